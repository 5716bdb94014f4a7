package settings

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestEverySystemCanBeChosen: each is offered with its doc and its rule, is
// stored under its code, and pairs.
func TestEverySystemCanBeChosen(t *testing.T) {
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for i, e := range systems.For(kind) {
			r := begin(t, 8, func(s *model.Section) {
				if s.Kind = kind; s.Team() {
					s.Boards = 4
				}
			})
			n := r.dialogs().AskSettings()
			n.System.Pick.SetSelectedIndex(i)
			if doc := n.System.doc.Text; doc != systems.Described(e).String() || !strings.HasPrefix(doc, e.Doc.String()) ||
				n.System.rule.Text != e.Rule.String() {
				t.Errorf("%s is described as %q, %q", e.Code, n.System.doc.Text, n.System.rule.Text)
			}
			n.dialog.Accept()
			got, err := draw.System(r.St.Section, "")
			if err != nil || got.Code != e.Code {
				t.Errorf("chosen %s, in use is %v (%v)", e.Code, got, err)
			}
			if table := e.Fixed(8); r.St.Section.Format.Predetermined() != table {
				t.Errorf("%s makes the format %s", e.Code, r.St.Section.Format)
			}
			if _, err := pair.MakeRound(r.St.Event, r.St.Section, pair.Asked{}); err != nil {
				t.Errorf("%s does not pair: %v", e.Code, err)
			}
		}
	}
}

// choiceOf is the dialog's part for a setting of the system that is picked.
func choiceOf(p *systemPage, key string) systemChoice {
	for _, c := range p.choices[p.Pick.SelectedIndex()].asked {
		if c.setting.Key == key {
			return c
		}
	}
	return systemChoice{}
}

// TestWhatZeroMeansIsSaid where it is the usual number.
func TestWhatZeroMeansIsSaid(t *testing.T) {
	r := begin(t, 8, func(s *model.Section) { s.System = "molter" })
	n := r.dialogs().AskSettings()
	if got := choiceOf(n.System, "rounds").entry.PlaceHolder; got != "0: one less than there are teams." {
		t.Errorf("it says %q", got)
	}
}

// TestSettingsOfASystemAreKept: what the dialog writes it reads back, and the
// system pairs by it.
func TestSettingsOfASystemAreKept(t *testing.T) {
	r := begin(t, 8, func(s *model.Section) { s.System = "us-swiss" })
	n := r.dialogs().AskSettings()
	choiceOf(n.System, "teams").pick.SetSelectedIndex(2)
	choiceOf(n.System, "series").pick.SetSelectedIndex(1)
	choiceOf(n.System, "alternate").entry.SetText("0")
	choiceOf(n.System, "equalise").entry.SetText("150")
	choiceOf(n.System, "bye").check.SetChecked(true)
	choiceOf(n.System, "house").pick.SetSelectedIndex(3)
	choiceOf(n.System, "class").entry.SetText("1600–1800, 1400-1600")
	n.dialog.Accept()
	want := model.SystemSettings{"teams": "plus-two", "series": "except-last", "alternate": "0", "equalise": "150", "bye": "colours",
		"house": "3", "class": "1600-1800,1400-1600"}
	if s := r.St.Section; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, want) {
		t.Fatalf("the system is %q with %v, want %v", s.System, s.SystemSettings, want)
	}
	if e, err := draw.System(r.St.Section, ""); err != nil || !maps.Equal(e.Set, want) {
		t.Errorf("it pairs by %v, %v", e, err)
	}
	before := r.St.Event
	n = r.dialogs().AskSettings()
	n.dialog.Accept()
	if r.St.Event != before {
		t.Errorf("opened and confirmed without a touch, the system is %q with %v", r.St.Section.System, r.St.Section.SystemSettings)
	}
	for key, text := range map[string]string{"class": "1800-1600", "alternate": "4000"} {
		n = r.dialogs().AskSettings()
		choiceOf(n.System, key).entry.SetText(text)
		n.dialog.Accept()
		if !n.dialog.Open() || r.St.Event != before {
			t.Errorf("%s %s is taken", key, text)
		}
		n.dialog.Close()
	}
	n = r.dialogs().AskSettings()
	n.System.Pick.SetSelectedIndex(0)
	n.dialog.Accept()
	if s := r.St.Section; s.System != "dutch" || len(s.SystemSettings) > 0 {
		t.Errorf("another system is %q and keeps %v", s.System, s.SystemSettings)
	}
}

