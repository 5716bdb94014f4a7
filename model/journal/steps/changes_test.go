package steps_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// club is two sections: four players after a paired round, and four teams of
// two boards.
func club() *model.Tournament {
	names := []string{"Anna", "Bruno", "Clara", "Dmitri"}
	open := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	for i, n := range names {
		open.Players = append(open.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: n}})
	}
	open.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
		{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
	teams := &model.Section{ID: 2, Name: "Schools", Kind: model.TeamEvent, Boards: 4,
		Scoring: model.Classic(model.One, model.Half, 4), LastID: 24}
	for i, n := range []string{"Edgewood MS", "North Side MS", "Goshen MS", "Lake MS"} {
		t := model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: n}}
		for b := range 4 {
			p := model.Player{Entry: model.Entry{ID: model.ID(10 + 4*i + b), Name: n + " player"}, Team: t.ID}
			teams.Players, t.Roster = append(teams.Players, p), append(t.Roster, p.ID)
		}
		teams.Teams = append(teams.Teams, t)
	}
	teams.LastID = 30
	teams.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}}}
	return &model.Tournament{Name: "Club day", Sections: []*model.Section{open, teams}, LastID: 2}
}

func do(t *testing.T, ev *model.Tournament, cs ...journal.Change) *model.Tournament {
	t.Helper()
	for _, c := range cs {
		next, err := c.Apply(ev)
		if err != nil {
			t.Fatalf("%s: %v", c.Label(), err)
		}
		ev = next
	}
	return ev
}

func TestLabels(t *testing.T) {
	win := steps.Result{model.Win, model.Loss}
	for _, c := range []struct {
		change      journal.Change
		label, full string
	}{
		{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}, "Enter 1-0, round 1 board 1",
			"Enter 1-0, round 1 board 1 (Anna – Bruno), Open"},
		{steps.SetResult{Section: 1, Round: 1, Board: 1}, "Clear the result, round 1 board 1",
			"Clear the result, round 1 board 1 (Anna – Bruno), Open"},
		{steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{7, 1}},
			"Enter 3½-½, round 1 board 1", "Enter 3½-½, round 1 board 1 (Edgewood MS – North Side MS), Schools"},
		{steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 3, Result: win},
			"Enter 1-0, round 1 match 2 board 3", "Enter 1-0, round 1 match 2 board 3 (Goshen MS – Lake MS), Schools"},
		{steps.SetOutcome{Section: 1, Round: 1, Who: 3, Outcome: model.HalfBye},
			"Half-point bye in round 1", "Half-point bye in round 1 for Clara, Open"},
		{steps.Withdraw{Section: 1, Who: 4, From: 2}, "Withdraw a participant from round 2 on", "Withdraw Dmitri from round 2 on, Open"},
		{steps.SetFixedBoard{Section: 1, Who: 4, Board: 3}, "A participant sits at board 3 in every round",
			"Dmitri sits at board 3 in every round, Open"},
		{steps.SetFixedBoard{Section: 1, Who: 4}, "A participant may sit at any board", "Dmitri may sit at any board, Open"},
		{steps.EditTournament{Header: steps.Header{Name: "Club day", City: "Graz"}}, "Edit the event", "Edit the event: city"},
		{steps.EditTournament{Header: steps.Header{Name: "Club day", Currency: "EUR"}}, "Edit the event", "Edit the event: currency"},
		{steps.EditTournament{Header: steps.Header{Name: "Club day", Page: "https://a.de"}}, "Edit the event",
			"Edit the event: page on the web"},
		{steps.EditTournament{Header: steps.Header{Name: "Club day", Language: "de"}}, "Edit the event",
			"Edit the event: language of the documents"},
	} {
		if got := c.change.Label().String(); got != c.label {
			t.Errorf("label %q, want %q", got, c.label)
		}
		if got := journal.Label(c.change, club()).String(); got != c.full {
			t.Errorf("full label %q, want %q", got, c.full)
		}
	}
}

