package steps_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestDates: a year, or a day of a month there is; anything else is refused.
func TestDates(t *testing.T) {
	for date, good := range map[model.Date]bool{
		"": true, "1999": true, "0000": true, "1999-01-01": true, "1999-12-31": true, "1999-09-05": true, "1999-10-10": true,
		"1": false, "199": false, "19999": false, "199/": false, "199:": false, "-199": false, "19-9": false, "1999-": false, "1999-05": false,
		"1999-5-31": false, "1999-00-01": false, "1999-13-01": false, "1999-01-00": false, "1999-01-32": false, "1999-1-011": false,
		"1999105-31": false, "1999-05131": false, "1999105131": false, "1999/05/31": false, "1999-05-3x": false, "1999-0x-31": false,
		"199x-05-31": false, "1999-05-31 ": false, "1999-05-3\u00bd": false, "1999-1:-01": false, "1999-05-0-": false,
	} {
		_, err := (steps.SetRoundDate{Section: 1, Round: 1, Date: date}).Apply(club())
		if good != (err == nil) {
			t.Errorf("%q: %v", date, err)
		}
	}
}

// TestLineup: the first of each roster in board order, with the section's colours and then in turn; where a
// roster is short the place is empty.
func TestLineup(t *testing.T) {
	s := club().Section(2)
	match := &s.Rounds[0].Pairings[0]
	s.TeamByID(2).Roster = []model.ID{17, 14}
	for colours, want := range map[string][4]uint8{
		"": {0, 1, 0, 1}, "B": {1, 1, 0, 1}, "bW": {1, 0, 0, 1}, "wBBw": {0, 1, 1, 0}, "BBBBB": {1, 1, 1, 1}} {
		s.BoardColours = colours
		games := steps.Lineup(s, match)
		var white [4]uint8
		for b, g := range games {
			white[b] = g.White
		}
		if white != want {
			t.Errorf("with %q the first team has White as %v, want %v", colours, white, want)
		}
		if len(games) != 4 || games[0].Players != [2]model.ID{10, 17} || games[1].Players != [2]model.ID{11, 14} ||
			games[2].Players != [2]model.ID{12, 0} || games[3].Players != [2]model.ID{13, 0} {
			t.Errorf("the line-up is %+v", games)
		}
	}
	if games := steps.Lineup(s, &model.Pairing{Sides: [2]model.ID{9, 2}}); games[0].Players != [2]model.ID{0, 17} {
		t.Errorf("of a team that is not there: %+v", games)
	}
	for boards, want := range map[int]int{-1: 0, 0: 0, 1: 1, 999: 999, 1000: 999} {
		s.Boards = boards
		if got := len(steps.Lineup(s, match)); got != want {
			t.Errorf("%d boards make a line-up of %d, want %d", boards, got, want)
		}
		ev := club()
		ev.Sections[1].Boards = boards
		_, err := steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 1, Result: win}.Apply(ev)
		if good := boards > 0 && boards < 1000; good != (err == nil) {
			t.Errorf("a result with %d boards: %v", boards, err)
		}
	}
}

// TestAScoreThatDoesNotFitItsBoards, as a file may have it, is mended by the score that the boards make.
func TestAScoreThatDoesNotFitItsBoards(t *testing.T) {
	ev := do(t, club(), board(1, win), board(2, win), board(3, draw), board(4, draw))
	p := &ev.Sections[1].Rounds[0].Pairings[0]
	p.Score, p.Outcomes = [2]model.Points{}, draw
	ev = do(t, ev, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{6, 2}})
	if p := ev.Section(2).Rounds[0].Pairings[0]; p.Score != [2]model.Points{6, 2} || p.Outcomes != [2]model.Outcome{model.Win, model.Loss} {
		t.Errorf("the match is %+v", p)
	}
}