// TestScoreAloneAndTheBye: one score may decide the colours alone, and the usual
// worth of a bye, a drawn match, follows the boards.
func TestScoreAloneAndTheBye(t *testing.T) {
	r := begin(t, 6, func(s *model.Section) {
		s.Kind, s.Boards = model.TeamEvent, 4
		s.Scoring = model.Classic(2*model.One, model.One, 4)
		s.Scoring = s.WithUsualBye()
	})
	n := r.dialogs().AskSettings()
	n.TurnTo(1)
	n.Rounds.boards.SetText("6")
	n.Rounds.Primary.SetSelectedIndex(3)
	n.dialog.Accept()
	s := r.St.Section
	if s.Primary != model.GamePoints || !s.PrimaryOnly || s.Scoring.MatchBye != model.One || s.Scoring.GamesBye != 3*model.One {
		t.Errorf("by %s alone %v, a bye is worth %s and %s", s.Primary, s.PrimaryOnly, s.Scoring.MatchBye, s.Scoring.GamesBye)
	}
	n = r.dialogs().AskSettings()
	if n.Rounds.Primary.SelectedIndex() != 3 {
		t.Error("the dialog has forgotten it")
	}
	n.Rounds.Primary.SetSelectedIndex(0)
	n.dialog.Accept()
	if s := r.St.Section; s.Primary != model.MatchPoints || s.PrimaryOnly {
		t.Errorf("by %s alone %v", s.Primary, s.PrimaryOnly)
	}
}

func TestRoundsAndColoursAndTheLot(t *testing.T) {
	r := begin(t, 6, func(s *model.Section) { s.Kind, s.Boards = model.TeamEvent, 4 })
	before := r.St.Event
	n := r.dialogs().AskSettings()
	n.TurnTo(1)
	n.Rounds.planned.SetText("5")
	n.Rounds.boards.SetText("6")
	n.Rounds.colours.SetText("wbwbwb")
	n.Rounds.Primary.SetSelectedIndex(1)
	n.Rounds.DrawLot()
	if !n.Rounds.draw.Disabled() {
		t.Error("the lot can be drawn again until it pleases")
	}
	n.dialog.Accept()
	s := r.St.Section
	if s.Planned != 5 || s.Boards != 6 || s.BoardColours != "WBWBWB" || s.Primary != model.GamePoints ||
		s.InitialColour != draw.Lot(n.Rounds.seed) {
		t.Errorf("the section is %+v", s)
	}
	label := journal.Label(r.Made[0], before).String()
	if len(r.Made) != 1 || !strings.Contains(label, "by lot") || !strings.Contains(label, "seed") {
		t.Errorf("%d changes, the first is %q", len(r.Made), label)
	}
	for _, text := range []string{"none", "0", "-1", "1000"} {
		n := r.dialogs().AskSettings()
		n.Rounds.planned.SetText(text)
		n.dialog.Accept()
		if !n.dialog.Open() {
			t.Errorf("%q rounds are taken", text)
		}
		n.dialog.Close()
	}
}

func TestAcceleration(t *testing.T) {
	r := begin(t, 10, func(s *model.Section) { s.Planned = 9 })
	n := r.dialogs().AskSettings()
	n.Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[1].Name))
	if !strings.Contains(n.Accelerate.made.Text, "Numbers 1 to 6") {
		t.Errorf("Baku is described as %q", n.Accelerate.made.Text)
	}
	n.dialog.Accept()
	want := []model.Acceleration{{From: 1, To: 3, First: 1, Last: 6, Games: model.One}, {From: 4, To: 5, First: 1, Last: 6, Games: model.Half}}
	if got := r.St.Section.Acceleration; !slices.Equal(got, want) {
		t.Fatalf("Baku makes %+v", got)
	}
	n = r.dialogs().AskSettings()
	if n.Accelerate.Pick.Selected != words.Text(pair.Accelerations[1].Name) {
		t.Errorf("opened again, %q is chosen", n.Accelerate.Pick.Selected)
	}
	n.Rounds.planned.SetText("1") // Baku cannot be
	n.dialog.Accept()
	if !n.dialog.Open() {
		t.Error("Baku in one round is taken")
	}
	n.dialog.Close()
	n = r.dialogs().AskSettings()
	n.Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[0].Name))
	n.dialog.Accept()
	if len(r.St.Section.Acceleration) != 0 {
		t.Error("the acceleration stays")
	}
}

