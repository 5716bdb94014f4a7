package scripts_test

import (
	"strings"
	"testing"
)

// call is a program that notes how it was called.
const call = `#!/bin/sh
echo "${0##*/} $*" >>calls
`

func TestRun(t *testing.T) {
	const (
		text = "build wallchart-cli\n" +
			"wallchart-cli standings assets/samples/amateur-team.wallchart\n" +
			"wallchart-cli export assets/samples/amateur-team.wallchart --to out/amateur-team.xlsx\n" +
			"wallchart-cli export assets/samples/amateur-team.wallchart --to out/amateur-team.pdf --report wallchart --landscape"
		opened = "build wallchart\nwallchart sample:club.wallchart"
	)
	good := project{"scripts/setup": "#!/bin/sh\n", "scripts/build": call, "out/wallchart": call, "out/wallchart-cli": call}
	with := func(name, text string) project {
		p := project{name: text}
		for n, t := range good {
			if n != name {
				p[n] = t
			}
		}
		return p
	}
	later := machine{"date": "[ -e later ] && echo 1060 || echo 1000; : >later"}

	for _, c := range []struct {
		name  string
		on    machine
		files project
		env   string
		args  []string
		fails bool
		calls string
		says  string
	}{
		{"a display", nil, good, "DISPLAY=:0", nil, false, opened, "Building the window"},
		{"a display and a file", nil, good, "DISPLAY=:0", []string{"my event.wallchart"}, false,
			"build wallchart\nwallchart my event.wallchart", ""},
		{"Wayland", nil, good, "WAYLAND_DISPLAY=wayland-0", nil, false, opened, ""},
		{"macOS", machine{"uname": "echo Darwin"}, good, "", nil, false, opened, ""},
		{"no display", nil, good, "DISPLAY=", nil, false, text, "no display here"},
		{"no display, and how long it takes", nil, good, "DISPLAY=", nil, false, text, "the first time takes"},
		{"no display and a file", nil, good, "", []string{"May/club.trf"}, false,
			strings.NewReplacer("assets/samples/amateur-team.wallchart", "May/club.trf", "out/amateur-team", "out/club").Replace(text),
			"out/club.xlsx"},
		{"no compiler", nil, with("scripts/build", call+`[ "$1" != wallchart ]`), "DISPLAY=:0",
			nil, false, "build wallchart\n" + text, "For the window, do what is said further up"},
		{"no OpenGL", nil, with("out/wallchart", call+"exit 1"), "DISPLAY=:0", nil, false, opened + "\n" + text, "could not be opened"},
		{"a crash after a minute", later, with("out/wallchart", call+"exit 3"), "DISPLAY=:0", nil, true, opened, ""},
		{"no Go", nil, with("scripts/setup", "#!/bin/sh\necho no go\nexit 1\n"), "DISPLAY=:0", nil, true, "", "no go"},
		{"a broken sample", nil, with("out/wallchart-cli", call+"exit 1"), "", nil, true,
			"build wallchart-cli\nwallchart-cli standings assets/samples/amateur-team.wallchart", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			said, calls, err := start(t, []machine{{"uname": "echo Linux"}, c.on}, c.files, []string{c.env}, "run", c.args...)
			if (err != nil) != c.fails {
				t.Errorf("ended with %v; it said:\n%s", err, said)
			}
			if calls != strings.TrimSpace(c.calls) {
				t.Errorf("called\n%s\nwant\n%s", calls, c.calls)
			}
			if !strings.Contains(said, c.says) {
				t.Errorf("said\n%s\nwant %q in it", said, c.says)
			}
		})
	}
}

func TestTest(t *testing.T) {
	const all = " ./sharing ./ui ./cmd/wallchart . ./files/wallchart ./cmd/wallchart-cli ./..."
	const pure = "go 0 test -p 5 -vet=off -timeout 30m -tags migrated_fynedo no_emoji netgo osusergo" + all
	const tools = "\ngo 0 -C tools test -vet=off ./...\ngo 0 -C tools/mutate test -vet=off ./..."
	const copied = "cp out/wallchart out/wallchart-tested\n"
	noScreen := "#!/bin/sh\n[ $1 = go ]\n"
	driven := func(calls string) string { // each call with the window to drive
		return strings.ReplaceAll(calls, "\n", " drives wallchart-tested\n") + " drives wallchart-tested"
	}
	for _, c := range []struct {
		name, system, setup, goes string
		fails                     bool
		calls                     string
	}{
		{"a screen", "Linux", "#!/bin/sh\n", "", false, "build wallchart\n" + copied + driven(pure+tools)},
		{"the same window", "Linux", "#!/bin/sh\n: >same\n", "", false, "build wallchart\n" + driven(pure+tools)},
		{"no screen", "Linux", noScreen, "", false, pure + tools},
		{"a failing test", "Linux", "#!/bin/sh\n", "exit 1", true, "build wallchart\n" + copied + driven(pure)},
		{"macOS", "Darwin", "#!/bin/sh\n", "", false, "go 0 test -p 5 -vet=off -timeout 30m -tags migrated_fynedo no_emoji ci" + all + tools},
	} {
		t.Run(c.name, func(t *testing.T) {
			on := machine{"uname": "echo " + c.system, "getconf": "echo 4", "cmp": "[ -e same ]", "cp": `echo "cp $*" >>calls`,
				"go": `echo "go $CGO_ENABLED $*${WALLCHART_E2E:+ drives ${WALLCHART_BIN##*/}}" >>calls` + "\n" + c.goes}
			said, calls, err := start(t, []machine{on}, project{"scripts/setup": c.setup, "scripts/build": call}, nil, "test")
			if (err != nil) != c.fails || calls != c.calls {
				t.Errorf("ended with %v, called\n%s\nwant\n%s\nsaid\n%s", err, calls, c.calls, said)
			}
			if left := strings.Contains(said, "without the tests of the real window"); left != (c.setup == noScreen) {
				t.Errorf("says that the window is left out: %v\n%s", left, said)
			}
		})
	}
}