func TestImpossibleChangesAreRefusedInSentences(t *testing.T) {
	ev := do(t, club(),
		steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 1, Result: steps.Result{model.Win, model.Loss}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{7, 1}})
	win := steps.Result{model.Win, model.Loss}
	for _, c := range []struct {
		change journal.Change
		want   string // every part, place and cure
	}{
		{steps.SetResult{Section: 1, Round: 1, Board: 9, Result: win}, "Open, round 1: there is no board 9, only board 1. Choose board 1."},
		{steps.SetResult{Section: 1, Round: 2, Board: 1, Result: win}, "Open: there is no round 2, only round 1. Choose round 1."},
		{steps.SetResult{Section: 7, Round: 1, Board: 1, Result: win},
			"Section 7 does not exist, there are 1 (Open), 2 (Schools). Choose one of these."},
		{steps.SetResult{Section: 1, Round: 1, Who: 3, Result: win}, "Clara has no opponent in this round"},
		{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Win}},
			"win for one side and win for the other is not a result. Write 1-0"},
		{steps.SetResult{Section: 2, Round: 1, Board: 1, Result: win}, "1-0 is not the result of a team match. Enter the match score"},
		{steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{7, 2}},
			"Schools, round 1, board 1: the match score 3½-1 makes 4½ in all, which does not add up " +
				"to the 4 boards. Enter both sides' points again."},
		{steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{6, 1}}, "or say that a board was lost by both sides"},
		{steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{7, 1}}, "the match has board games, 3 of them still open"},
		{steps.SetMatchScore{Section: 1, Round: 1, Board: 1, Score: [2]model.Points{7, 1}}, "not a team match"},
		{steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 5, Result: win}, "the match has no board 5. Choose a board from 1 to 4."},
		{steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 1, Result: win}, "only the score of the match is entered. Clear"},
		{steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 1}}}},
			"Anna plays twice in this round, also on board 1. Remove one of the two pairings."},
		{steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 8}}}}, "participant 8 does not exist"},
		{steps.AddRound{Section: 1, Round: 3}, "cannot be paired yet. Pair round 2 first."},
		{steps.RemoveRound{Section: 1, Round: 4}, "there is no round 4"},
		{steps.SetOutcome{Section: 1, Round: 1, Who: 1, Outcome: model.HalfBye},
			"Open, round 1, Anna: is paired on board 1 with Bruno. Enter a forfeit"},
		{steps.Withdraw{Section: 1, Who: 1, From: 1}, "is paired on board 1. Withdraw from a later round"},
		{steps.RequestBye{Section: 1, Who: 1, Round: 1, Bye: model.HalfBye}, "the round is paired already"},
		{steps.RemovePlayer{Section: 1, Player: 1}, "cannot be removed, being part of round 1. Withdraw the player instead."},
		{steps.SetRoster{Section: 2, Team: 1, Roster: []model.ID{14}}, "is on the rosters of Edgewood MS and North Side MS"},
		{steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Eva", Number: 2}}}},
			"has the same starting number 2 as"},
		{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 2}}, "the match has 4 boards, the section plays 2"},
		{steps.EditTournament{Header: steps.Header{Start: "31.5.2026"}}, `"31.5.2026" is not a date. Write`},
		{steps.EditTournament{Header: steps.Header{Currency: "25"}}, `"25" is no currency. Write its code, such as EUR`},
		{steps.EditTournament{Header: steps.Header{Page: "club"}}, `"club" is no address of a page. Write it as a browser shows it`},
		{steps.EditTournament{Header: steps.Header{Page: "a.de"}}, `"a.de" is no address of a page. Write it as a browser shows it`},
		{steps.EditTournament{Header: steps.Header{Currency: "eur"}}, `"eur" is no currency. Write its code, such as EUR`},
		{steps.EditTournament{Header: steps.Header{Language: "Deutsch"}}, `"Deutsch" is not the code of a language. Write a code such as de`},
		{steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1}}}}, "nobody is kept apart"},
	} {
		j := journal.New(steps.List, ev, nil, journaltest.Ticking())
		err := j.Do(c.change)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: refused with %q, want %q", c.change.Label(), err, c.want)
		}
		if j.Tournament() != ev || j.Dirty() || len(j.Entries()) > 0 || !j.UndoLabel().Empty() {
			t.Errorf("%s was refused, and still something happened", c.change.Label())
		}
	}
}