// TestNamesOfSections: a section may go without a name as long as it is alone.
func TestNamesOfSections(t *testing.T) {
	none := &model.Tournament{}
	alone := do(t, none, steps.AddSection{})
	for _, c := range []struct {
		ev     *model.Tournament
		change journal.Change
		good   bool
	}{
		{none, steps.AddSection{}, true},
		{alone, steps.AddSection{}, false},
		{alone, steps.AddSection{Section: " "}, false},
		{alone, steps.AddSection{Section: "A"}, true},
		{alone, steps.RenameSection{Section: 1, To: ""}, true},
		{alone, steps.RenameSection{Section: 1, To: "A"}, true},
		{club(), steps.RenameSection{Section: 2, To: ""}, false},
		{club(), steps.RenameSection{Section: 2, To: "SCHOOLS"}, true},
		{club(), steps.RenameSection{Section: 2, To: "OPEN"}, false},
	} {
		if _, err := c.change.Apply(c.ev); c.good != (err == nil) {
			t.Errorf("%s: %v", c.change.Label(), err)
		}
	}
}

// TestTheSameAgainIsTheSameEvent, not a copy of it.
func TestTheSameAgainIsTheSameEvent(t *testing.T) {
	ev := do(t, club(), steps.SetExtra{Extra: []model.Extra{{Key: "a"}}}, steps.SetExtra{Section: 2, Extra: []model.Extra{{Key: "b"}}},
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win})
	for _, c := range []journal.Change{
		steps.SetExtra{Extra: []model.Extra{{Key: "a"}}}, steps.SetExtra{Section: 2, Extra: []model.Extra{{Key: "b"}}},
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}, steps.SetExtra{Section: 1},
	} {
		if same := do(t, ev, c); same != ev {
			t.Errorf("%s makes another event", c.Label())
		}
	}
	for _, c := range []journal.Change{
		steps.SetExtra{Extra: []model.Extra{{Key: "b"}}}, steps.SetExtra{Section: 2, Extra: []model.Extra{{Key: "a"}}},
		steps.SetExtra{Section: 1, Extra: []model.Extra{{Key: "a"}}}, steps.SetExtra{},
		steps.SetResult{Section: 1, Round: 1, Board: 1},
	} {
		if other := do(t, ev, c); journal.Same(ev, other) {
			t.Errorf("%s makes no other event", c.Label())
		}
	}
}

// TestSettingsThatAreTheSame: none chosen is none, and a system's settings may stand behind its code.
func TestSettingsThatAreTheSame(t *testing.T) {
	for _, c := range []struct {
		a, b steps.Settings
		same bool
	}{
		{steps.Settings{}, steps.Settings{SystemSettings: model.SystemSettings{}}, true},
		{steps.Settings{System: "a b=c"}, steps.Settings{System: "a", SystemSettings: model.SystemSettings{"b": "c"}}, true},
		{steps.Settings{System: "a"}, steps.Settings{System: "a", SystemSettings: model.SystemSettings{"b": "c"}}, false},
		{steps.Settings{Planned: 1}, steps.Settings{}, false},
	} {
		if c.a.Same(c.b) != c.same || c.b.Same(c.a) != c.same {
			t.Errorf("%+v and %+v are the same: %v", c.a, c.b, !c.same)
		}
	}
	if of := steps.SettingsOf(do(t, club(), steps.EditSection{Section: 1, Settings: settings}).Section(1)); !of.Same(settings) {
		t.Errorf("put are %+v and kept %+v", settings, of)
	}
}

// TestRestore: the state as it was, its counters never lower than now; a system with its settings behind it is
// read as in old files.
func TestRestore(t *testing.T) {
	now := club()
	now.LastID = 7
	for _, c := range []struct{ event, section, wantEvent, wantSection model.ID }{{2, 4, 7, 4}, {9, 9, 9, 9}, {2, 2, 7, 4}} {
		old := club()
		old.LastID, old.Name, old.Sections[0].LastID, old.Sections[0].System = c.event, "Old", c.section, "us-swiss teams=off"
		old.Sections = append(old.Sections, &model.Section{ID: 3, LastID: 1, Name: "Blitz"})
		got := do(t, now, steps.Restore{Tournament: *old})
		s := got.Section(1)
		if got.Name != "Old" || got.LastID != c.wantEvent || s.LastID != c.wantSection || got.Section(3).LastID != 1 ||
			s.System != "us-swiss" || s.SystemSettings.String() != "teams=off" {
			t.Errorf("of %d and %d: %d, %d, %q with %s", c.event, c.section, got.LastID, s.LastID, s.System, s.SystemSettings)
		}
		if old.Sections[0].System != "us-swiss teams=off" || old.Sections[0].LastID != c.section {
			t.Error("the version that was gone back to is altered")
		}
	}
	bad := club()
	bad.Sections[1].Rounds = append(bad.Sections[1].Rounds, model.Round{Pairings: []model.Pairing{on(5, 0, 1)}})
	for _, c := range []journal.Change{steps.Restore{Tournament: *bad}, steps.ImportSection{Section: *bad.Sections[1]}} {
		if _, err := c.Apply(now); err == nil || err.Error() != "Schools, round 2, board 5: a pairing has nobody on its first side. "+
			"Enter who plays, White or the team named first on the first side." {
			t.Errorf("%s: %v", c.Name(), err)
		}
	}
	fine := club()
	fine.Sections[1].Rounds[0].Pairings[0].Games = []model.Game{{White: 1}, {White: 0}}
	do(t, now, steps.Restore{Tournament: *fine})
}

