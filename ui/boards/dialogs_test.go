package boards

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// fields are the controls of the dialog that is open, in their order: what is chosen from, and what is typed into.
func (r *trial) fields() (choices []*controls.Select, texts []*controls.Entry) {
	for _, f := range controls.Focusables(r.Asked[len(r.Asked)-1].Content()) {
		switch f := f.(type) {
		case *controls.Select:
			choices = append(choices, f)
		case *controls.Entry:
			texts = append(texts, f)
		}
	}
	return choices, texts
}

// TestAnExtraGame is entered with players of two sections, is listed with what is known of it, and is taken away.
func TestAnExtraGame(t *testing.T) {
	for players, want := range map[int]string{1: words.Say("extra.nobody"), 2: ""} {
		if why := try(t, hosttest.OfClub(players)).dialogs().WhyNoExtra(); why != want {
			t.Errorf("with %d players: %q", players, why)
		}
	}
	r := &trial{Trial: hosttest.Two(t)}
	o := r.dialogs()
	if why := o.WhyNoExtra(); why != "" {
		t.Fatal(why)
	}
	o.AskExtra()
	list, typed := r.fields()
	if got := strings.Join(list[0].Options, "|"); got != "Ash (Club)|Bea (Club)|Cai (Club)|Dov (Club)|Ash (Reserve)|Bea (Reserve)" {
		t.Errorf("White is one of %s", got)
	}
	for n, at := range []int{0, 5, 2} {
		if r.Confirm() || r.Asked[0].Said() != words.Say("extra.choose") {
			t.Errorf("with %d of three chosen: %q", n, r.Asked[0].Said())
		}
		list[n].SetSelectedIndex(at)
	}
	typed[0].SetText("yesterday")
	if r.Confirm() {
		t.Error("yesterday is a day")
	}
	typed[0].SetText(" 2026-05-02 ")
	typed[1].SetText(" friendly ")
	if !r.Confirm() {
		t.Fatal(r.Asked[0].Said())
	}
	g := r.St.Event.ExtraGames
	if len(g) != 1 || g[0].White != (model.Seat{Section: 1, Player: 1}) || g[0].Black != (model.Seat{Section: 2, Player: 2}) ||
		g[0].Outcomes != [2]model.Outcome{model.Loss, model.Win} || g[0].Date != "2026-05-02" || g[0].Note != "friendly" {
		t.Fatalf("entered is %+v", g)
	}
	o.AskExtra()
	if got := said(r.Asked[1].Content()); !strings.Contains(got, "Ash (Club) – Bea (Reserve) · 0-1 · 2026-05-02 · friendly") {
		t.Errorf("listed is %q", got)
	}
	r.press(words.Say("extra.remove"))
	if got := said(r.Asked[1].Content()); len(r.St.Event.ExtraGames) != 0 || strings.Contains(got, "friendly") {
		t.Errorf("taken away: %+v, listed is %q", r.St.Event.ExtraGames, got)
	}
}

// TestAnExtraGameOfOneSection needs no names of sections.
func TestAnExtraGameOfOneSection(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	r.dialogs().AskExtra()
	list, _ := r.fields()
	for n, at := range []int{1, 0, 1} {
		list[n].SetSelectedIndex(at)
	}
	if !r.Confirm() {
		t.Fatal(r.Asked[0].Said())
	}
	r.dialogs().AskExtra()
	if got := said(r.Asked[1].Content()); !strings.Contains(got, "Bea – Ash · ½-½") || strings.Contains(got, "Club") {
		t.Errorf("listed is %q", got)
	}
}

// rated opens the dialog of the board on which the caret is.
func (r *trial) rated(s *Rounds) (now string, as *controls.Select, game *controls.Select, reason *controls.Entry) {
	r.T.Helper()
	r.Win.Canvas().Focus(s.Grid)
	if s.AskForRating() == nil {
		r.T.Fatalf("nothing is asked: %q", r.Said)
	}
	list, typed := r.fields()
	if len(list) == 2 {
		game = list[0]
	}
	return said(r.Asked[len(r.Asked)-1].Content()), list[len(list)-1], game, typed[0]
}

