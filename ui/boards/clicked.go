package boards

import (
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// # Results with the mouse
//
// A click on the result of a board opens a strip with the three usual results, and a fourth button for all others; the context menu of
// a board has the same. Whatever is chosen is entered as if it had been typed: nothing is decided here.

// clickable is a result of a game as the mouse offers it.
type clickable struct {
	text    string // as it is typed
	wording string // in a menu, with the names that it speaks of
	names   []int  // of the sides: 0 for the one named first
}

// usualResults stand in the strip, otherResults in the menu behind it.
var (
	usualResults = []clickable{{"1-0", "result.wins", []int{0}}, {"½-½", "result.draw", nil}, {"0-1", "result.wins", []int{1}}}
	otherResults = []clickable{{"+ -", "result.forfeit", []int{0}}, {"- +", "result.forfeit", []int{1}}, {"- -", "result.neither", nil},
		{"0-0", "result.bothLose", nil}, {"½-0", "result.half", []int{0, 1}}, {"0-½", "result.half", []int{1, 0}},
		{"1-0 unrated", "result.winsUnrated", []int{0}}, {"½-½ unrated", "result.drawUnrated", nil},
		{"0-1 unrated", "result.winsUnrated", []int{1}}}
	// matchForfeits are what a match can be besides its scores.
	matchForfeits = otherResults[:3]
)

// clicked is a board, or a match, whose result is entered with the mouse.
type clicked struct {
	sides  [2]string   // who plays
	match  bool        // it is one of teams, with a score
	scores []string    // those a match can have
	boards func() bool // opens a match's boards, and tells whether it has any; nil for none
	rests  bool        // it can be adjourned
	done   bool        // it has a result, or is adjourned, which can be cleared
	// enter takes what was chosen as the text that is typed for it. onward says that it was chosen from a strip: the next
	// board that waits then opens its own.
	enter  func(text string, onward bool)
	canvas fyne.Canvas
	say    func(sentence string)
}

// words are how a menu calls a result.
func (c *clicked) words(r clickable) string {
	var names []any
	for _, n := range r.names {
		names = append(names, c.sides[n])
	}
	return words.Say(r.wording, names...)
}

// offers are the strip of the result's cell.
func (c *clicked) offers() (all []grid.Offer) {
	more := func(at fyne.Position) { menus.PopUp(c.canvas, c.others(true), at, c.say) }
	if !c.match {
		for _, r := range usualResults {
			all = append(all, grid.Offer{Text: r.text, Do: func(fyne.Position) { c.enter(r.text, true) }})
		}
	}
	if c.boards != nil {
		all = append(all, grid.Offer{Text: words.Say("result.boards"), Do: func(at fyne.Position) {
			if !c.boards() {
				more(at)
			}
		}})
	}
	return append(all, grid.Offer{Text: "…", Do: more})
}

// items are the results in a context menu.
func (c *clicked) items() []*fyne.MenuItem {
	var all []*fyne.MenuItem
	if !c.match {
		all = c.lines(usualResults, false)
	}
	other := fyne.NewMenuItem(words.Say("result.other"), nil)
	if c.match {
		other.Label = words.Say("result.score")
	}
	other.ChildMenu = fyne.NewMenu("", c.others(false)...)
	return append(all, other, fyne.NewMenuItemSeparator())
}

// others are the results that the strip has no button for.
func (c *clicked) others(onward bool) []*fyne.MenuItem {
	var all []*fyne.MenuItem
	rest := otherResults
	if c.match {
		rest = matchForfeits
	}
	for _, score := range c.scores {
		all = append(all, fyne.NewMenuItem(score, func() { c.enter(score, onward) }))
	}
	all = append(all, c.lines(rest, onward)...)
	if c.rests {
		all = append(all, fyne.NewMenuItem(words.Say("result.adjourned"), func() { c.enter("adjourned", onward) }))
	}
	if c.done {
		all = append(all, fyne.NewMenuItem(words.Say("menu.cell.clear"), func() { c.enter(typing.Clears, false) }))
	}
	return all
}

func (c *clicked) lines(of []clickable, onward bool) (all []*fyne.MenuItem) {
	for _, r := range of {
		all = append(all, fyne.NewMenuItem(r.text+"   "+c.words(r), func() { c.enter(r.text, onward) }))
	}
	return all
}

// namesIn are who is named in a row of a table of boards.
func namesIn(g *grid.Grid, row int) (sides [2]string) {
	t := g.Table()
	for side, id := range []string{"first", "second"} {
		if col := t.Column(id); col >= 0 {
			sides[side] = t.Rows[row].Cells[col].Text
		}
	}
	return sides
}

// clicked is the board of a row, or the match; false where nobody plays, and in a second entry where there is nothing to compare.
func (s *Rounds) clicked(row int) (*clicked, bool) {
	p := s.At(row)
	if p == nil || p.IsBye() {
		return nil, false
	}
	x, _ := s.slipAt(row)
	if s.second != nil && !s.awaits(row) {
		return nil, false
	}
	done := x.Result()[0] != model.Pending
	c := &clicked{sides: namesIn(s.Grid, row), done: (done || p.Rests()) && s.second == nil, canvas: s.Host.Canvas(), say: s.Host.Say,
		rests: p.Awaited() && s.second == nil,
		enter: func(text string, onward bool) { s.Decide(row, text, onward) }}
	if s.wholeMatch(row) {
		c.match, c.scores = true, pair.MatchScores(s.St.Section)
		if s.second == nil {
			c.boards = func() bool { return s.open(row) }
		}
	}
	return c, true
}

// offers are what a click on the result of a row offers.
func (s *Rounds) offers(row, col int) []grid.Offer {
	if t := s.Grid.Table(); col != t.Column("result") {
		return nil
	}
	if c, ok := s.clicked(row); ok {
		return c.offers()
	}
	return nil
}

// Decide enters the result of a row's board and goes on to the next that waits. onward offers its results there.
func (s *Rounds) Decide(row int, text string, onward bool) {
	if text == typing.Clears {
		_, col, _ := s.Grid.Selected()
		s.clear([]int{row}, col)
		return
	}
	err := typing.WhenMade(s.Enter(row, text), func() {
		s.Advance(row)
		if at, _, _ := s.Grid.Selected(); onward && s.At(at) != nil && s.awaits(at) {
			s.Grid.Offer()
		}
	})
	if err != nil {
		s.Host.Say(words.Err(err))
	}
}

// clicked is a board of the match.
func (m *MatchBoards) clicked(row int) *clicked {
	g := boardsOf(m.results.Now().Section, m.results.PairingOf(m.ref))[row]
	open := g.Outcomes[0] == model.Pending
	return &clicked{sides: namesIn(m.Grid, row), done: !open || g.Adjourned, rests: open && !g.Adjourned, canvas: m.results.Canvas(),
		say:   m.dialog.Problem,
		enter: func(text string, onward bool) { m.decide(row, text, onward) }}
}

func (m *MatchBoards) offers(row, col int) []grid.Offer {
	if col != m.Column("result") {
		return nil
	}
	return m.clicked(row).offers()
}

// menu offers the results of a board.
func (m *MatchBoards) menu(row, col int, at fyne.Position) {
	if row < 0 {
		return
	}
	m.Grid.Select(row, col)
	items := m.clicked(row).items()
	menus.PopUp(m.results.Canvas(), items[:len(items)-1], at, m.dialog.Problem) // without the line below
}

// decide enters the result of a board and goes on to the next.
func (m *MatchBoards) decide(row int, text string, onward bool) {
	result := m.Column("result")
	if err := m.enter([]grid.Typed{{Row: row, Col: result, Text: text}})[0]; err != nil {
		m.dialog.Problem(words.Err(err))
		return
	}
	m.dialog.Problem("")
	if text == typing.Clears {
		return
	}
	m.Grid.Select(row+1, result)
	at, _, _ := m.Grid.Selected()
	if t := m.Grid.Table(); onward && at > row && t.Rows[at].Cells[result].Text == "" {
		m.Grid.Offer()
	}
}

// offers are what a click on the result of a supposed board offers.
func (w *whatIf) offers(row, col int) []grid.Offer {
	if col != w.resultColumn() || row >= len(w.tried) {
		return nil
	}
	c := &clicked{sides: namesIn(w.boards, row), done: w.tried[row].Text != "", canvas: w.dialogs.Canvas(), say: w.dialog.Problem,
		enter: func(text string, onward bool) { w.decide(row, col, text, onward) }}
	if s := w.dialogs.Now().Section; s.Team() {
		c.match, c.scores = true, pair.MatchScores(s)
	}
	return c.offers()
}

// decide tries a result out and goes on to the next board.
func (w *whatIf) decide(row, col int, text string, onward bool) {
	if err := w.Enter(row, text); err != nil {
		w.dialog.Problem(words.Err(err))
		return
	}
	if text == typing.Clears || row+1 >= len(w.tried) {
		return
	}
	w.boards.Select(row+1, col)
	if onward && w.tried[row+1].Text == "" {
		w.boards.Offer()
	}
}