// TestWords of steps: those of files, and no others.
func TestWords(t *testing.T) {
	for step, want := range []string{"do", "undo", "redo"} {
		s := journal.Step(step)
		if text, err := s.MarshalText(); err != nil || string(text) != want || s.String() != want {
			t.Errorf("step %d is written %q, %v", step, text, err)
		}
		var back journal.Step
		if err := back.UnmarshalText([]byte(want)); err != nil || back != s {
			t.Errorf("%q is read as %d, %v", want, back, err)
		}
	}
	if text, err := journal.Step(3).MarshalText(); err == nil || err.Error() != "step 3 does not exist" {
		t.Errorf("step 3 is written %q, %v", text, err)
	}
	var s journal.Step
	if err := s.UnmarshalText([]byte("done")); err == nil || err.Error() != `"done" is not a step; known are ["do" "undo" "redo"]` {
		t.Errorf("read as %d, %v", s, err)
	}
}

// TestEntriesAsTheyAreWritten is one line each, of which a file keeps what there is.
func TestEntriesAsTheyAreWritten(t *testing.T) {
	at := time.Date(2026, 5, 31, 9, 0, 1, 0, time.UTC)
	for text, e := range map[string]journal.Entry{
		`{"n":1,"time":"2026-05-31T09:00:01Z","label":"Fox & Son <1>"}`: {N: 1, Time: at, Label: "Fox & Son <1>"},
		`{"n":2,"time":"2026-05-31T09:00:01Z","by":"Anna","step":"undo","label":"x","of":1,"change":"restore","with":{}}`: {
			N: 2, Time: at, By: "Anna", Step: journal.Undone, Label: "x", Of: 1, Kind: "restore", With: json.RawMessage("{}")},
	} {
		if got, err := journal.EncodeEntry(e); err != nil || string(got) != text {
			t.Errorf("written is %s, %v; want %s", got, err, text)
		}
		if back, err := journal.DecodeEntry([]byte(text)); err != nil || line(back) != line(e) || back.Label != e.Label ||
			back.By != e.By || !back.Time.Equal(at) {
			t.Errorf("%s is read as %+v, %v", text, back, err)
		}
	}
	for text, want := range map[string]string{
		`{"n":0}`:                         "an entry of the log has the number 0; they count from 1",
		`{"n":-1}`:                        "an entry of the log has the number -1; they count from 1",
		`7`:                               "this is not an entry of the log: ",
		`{"n":1,"step":"did","label":""}`: `this is not an entry of the log: "did" is not a step`,
	} {
		if e, err := journal.DecodeEntry([]byte(text)); err == nil || !strings.HasPrefix(err.Error(), want) || line(e) != "0 do" {
			t.Errorf("%s: %+v, %v; want %s", text, e, err, want)
		}
	}
	if b, err := journal.EncodeEntry(journal.Entry{N: 1, Step: 3}); err == nil {
		t.Errorf("a step that does not exist is written %s", b)
	}
}

