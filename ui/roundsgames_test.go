package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/pairing/keizer"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// allGames are the boards that are shown: number, White, result, Black.
func (b *robot) allGames() string {
	t := b.rounds().Grid.Table()
	var all []string
	for _, r := range t.Rows {
		all = append(all, strings.Join([]string{r.Cells[t.Column("board")].Text, r.Cells[t.Column("first")].Text,
			r.Cells[t.Column("result")].Text, r.Cells[t.Column("second")].Text}, " "))
	}
	return strings.Join(all, ", ")
}

// TestTwoGamesAtTheBoards: chosen in the settings, two games are paired by one key, stand below each other, and take their results
// line by line; what is said of a line is of its game.
func TestTwoGamesAtTheBoards(t *testing.T) {
	b := begin(t)
	b.askRounds()
	b.choice("settings.games").SetSelectedIndex(1)
	b.field("settings.planned").SetText("6")
	b.choice("settings.initial").SetSelectedIndex(1)
	b.press(fyne.KeyReturn, ctrl)
	if b.state.Section.GamesPerPairing != 2 || b.dialogs.count > 0 {
		t.Fatalf("%d games, %d dialogs", b.state.Section.GamesPerPairing, b.dialogs.count)
	}
	b.press(fyne.KeyF6, 0)
	s := b.rounds()
	if got := b.allGames(); len(b.state.Section.Rounds) != 2 || s.Round != 1 || onScreen[*controls.Select](b)[0].Selected != "Rounds 1–2" ||
		got != "1.1 Anna  Dan, 1.2 Dan  Anna, 2.1 Eva  Ben, 2.2 Ben  Eva, 3.1 Cleo  Finn, 3.2 Finn  Cleo" {
		t.Fatalf("%d rounds, round %d, %q: %s", len(b.state.Section.Rounds), s.Round, onScreen[*controls.Select](b)[0].Selected, got)
	}
	b.typed("15")
	if s.Round != 1 {
		t.Errorf("after two keys the line is one of round %d", s.Round)
	}
	b.typed("0+1")
	if s.Round != 2 || !strings.Contains(b.command("round.pair").why(), "board 3") {
		t.Errorf("the last line is one of round %d; %q", s.Round, b.command("round.pair").why())
	}
	if text := b.whyText(); !strings.Contains(text, "the game before") {
		t.Errorf("of the second game the panel says %q", text)
	}
	b.typed("=")
	want := "1.1 Anna 1-0 Dan, 1.2 Dan ½-½ Anna, 2.1 Eva 0-1 Ben, 2.2 Ben + - Eva, 3.1 Cleo 1-0 Finn, 3.2 Finn ½-½ Cleo"
	if got := b.allGames(); got != want {
		t.Fatalf("%s", got)
	}
	s.Grid.SelectRows(2, 3)
	b.press(fyne.KeyDelete, 0)
	if got := b.allGames(); got != strings.Replace(strings.Replace(want, "Eva 0-1", "Eva ", 1), "Ben + -", "Ben ", 1) {
		t.Errorf("both games of board 2 cleared: %s", got)
	}
	b.press(fyne.KeyZ, fyne.KeyModifierControl)
	if got := b.allGames(); got != want {
		t.Errorf("undone: %s", got)
	}
	b.press(fyne.KeyF6, 0)
	b.expects() // Eva, who lost a game by forfeit
	if s.Round != 3 || onScreen[*controls.Select](b)[0].Selected != "Rounds 3–4" || len(b.state.Section.Rounds) != 4 {
		t.Errorf("after pairing again: round %d of %d, %q", s.Round, len(b.state.Section.Rounds), onScreen[*controls.Select](b)[0].Selected)
	}
	b.navigation.turnRound(-1)
	if s.Began() != 1 || b.allGames() != want {
		t.Errorf("a page back: round %d, %s", s.Round, b.allGames())
	}
	s.TurnTo(4)
	if row, _, _ := s.Grid.Selected(); s.Round != 4 || row != 1 {
		t.Errorf("round 4 begins in row %d, round %d", row, s.Round)
	}
}

// TestTwoGamesByHand: what is exchanged on a line of the second game is exchanged in both, and the second entry is of one game.
func TestTwoGamesByHand(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.InitialColour, s.GamesPerPairing = model.White, 2 })
	b.show("rounds")
	b.press(fyne.KeyF6, 0)
	s := b.rounds()
	s.Grid.Select(1, 1)
	b.mark("first", 3, 4) // P2 and P3
	b.press(fyne.KeyX, ctrl|fyne.KeyModifierShift)
	if got := b.allGames(); !strings.HasPrefix(got, "1.1 P1  P4, 1.2 P4  P1, 2.1 P5  P3, 2.2 P3  P5, 3.1 P2  P6") {
		t.Errorf("exchanged: %s", got)
	}
	b.typed("111111")
	s.Grid.Select(1, 2)
	s.TurnSecond()
	if got := b.allGames(); !strings.HasPrefix(b.bar(), "Second entry of round 2") || strings.Count(got, ",") != 2 ||
		strings.Contains(got, "1-0") {
		t.Errorf("the second entry of round 2 shows %s", got)
	}
}

// TestGamesNeedASystem: a knock-out has games of its own, and says so in the dialog.
func TestGamesNeedASystem(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "knockout" })
	b.askRounds()
	b.choice("settings.games").SetSelectedIndex(1)
	b.press(fyne.KeyReturn, ctrl)
	if text, _ := b.dialogText(); b.dialogs.count == 0 || !strings.Contains(text, "does not pair 2 games at once") ||
		b.state.Section.GamesPerPairing != 0 {
		t.Errorf("%d games; %q", b.state.Section.GamesPerPairing, text)
	}
}

// TestANewSectionHasTwoGames: the assistant asks for them of players, and then offers the systems that pair such rounds.
func TestANewSectionHasTwoGames(t *testing.T) {
	b := open(t)
	b.press(fyne.KeyN, ctrl)
	b.typed("Rapid")
	b.choice("settings.games").SetSelectedIndex(1)
	b.next()
	b.next()
	system := b.choice("new.rules.system")
	if keizer := words.Text(keizer.System.Name); slices.Contains(system.Options, keizer) || len(system.Options) < 4 {
		t.Errorf("with two games it offers %v", system.Options)
	}
	b.next()
	if s := b.state.Section; s == nil || s.GamesPerPairing != 2 || s.Name != "Rapid" {
		text, _ := b.dialogText()
		t.Fatalf("%+v; %s", b.state.Section, text)
	}
	b = open(t)
	b.press(fyne.KeyN, ctrl)
	b.typed("League")
	b.choice("settings.games").SetSelectedIndex(2)
	kind := b.assistant().Kind
	kind.SetSelected(kind.Options[1])
	if b.asks("settings.games") || !b.asks("new.boards") {
		t.Error("teams are asked for games")
	}
	for range 3 {
		b.next()
	}
	if s := b.state.Section; s == nil || !s.Team() || s.GamesPerPairing != 0 {
		t.Errorf("teams have several games: %+v; %s", s, b.told())
	}
}
