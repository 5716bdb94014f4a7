package ui

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
)

// TestEverySystemCanBeChosen: each is offered with its doc and its rule, is
// stored under its code, and pairs.
func TestEverySystemCanBeChosen(t *testing.T) {
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for i, e := range systems.For(kind) {
			b := beginWith(t, 8, func(s *model.Section) {
				if s.Kind = kind; s.Team() {
					s.Boards = 4
				}
			})
			n := b.setting.AskSettings()
			n.System.Pick.SetSelectedIndex(i)
			if doc := n.System.Doc.Text; doc != systems.Described(e).String() || !strings.HasPrefix(doc, e.Doc.String()) ||
				n.System.Rule.Text != e.Rule.String() {
				t.Errorf("%s is described as %q, %q", e.Code, n.System.Doc.Text, n.System.Rule.Text)
			}
			n.Dialog.Accept()
			got, err := draw.System(b.state.Section, "")
			if err != nil || got.Code != e.Code {
				t.Errorf("chosen %s, in use is %v (%v)", e.Code, got, err)
			}
			if table := e.Fixed(8); b.state.Section.Format.Predetermined() != table {
				t.Errorf("%s makes the format %s", e.Code, b.state.Section.Format)
			}
			b.press(fyne.KeyF6, 0)
			if len(b.state.Section.Rounds) != 1 {
				text, _ := b.dialogText()
				t.Errorf("%s does not pair: %s %s", e.Code, text, b.status.left.Text)
			}
		}
	}
}

// choiceOf is the dialog's part for a setting of the system that is picked.
func choiceOf(p *settings.SystemPage, key string) settings.SystemChoice {
	for _, c := range p.Choices[p.Pick.SelectedIndex()].Asked {
		if c.Setting.Key == key {
			return c
		}
	}
	return settings.SystemChoice{}
}

// TestWhatZeroMeansIsSaid where it is the usual number.
func TestWhatZeroMeansIsSaid(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "molter" })
	n := b.setting.AskSettings()
	if got := choiceOf(n.System, "rounds").Entry.PlaceHolder; got != "0: one less than there are teams." {
		t.Errorf("it says %q", got)
	}
}

// TestSettingsOfASystemAreKept: what the dialog writes it reads back, and the
// system pairs by it.
func TestSettingsOfASystemAreKept(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "us-swiss" })
	n := b.setting.AskSettings()
	choiceOf(n.System, "teams").Pick.SetSelectedIndex(2)
	choiceOf(n.System, "series").Pick.SetSelectedIndex(1)
	choiceOf(n.System, "alternate").Entry.SetText("0")
	choiceOf(n.System, "equalise").Entry.SetText("150")
	choiceOf(n.System, "bye").Check.SetChecked(true)
	choiceOf(n.System, "house").Pick.SetSelectedIndex(3)
	choiceOf(n.System, "class").Entry.SetText("1600–1800, 1400-1600")
	n.Dialog.Accept()
	want := model.SystemSettings{"teams": "plus-two", "series": "except-last", "alternate": "0", "equalise": "150", "bye": "colours",
		"house": "3", "class": "1600-1800,1400-1600"}
	if s := b.state.Section; s.System != "us-swiss" || !maps.Equal(s.SystemSettings, want) {
		t.Fatalf("the system is %q with %v, want %v", s.System, s.SystemSettings, want)
	}
	if e, err := draw.System(b.state.Section, ""); err != nil || !maps.Equal(e.Set, want) {
		t.Errorf("it pairs by %v, %v", e, err)
	}
	before := b.state.Event
	n = b.setting.AskSettings()
	n.Dialog.Accept()
	if b.state.Event != before {
		t.Errorf("opened and confirmed without a touch, the system is %q with %v", b.state.Section.System, b.state.Section.SystemSettings)
	}
	for key, text := range map[string]string{"class": "1800-1600", "alternate": "4000"} {
		n = b.setting.AskSettings()
		choiceOf(n.System, key).Entry.SetText(text)
		n.Dialog.Accept()
		if !n.Dialog.Open() || b.state.Event != before {
			t.Errorf("%s %s is taken", key, text)
		}
		n.Dialog.Close()
	}
	n = b.setting.AskSettings()
	n.System.Pick.SetSelectedIndex(0)
	n.Dialog.Accept()
	if s := b.state.Section; s.System != "dutch" || len(s.SystemSettings) > 0 {
		t.Errorf("another system is %q and keeps %v", s.System, s.SystemSettings)
	}
}