// TestChangesAsTheyAreWritten: names stay readable, and what cannot be written is refused, inside others too.
func TestChangesAsTheyAreWritten(t *testing.T) {
	rename := steps.RenameSection{Section: 1, To: "A & B <C>"}
	for want, c := range map[string]journal.Change{
		`{"change":"rename-section","with":{"section":1,"to":"A & B <C>"}}`: rename,
		`{"change":"together","with":{"words":{"say":"Both"},"changes":[{"change":"rename-section","with":{"section":1,"to":"A & B <C>"}}]}}`://
		steps.Together{Words: phrase.New("Both"), Changes: []journal.Change{rename}},
		`{"change":"together","with":{"changes":[]}}`: steps.Together{},
	} {
		if got, err := journal.Encode(c); err != nil || string(got) != want {
			t.Errorf("written is %s, %v; want %s", got, err, want)
		}
	}
	bad := steps.SetOutcome{Section: 1, Round: 1, Who: 1, Outcome: model.Outcomes}
	for _, c := range []journal.Change{bad, steps.Together{Changes: []journal.Change{rename, bad}}} {
		if b, err := journal.Encode(c); err == nil || b != nil || !strings.Contains(err.Error(), "outcome 16 does not exist") {
			t.Errorf("%s is written %s, %v", c.Name(), b, err)
		}
	}
	for text, want := range map[string]string{
		`{`: "this is not a change: unexpected end of JSON input",
		`{"change":"together","with":{"changes":[{"change":"set-lots","with":{}},{"change":"set-lots"}]}}`://
		`the change "together" cannot be read: change 2: the change "set-lots" cannot be read: EOF`,
		`{"change":"together","with":{"changes":7}}`: `the change "together" cannot be read: cannot unmarshal number into Go struct field ` +
			"together.changes of type []json.RawMessage",
		`{"change":"set-lots","with":{"section":"x"}}`: `the change "set-lots" cannot be read: cannot unmarshal string into Go struct field ` +
			"SetLots.section of type model.ID",
	} {
		if c, err := steps.List.Decode([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%s is read as %v: %v; want %s", text, c, err, want)
		}
	}
	back, err := steps.List.Decode([]byte(`{"change":"together","with":{"words":{"say":"Both"},"changes":[{"change":"rename-section","with":` +
		`{"section":1,"to":"A"}}]}}`))
	if both, ok := back.(steps.Together); err != nil || !ok || both.Words.String() != "Both" || len(both.Changes) != 1 ||
		both.Changes[0] != (steps.RenameSection{Section: 1, To: "A"}) {
		t.Errorf("read is %+v, %v", back, err)
	}
}

// TestAResultInAFile is written as arbiters write it.
func TestAResultInAFile(t *testing.T) {
	var r steps.Result
	if err := r.UnmarshalText([]byte("1/2")); err != nil || r != draw {
		t.Errorf("½ is read as %v, %v", r, err)
	}
	if text, err := r.MarshalText(); err != nil || string(text) != "½-½" {
		t.Errorf("written %q, %v", text, err)
	}
	if err := r.UnmarshalText([]byte("2-0")); err == nil {
		t.Errorf("2-0 is read as %v", r)
	}
}

// mute is a change that cannot be written.
type mute struct{ foreign }

func (mute) MarshalJSON() ([]byte, error) { return nil, errors.New("no ink") }

// TestWhatTheJournalRefuses: what cannot be written down, or kept in the event's file, does not happen, and
// leaves what could be made again.
func TestWhatTheJournalRefuses(t *testing.T) {
	full := func(ev *model.Tournament) error {
		if ev.Section(1).Name == "Closed" {
			return phrase.Errorf("the file is full")
		}
		return nil
	}
	for _, c := range []struct {
		change journal.Change
		want   string
	}{
		{foreign{}, `Something foreign: the change cannot be written down: the change "foreign" is unknown: a newer version of the program ` +
			"may have made it"},
		{mute{}, "Something foreign: the change cannot be written down: json: error calling MarshalJSON for type steps_test.mute: no ink"},
		{steps.RenameSection{Section: 1, To: "Closed"}, "Rename the section Open to Closed: the file is full"},
		{steps.SetLots{Section: 9}, "Section 9 does not exist, there are 1 (Open), 2 (Schools). Choose one of these."},
	} {
		j := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), 1, -1)
		j.Fits = full
		before := j.Tournament()
		err := j.Do(c.change)
		if err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
		if j.Tournament() != before || j.Last() != 2 || j.RedoLabel().Empty() || !j.UndoLabel().Empty() {
			t.Errorf("%s: entry %d, undo %q, redo %q", c.want, j.Last(), j.UndoLabel(), j.RedoLabel())
		}
		j.Fits = nil
		walked(t, j, 0)
	}
}