// TestTeamMatchBothWays enters one match board by board and another as a score
// alone, forfeits a third and takes it back.
func TestTeamMatchBothWays(t *testing.T) {
	ev := club()
	board := func(game int, text string) journal.Change {
		r := must.Have(model.ParseResult(text))(t)
		return steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: game, Result: r}
	}
	ev = do(t, ev, board(1, "1-0"), board(2, "½-½"), board(3, "0-1"))
	p := &ev.Section(2).Rounds[0].Pairings[0]
	if p.Outcomes != [2]model.Outcome{} || p.Score != [2]model.Points{3, 3} || p.Games[1].White != 1 ||
		p.Games[3].Players != [2]model.ID{13, 17} {
		t.Errorf("with a board open the match is %+v", p)
	}
	ev = do(t, ev, board(4, "+ -"))
	p = &ev.Section(2).Rounds[0].Pairings[0]
	if p.Outcomes != [2]model.Outcome{model.Win, model.Loss} || p.Score != [2]model.Points{5, 3} {
		t.Errorf("with all boards in the match is %+v", p)
	}
	if same := do(t, ev, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{5, 3}}); same != ev {
		t.Error("the score that the boards make changed the event")
	}
	turned := do(t, ev, steps.SwapSides{Section: 2, Round: 1, Board: 1})
	if q := turned.Section(2).Rounds[0].Pairings[0]; q.Score != [2]model.Points{3, 5} ||
		q.Sides != [2]model.ID{2, 1} || q.Outcomes[1] != model.Win || len(turned.Check().Grave()) > 0 {
		t.Errorf("turned round the match is %+v", q)
	}
	ev = do(t, ev, steps.SetResult{Section: 2, Round: 1, Board: 2, Result: steps.Result{model.ForfeitWin, model.ForfeitLoss}})
	if q := ev.Section(2).Rounds[0].Pairings[1]; q.Outcomes[0] != model.ForfeitWin || q.Games != nil {
		t.Errorf("forfeited the match is %+v", q)
	}
	ev = do(t, ev, steps.SetResult{Section: 2, Round: 1, Board: 2},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{6, 0}, Short: true})
	if q := ev.Section(2).Rounds[0].Pairings[1]; q.Outcomes[0] != model.Win || q.Score[0] != 6 {
		t.Errorf("with its score alone the match is %+v", q)
	}
}

func TestJournalTellsWhatComesNext(t *testing.T) {
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	if _, err := j.Undo(); err != journal.ErrNothingToUndo {
		t.Errorf("undo at the start: %v", err)
	}
	win := steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}}
	must.Do(t, j.Do(win))
	if err := j.Do(win); err != nil || len(j.Entries()) != 1 {
		t.Errorf("the same result again: %v and %d entries", err, len(j.Entries()))
	}
	j.MarkSaved()
	if _, err := j.Undo(); err != nil || !j.Dirty() ||
		j.RedoLabel().String() != "Enter 1-0, round 1 board 1 (Anna – Bruno), Open" || !j.UndoLabel().Empty() {
		t.Errorf("after undo: %v, dirty %v, redo %q, undo %q", err, j.Dirty(), j.RedoLabel(), j.UndoLabel())
	}
	if _, err := j.Redo(); err != nil || j.Dirty() {
		t.Errorf("after redo: %v, dirty %v", err, j.Dirty())
	}
	var steps []string
	for i, e := range j.Entries() {
		if e.N != i+1 || e.Time.IsZero() {
			t.Errorf("entry %d is %+v", i, e)
		}
		steps = append(steps, e.Step.String()+" "+e.Label)
	}
	want := "do Enter 1-0, round 1 board 1 (Anna – Bruno), Open|" +
		"undo Undo: Enter 1-0, round 1 board 1 (Anna – Bruno), Open|" +
		"redo Redo: Enter 1-0, round 1 board 1 (Anna – Bruno), Open"
	if got := strings.Join(steps, "|"); got != want {
		t.Errorf("the log says %s, want %s", got, want)
	}
}

func TestUnknownChangesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		`{"change":"set-weather","with":{}}`:                                    `the change "set-weather" is unknown`,
		`{"change":"set-result","with":{"section":1,"rond":3}}`:                 `the change "set-result" cannot be read: unknown field "rond"`,
		`{"change":"set-result","with":{"section":1,"result":"2-0"}}`:           `"2-0" is not a result`,
		`{"change":"together","with":{"changes":[{"change":"x","with":null}]}}`: `change 1: the change "x" is unknown`,
		`[]`: "this is not a change",
	} {
		if c, err := steps.List.Decode([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s was read as %v, %v; want %q", text, c, err, want)
		}
	}
}

