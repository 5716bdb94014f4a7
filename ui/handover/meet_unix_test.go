//go:build !windows

package handover

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"wallchart/must"
)

// TestAnotherUserIsRefused at either end of a socket.
func TestAnotherUserIsRefused(t *testing.T) {
	other := socket{os.Geteuid() + 1}
	m := meeting(here(t), other, hasty)
	_, files := begin(t, m, true)
	m.way = systemWay
	if first, handed := m.Begin([]string{"a.wallchart"}); first != nil || handed || len(files()) > 0 {
		t.Errorf("another user has handed over %q: %v, %v", files(), first, handed)
	}
	m = meeting(here(t), systemWay, hasty)
	_, files = begin(t, m, true)
	m.way = other
	if first, handed := m.Begin([]string{"a.wallchart"}); first != nil || handed || len(files()) > 0 {
		t.Errorf("to another user was handed over %q: %v, %v", files(), first, handed)
	}
}

// TestARealUserIsRefused even where somebody has opened folder and socket to all.
func TestARealUserIsRefused(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can be somebody else")
	}
	folder := here(t)
	_, files := begin(t, meeting(folder, systemWay, patient), true)
	for _, path := range []string{folder, folder + "/one-test.socket", folder + "/one-test.lock"} {
		must.Do(t, os.Chmod(path, 0o777))
	}
	program := filepath.Join(here(t), "program") // the test's own lies where nobody else looks
	raw, err := os.ReadFile(os.Args[0])
	must.Do(t, errors.Join(err, os.WriteFile(program, raw, 0o755), os.Chmod(filepath.Dir(program), 0o755)))
	nobody := func(c *exec.Cmd) {
		c.Path, c.Dir = program, folder
		c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	}
	if _, became := child(t, folder, nobody); became != "alone" || len(files()) > 0 {
		t.Errorf("another user is %s; handed over is %q", became, files())
	}
	bold := func(c *exec.Cmd) {
		nobody(c)
		c.Env = append(c.Env, "WALLCHART_HANDOVER_BOLD=1")
	}
	if _, answer := child(t, folder, bold); answer != "refused" || len(files()) > 0 {
		t.Errorf("another user is %s; handed over is %q", answer, files())
	}
}

// TestAFolderOfOthersIsNotUsed: whoever may write there could listen in another's place.
func TestAFolderOfOthersIsNotUsed(t *testing.T) {
	folder := here(t)
	must.Do(t, os.Chmod(folder, 0o777))
	if first, handed := meeting(folder, systemWay, hasty).Begin(nil); first != nil || handed {
		t.Errorf("in a folder that all may write to: %v, %v", first, handed)
	}
	link := here(t) + "/link"
	must.Do(t, os.Symlink(here(t), link))
	if first, handed := meeting(link, systemWay, hasty).Begin(nil); first != nil || handed {
		t.Errorf("behind a link: %v, %v", first, handed)
	}
}

// TestTheSessionsFolderIsUsed where there is one.
func TestTheSessionsFolderIsUsed(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", "/run/user/1000")
	if got := System("/state", ":0").path(".socket"); got != "/run/user/1000/wallchart/one--0.socket" {
		t.Errorf("met is at %s", got)
	}
	t.Setenv("XDG_RUNTIME_DIR", "relative")
	if got := System("/state", ":0").path(".socket"); got != "/state/one--0.socket" {
		t.Errorf("without one, met is at %s", got)
	}
}