// TestWhatIsKeptIsWhatIsWritten: a text that is kept as it came is mended when it is written, and so in the
// event and in the label.
func TestWhatIsKeptIsWhatIsWritten(t *testing.T) {
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	must.Do(t, j.Do(steps.ImportSection{Section: model.Section{Name: "M\xfcller"}}))
	if got := j.Tournament().Section(3).Name; got != "M\ufffdller" {
		t.Errorf("the section is called %q", got)
	}
	if e := j.Entries()[0]; e.Label != "Import the section M\ufffdller" {
		t.Errorf("the log says %q", e.Label)
	}
}

// TestWhoAndWhen: an entry says who made it and when, in UTC and without more than a clock shows.
func TestWhoAndWhen(t *testing.T) {
	at := time.Date(2026, 5, 31, 11, 0, 0, 5, time.FixedZone("CEST", 7200))
	j := journal.New(steps.List, club(), []journal.Entry{{N: 7}}, func() time.Time { return at })
	j.By = "Anna"
	walked(t, j, 1)
	if e := j.Entries()[1]; line(e) != "8 do set-lots!" || e.By != "Anna" || e.Time.Location() != time.UTC || !e.Time.Equal(at) ||
		e.Label != "Draw lots, Open" || string(e.With) != `{"section":1,"seed":1}` {
		t.Errorf("the entry is %+v", e)
	}
	if j := walked(t, journal.New(steps.List, club(), nil, nil), 1); j.Last() != 1 || time.Since(j.Entries()[0].Time) > time.Hour {
		t.Errorf("without a clock the entry is %+v", j.Entries())
	}
	if j := journal.New(steps.List, club(), nil, nil); j.Last() != 0 || j.Dirty() {
		t.Error("a new journal has an entry or is dirty")
	}
}

// TestSavedInBetween: entries from the last save on can be replayed on what was saved, so those that reach
// behind it bear what they need.
func TestSavedInBetween(t *testing.T) {
	for _, c := range []struct {
		before, after []int
		want          string
	}{
		{[]int{1}, []int{-1}, "2 undo of 1 restore!"},
		{[]int{1}, []int{-1, 0}, "2 undo of 1 restore!, 3 redo of 1 set-lots!"},
		{[]int{1}, []int{-1, 0, -1}, "2 undo of 1 restore!, 3 redo of 1 set-lots!, 4 undo"},
		{[]int{1}, []int{2, -1, -1}, "2 do set-lots!, 3 undo, 4 undo of 1 restore!"},
		{[]int{1, -1}, []int{0}, "3 redo of 1 set-lots!"},
		{[]int{1, -1}, []int{0, -1, 0}, "3 redo of 1 set-lots!, 4 undo, 5 redo"},
		{[]int{1, 2, -1, -1}, []int{0, 0}, "5 redo of 1 set-lots!, 6 redo of 2 set-lots!"},
		{[]int{1, 2}, []int{-1, -1, 0, 0, -1},
			"3 undo of 2 restore!, 4 undo of 1 restore!, 5 redo of 1 set-lots!, 6 redo of 2 set-lots!, 7 undo"},
	} {
		j := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), c.before...)
		j.MarkSaved()
		if j.Dirty() {
			t.Errorf("%v: dirty when saved", c.before)
		}
		saved, n := j.Tournament(), j.Last()
		walked(t, j, c.after...)
		if got := lines(j.Entries()[n:]); got != c.want {
			t.Errorf("%v, saved, %v: %s, want %s", c.before, c.after, got, c.want)
		}
		again := journal.New(steps.List, saved, j.Entries()[:n], journaltest.Ticking())
		if err := again.Replay(j.Entries()[n:]); err != nil || !journal.Same(again.Tournament(), j.Tournament()) {
			t.Errorf("%v, saved, %v: replayed to lots %d, %v", c.before, c.after, seed(again.Tournament()), err)
		}
	}
}

