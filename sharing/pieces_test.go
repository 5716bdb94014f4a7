package sharing

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestSmallestStepBack: each kind of step is taken back by one of its own kind, which leads to the event of before; others by the whole
// event.
func TestSmallestStepBack(t *testing.T) {
	ev := twoSections(4)
	s := ev.Sections[0]
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{s.Players[0].ID, s.Players[1].ID}},
		{Board: 2, Sides: [2]model.ID{s.Players[2].ID, s.Players[3].ID}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	renamed := s.Players[1]
	renamed.Name = "Zed"
	settings := steps.SettingsOf(s)
	settings.Control = model.Rapid
	header := steps.HeaderOf(ev)
	header.Name += " II"
	draw := steps.Result{model.Draw, model.Draw}
	d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter})
	for name, c := range map[string]struct {
		change journal.Change
		want   string // the kind of the step back
	}{
		"a result by the board":  {steps.SetResult{Section: s.ID, Round: 1, Board: 2, Result: draw}, steps.SetResult{}.Name()},
		"a result by the player": {steps.SetResult{Section: s.ID, Round: 1, Who: s.Players[2].ID, Result: draw}, steps.SetResult{}.Name()},
		"a check-in":             {steps.CheckIn{Section: s.ID, Who: s.Players[0].ID, Present: true}, steps.CheckIn{}.Name()},
		"a player":               {steps.EditPlayer{Section: s.ID, Player: renamed}, steps.EditPlayer{}.Name()},
		"the event":              {steps.EditTournament{Header: header}, steps.EditTournament{}.Name()},
		"the section":            {steps.EditSection{Section: s.ID, Settings: settings}, steps.EditSection{}.Name()},
		"several, the last first": {steps.Together{Changes: []journal.Change{steps.SetResult{Section: s.ID, Round: 1, Board: 1, Result: draw},
			steps.EditPlayer{Section: s.ID, Player: renamed}}}, steps.Together{}.Name()},
		"several that are one": {steps.Together{Changes: []journal.Change{steps.EditPlayer{Section: s.ID, Player: renamed}}},
			steps.EditPlayer{}.Name()},
		"a round taken back": {steps.RemoveRound{Section: s.ID, Round: 1}, steps.Restore{}.Name()},
		"several with a round taken back": {steps.Together{Changes: []journal.Change{steps.RemoveRound{Section: s.ID, Round: 1},
			steps.EditPlayer{Section: s.ID, Player: renamed}}}, steps.Restore{}.Name()},
	} {
		after, err := c.change.Apply(ev)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		back := d.inverse(made{change: c.change, before: ev}, after, ev)
		if got := back.Name(); got != c.want {
			t.Errorf("%s is taken back by %s, want %s", name, got, c.want)
		}
		if was, err := back.Apply(after); err != nil || !journal.Same(was, ev) {
			t.Errorf("%s taken back is another event, %v", name, err)
		}
	}
	for _, c := range []struct {
		section model.ID
		round   int
		board   int
		who     model.ID
		want    bool
	}{{s.ID, 1, 2, 0, true}, {s.ID, 1, 3, s.Players[0].ID, false}, {s.ID, 1, 0, s.Players[3].ID, true}, {s.ID, 0, 1, 0, false},
		{s.ID, 2, 1, 0, false}, {99, 1, 1, 0, false}} {
		if got := pairing(ev, c.section, c.round, c.board, c.who) != nil; got != c.want {
			t.Errorf("%+v is there: %v", c, got)
		}
	}
}

// TestLogsThatWentTheirOwnWays have in common what is the same from the beginning; a step whose change was left out is the same still.
func TestLogsThatWentTheirOwnWays(t *testing.T) {
	step := func(n int, desk string, minute int, with string) journal.Entry {
		return journal.Entry{N: n, Desk: desk, Time: nine.Add(time.Duration(minute) * time.Minute), Kind: "x", With: json.RawMessage(with)}
	}
	log := []journal.Entry{step(1, "ann", 1, `{"a":1}`), step(2, "bob", 2, `{"b":1}`), step(3, "ann", 3, `{"c":1}`)}
	other := func(change func(e *journal.Entry)) []journal.Entry {
		all := append([]journal.Entry(nil), log...)
		change(&all[1])
		return all
	}
	for name, c := range map[string]struct {
		change func(e *journal.Entry)
		want   int
	}{
		"the same": {func(*journal.Entry) {}, 3}, "left out": {func(e *journal.Entry) { e.With = nil }, 3},
		"another number": {func(e *journal.Entry) { e.N = 9 }, 1}, "another desk": {func(e *journal.Entry) { e.Desk = "cy" }, 1},
		"another time": {func(e *journal.Entry) { e.Time = nine }, 1}, "another kind": {func(e *journal.Entry) { e.Kind = "y" }, 1},
		"another change": {func(e *journal.Entry) { e.With = json.RawMessage(`{"b":2}`) }, 1},
	} {
		if got, back := commonOf(log, other(c.change)), commonOf(other(c.change), log); got != c.want || back != c.want {
			t.Errorf("%s: %d and %d in common, want %d", name, got, back, c.want)
		}
	}
	if commonOf(log, log[:2]) != 2 || commonOf(nil, log) != 0 {
		t.Error("of a shorter log more is in common than it has")
	}
}

// TestSecretsAreKept: they come again as they were; without them, or where the file is broken, there are new ones.
func TestSecretsAreKept(t *testing.T) {
	state := t.TempDir()
	first, kept, err := secretsOf(state, "e", "bob")
	if err != nil || kept || len(first.Key) < 16 {
		t.Fatalf("new ones: kept %v, %v, key %q", kept, err, first.Key)
	}
	first.Guests = map[string]guest{"ann": {Role: Viewer, Key: "k"}}
	must.Do(t, first.keep(state, "e", "bob"))
	again, kept, err := secretsOf(state, "e", "bob")
	if err != nil || !kept || again.Key != first.Key || again.print() != first.print() || again.Guests["ann"].Role != Viewer {
		t.Errorf("they are kept: %v, %v, and are %+v", kept, err, again)
	}
	if _, err := again.tls(); err != nil {
		t.Errorf("the certificate: %v", err)
	}
	for _, name := range []string{"ann", "bob2"} {
		if other, kept, _ := secretsOf(state, "e", name); kept || other.Key == first.Key || other.print() == first.print() {
			t.Errorf("%s has bob's", name)
		}
	}
	for _, text := range []string{"{", "{}"} {
		must.Do(t, os.WriteFile(filepath.Join(state, "desks", "e.bob"), []byte(text), 0o600))
		if other, kept, err := secretsOf(state, "e", "bob"); err != nil || kept || other.Key == first.Key || len(other.Certificate) == 0 {
			t.Errorf("of a broken file %q: kept %v, %v", text, kept, err)
		}
	}
}