// TestAResultForRating: what is chosen is what counts for rating, and stands there when it is asked for again; the place in the list is
// that of its words.
func TestAResultForRating(t *testing.T) {
	r, s := played(t)
	r.mark(s, "result", 0, 0)
	for _, c := range []struct{ choose, reason, want string }{
		{"0-1", "touched", "[loss win]"}, {"½-½", "", "[draw draw]"}, {words.Say("forrating.unrated"), "pupil", "[unrated win unrated loss]"},
		{words.Say("forrating.asResult"), "", "[]"},
	} {
		_, as, game, reason := r.rated(s)
		if game != nil {
			t.Fatal("a game of players has boards to choose from")
		}
		as.SetSelected(c.choose)
		reason.SetText(c.reason)
		if !r.Confirm() {
			t.Fatalf("%s: %q", c.choose, r.Asked[len(r.Asked)-1].Said())
		}
		f := r.St.Section.Rounds[0].Pairings[0].ForRating
		if got := fmt.Sprint(f.Outcomes); f.Set() && got != c.want || !f.Set() && c.want != "[]" || f.Reason != c.reason {
			t.Errorf("%s makes %s, %q; want %s", c.choose, got, f.Reason, c.want)
		}
		now, as, _, reason := r.rated(s)
		if as.Selected != c.choose || reason.Text != c.reason || !strings.Contains(now, "In the standings: 1-0.") {
			t.Errorf("asked again: %q, %q, %q", as.Selected, reason.Text, now)
		}
		r.Asked[len(r.Asked)-1].Close()
	}
	_, as, _, _ := r.rated(s)
	if as.SetSelected("1-0"); r.Confirm() {
		t.Error("what it is in the standings is another result for rating")
	}
	r.Asked[len(r.Asked)-1].Close()
	r.mark(s, "result", 2, 2)
	if now, _, _, _ := r.rated(s); !strings.Contains(now, words.Say("second.open")) {
		t.Errorf("of an open board: %q", now)
	}
}

// TestABoardOfAMatchForRating is chosen by its number and its players.
func TestABoardOfAMatchForRating(t *testing.T) {
	r := try(t, league())
	s := r.onScreen()
	r.mark(s, "result", 0, 0)
	now, as, game, reason := r.rated(s)
	if got := strings.Join(game.Options, "|"); got != "1: Ann Lee – Ida Poe|2: Ben Lee – Jon Poe" || !strings.Contains(now,
		"In the standings: 1-0.") {
		t.Errorf("the boards are %s; %q", got, now)
	}
	game.SetSelectedIndex(1)
	if now = said(r.Asked[0].Content()); !strings.Contains(now, "In the standings: 0-1.") {
		t.Errorf("of board 2: %q", now)
	}
	as.SetSelected("½-½")
	reason.SetText("agreed")
	r.Win.Canvas().Focus(reason)
	if r.Key(fyne.KeyReturn); r.Asked[0].Open() {
		t.Fatal(r.Asked[0].Said())
	}
	p := r.St.Section.Rounds[0].Pairings[0]
	if p.Games[0].ForRating.Set() || p.Games[1].ForRating.Outcomes != [2]model.Outcome{model.Draw, model.Draw} {
		t.Errorf("the boards are %+v", p.Games)
	}
	_, as, game, reason = r.rated(s)
	if as.SelectedIndex() != 0 || reason.Text != "" {
		t.Errorf("of board 1 stands %q", as.Selected)
	}
	if game.SetSelectedIndex(1); as.Selected != "½-½" || reason.Text != "agreed" {
		t.Errorf("of board 2 stands %q, %q", as.Selected, reason.Text)
	}
}

// odd are two sections of a Swiss, with Cai left over in the one and Eva in the other.
func odd(t *testing.T) *trial {
	t.Helper()
	bye := func(who model.ID) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{model.PairingBye}}
	}
	one := hosttest.Plays(hosttest.OfClub(3), [2]model.ID{1, 2})
	one.Rounds[0].Pairings = append(one.Rounds[0].Pairings, bye(3))
	other := hosttest.Plays(hosttest.OfClub(5), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	other.ID, other.Name = 2, "Reserve"
	other.Rounds[0].Pairings = append(other.Rounds[0].Pairings, bye(5))
	r := try(t, one)
	r.St = host.Derive(r.St.Event.With(other), 1, 0, nil)
	return r
}