// TestReplayStops at the first step that cannot be made, says which and why, and keeps those before it.
func TestReplayStops(t *testing.T) {
	whole := walked(t, journal.New(steps.List, club(), nil, journaltest.Ticking()), 1, 2, -1, 0).Entries()
	entry := func(e journal.Entry, f func(*journal.Entry)) journal.Entry { f(&e); return e }
	for _, c := range []struct {
		log  []journal.Entry
		want string
		made int
	}{
		{[]journal.Entry{whole[0], whole[2]}, "step 3 of the log (Undo: Draw lots, Open): step 2 should come next", 1},
		{[]journal.Entry{whole[0], whole[0]}, "step 1 of the log (Draw lots, Open): step 2 should come next", 1},
		{[]journal.Entry{whole[2]}, "step 3 of the log (Undo: Draw lots, Open): there is nothing to undo", 0},
		{[]journal.Entry{whole[3]}, "step 4 of the log (Redo: Draw lots, Open): there is nothing to redo", 0},
		{[]journal.Entry{whole[0], entry(whole[1], func(e *journal.Entry) { e.With = []byte(`{"section":9}`) })},
			"step 2 of the log (Draw lots, Open): Section 9 does not exist, there are 1 (Open), 2 (Schools). Choose one of these.", 1},
		{[]journal.Entry{whole[0], entry(whole[1], func(e *journal.Entry) { e.Kind = "x" })},
			`step 2 of the log (Draw lots, Open): the change "x" is unknown: a newer version of the program may have made it`, 1},
		{[]journal.Entry{entry(whole[2], func(e *journal.Entry) { e.Of, e.Kind, e.With = 2, "set-lots", []byte(`{"section":1}`) })},
			`step 3 of the log (Undo: Draw lots, Open): the change "set-lots" does not take anything back`, 0},
		{[]journal.Entry{entry(whole[2], func(e *journal.Entry) { e.Of, e.Kind, e.With = 2, "x", []byte(`{}`) })},
			`step 3 of the log (Undo: Draw lots, Open): the change "x" is unknown: a newer version of the program may have made it`, 0},
		{[]journal.Entry{entry(whole[3], func(e *journal.Entry) { e.Of, e.Kind, e.With = 2, "x", []byte(`{}`) })},
			`step 4 of the log (Redo: Draw lots, Open): the change "x" is unknown: a newer version of the program may have made it`, 0},
		{[]journal.Entry{entry(whole[3], func(e *journal.Entry) { e.Of, e.Kind, e.With = 2, "set-lots", []byte(`{"section":9}`) })},
			"step 4 of the log (Redo: Draw lots, Open): Section 9 does not exist, there are 1 (Open), 2 (Schools). Choose one of these.", 0},
	} {
		j := journal.New(steps.List, club(), nil, journaltest.Ticking())
		if err := j.Replay(c.log); err == nil || err.Error() != c.want || len(j.Entries()) != c.made {
			t.Errorf("%v after %d steps, want %s", err, len(j.Entries()), c.want)
		}
	}
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	if err := j.Replay(whole[:2]); err != nil || !journal.Same(j.Tournament(), do(t, club(), lots(2))) || j.UndoLabel().Empty() {
		t.Errorf("replayed to %d: %v", seed(j.Tournament()), err)
	}
	late := []journal.Entry{entry(whole[0], func(e *journal.Entry) { e.N = 5 })}
	if err := journal.New(steps.List, club(), nil, journaltest.Ticking()).Replay(late); err != nil {
		t.Errorf("a log that begins with step 5: %v", err)
	}
	// A step made again from before what is known bears the label of the step itself.
	redone := entry(whole[3], func(e *journal.Entry) { e.Of, e.Kind, e.With = 2, whole[1].Kind, whole[1].With })
	for _, say := range []phrase.Text{redone.Say, {}} {
		redone.Say = say
		j = journal.New(steps.List, club(), nil, journaltest.Ticking())
		if err := j.Replay([]journal.Entry{redone}); err != nil || j.UndoLabel().String() != "Draw lots, Open" || seed(j.Tournament()) != 2 {
			t.Errorf("made again is %q, lots %d, %v", j.UndoLabel(), seed(j.Tournament()), err)
		}
		if u := j.Undoable(); line(u[0]) != "2 do set-lots!" || !u[0].Time.Equal(redone.Time) || u[0].Say.Empty() != say.Empty() {
			t.Errorf("what can be undone is %+v", u)
		}
	}
}