func TestKeptApart(t *testing.T) {
	r := begin(t, 8, func(s *model.Section) {
		s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 5}}, {Who: []model.ID{2, 3, 4}, From: 2}, {Who: []model.ID{6, 7}, From: 1, To: 3}}
	})
	n := r.dialogs().AskSettings()
	if got, want := n.Apart.groups.Text, "P1; P5\nP2; P3; P4; rounds 2-\nP6; P7; rounds 1-3"; got != want {
		t.Fatalf("the groups are written %q, want %q", got, want)
	}
	before := r.St.Event
	n.dialog.Accept()
	if r.St.Event != before {
		t.Error("untouched groups are entered anew")
	}
	n = r.dialogs().AskSettings()
	n.Apart.groups.SetText("P1; 6 ; rounds 2\n\nP3;P4")
	n.dialog.Accept()
	want := []model.Forbidden{{Who: []model.ID{1, 6}, From: 2, To: 2}, {Who: []model.ID{3, 4}}}
	if got := r.St.Section.Forbidden; !slices.EqualFunc(got, want, sameGroup) {
		t.Errorf("the groups are %+v", got)
	}
	_, err := parseApart(r.St.Section, "P1; Nemo\nP2; P3\nP4; 99")
	if err == nil || !strings.Contains(err.Error(), "Line 1") || !strings.Contains(err.Error(), "Nemo") ||
		!strings.Contains(err.Error(), "Line 3") {
		t.Errorf("wrong lines are said to be %v", err)
	}
	if _, err := parseApart(r.St.Section, "P1; rounds 1-2"); err == nil {
		t.Error("one alone is kept apart")
	}
	if got := addToLine("P1; P2; rounds 1-2\nP3", 0, "P4"); got != "P1; P2; P4; rounds 1-2\nP3" {
		t.Errorf("a name is added as %q", got)
	}
	if got := addToLine("", 0, "P4"); got != "P4" {
		t.Errorf("a first name is added as %q", got)
	}
}

// TestHalfByesAllowed: how many half-point byes each may have is typed in the settings; nothing is the usual one, 0 is none.
func TestHalfByesAllowed(t *testing.T) {
	r := begin(t, 6, func(s *model.Section) { s.Planned = 5 })
	for _, c := range []struct {
		most, end   string
		limit, last int
	}{{"2", "1", 2, 1}, {"0", "", 0, 0}, {"", "0", 1, 0}} {
		n := r.dialogs().AskSettings()
		n.TurnTo(1)
		n.Rounds.halfByes.SetText(c.most)
		n.Rounds.end.SetText(c.end)
		n.dialog.Accept()
		if s := r.St.Section; s.HalfByeLimit() != c.limit || s.HalfByesEnd != c.last {
			t.Errorf("typed %q and %q: %d byes, none in the last %d", c.most, c.end, s.HalfByes, s.HalfByesEnd)
		}
		n = r.dialogs().AskSettings()
		if n.Rounds.halfByes.Text != c.most {
			t.Errorf("typed %q, the dialog says %q", c.most, n.Rounds.halfByes.Text)
		}
		n.dialog.Close()
	}
	n := r.dialogs().AskSettings()
	before := r.St.Event
	n.Rounds.halfByes.SetText("two")
	n.dialog.Accept()
	if !n.dialog.Open() || r.St.Event != before {
		t.Error("two half-point byes in a word are taken")
	}
}

// TestSystemAndGamesInOneDialog: a system that plays one game is judged by the number of games that is chosen with it, on
// another page of the dialog; what is not allowed together stays refused.
func TestSystemAndGamesInOneDialog(t *testing.T) {
	r := begin(t, 8, func(s *model.Section) { s.System, s.GamesPerPairing = "dutch", 2 })
	pick := func(n *Section, code string) {
		n.System.Pick.SetSelectedIndex(slices.IndexFunc(n.System.engines, func(e *pairing.Engine) bool { return e.Code == code }))
	}
	for _, code := range []string{"keizer", "knockout"} {
		n := r.dialogs().AskSettings()
		pick(n, code)
		n.dialog.Accept()
		if !n.dialog.Open() {
			t.Fatalf("%s with two games is taken", code)
		}
		n.Rounds.games.SetSelectedIndex(0)
		n.dialog.Accept()
		if s := r.St.Section; n.dialog.Open() || s.System != code || s.Games() != 1 {
			t.Fatalf("%s and one game: %q, %d games", code, s.System, s.Games())
		}
		n = r.dialogs().AskSettings()
		pick(n, "dutch")
		n.Rounds.games.SetSelectedIndex(1)
		n.dialog.Accept()
		if s := r.St.Section; n.dialog.Open() || s.System != "dutch" || s.Games() != 2 {
			t.Fatalf("Dutch and two games: %q, %d games", s.System, s.Games())
		}
	}
}