// TestScoreAloneAndTheBye: one score may decide the colours alone, and the usual
// worth of a bye, a drawn match, follows the boards.
func TestScoreAloneAndTheBye(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) {
		s.Kind, s.Boards = model.TeamEvent, 4
		s.Scoring = model.Classic(2*model.One, model.One, 4)
		s.Scoring = s.WithUsualBye()
	})
	n := b.setting.AskSettings()
	n.TurnTo(1)
	n.Rounds.Boards.SetText("6")
	n.Rounds.Primary.SetSelectedIndex(3)
	n.Dialog.Accept()
	s := b.state.Section
	if s.Primary != model.GamePoints || !s.PrimaryOnly || s.Scoring.MatchBye != model.One || s.Scoring.GamesBye != 3*model.One {
		t.Errorf("by %s alone %v, a bye is worth %s and %s", s.Primary, s.PrimaryOnly, s.Scoring.MatchBye, s.Scoring.GamesBye)
	}
	n = b.setting.AskSettings()
	if n.Rounds.Primary.SelectedIndex() != 3 {
		t.Error("the dialog has forgotten it")
	}
	n.Rounds.Primary.SetSelectedIndex(0)
	n.Dialog.Accept()
	if s := b.state.Section; s.Primary != model.MatchPoints || s.PrimaryOnly {
		t.Errorf("by %s alone %v", s.Primary, s.PrimaryOnly)
	}
}

func TestRoundsAndColoursAndTheLot(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.Kind, s.Boards = model.TeamEvent, 4 })
	n := b.setting.AskSettings()
	n.TurnTo(1)
	n.Rounds.Planned.SetText("5")
	n.Rounds.Boards.SetText("6")
	n.Rounds.Colours.SetText("wbwbwb")
	n.Rounds.Primary.SetSelectedIndex(1)
	n.Rounds.DrawLot()
	if !n.Rounds.Draw.Disabled() {
		t.Error("the lot can be drawn again until it pleases")
	}
	n.Dialog.Accept()
	s := b.state.Section
	if s.Planned != 5 || s.Boards != 6 || s.BoardColours != "WBWBWB" || s.Primary != model.GamePoints ||
		s.InitialColour != draw.Lot(n.Rounds.Seed) {
		t.Errorf("the section is %+v", s)
	}
	log := b.doc.Entries()
	if label := log[len(log)-1].Label; !strings.Contains(label, "by lot") || !strings.Contains(label, "seed") {
		t.Errorf("the log says %q", label)
	}
	b.do("edit.undo")
	if s := b.state.Section; s.Planned != 9 || s.InitialColour != model.NoColour {
		t.Errorf("undone, the section is %+v", s)
	}
	for _, text := range []string{"none", "0", "-1", "1000"} {
		n := b.setting.AskSettings()
		n.Rounds.Planned.SetText(text)
		n.Dialog.Accept()
		if !n.Dialog.Open() {
			t.Errorf("%q rounds are taken", text)
		}
		n.Dialog.Close()
	}
}

func TestAcceleration(t *testing.T) {
	b := beginWith(t, 10, func(s *model.Section) { s.Planned = 9 })
	n := b.setting.AskSettings()
	n.Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[1].Name))
	if !strings.Contains(n.Accelerate.Made.Text, "Numbers 1 to 6") {
		t.Errorf("Baku is described as %q", n.Accelerate.Made.Text)
	}
	n.Dialog.Accept()
	want := []model.Acceleration{{From: 1, To: 3, First: 1, Last: 6, Games: model.One}, {From: 4, To: 5, First: 1, Last: 6, Games: model.Half}}
	if got := b.state.Section.Acceleration; !slices.Equal(got, want) {
		t.Fatalf("Baku makes %+v", got)
	}
	n = b.setting.AskSettings()
	if n.Accelerate.Pick.Selected != words.Text(pair.Accelerations[1].Name) {
		t.Errorf("opened again, %q is chosen", n.Accelerate.Pick.Selected)
	}
	n.Rounds.Planned.SetText("1") // Baku cannot be
	n.Dialog.Accept()
	if !n.Dialog.Open() {
		t.Error("Baku in one round is taken")
	}
	n.Dialog.Close()
	n = b.setting.AskSettings()
	n.Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[0].Name))
	n.Dialog.Accept()
	if len(b.state.Section.Acceleration) != 0 {
		t.Error("the acceleration stays")
	}
}