// TestHistoryOfAPlace: of a log what has to do with a section, a round, a board; undo and redo go with the step
// that they take back or repeat.
func TestHistoryOfAPlace(t *testing.T) {
	do := func(kind, with string) journal.Entry { return journal.Entry{Kind: kind, With: []byte(with)} }
	undo, redo := journal.Entry{Step: journal.Undone}, journal.Entry{Step: journal.Redone}
	log := []journal.Entry{
		do("set-result", `{"section":1,"round":1,"board":1}`),
		do("set-result", `{"section":1,"round":1,"board":2}`),
		do("set-result", `{"section":2,"round":1,"board":1}`),
		do("set-result", `{"section":1,"round":2,"board":1}`),
		do("add-round", `{"section":1,"round":2}`),
		do("remove-round", `{"section":1,"round":1}`),
		do("replace-pairings", `{"section":1,"round":1}`),
		do("renumber-boards", `{"section":1,"round":1}`),
		do("swap-participants", `{"section":1,"round":1}`),
		do("set-lots", `{"section":1}`),
		do("add-section", `{"section":"Open"}`),
		do("import-section", `{"section":{"id":1}}`),
		do("together", `{"changes":[{"change":"set-lots","with":{"section":2}},{"change":"add-round","with":{"section":1,"round":1}}]}`),
		do("set-result", ``),
		do("set-result", `7`),
		do("edit-tournament", `{"header":{}}`),
	}
	for i := range log {
		log[i].N = i + 1
	}
	for _, c := range []struct {
		at   journal.At
		want []int
	}{
		{journal.At{}, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 16}},
		{journal.At{Section: 1}, []int{1, 2, 4, 5, 6, 7, 8, 9, 10, 13}},
		{journal.At{Section: 2}, []int{3, 13}},
		{journal.At{Section: 1, Round: 1}, []int{1, 2, 6, 7, 8, 9, 13}},
		{journal.At{Section: 1, Round: 2}, []int{4, 5}},
		{journal.At{Section: 1, Round: 1, Board: 1}, []int{1, 6, 7, 8, 9, 13}},
		{journal.At{Section: 1, Round: 1, Board: 2}, []int{2, 6, 7, 8, 9, 13}},
		{journal.At{Board: 1}, []int{1, 3, 4, 5, 6, 7, 8, 9, 13}},
	} {
		var got []int
		for _, e := range journal.History(steps.List, log, c.at) {
			got = append(got, e.N)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v, want %v", c.at, got, c.want)
		}
	}
	one, two := log[0], log[1]
	for _, c := range []struct {
		log  []journal.Entry
		want int
	}{
		{[]journal.Entry{one, undo}, 2}, {[]journal.Entry{one, undo, redo}, 3}, {[]journal.Entry{two, undo, redo}, 0},
		{[]journal.Entry{one, two, undo}, 1}, {[]journal.Entry{one, two, undo, undo}, 2}, {[]journal.Entry{one, two, undo, undo, redo}, 3},
		{[]journal.Entry{one, two, undo, undo, redo, redo}, 3}, {[]journal.Entry{two, one, undo, undo, redo, redo}, 3},
		{[]journal.Entry{undo, redo}, 0}, {[]journal.Entry{one, undo, two, redo}, 2}, {[]journal.Entry{one, undo, redo, undo}, 4},
	} {
		if got := journal.History(steps.List, c.log, journal.At{Section: 1, Round: 1, Board: 1}); len(got) != c.want {
			t.Errorf("%v: %d, want %d", lines(c.log), len(got), c.want)
		}
	}
}