func TestHistoryOfAResult(t *testing.T) {
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	one := func(r steps.Result) journal.Change {
		return steps.SetResult{Section: 1, Round: 1, Board: 1, Result: r}
	}
	for _, step := range []func() error{
		func() error { return j.Do(one(steps.Result{model.Win, model.Loss})) },
		func() error { return j.Do(steps.RenameSection{Section: 1, To: "A"}) },
		func() error {
			return j.Do(steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{4, 4}})
		},
		func() error {
			return j.Do(steps.Together{Words: phrase.New("Two at once"),
				Changes: []journal.Change{steps.SetLots{Section: 1, Seed: 5}, one(steps.Result{model.Draw, model.Draw})}})
		},
		func() error { _, err := j.Undo(); return err },
		func() error { _, err := j.Undo(); return err },
		func() error { _, err := j.Redo(); return err },
		func() error { _, err := j.Redo(); return err },
		func() error { return j.Do(steps.RemoveRound{Section: 1, Round: 1}) },
	} {
		must.Do(t, step())
	}
	var got []string
	for _, e := range journal.History(steps.List, j.Entries(), journal.At{Section: 1, Round: 1, Board: 1}) {
		got = append(got, e.Label)
	}
	want := "Enter 1-0, round 1 board 1 (Anna – Bruno), Open|Two at once|Undo: Two at once|Redo: Two at once|Remove round 1, A"
	if s := strings.Join(got, "|"); s != want {
		t.Errorf("the history of the board is %s, want %s", s, want)
	}
}

func TestRestoreKeepsTheCounters(t *testing.T) {
	old := club()
	ev := do(t, old, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Eva"}}}},
		steps.AddSection{Section: "Blitz"})
	back := do(t, ev, steps.Restore{Tournament: *old, From: "of this morning"})
	if told := journal.Differences(old, back); len(told) > 0 {
		t.Errorf("restored, the event differs: %q", told)
	}
	again := do(t, back, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Fritz"}}}},
		steps.AddSection{Section: "Rapid"})
	if p := again.Section(1).Players[4]; p.ID != 6 || again.Sections[2].ID != 4 {
		t.Errorf("after going back, Fritz has the ID %d and the new section %d", p.ID, again.Sections[2].ID)
	}
}

// TestWhatIsMadeIsWhatIsWritten: a name in Latin-1 cannot be written as it is,
// so it is not kept as it is either.
func TestWhatIsMadeIsWhatIsWritten(t *testing.T) {
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	must.Do(t, j.Do(steps.RenameSection{Section: 1, To: "M\xfcller Open"}))
	again := journal.New(steps.List, club(), nil, journaltest.Ticking())
	must.Do(t, again.Replay(j.Entries()))
	if diff := journaltest.Deep(j.Tournament(), again.Tournament()); diff != "" {
		t.Error(diff)
	}
	if err := j.Do(foreign{}); err == nil || !strings.Contains(err.Error(), `the change "foreign" is unknown`) {
		t.Errorf("a change that cannot be read back: %v", err)
	}
}

// foreign is a change that the list of changes does not have.
type foreign struct{}

func (foreign) Name() string                                         { return "foreign" }
func (foreign) Label() phrase.Text                                   { return phrase.New("Something foreign") }
func (foreign) Apply(t *model.Tournament) (*model.Tournament, error) { n := *t; return &n, nil }