func TestKeptApart(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) {
		s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 5}}, {Who: []model.ID{2, 3, 4}, From: 2}, {Who: []model.ID{6, 7}, From: 1, To: 3}}
	})
	n := b.setting.AskSettings()
	if got, want := n.Apart.Groups.Text, "P1; P5\nP2; P3; P4; rounds 2-\nP6; P7; rounds 1-3"; got != want {
		t.Fatalf("the groups are written %q, want %q", got, want)
	}
	before := b.state.Event
	n.Dialog.Accept()
	if b.state.Event != before {
		t.Error("untouched groups are entered anew")
	}
	n = b.setting.AskSettings()
	n.Apart.Groups.SetText("P1; 6 ; rounds 2\n\nP3;P4")
	n.Dialog.Accept()
	want := []model.Forbidden{{Who: []model.ID{1, 6}, From: 2, To: 2}, {Who: []model.ID{3, 4}}}
	if got := b.state.Section.Forbidden; !slices.EqualFunc(got, want, settings.SameGroup) {
		t.Errorf("the groups are %+v", got)
	}
	_, err := settings.ParseApart(b.state.Section, "P1; Nemo\nP2; P3\nP4; 99")
	if err == nil || !strings.Contains(err.Error(), "Line 1") || !strings.Contains(err.Error(), "Nemo") ||
		!strings.Contains(err.Error(), "Line 3") {
		t.Errorf("wrong lines are said to be %v", err)
	}
	if _, err := settings.ParseApart(b.state.Section, "P1; rounds 1-2"); err == nil {
		t.Error("one alone is kept apart")
	}
	if got := settings.AddToLine("P1; P2; rounds 1-2\nP3", 0, "P4"); got != "P1; P2; P4; rounds 1-2\nP3" {
		t.Errorf("a name is added as %q", got)
	}
	if got := settings.AddToLine("", 0, "P4"); got != "P4" {
		t.Errorf("a first name is added as %q", got)
	}
}

// TestHalfByesAllowed: how many half-point byes each may have is typed in the settings; nothing is the usual one, 0 is none.
func TestHalfByesAllowed(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.Planned = 5 })
	for _, c := range []struct {
		most, end   string
		limit, last int
	}{{"2", "1", 2, 1}, {"0", "", 0, 0}, {"", "0", 1, 0}} {
		n := b.setting.AskSettings()
		n.TurnTo(1)
		n.Rounds.HalfByes.SetText(c.most)
		n.Rounds.End.SetText(c.end)
		n.Dialog.Accept()
		if s := b.state.Section; s.HalfByeLimit() != c.limit || s.HalfByesEnd != c.last {
			t.Errorf("typed %q and %q: %d byes, none in the last %d", c.most, c.end, s.HalfByes, s.HalfByesEnd)
		}
		n = b.setting.AskSettings()
		if n.Rounds.HalfByes.Text != c.most {
			t.Errorf("typed %q, the dialog says %q", c.most, n.Rounds.HalfByes.Text)
		}
		n.Dialog.Close()
	}
	n := b.setting.AskSettings()
	before := b.state.Event
	n.Rounds.HalfByes.SetText("two")
	n.Dialog.Accept()
	if !n.Dialog.Open() || b.state.Event != before {
		t.Error("two half-point byes in a word are taken")
	}
}

// TestSystemAndGamesInOneDialog: a system that plays one game is judged by the number of games that is chosen with it, on
// another page of the dialog; what is not allowed together stays refused.
func TestSystemAndGamesInOneDialog(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System, s.GamesPerPairing = "dutch", 2 })
	pick := func(n *settings.Section, code string) {
		n.System.Pick.SetSelectedIndex(slices.IndexFunc(n.System.Engines, func(e *pairing.Engine) bool { return e.Code == code }))
	}
	for _, code := range []string{"keizer", "knockout"} {
		n := b.setting.AskSettings()
		pick(n, code)
		n.Dialog.Accept()
		if !n.Dialog.Open() {
			t.Fatalf("%s with two games is taken", code)
		}
		n.Rounds.Games.SetSelectedIndex(0)
		n.Dialog.Accept()
		if s := b.state.Section; n.Dialog.Open() || s.System != code || s.Games() != 1 {
			t.Fatalf("%s and one game: %q, %d games", code, s.System, s.Games())
		}
		n = b.setting.AskSettings()
		pick(n, "dutch")
		n.Rounds.Games.SetSelectedIndex(1)
		n.Dialog.Accept()
		if s := b.state.Section; n.Dialog.Open() || s.System != "dutch" || s.Games() != 2 {
			t.Fatalf("Dutch and two games: %q, %d games", s.System, s.Games())
		}
	}
}