// TestLaid: the last step that stands which laid down the round as a whole, and what changed the rounds before
// it since, oldest first.
func TestLaid(t *testing.T) {
	result := func(round, board int) journal.Change {
		return steps.SetResult{Section: 1, Round: round, Board: board, Result: win}
	}
	again := steps.ReplacePairings{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 2, 4)}}
	both := steps.Together{Words: phrase.New("All"), Changes: []journal.Change{
		steps.SetLots{Section: 1, Seed: 5}, steps.SetLots{Section: 9}, steps.AddRound{Section: 2, Round: 2}, second,
		steps.SetLots{Section: 1, Seed: 6}}}
	for _, c := range []struct {
		name   string
		steps  []journal.Change
		rounds int   // of the event before, -1 for none
		lots   int64 // drawn then
		since  string
	}{
		{"nothing", nil, -1, 0, ""},
		{"added", []journal.Change{lots(3), second, lots(4)}, 1, 3, ""},
		{"laid anew", []journal.Change{second, lots(3), again, lots(4)}, 2, 3, ""},
		{"another round", []journal.Change{steps.ReplacePairings{Section: 1, Round: 1}}, -1, 0, ""},
		{"another section", []journal.Change{steps.AddRound{Section: 2, Round: 2}}, -1, 0, ""},
		{"another section anew", []journal.Change{steps.ReplacePairings{Section: 2, Round: 1}}, -1, 0, ""},
		{"since", []journal.Change{result(1, 1), second, steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "a"}, result(2, 1),
			result(1, 1), steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "b"}},
			1, 0, "Note on round 1 board 1 (Anna – Bruno), Open|Note on round 1 board 1 (Anna – Bruno), Open"},
		{"one of several", []journal.Change{lots(3), both}, -1, 0, ""},
	} {
		j := journal.New(steps.List, club(), nil, journaltest.Ticking())
		for _, s := range c.steps {
			_ = j.Do(s)
		}
		before, since := j.PairedFrom(1, 2)
		switch {
		case (before == nil) != (c.rounds < 0):
			t.Errorf("%s: laid from %v", c.name, before)
		case before != nil && (len(before.Section(1).Rounds) != c.rounds || seed(before) != c.lots):
			t.Errorf("%s: laid from %d rounds with lots %d", c.name, len(before.Section(1).Rounds), seed(before))
		}
		if got := strings.Join(since, "|"); got != c.since {
			t.Errorf("%s: since then %s", c.name, got)
		}
	}
	both.Changes = slices.Delete(slices.Clone(both.Changes), 1, 2)
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	must.Do(t, j.Do(both))
	before, _ := j.PairedFrom(1, 2)
	if before == nil || seed(before) != 5 || len(before.Section(2).Rounds) != 2 || len(before.Section(1).Rounds) != 1 {
		t.Errorf("in a step of several it is laid from %+v", before)
	}
	third := walked(t, journal.New(steps.List, do(t, club(), second), nil, journaltest.Ticking()), 3)
	for _, c := range []journal.Change{steps.AddRound{Section: 1, Round: 3}, result(2, 1), result(1, 1)} {
		must.Do(t, third.Do(c))
	}
	if _, since := third.PairedFrom(1, 3); strings.Join(since, "|") != "Enter 1-0, round 2 board 1 (Anna – Clara), Open|"+
		"Enter 1-0, round 1 board 1 (Anna – Bruno), Open" {
		t.Errorf("since round 3 was laid: %q", since)
	}
	opened := reopened(t, third)
	if before, _ := opened.PairedFrom(1, 3); before == nil || seed(before) != 3 {
		t.Errorf("opened again: laid from %+v", before)
	}
	_, changes, _ := third.Archive(1 << 20)
	for _, broken := range []journal.Past{
		{Steps: func() ([]journal.Entry, error) { return changes, nil },
			Base: func() (*model.Tournament, error) { return nil, errors.New("gone") }},
		{Steps: func() ([]journal.Entry, error) { return []journal.Entry{changes[1], {N: 3, Kind: "x"}}, nil }},
	} {
		j := journal.New(steps.List, third.Tournament(), nil, journaltest.Ticking())
		j.Remember(broken)
		if before, since := j.PairedFrom(1, 3); before != nil || since != nil {
			t.Errorf("of a past that cannot be had: %+v, %q", before, since)
		}
	}
}
