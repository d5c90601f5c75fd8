//! One evening over SSH: the console on a server of its own, the line dropped, and everything there again.

use crate::support::program::Trial;
use crate::support::pty::{Launch, Pty};
use rustix::process::Signal;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const SSHD: &str = "/usr/sbin/sshd";

/// A server on loopback for the user who runs the test, with keys made for it.
struct Server {
    keys: TempDir,
    port: u16,
    daemon: Child,
    log: PathBuf,
}

impl Server {
    /// Starts one; none, with a word on stderr, where there can be none.
    fn start() -> Option<Self> {
        for (program, found) in [
            (SSHD, Path::new(SSHD).exists()),
            ("ssh", answers("ssh", "-V")),
            ("ssh-keygen", answers("ssh-keygen", "-?")),
        ] {
            if !found {
                eprintln!("SKIPPED: this test needs {program}, which is not installed");
                return None;
            }
        }
        let keys = TempDir::new().unwrap();
        for name in ["host", "user"] {
            let made = Command::new("ssh-keygen")
                .args(["-q", "-t", "ed25519", "-N", "", "-f"])
                .arg(keys.path().join(name))
                .status()
                .unwrap();
            assert!(made.success());
        }
        fs::copy(keys.path().join("user.pub"), keys.path().join("authorized")).unwrap();
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let at = keys.path().display();
        let config = format!(
            "Port {port}\nListenAddress 127.0.0.1\nHostKey {at}/host\nAuthorizedKeysFile {at}/authorized\n\
             PidFile none\nStrictModes no\nUsePAM no\nPermitRootLogin yes\nPasswordAuthentication no\n\
             KbdInteractiveAuthentication no\nPrintMotd no\nPrintLastLog no\n",
        );
        let file = keys.path().join("config");
        fs::write(&file, config).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        if rustix::process::geteuid().is_root() {
            // The empty folder that a server of root wants; whoever boots a machine makes it otherwise.
            let _ = fs::create_dir("/run/sshd");
        }
        let log = keys.path().join("log");
        let daemon = Command::new(SSHD)
            .args(["-D", "-f"])
            .arg(&file)
            .arg("-E")
            .arg(&log)
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut server = Self {
            keys,
            port,
            daemon,
            log,
        };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < Duration::from_secs(20), "{}", server.log());
            if server.daemon.try_wait().unwrap().is_some() {
                eprintln!("SKIPPED: sshd does not run here: {}", server.log());
                return None;
            }
            sleep(Duration::from_millis(20));
        }
        Some(server)
    }

    fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// `ssh -tt` to it, with the console as the command.
    fn console(&self, trial: &Trial) -> Option<Pty> {
        let user = Command::new("id").arg("-un").output().unwrap();
        let user = String::from_utf8(user.stdout).unwrap();
        let command = format!(
            "XDG_STATE_HOME='{}' LC_ALL= LC_MESSAGES= LANG= exec '{}' open '{}'",
            trial.state_home().display(),
            env!("CARGO_BIN_EXE_arbiter"),
            trial.at(),
        );
        let port = self.port.to_string();
        let key = self.keys.path().join("user");
        let launch = ["-tt", "-F", "none", "-p", &port]
            .iter()
            .fold(Launch::new("ssh"), Launch::arg)
            .arg("-i")
            .arg(key);
        let launch = [
            "BatchMode=yes",
            "IdentitiesOnly=yes",
            "StrictHostKeyChecking=no",
            "UserKnownHostsFile=/dev/null",
            "LogLevel=ERROR",
        ]
        .iter()
        .fold(launch, |launch, option| launch.arg("-o").arg(option));
        let host = format!("{}@127.0.0.1", user.trim());
        launch.arg(host).arg(command).start()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

fn answers(program: &str, argument: &str) -> bool {
    Command::new(program)
        .arg(argument)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

#[test]
fn a_line_dropped_over_ssh_loses_nothing_that_was_acknowledged() {
    let Some(server) = Server::start() else { return };
    let trial = Trial::of(8);
    trial.feed("pair\npublish\n").ok();
    let acts = trial.acts();
    let Some(mut pty) = server.console(&trial) else {
        return;
    };
    pty.wait_for(&format!("已存 #{acts}"));
    pty.type_keys("2+");
    pty.wait_for(&format!("已存 #{}", acts + 1));
    pty.signal(Signal::KILL);
    pty.wait_exit();

    let Some(mut again) = server.console(&trial) else {
        return;
    };
    again.wait_for(&format!("已存 #{}", acts + 1));
    // The old console may end a moment later than its line; then this one takes over.
    again.wait_until("the new console to write", |screen| {
        !screen.contents().contains("只读")
    });
    assert_eq!(trial.view(&["pairings"])["boards"][1]["result"], "red");
    again.type_keys("3-");
    again.wait_for(&format!("已存 #{}", acts + 2));
    again.type_keys("qy");
    assert_eq!(again.wait_exit().0.code(), Some(0), "{}", server.log());
    trial.check().ok();
}
