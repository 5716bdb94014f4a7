package scripts_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wallchart/must"
)

// The installers write what they were asked for to the file calls and make the missing compiler and headers
// appear, as real ones would.
var (
	linux  = machine{"uname": "echo Linux", "go": "echo go1.26.3"}
	root   = machine{"id": "echo 0"}
	nobody = machine{"id": "echo 1000", "sudo": "exit 1"}
	sudoer = machine{"id": "echo 1000", "sudo": `shift; exec "$@"`} // drops -n

	// The files cc and headers, once there, are the compiler and the libraries.
	bare = machine{
		"gcc":        "[ -e cc ]",
		"pkg-config": "[ -e headers ]",
	}
	ready = machine{"gcc": "exit 0", "pkg-config": "exit 0"}

	screened = machine{"Xvfb": "", "openbox": "", "xdotool": "", "xclip": "", "pdftotext": ""}

	apt    = machine{"apt-get": `echo "apt-get $*" >>calls; case $1 in install) : >cc; : >headers;; esac`}
	dnf    = machine{"dnf": `echo "dnf $*" >>calls; : >cc; : >headers`}
	broken = machine{"apt-get": `echo "apt-get $*" >>calls; echo "E: no such host"; exit 100`}
	idle   = machine{"apt-get": `echo "apt-get $*" >>calls`} // says yes and does nothing
)

func TestSetup(t *testing.T) {
	const debian = "install -y --no-install-recommends gcc libc6-dev libgl-dev " +
		"libx11-dev libxrandr-dev libxcursor-dev libxi-dev libxinerama-dev libxxf86vm-dev"
	const fedora = "install -y gcc glibc-devel mesa-libGL-devel " +
		"libX11-devel libXrandr-devel libXcursor-devel libXi-devel libXinerama-devel libXxf86vm-devel"
	const typeThis = "Type this and run make again:  "

	for _, c := range []struct {
		name  string
		on    []machine
		needs string
		fails bool
		calls []string // what the installers were asked, in order
		says  string   // part of what is printed; "" for not a word
	}{
		{"all there", []machine{linux, nobody, ready, apt}, "go window", false, nil, ""},
		{"tests only", []machine{linux, nobody, bare, apt}, "go", false, nil, ""},

		{"Debian, root", []machine{linux, root, bare, apt}, "go window", false,
			[]string{"apt-get update -q", "apt-get " + debian}, "Installing what is missing:  apt-get install"},
		{"Debian, sudo", []machine{linux, sudoer, bare, apt}, "window", false,
			[]string{"apt-get update -q", "apt-get " + debian}, "Installing what is missing:  sudo apt-get"},
		{"Debian, neither", []machine{linux, nobody, bare, apt}, "window", true, nil, typeThis + "sudo apt-get " + debian},
		{"Debian, no sudo command", []machine{linux, {"id": "echo 1000"}, bare, apt}, "window", true, nil, typeThis + "sudo apt-get " + debian},
		{"Debian, screen", []machine{linux, nobody, ready, apt}, "window screen", true, nil,
			typeThis + "sudo apt-get install -y --no-install-recommends xvfb libgl1-mesa-dri openbox xdotool xclip poppler-utils\n"},
		{"Debian, measuring", []machine{linux, nobody, screened, apt}, "measure", true, nil,
			typeThis + "sudo apt-get install -y --no-install-recommends x11-utils\n"},
		{"Debian, packages", []machine{linux, nobody, ready, apt}, "packages debian", true, nil, typeThis + "sudo apt-get install -y " +
			"--no-install-recommends desktop-file-utils appstream dpkg-dev lintian rpm xz-utils debootstrap imagemagick\n"},
		{"Debian, Wayland only", []machine{linux, root, bare, apt}, "wayland", false,
			[]string{"apt-get update -q", "apt-get " + debian + " libwayland-dev libxkbcommon-dev libegl-dev"}, "Installing"},
		{"Debian, no network", []machine{linux, root, bare, broken}, "window", true,
			[]string{"apt-get update -q", "apt-get " + debian}, "E: no such host"},
		{"Debian, nothing came of it", []machine{linux, root, bare, idle}, "window", true,
			[]string{"apt-get update -q", "apt-get " + debian}, "still not found: cc gl x11"},
		{"Debian, for Windows", []machine{linux, nobody, ready, apt}, "go windows", true, nil,
			typeThis + "sudo apt-get install -y --no-install-recommends gcc-mingw-w64-x86-64 nsis\n"},
		{"Debian, for Windows, all there", []machine{linux, nobody, {"x86_64-w64-mingw32-gcc": "", "makensis": ""}}, "windows", false, nil, ""},
		{"Debian, to try it", []machine{linux, nobody, screened, apt}, "wine", true, nil,
			typeThis + "sudo apt-get install -y --no-install-recommends wine wine64 unzip x11-utils imagemagick\n"},
		{"macOS, for Windows", []machine{linux, {"uname": "echo Darwin"}}, "windows", true, nil, "on Linux only"},

		{"Fedora, root", []machine{linux, root, bare, dnf}, "window", false, []string{"dnf " + fedora},
			"Installing what is missing:  dnf install"},
		{"Fedora, neither", []machine{linux, nobody, bare, dnf}, "window", true, nil, typeThis + "sudo dnf " + fedora},
		{"another Linux", []machine{linux, root, bare}, "window", true, nil, "These are missing: cc gl x11 xrandr xcursor xi xinerama xxf86vm."},

		{"macOS with its tools", []machine{linux, {"uname": "echo Darwin", "xcode-select": "exit 0", "brew": "echo brew >>calls"}},
			"go window", false, nil, ""},
		{"macOS without", []machine{linux, {"uname": "echo Darwin", "xcode-select": "exit 2", "brew": "echo brew >>calls"}},
			"go window", true, nil, typeThis + "xcode-select --install"},
		{"macOS, tests only", []machine{linux, {"uname": "echo Darwin", "xcode-select": "exit 2"}}, "go", false, nil, ""},
		{"Windows", []machine{linux, {"uname": "echo MINGW64_NT-10.0", "gcc": "exit 1"}}, "go window", true, nil, "mingw-w64 gcc of MSYS2"},

		{"no Go", []machine{{"uname": "echo Linux"}}, "go", true, nil, "no go command was found. Get it at https://go.dev/dl/"},
		{"no Go on macOS", []machine{{"uname": "echo Darwin"}}, "go window", true, nil, "brew install go"},
		{"Debian's own Go", []machine{linux, {"go": "echo go1.19.8"}}, "go", true, nil, "and this is go1.19.8. Get it at"},
		{"a Go that may not fetch another", []machine{linux, {"go": `[ "$PWD" = / ] || exit 1; echo go1.24.4`}},
			"go", true, nil, "and this is go1.24.4. Get it at"},
		{"a Go that is broken", []machine{linux, {"go": "echo cannot find GOROOT; exit 2"}}, "go",
			true, nil, "does not work here: cannot find GOROOT"},
		{"a later Go", []machine{linux, {"go": "echo go2.0"}}, "go", false, nil, ""},
		{"a Go of tomorrow", []machine{linux, {"go": "echo go1.27rc1"}}, "go", false, nil, ""},

		{"no such need", []machine{linux}, "kitchen", true, nil, `"kitchen" is not a need`},
	} {
		t.Run(c.name, func(t *testing.T) {
			said, calls, err := setup(t, c.on, nil, strings.Fields(c.needs)...)
			if (err != nil) != c.fails {
				t.Errorf("ended with %v; it said:\n%s", err, said)
			}
			if want := strings.Join(c.calls, "\n"); calls != want {
				t.Errorf("asked the installers for\n%s\nwant\n%s", calls, want)
			}
			if c.says == "" && said != "" || !strings.Contains(said, c.says) {
				t.Errorf("said\n%s\nwant %q in it", said, c.says)
			}
		})
	}
}