// FuzzDecode holds that whatever reads as a change can be applied or is refused,
// and reads the same when written again.
func FuzzDecode(f *testing.F) {
	for _, c := range []journal.Change{
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}},
		steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 2, Result: steps.Result{model.Draw, model.Draw}},
		steps.AddTeam{Section: 2, Team: model.Team{Entry: model.Entry{Name: "New"}}, Players: []model.Player{{}}},
		steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}}},
		steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{2, 1}},
		steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 4, BoardColours: "WB"}},
		steps.Together{Words: phrase.New("x"), Changes: []journal.Change{steps.SetRoster{Section: 2, Team: 1, Roster: []model.ID{10}}}},
		steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}}}},
		steps.Restore{Tournament: *club()},
	} {
		b := must.Have(journal.Encode(c))(f)
		f.Add(b)
	}
	f.Add([]byte(`{"change":"restore","with":{"tournament":{"sections":[null]},"from":""}}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		c, err := steps.List.Decode(b)
		if err != nil {
			return
		}
		ev := club()
		_ = journal.Label(c, ev)
		next, err := c.Apply(ev)
		if err != nil && next != nil {
			t.Fatalf("refused with %v, and yet something came of it", err)
		}
		if journaltest.Deep(ev, club()) != "" {
			t.Fatalf("%s changed its argument", b)
		}
		again, err := journal.Encode(c)
		if err != nil {
			t.Fatalf("%s cannot be written again: %v", b, err)
		}
		if _, err := steps.List.Decode(again); err != nil {
			t.Fatalf("%s written again is %s: %v", b, again, err)
		}
		if err == nil && next != nil {
			journal.Differences(ev, next)
		}
	})
}

// TestNumbersStayOnceRoundFourIsPaired: C.04.2 (2026) lets corrections of the
// ratings change the numbers only before.
func TestNumbersStayOnceRoundFourIsPaired(t *testing.T) {
	ev := club()
	turn := steps.Renumber{Section: 1, Order: []model.ID{4, 3, 2, 1}}
	two := steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 4}}
	for round := 2; round <= 4; round++ {
		for _, c := range []journal.Change{turn, two} {
			if _, err := c.Apply(ev); err != nil {
				t.Errorf("before round %d: %v", round, err)
			}
		}
		ev = do(t, ev, steps.AddRound{Section: 1, Round: round})
	}
	if got := do(t, ev, turn).Section(1).Players[0].Name; got != "Dmitri" { // round 4 has no boards yet
		t.Errorf("number 1 is %s", got)
	}
	ev = do(t, ev, steps.SetOutcome{Section: 1, Round: 4, Who: 1, Outcome: model.ZeroBye})
	for _, c := range []journal.Change{turn, two} {
		if _, err := c.Apply(ev); err == nil || !strings.Contains(err.Error(), "once the fourth is") {
			t.Errorf("once round 4 is paired: %v", err)
		}
	}
}

// german has three texts, as a catalogue would hold them.
type german map[string]string

func (l german) Word(t phrase.Text) string {
	format := t.Format
	if other, ok := l[format]; ok {
		format = other
	}
	return phrase.Fill(l, format, t.Args)
}

// TestTheLogIsReadInAnyLanguage: the label is kept as what fills it in, through
// undo, redo and a file; of a log that has English labels alone the kind of change
// is said.
func TestTheLogIsReadInAnyLanguage(t *testing.T) {
	l := german{"Withdraw %s from round %d on": "%s scheidet ab Runde %d aus", "a participant": "jemand",
		"Undo: %s": "Zurück: %s", "Redo: %s": "Noch einmal: %s"}
	j := journal.New(steps.List, club(), nil, journaltest.Ticking())
	must.Do(t, j.Do(steps.Withdraw{Section: 1, Who: 4, From: 2}))
	must.Have(j.Undo())(t)
	must.Have(j.Redo())(t)
	want := []string{"Dmitri scheidet ab Runde 2 aus, Open", "Zurück: Dmitri scheidet ab Runde 2 aus, Open",
		"Noch einmal: Dmitri scheidet ab Runde 2 aus, Open"}
	for n, e := range j.Entries() {
		b := must.Have(journal.EncodeEntry(e))(t)
		back, err := journal.DecodeEntry(b)
		if err != nil || back.In(l, steps.List) != want[n] || back.In(phrase.English, steps.List) != e.Label {
			t.Errorf("entry %d reads %q and %q, %v; want %q and %q", n+1,
				back.In(l, steps.List), back.In(phrase.English, steps.List), err, want[n], e.Label)
		}
	}
	old := j.Entries()[0]
	old.Say = phrase.Text{}
	if got := old.In(l, steps.List); got != "jemand scheidet ab Runde 2 aus" {
		t.Errorf("an old entry reads %q", got)
	}
	if got := old.In(phrase.English, steps.List); got != "Withdraw Dmitri from round 2 on, Open" {
		t.Errorf("an old entry reads %q in English", got)
	}
	undone := journal.Entry{Step: journal.Undone, Kind: "withdraw", With: old.With, Label: "Undo: Withdraw Dmitri"}
	if got := undone.In(l, steps.List); got != "Undo: Withdraw Dmitri" {
		t.Errorf("an old entry of undo reads %q", got)
	}
	for _, line := range []string{`{"n":1,"label":"Draw lots","say":7}`, `{"n":1,"label":"Draw lots","say":{"say":"%9999d","with":[1]}}`} {
		if e, err := journal.DecodeEntry([]byte(line)); err != nil || e.In(l, steps.List) != "Draw lots" {
			t.Errorf("%s: %v, %v", line, e, err)
		}
	}
}