// TestTheOddMeet across sections: the dialog says what comes of it, whatever is chosen.
func TestTheOddMeet(t *testing.T) {
	r := odd(t)
	o := r.dialogs()
	if why := o.WhyNoCross(); why != "" {
		t.Fatal(why)
	}
	if why := o.WhyNoUncross(); why != words.Say("cross.none") {
		t.Errorf("nothing is to be taken back: %q", why)
	}
	o.AskCross()
	list, _ := r.fields() // with whom, where it is played, and whether it counts in both
	if got := fmt.Sprint(list[0].Options, list[0].Selected, list[1].Options, list[1].Selected, list[2].Selected); got !=
		"[Reserve: Eva]Reserve: Eva[Club Reserve]Club"+words.Say("cross.both") {
		t.Errorf("the dialog has %s", got)
	}
	hint := func(key, first, second, who string) {
		t.Helper()
		if got := said(r.Asked[0].Content()); !strings.Contains(strings.ReplaceAll(got, " ", ""), strings.ReplaceAll(words.Say(key, first,
			second, who), " ", "")) {
			t.Errorf("it says %q, and not %q", got, words.Say(key, first, second, who))
		}
	}
	hint("cross.say.both", "Club", "Reserve", "Eva")
	list[2].SetSelectedIndex(1)
	hint("cross.say.once", "Club", "Reserve", "Eva")
	list[1].SetSelectedIndex(1)
	hint("cross.say.once", "Reserve", "Club", "Cai")
	list[2].SetSelectedIndex(0)
	hint("cross.say.both", "Reserve", "Club", "Cai")
	if !r.Confirm() {
		t.Fatal(r.Asked[0].Said())
	}
	c := r.Made[0].(steps.CrossPairing)
	if c.First.Section != 2 || c.Second.Section != 1 || !c.BothCount {
		t.Errorf("made is %+v", c)
	}
	if why := o.WhyNoCross(); why == "" {
		t.Error("it is offered again")
	}
	if why := o.WhyNoUncross(); why != "" {
		t.Errorf("it cannot be taken back: %q", why)
	}
	s := r.onScreen()
	holds(t, "the panel", r.panel(s, 1, 1), "US Chess 28M")
	r.mark(s, "first", 0, 0)
	s.TakeBackCross()
	for _, sec := range r.St.Event.Sections {
		if len(sec.Across()) != 0 {
			t.Errorf("a half is left in %s: %q", sec.Name, r.Said)
		}
	}
	if s.TakeBackCross(); len(r.Said) != 1 {
		t.Errorf("with nothing to take back is said %q", r.Said)
	}
}

// TestWhatIfBesideTheStandings: results are tried as on the boards, the standings follow with the places of now beside them, and what is
// kept is one step.
func TestWhatIfBesideTheStandings(t *testing.T) {
	s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	r := try(t, s)
	o := r.dialogs()
	if why := o.WhyNothingOpen(); why != "" {
		t.Fatal(why)
	}
	o.AskWhatIf(&typing.KeySchemes[0])
	w := r.Asked[0].Of.(*whatIf)
	column := func(id string) string {
		tb := w.table.Table()
		var all []string
		for _, row := range tb.Rows {
			all = append(all, row.Cells[tb.Column(id)].Text)
		}
		return strings.Join(all, " ")
	}
	boards := func() string {
		tb := w.boards.Table()
		var all []string
		for _, row := range tb.Rows {
			all = append(all, strings.TrimSpace(row.Cells[0].Text+" "+row.Cells[1].Text+" "+row.Cells[2].Text+" "+row.Cells[3].Text))
		}
		return strings.Join(all, "|")
	}
	var ids []string
	for _, c := range w.table.Table().Columns {
		ids = append(ids, c.ID)
	}
	if got := strings.Join(ids, " "); got != "rank was name tb:PTS tb:BH" {
		t.Errorf("the standings have the columns %s", got)
	}
	if r.InGrid() != w.boards || boards() != "2.1 Ash  Bea|2.2 Cai  Dov" || column("name") != "Ash Bea Dov Cai" {
		t.Fatalf("the boards are %s, the standings %s", boards(), column("name"))
	}
	if r.Confirm() || r.Asked[0].Said() != words.Say("whatif.nothing") {
		t.Errorf("with nothing typed: %q", r.Asked[0].Said())
	}
	if r.Typed("0"); r.Asked[0].Said() != "" {
		t.Errorf("then it still says %q", r.Asked[0].Said())
	}
	if row, _, _ := w.boards.Selected(); row != 1 || boards() != "2.1 Ash 0-1 Bea|2.2 Cai  Dov" {
		t.Errorf("after one key row %d: %s", row, boards())
	}
	if column("name") != "Bea Ash Dov Cai" || column("rank") != "1 2 3 4" || column("was") != "2 1 2 4" {
		t.Errorf("the standings are %s, %s, before %s", column("name"), column("rank"), column("was"))
	}
	tb := w.table.Table()
	for row, moved := range []bool{true, true, true, false} {
		if (tb.Rows[row].Mark == table.Changed) != moved {
			t.Errorf("row %d is marked %v", row, tb.Rows[row].Mark)
		}
	}
	r.Typed("1")
	if row, _, _ := w.boards.Selected(); row != 1 || boards() != "2.1 Ash 0-1 Bea|2.2 Cai 1-0 Dov" || len(r.Made) != 0 {
		t.Errorf("after two keys row %d: %s; made %v", row, boards(), r.Made)
	}
	w.boards.Paste("½-½\nwon\n")
	if boards() != "2.1 Ash 0-1 Bea|2.2 Cai ½-½ Dov" {
		t.Errorf("pasted: %s", boards())
	}
	w.boards.Select(1, 2)
	offers := w.boards.Offers(1, 2)
	if len(offers) != 4 || w.boards.Offers(1, 1) != nil || w.boards.Offers(7, 2) != nil {
		t.Fatalf("offered are %d", len(offers))
	}
	offers[2].Do(w.boards.Position())
	if boards() != "2.1 Ash 0-1 Bea|2.2 Cai 0-1 Dov" {
		t.Errorf("clicked: %s", boards())
	}
	if !r.Confirm() || len(r.Made) != 1 || r.Made[0].Label().String() != "2 results that were tried out" {
		t.Errorf("kept: %v; %q", r.Made, r.Asked[0].Said())
	}
	if why := o.WhyNothingOpen(); why != words.Say("whatif.none") {
		t.Errorf("with nothing open: %q", why)
	}
}

