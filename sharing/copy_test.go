package sharing

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// elsewhere is a copy of a desk's file, on another computer, after a step was made there alone; with tells whether what stands beside
// the file was copied as well.
func elsewhere(t *testing.T, d *Desk, with bool, c journal.Change) (path, state string) {
	t.Helper()
	must.Do(t, d.doc.Save())
	folder := t.TempDir()
	path, state = filepath.Join(folder, "copy.wallchart"), t.TempDir()
	b := must.Have(os.ReadFile(d.doc.Path()))(t)
	must.Do(t, os.WriteFile(path, b, 0o600))
	if with {
		must.Do(t, os.CopyFS(historyOf(path), os.DirFS(historyOf(d.doc.Path()))))
	}
	doc := must.Have(wallchart.Open(path, wallchart.Options{State: state}))(t)
	must.Do(t, doc.Do(c))
	must.Do(t, doc.Close())
	return path, state
}

// TestACopyThatWentItsOwnWay comes back: its steps are laid beside the others', and what does not go together is asked.
func TestACopyThatWentItsOwnWay(t *testing.T) {
	for name, with := range map[string]bool{"the file alone": false, "with what stands beside it": true} {
		t.Run(name, func(t *testing.T) {
			ann := shared(t, Options{})
			bob := joins(t, ann, "bob", Arbiter)
			do(t, ann, result(1, "1-0"))
			settle(t, ann, bob)
			one, state := elsewhere(t, bob, with, result(2, "0-1"))
			two, state2 := elsewhere(t, bob, with, result(3, "½-½"))
			do(t, ann, result(3, "1-0"))
			settle(t, ann, bob)
			join := func(name, path, state string) *Desk {
				t.Helper()
				code, _ := must.Two(ann.Code(Arbiter))(t)
				d := must.Have(Join(context.Background(), code, where(ann), path, wallchart.Options{State: state, By: name},
					Options{Name: name, State: state, Listen: "127.0.0.1:0"}))(t)
				t.Cleanup(d.doc.Discard)
				t.Cleanup(d.Leave)
				return d
			}
			cy := join("cy", one, state)
			if asked := settle(t, ann, bob, cy); len(asked) != 0 {
				t.Errorf("it is asked: %v", asked)
			}
			dan := join("dan", two, state2)
			asked := settle(t, ann, bob, cy, dan)
			alike(t, ann, bob, cy, dan)
			if on(ann, 1) != "1-0" || on(ann, 2) != "0-1" || on(ann, 3) != "1-0" {
				t.Errorf("the boards are %s %s %s", on(ann, 1), on(ann, 2), on(ann, 3))
			}
			if len(asked) != 1 || asked[0].Theirs.Desk != "ann" || !strings.Contains(string(asked[0].Mine.With), `"board":3`) {
				t.Errorf("it is asked: %+v", asked)
			}
		})
	}
	ann := shared(t, Options{})
	code, _, err := ann.Code(Arbiter)
	if err != nil {
		t.Fatal(err)
	}
	other := eventOf(t, 8)
	do2 := other.Path()
	must.Do(t, other.Do(result(1, "1-0")))
	must.Do(t, other.Close())
	was, err := os.ReadFile(do2)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Join(context.Background(), code, where(ann), do2, wallchart.Options{State: t.TempDir()}, Options{Name: "x", State: t.TempDir()})
	if err == nil || !strings.Contains(err.Error(), "not of this event") {
		t.Errorf("another event is taken for a copy: %v", err)
	}
	if now, err := os.ReadFile(do2); err != nil || string(now) != string(was) || WasShared(do2) {
		t.Errorf("the other event's file is changed: %v", err)
	}
}

// TestACopyInAnotherRole: what was done in a copy that its desk may not do now is given back, instead of waiting for ever.
func TestACopyInAnotherRole(t *testing.T) {
	ann := shared(t, Options{})
	do(t, ann, result(1, "1-0"))
	settle(t, ann)
	path, state := elsewhere(t, ann, false, steps.SetLots{Section: 1, Seed: 5})
	code, _ := must.Two(ann.Code(Results))(t)
	bob, err := Join(context.Background(), code, where(ann), path, wallchart.Options{State: state}, Options{Name: "bob", State: state})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(bob.doc.Discard)
	t.Cleanup(bob.Leave)
	asked := settle(t, ann, bob)
	alike(t, ann, bob)
	if len(asked) != 1 || !strings.Contains(asked[0].Error(), "not for this desk") || len(bob.waiting()) != 0 {
		t.Errorf("%v, %d wait", asked, len(bob.waiting()))
	}
}

// TestTheHostsFileOnAnotherComputer is another host, above the one whose computer may still run: the two come together.
func TestTheHostsFileOnAnotherComputer(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	path, state := elsewhere(t, ann, true, result(2, "0-1"))
	doc := must.Have(wallchart.Open(path, wallchart.Options{State: state}))(t)
	twin := must.Have(Resume(doc, Options{State: state, Listen: "127.0.0.1:0"}))(t)
	t.Cleanup(doc.Discard)
	t.Cleanup(twin.Leave)
	if twin.rank() == ann.rank() || !twin.Status().Hosting {
		t.Errorf("the same host twice: %+v", twin.rank())
	}
	if on(twin, 1) != "1-0" || on(twin, 2) != "0-1" {
		t.Errorf("the boards are %s %s", on(twin, 1), on(twin, 2))
	}
}