// TestSettingsBringTheTieBreaks of another system along, say so before, and take both back with one undo.
func TestSettingsBringTheTieBreaks(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) {
		p, _ := catalogue.Usual(&model.Tournament{}, s)
		s.Ranking.TieBreaks, s.Ranking.Preset = p.TieBreaks, p.Code
	})
	was := b.state.Section.Ranking.Preset
	n := b.setting.AskSettings()
	n.System.Pick.SetSelectedIndex(slices.IndexFunc(n.System.Engines, func(e *pairing.Engine) bool { return e.Code == "keizer" }))
	if !n.System.List.Visible() || !strings.Contains(n.System.List.Text, "preset Keizer") {
		t.Errorf("of the tie-breaks it says %q", n.System.List.Text)
	}
	n.Dialog.Accept()
	if s := b.state.Section; s.System != "keizer" || s.Ranking.Preset != "keizer" {
		t.Errorf("after it: %q, %+v", s.System, s.Ranking)
	}
	b.do("edit.undo")
	if s := b.state.Section; s.System == "keizer" || s.Ranking.Preset != was {
		t.Errorf("taken back: %q, %+v", s.System, s.Ranking)
	}
}

// TestFIDEModeInTheWindow: it is turned on before the first round; then what it does not allow is refused in the dialog, which stays
// open, and leaving it, which is confirmed twice, lets it through as one step. It is not offered again.
func TestFIDEModeInTheWindow(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "dutch" })
	n := b.setting.AskSettings()
	if n.Fide.Mode.Checked || !strings.Contains(n.Fide.When.Text, "until the first round is paired") {
		t.Errorf("before the first round: %v, %q", n.Fide.Mode.Checked, n.Fide.When.Text)
	}
	n.Fide.Mode.SetChecked(true)
	n.Dialog.Accept()
	if !b.state.Section.FIDE || b.doc.UndoLabel().String() != "FIDE mode" {
		t.Fatalf("it is not in FIDE mode: %s", b.doc.UndoLabel())
	}
	b.press(fyne.KeyF6, 0)
	n = b.setting.AskSettings()
	n.Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[1].Name))
	n.Dialog.Accept()
	if text, _ := b.dialogText(); !strings.Contains(text, "FIDE mode the acceleration stays as it is") {
		t.Errorf("an acceleration in FIDE mode: %s", text)
	}
	if !strings.Contains(n.Fide.When.Text, "there is no way back") {
		t.Errorf("before it is left: %q", n.Fide.When.Text)
	}
	n.Fide.Mode.SetChecked(false)
	n.Dialog.Accept()
	if text, _ := b.dialogText(); !b.state.Section.FIDE || !strings.Contains(text, "FIDE may not rate it") {
		t.Errorf("no warning before it is left: %q", text)
	}
	warnings := b.dialogs.stack[len(b.dialogs.stack)-1]
	warnings.Accept()
	if text, _ := b.dialogText(); !b.state.Section.FIDE || !strings.Contains(text, "There is no way back") {
		t.Errorf("no second page of the warning: %q", text)
	}
	warnings.Accept()
	if s := b.state.Section; s.FIDE || len(s.Acceleration) == 0 || len(s.Altered) != 2 {
		t.Errorf("left: %v, %v, %v", s.FIDE, s.Acceleration, s.Altered)
	}
	if n = b.setting.AskSettings(); !n.Fide.Mode.Disabled() || !strings.Contains(n.Fide.When.Text, "was left") {
		t.Errorf("after it: %v, %q", n.Fide.Mode.Disabled(), n.Fide.When.Text)
	}
}

// A section that has begun without FIDE mode is not offered it.
func TestFIDEModeBeginsBeforeTheFirstRound(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "dutch" })
	b.press(fyne.KeyF6, 0)
	if n := b.setting.AskSettings(); !n.Fide.Mode.Disabled() || !strings.Contains(n.Fide.When.Text, "begins before the first round") {
		t.Errorf("%v, %q", n.Fide.Mode.Disabled(), n.Fide.When.Text)
	}
}
