package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFollowing: after each change once; nothing while nothing changes or the file is away; a failure is said once and tried again.
func TestFollowing(t *testing.T) {
	broken, gone := errors.New("half written"), errors.New("no disk")
	looks := []struct {
		stamp string
		fails error
	}{{"a", nil}, {"b", nil}, {"b", nil}, {"", nil}, {"c", broken}, {"c", broken}, {"c", gone}, {"c", nil}, {"c", nil}, {"d", broken},
		{"d", nil}}
	at := -1
	var did []string
	following{
		wait:  func(context.Context) bool { at++; return at < len(looks) },
		stamp: func() string { return looks[at].stamp },
		again: func() error { did = append(did, looks[at].stamp); return looks[at].fails },
		say:   func(err error) { did = append(did, err.Error()) },
	}.run(context.Background(), "a")
	if got, want := strings.Join(did, ", "), "b, c, half written, c, c, no disk, c, d, half written, d"; got != want {
		t.Errorf("done is %s\nwant    %s", got, want)
	}
}

// TestStamps: of the file and of the steps beside it; without a file there is none.
func TestStamps(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "e[1].wallchart")
	if got := stampOf(path); got != "" {
		t.Errorf("of nothing it is %q", got)
	}
	steps := filepath.Join(folder, ".e[1].wallchart.history")
	if err := os.Mkdir(steps, 0o700); err != nil {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for _, name := range []string{path, filepath.Join(steps, "journal"), path, filepath.Join(steps, "journal")} {
		f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.WriteString("a step\n")
		if err := errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
		now := stampOf(path)
		if before, ok := seen[now]; ok || now == "" {
			t.Errorf("after %s it is that after %s", name, before)
		}
		seen[now] = name
		if again := stampOf(path); again != now {
			t.Errorf("looked at twice it is %q and %q", now, again)
		}
	}
}

// TestFollowIsForWebPages: another form, a file and the standard input are refused.
func TestFollowIsForWebPages(t *testing.T) {
	event := filepath.Join(t.TempDir(), "e.wallchart")
	if status, _, said := called("generate", event, "--players", "4", "--rounds", "1"); status != 0 {
		t.Fatal(said)
	}
	for _, c := range []struct{ args, says string }{
		{"export EVENT --to e.pdf --follow", "--format html --to FOLDER/"},
		{"export EVENT --to e.html --follow", "--format html --to FOLDER/"},
		{"export - --format html --to web/ --follow", "needs a file"},
	} {
		status, _, said := called(strings.Fields(strings.ReplaceAll(c.args, "EVENT", event))...)
		if status != 2 || !strings.Contains(said, c.says) {
			t.Errorf("%s ends with %d: %s", c.args, status, said)
		}
	}
}
