package sharing

import (
	"context"
	"net"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestAStepThatIsTooLong is not made, and one that was made while the event was not shared is said instead of being tried for ever.
func TestAStepThatIsTooLong(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	huge := *bob.doc.Tournament()
	huge.City = strings.Repeat("long ", mostStep/4)
	err := bob.Do(steps.Restore{Tournament: huge})
	if err == nil || !strings.Contains(err.Error(), "at most 8") || len(bob.doc.Entries()) != 0 {
		t.Errorf("%v, %d steps", err, len(bob.doc.Entries()))
	}
	if err := bob.doc.Do(steps.Restore{Tournament: huge}); err != nil { // as the window does where nothing is shared
		t.Fatal(err)
	}
	until(t, "said", func() bool {
		s := bob.Status()
		return s.Line == NoLine && s.Waiting == 1 && strings.Contains(s.Why.String(), "at most 8")
	}, ann, bob)
}

// TestNobodyAtHome: an address that takes the call and says nothing, as behind some firewalls, is not called another program.
func TestNobodyAtHome(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	_, err = Join(ctx, "AAAAAAAAAAAA", l.Addr().String(), filepath.Join(t.TempDir(), "x.wallchart"), wallchart.Options{State: t.TempDir()},
		Options{Name: "x", State: t.TempDir()})
	if err == nil || !strings.Contains(err.Error(), "says nothing") || !strings.Contains(err.Error(), "firewall") {
		t.Error(err)
	}
}

// TestWhatCannotBeShared leaves the document as it was: its steps are signed as before.
func TestWhatCannotBeShared(t *testing.T) {
	taken := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	t.Cleanup(func() { _ = taken.Close() })
	doc := event(t)
	if _, err := Share(doc, Options{Name: "hall", State: t.TempDir(), Listen: taken.Addr().String()}); err == nil {
		t.Fatal("it is shared at an address that is taken")
	}
	must.Do(t, doc.Do(result(1, "1-0")))
	if e := doc.Entries()[0]; e.Desk != "" {
		t.Errorf("the step is signed by the desk %s, which there is not", e.Desk)
	}
}

// TestClocksADayApart: one desk's clock is a day behind, another's a day ahead. Steps come in the order in which they reach the host, each
// desk takes back its own last one, and a code is good by the host's clock.
func TestClocksADayApart(t *testing.T) {
	ann := shared(t, Options{})
	wrong := func(name string, by time.Duration) *Desk {
		t.Helper()
		clock := func() time.Time { return time.Now().Add(by) }
		code, _ := must.Two(ann.Code(Arbiter))(t)
		d := must.Have(Join(context.Background(), code, where(ann), filepath.Join(t.TempDir(), name+".wallchart"),
			wallchart.Options{State: t.TempDir(), By: name, Clock: clock},
			Options{Name: name, State: t.TempDir(), Listen: "127.0.0.1:0", Clock: clock}))(t)
		t.Cleanup(d.doc.Discard)
		t.Cleanup(d.Leave)
		return d
	}
	late, early := wrong("late", -24*time.Hour), wrong("early", 24*time.Hour)
	all := []*Desk{ann, late, early}
	settle(t, all...)
	for n, d := range []*Desk{early, late, ann, late, early, ann} {
		do(t, d, result(n%3+1, []string{"1-0", "0-1"}[n/3]))
		settle(t, all...)
	}
	alike(t, all...)
	if on(ann, 1) != "0-1" || on(ann, 2) != "0-1" || on(ann, 3) != "0-1" || len(ann.doc.Entries()) != 6 {
		t.Errorf("the boards are %s %s %s after %d steps", on(ann, 1), on(ann, 2), on(ann, 3), len(ann.doc.Entries()))
	}
	if _, err := late.Undo(); err != nil { // its second step, on board 1
		t.Error(err)
	}
	settle(t, all...)
	if on(early, 1) != "1-0" {
		t.Errorf("after an undo board 1 is %s", on(early, 1))
	}
	// Without a line, both on the same board: it is asked, whatever the clocks say.
	die(ann)
	do(t, late, result(2, "½-½"))
	do(t, early, result(2, "1-0"))
	ann = back(t, ann, wallchart.Options{})
	asked := settle(t, ann, late, early)
	alike(t, ann, late, early)
	if len(asked) != 1 {
		t.Errorf("it is asked: %v", asked)
	}
	for _, h := range ann.Status().Here {
		if !h.Here {
			t.Errorf("%s counts as away because of its clock", h.Name)
		}
	}
}