// TestWhatIfOfTeams has the names of teams over its columns, and scores to choose from.
func TestWhatIfOfTeams(t *testing.T) {
	r := try(t, hosttest.League())
	r.dialogs().AskWhatIf(&typing.KeySchemes[0])
	w := r.Asked[0].Of.(*whatIf)
	tb := w.boards.Table()
	if tb.Columns[1].Title != words.Say("whatif.team") || tb.Columns[3].Title != words.Say("whatif.team") ||
		tb.Rows[0].Cells[3].Text != "South" {
		t.Errorf("the table is %+v", tb)
	}
	if err := w.Enter(0, "1.5-0.5"); err != nil {
		t.Error(err)
	}
	if err := w.Enter(0, "7-0"); err == nil {
		t.Error("a match has a score that it cannot have")
	}
	if got := w.tried[0].Text; got != "1.5-0.5" {
		t.Errorf("what stood is %q now", got)
	}
}

// TestTheOddMeetForOne: the game counts in the section alone in which it is played.
func TestTheOddMeetForOne(t *testing.T) {
	r := odd(t)
	r.dialogs().AskCross()
	list, _ := r.fields()
	if list[2].SetSelectedIndex(1); !r.Confirm() || r.Made[0].(steps.CrossPairing).BothCount {
		t.Errorf("made is %+v; %q", r.Made, r.Asked[0].Said())
	}
}

// TestTheOddAreTakenBackOneByOne: of two games across sections in a round that of the board with the caret.
func TestTheOddAreTakenBackOneByOne(t *testing.T) {
	r := odd(t)
	o := r.dialogs()
	o.AskCross()
	if !r.Confirm() {
		t.Fatal(r.Asked[0].Said())
	}
	s := r.onScreen()
	r.mark(s, "first", 1, 1)
	c, err := s.uncross()
	if back, ok := c.(steps.CrossBack); err != nil || !ok || back.First.Player != 3 {
		t.Errorf("taken back is %+v, %v", c, err)
	}
	if s.TakeBackCross(); len(r.Said) != 0 || len(r.St.Section.Across()) != 0 {
		t.Errorf("said is %q", r.Said)
	}
	all := r.St.Section.Rounds[0].Pairings
	if !slices.ContainsFunc(all, func(p model.Pairing) bool { return p.Sides[0] == 3 && p.Outcomes[0] == model.PairingBye }) {
		t.Errorf("Cai has %+v", all)
	}
}

// TestReturnInAnyLine of a dialog is its button: what is missing is said, or it is done.
func TestReturnInAnyLine(t *testing.T) {
	for name, open := range map[string]func(*trial, *Rounds){
		"extra":  func(r *trial, _ *Rounds) { r.dialogs().AskExtra() },
		"adjust": func(r *trial, _ *Rounds) { r.dialogs().AskAdjust() },
		"rating": func(_ *trial, s *Rounds) { s.AskForRating() },
	} {
		r, s := played(t)
		r.mark(s, "result", 0, 0)
		open(r, s)
		_, typed := r.fields()
		for n := range typed {
			open(r, s)
			_, typed := r.fields()
			d := r.Asked[len(r.Asked)-1]
			r.Win.Canvas().Focus(typed[n])
			if r.Key(fyne.KeyReturn); d.Open() && d.Said() == "" {
				t.Errorf("%s: Return in line %d of %d does nothing", name, n+1, len(typed))
			}
			d.Close()
		}
	}
}