// TestSettingsBringTheTieBreaks of another system along, say so before, and both are one change.
func TestSettingsBringTheTieBreaks(t *testing.T) {
	r := begin(t, 8, func(s *model.Section) {
		p, _ := catalogue.Usual(&model.Tournament{}, s)
		s.Ranking.TieBreaks, s.Ranking.Preset = p.TieBreaks, p.Code
	})
	n := r.dialogs().AskSettings()
	n.System.Pick.SetSelectedIndex(slices.IndexFunc(n.System.engines, func(e *pairing.Engine) bool { return e.Code == "keizer" }))
	if !n.System.list.Visible() || !strings.Contains(n.System.list.Text, "preset Keizer") {
		t.Errorf("of the tie-breaks it says %q", n.System.list.Text)
	}
	n.dialog.Accept()
	if s := r.St.Section; s.System != "keizer" || s.Ranking.Preset != "keizer" {
		t.Errorf("after it: %q, %+v", s.System, s.Ranking)
	}
	if len(r.Made) != 1 {
		t.Errorf("%d changes", len(r.Made))
	}
}

// A section that has begun without FIDE mode is not offered it.
func TestFIDEModeBeginsBeforeTheFirstRound(t *testing.T) {
	s := hosttest.AfterOne()
	s.System = "dutch"
	n := try(t, s).dialogs().AskSettings()
	if !n.fide.mode.Disabled() || !strings.Contains(n.fide.when.Text, "begins before the first round") {
		t.Errorf("%v, %q", n.fide.mode.Disabled(), n.fide.when.Text)
	}
}

// TestTheSettingsNeedTheirDeskAlone: what is altered on the pages is one change; a
// page that cannot be read is turned to.
func TestTheSettingsNeedTheirDeskAlone(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	n := r.dialogs().AskSettings()
	n.TurnTo(3)
	n.Apart.groups.SetText("Ash; Nobody")
	n.Rounds.planned.SetText("six")
	if r.Confirm() || n.pages.Shown.Objects[0] != fyne.CanvasObject(n.Rounds.whole) {
		t.Fatal("six rounds in letters are taken")
	}
	n.Rounds.planned.SetText("6")
	if r.Confirm() || n.pages.Shown.Objects[0] != fyne.CanvasObject(n.Apart.whole) || len(r.Made) != 0 {
		t.Fatal("nobody is kept apart from Ash")
	}
	n.Apart.groups.SetText("Ash; Dov")
	n.Rounds.DrawLot()
	if !r.Confirm() || len(r.Made) != 1 {
		t.Fatalf("%d changes", len(r.Made))
	}
	s := r.St.Section
	if s.Planned != 6 || len(s.Forbidden) != 1 || s.InitialColour != n.Rounds.lot || s.InitialColour == model.NoColour {
		t.Errorf("%d rounds, apart %v, the lot fell on %v", s.Planned, s.Forbidden, s.InitialColour)
	}
}

// TestAnotherLastRoundIsExamined (VCL4THP.13, question 60): round 1 of an open number of rounds is paired. Announced alone it is the
// last, and is examined with the same step; announced among six it is not, and among five it was not before. What cannot be entered
// stays in the dialog.
func TestAnotherLastRoundIsExamined(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	announce := func(rounds string) {
		t.Helper()
		n := r.dialogs().AskSettings()
		if n.Rounds.planned.SetText(rounds); !r.Confirm() {
			t.Fatalf("%s rounds are not taken", rounds)
		}
	}
	announce("1")
	s := r.St.Section
	if len(r.Made) != 1 || s.Planned != 1 || len(s.Compared) != 1 || s.Compared[0].When != model.AtLast {
		t.Fatalf("%d changes, %d rounds, %+v", len(r.Made), s.Planned, s.Compared)
	}
	announce("6")
	announce("5")
	if s = r.St.Section; len(r.Made) != 3 || s.Planned != 5 || len(s.Compared) != 1 {
		t.Errorf("%d changes, %d rounds, %+v", len(r.Made), s.Planned, s.Compared)
	}
	second, third := r.Made[1].Label().String(), r.Made[2].Label().String()
	if !strings.Contains(second, "Round 1 examined again") || strings.Contains(third, "again") {
		t.Errorf("the steps are %q and %q", second, third)
	}
}
