package sharing

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestWhatWasTakenBackIsAStepBack: in the stream there is no undo. Each of its steps alone makes what the event was after the entry, each
// is later than the one before, and where there is nothing to take back there is no step.
func TestWhatWasTakenBackIsAStepBack(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 3, Scoring: model.Classic(model.One, model.Half, 0)}
	for n := range 3 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: string(rune('A' + n))}})
	}
	origin := (&model.Tournament{Name: "X"}).With(s)
	here := func(ev *model.Tournament) (all string) {
		for _, p := range ev.Section(1).Players {
			if p.Present {
				all += p.Name
			}
		}
		return all
	}
	nine := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	for _, c := range []struct{ done, want string }{
		{"A", "A"}, {"A B", "A|AB"}, {"A -", "A|"}, {"A B -", "A|AB|A"}, {"A B - -", "A|AB|A|"}, {"A B - - +", "A|AB|A||A"},
		{"A B - - + +", "A|AB|A||A|AB"}, {"A - + -", "A||A|"}, {"A B - C", "A|AB|A|AC"}, {"A B - C -", "A|AB|A|AC|A"},
		{"A B - C +", "A|AB|A|AC"}, {"- A", "A"}, {"+ A", "A"}, {"A - - B", "A||B"},
	} {
		var log []journal.Entry
		for n, step := range strings.Fields(c.done) {
			e := journal.Entry{N: n + 1, Time: nine}
			switch step {
			case "-":
				e.Step = journal.Undone
			case "+":
				e.Step = journal.Redone
			default:
				var err error
				if e.Kind, e.With, err = written(steps.CheckIn{Section: 1, Who: model.ID(step[0] - 'A' + 1), Present: true}); err != nil {
					t.Fatal(err)
				}
			}
			log = append(log, e)
		}
		out, err := (&Desk{name: "bob"}).plain(origin, log)
		if err != nil {
			t.Fatalf("%s: %v", c.done, err)
		}
		ev, names := origin, map[string]bool{"": true}
		var states []string
		for _, e := range out {
			change := must.Have(e.Change(steps.List))(t)
			ev = must.Have(change.Apply(ev))(t)
			if e.Step != journal.Done || e.Of != 0 || e.Desk != "bob" || names[e.ID] {
				t.Errorf("%s: %+v", c.done, e)
			}
			names[e.ID] = true
			states = append(states, here(ev))
		}
		if got := strings.Join(states, "|"); got != c.want {
			t.Errorf("%s makes %q, want %q", c.done, got, c.want)
		}
	}
	bad := []journal.Entry{{N: 1, Kind: "no such step", With: json.RawMessage("{}")}}
	if _, err := (&Desk{name: "bob"}).plain(origin, bad); err == nil {
		t.Error("a step that nobody knows is plain")
	}
	theirs := []journal.Entry{{N: 1, Time: nine, Desk: "ann"}}
	theirs[0].Kind, theirs[0].With, _ = written(steps.CheckIn{Section: 1, Who: 1, Present: true})
	if out, err := (&Desk{name: "bob"}).plain(origin, theirs); err != nil || len(out) != 1 || out[0].Desk != "ann" ||
		!out[0].Time.Equal(nine) {
		t.Errorf("a step of another desk becomes %+v, %v", out, err)
	}
}

// TestHowMuchIsTooMuch for a step is said in megabytes that contradict nothing: one byte too many is more than the limit.
func TestHowMuchIsTooMuch(t *testing.T) {
	for bytes, want := range map[int]string{mostStep + 1: "(9 MB, at most 8)", 9 << 20: "(9 MB, at most 8)",
		9<<20 + 1: "(10 MB, at most 8)"} {
		if got := tooLong(bytes).Error(); !strings.Contains(got, want) {
			t.Errorf("%d bytes: %s", bytes, got)
		}
	}
}

// TestAddressesOfThisComputer: the one that nobody else reaches is last, and each is one to share at.
func TestAddressesOfThisComputer(t *testing.T) {
	all := Addresses()
	alone := false
	for _, a := range all {
		loop := strings.HasPrefix(a.IP, "127.")
		if alone && !loop || a.Network == "" || strings.HasPrefix(a.IP, "fe80") || a.IP == "::1" {
			t.Errorf("the addresses are %+v", all)
		}
		alone = alone || loop
	}
	if len(all) > 0 {
		l := must.Have(listen(all[len(all)-1].IP + ":0"))(t)
		defer l.Close()
		if _, err := listen(l.Addr().String()); err == nil || !strings.Contains(err.Error(), "another program is at") {
			t.Errorf("an address that is taken: %v", err)
		}
	}
	if _, err := listen("192.0.2.1:99"); err == nil || !strings.Contains(err.Error(), "Choose an address of this computer") {
		t.Errorf("an address of nobody: %v", err)
	}
}