// TestWhatTheWindowsTestsRun: each program that the tests of the real window run is among those that make test sees to. One was not,
// and where it happened to be installed nobody noticed. Left out are the tests that have a target, and needs, of their own.
func TestWhatTheWindowsTestsRun(t *testing.T) {
	text := must.Have(os.ReadFile("setup"))(t)
	_, after, _ := strings.Cut(string(text), "\nscreen() {\n")
	needed, _, _ := strings.Cut(after, "\n}\n")
	files := must.Have(filepath.Glob("../cmd/wallchart/*_test.go"))(t)
	runs := regexp.MustCompile(`(?:exec\.Command|background|exec\.CommandContext)\((?:ctx, )?"([^"]+)"`)
	found := 0
	for _, f := range files {
		if name := filepath.Base(f); strings.HasPrefix(name, "wine") || name == "measure_test.go" || name == "days_test.go" ||
			name == "monkey_test.go" {
			continue
		}
		code := must.Have(os.ReadFile(f))(t)
		for _, m := range runs.FindAllStringSubmatch(string(code), -1) {
			if found++; !strings.Contains(needed, "need "+m[1]+" ") {
				t.Errorf("%s runs %s, which scripts/setup does not see to for \"screen\"", f, m[1])
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d places run a program: they are written otherwise now", found)
	}
}

func TestSetupInstallsNothingWhenToldSo(t *testing.T) {
	said, calls, err := setup(t, []machine{linux, root, bare, apt}, []string{"WALLCHART_NO_INSTALL=1"}, "window")
	if err == nil || calls != "" || !strings.Contains(said, "run make again:  apt-get install") {
		t.Errorf("ended with %v, asked the installers for %q and said\n%s", err, calls, said)
	}
}

// setup runs scripts/setup on the machine that the given parts make up and returns what it printed and what the
// installers were asked.
func setup(t *testing.T, parts []machine, env []string, needs ...string) (said, calls string, err error) {
	t.Helper()
	return start(t, parts, project{"go.mod": "module wallchart\n\ngo 1.26.0\n"}, env, "setup", needs...)
}
