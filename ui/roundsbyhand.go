package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// marked are the participants whom the selection names: of every selected row
// the one on the side of the current cell, White's outside of both.
func (s *roundScreen) marked() []model.ID {
	_, col, ok := s.grid.Selected()
	if !ok || s.round == 0 {
		return nil
	}
	t := s.grid.Table()
	second := col < len(t.Columns) && strings.HasPrefix(t.Columns[col].ID, "second")
	var ids []model.ID
	for _, row := range s.grid.SelectedRows() {
		id := model.ID(t.Rows[row].Ref.Participant)
		if p := s.at(row); p != nil {
			id = p.Sides[0]
			if second && !p.IsBye() {
				id = p.Sides[1]
			}
		}
		ids = append(ids, id)
	}
	return ids
}

// two are the two that are marked, or nothing and a word in the status line.
func (s *roundScreen) two() (a, b model.ID, ok bool) {
	ids := s.marked()
	if len(ids) != 2 {
		s.app.status.say(words.Say("rounds.markTwo"))
		return 0, 0, false
	}
	return ids[0], ids[1], true
}

// swapMarked lets two participants change places; one of them may be without a
// place in the round.
func (s *roundScreen) swapMarked() {
	if a, b, ok := s.two(); ok {
		s.swap(a, b)
	}
}

func (s *roundScreen) swap(a, b model.ID) {
	r := &s.st.Section.Rounds[s.round-1]
	p, _ := r.Find(a)
	q, _ := r.Find(b)
	id := s.st.Section.ID
	switch {
	case p == nil && q == nil:
		s.app.status.say(words.Say("rounds.swapNobody"))
	case p == nil || q == nil:
		in, out, at := a, b, q
		if p != nil {
			in, out, at = b, a, p
		}
		if at.Outcomes[0] != model.Pending && !at.IsBye() {
			s.app.status.say(words.Say("rounds.swapResult", s.name(out)))
			return
		}
		put := model.Pairing{Board: at.Board, Sides: at.Sides, Outcomes: at.Outcomes}
		put.Sides[at.Side(out)] = in
		s.lay(words.Say("rounds.swap", s.name(a), s.name(b)),
			journal.RemovePairing{Section: id, Round: s.round, Board: at.Board, Who: out},
			journal.AddPairing{Section: id, Round: s.round, Pairing: put})
	default:
		s.lay("", journal.SwapParticipants{Section: id, Round: s.round, A: a, B: b})
	}
}

// pairMarked pairs the two that are marked with each other. Boards at which
// they sat are broken.
func (s *roundScreen) pairMarked() {
	if a, b, ok := s.two(); ok {
		s.pairTwo(a, b)
	}
}

func (s *roundScreen) pairTwo(a, b model.ID) {
	r := &s.st.Section.Rounds[s.round-1]
	id := s.st.Section.ID
	board := 0
	var steps []journal.Change
	for _, who := range []model.ID{a, b} {
		p, _ := r.Find(who)
		switch {
		case p == nil || p.IsBye():
		case p.Side(a) >= 0 && p.Side(b) >= 0:
			s.app.status.say(words.Say("rounds.meet", s.name(a), s.name(b)))
			return
		case p.Outcomes[0] != model.Pending:
			s.app.status.say(words.Say("rounds.swapResult", s.name(who)))
			return
		default:
			if board == 0 {
				board = p.Board
			}
			steps = append(steps, journal.RemovePairing{Section: id, Round: s.round, Board: p.Board, Who: who})
		}
	}
	if board == 0 {
		board = freeBoard(r)
	}
	sides := [2]model.ID{a, b}
	if s.better(b, a) {
		sides = [2]model.ID{b, a}
	}
	steps = append(steps, journal.AddPairing{Section: id, Round: s.round, Pairing: model.Pairing{Board: board, Sides: sides}})
	s.lay(words.Say("rounds.make", s.name(a), s.name(b)), steps...)
}

// better tells whether a pair should rather have these colours than the others.
func (s *roundScreen) better(white, black model.ID) bool {
	if d, err := draw.New(s.st.Event, s.st.Section, draw.Options{Round: s.round, Open: true}); err == nil {
		these, others := len(byhand.Objections(d.Field, white, black)), len(byhand.Objections(d.Field, black, white))
		if these != others {
			return these < others
		}
	}
	return s.whites(white) < s.whites(black)
}

// whites is how many more games somebody has had with White than with Black
// before the round.
func (s *roundScreen) whites(who model.ID) int {
	n := 0
	for r := range s.round - 1 {
		if p, _ := s.st.Section.Rounds[r].Find(who); p != nil && !p.IsBye() && !p.NoColours && p.Outcomes[0].Played() {
			n += 1 - 2*p.Side(who)
		}
	}
	return n
}

// freeBoard is the lowest number that no board of the round has.
func freeBoard(r *model.Round) int {
	for n := 1; ; n++ {
		if p, _ := r.OnBoard(n); p == nil {
			return n
		}
	}
}

func (s *roundScreen) name(id model.ID) string {
	e, _ := s.st.Section.Entry(id)
	return e.Name
}

// turnMarked turns the colours of the selected boards.
func (s *roundScreen) turnMarked() {
	var steps []journal.Change
	for _, row := range s.grid.SelectedRows() {
		if p := s.at(row); p != nil && !p.IsBye() {
			steps = append(steps, journal.SwapSides{Section: s.st.Section.ID, Round: s.round, Board: p.Board, Who: p.Sides[0]})
		}
	}
	if len(steps) == 0 {
		s.app.status.say(words.Say("rounds.markBoard"))
		return
	}
	s.lay(words.Say("rounds.turned", len(steps)), steps...)
}

// breakMarked takes the selected pairings out of the round.
func (s *roundScreen) breakMarked() {
	var steps []journal.Change
	for _, row := range s.grid.SelectedRows() {
		if p := s.at(row); p != nil {
			steps = append(steps, journal.RemovePairing{Section: s.st.Section.ID, Round: s.round, Board: p.Board, Who: p.Sides[0]})
		}
	}
	if len(steps) == 0 {
		s.app.status.say(words.Say("rounds.markBoard"))
		return
	}
	_ = s.app.Do(together(words.Say("rounds.broken", len(steps)), steps))
}

// byeMarked gives the selected ones who are not paired a bye.
func (s *roundScreen) byeMarked(kind model.Outcome) {
	var steps []journal.Change
	for _, id := range s.marked() {
		if p, _ := s.st.Section.Rounds[s.round-1].Find(id); p == nil || p.IsBye() && p.Outcomes[0] != kind {
			steps = append(steps, journal.SetOutcome{Section: s.st.Section.ID, Round: s.round, Who: id, Outcome: kind})
		}
	}
	if len(steps) == 0 {
		s.app.status.say(words.Say("rounds.markFree"))
		return
	}
	s.lay(words.Say("rounds.byes", len(steps)), steps...)
}

// together makes one step of several changes; a single one keeps its words.
func together(wording string, steps []journal.Change) journal.Change {
	if len(steps) == 1 {
		return steps[0]
	}
	return journal.Together{Words: wording, Changes: steps}
}

// lay makes a change by hand. What the rules have against the pairs that it
// makes, and had not against those before, is said first; the arbiter's word
// stands.
func (s *roundScreen) lay(wording string, steps ...journal.Change) {
	c := together(wording, steps)
	next, err := c.Apply(s.st.Event)
	if err != nil {
		s.app.status.say(words.Err(err))
		return
	}
	objections := s.objections(next.Section(s.st.Section.ID))
	if len(objections) == 0 {
		_ = s.app.Do(c)
		return
	}
	box := container.NewVBox()
	for _, o := range objections {
		text := o.Text
		if o.Rule != "" {
			text += " (" + o.Rule + ")"
		}
		l := widget.NewLabel(text)
		l.Wrapping = fyne.TextWrapWord
		box.Add(l)
	}
	d := controls.NewDialog(s.app.win.Canvas(), words.Say("rounds.objections"), container.NewVScroll(box), words.Say("rounds.allTheSame"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return s.app.Do(c) }
	s.app.openDialog(d, fyne.NewSize(520, 240), nil)
}

// objections are what the rules have against the round of another version of
// the section, and not against the one that is shown.
func (s *roundScreen) objections(then *model.Section) []pairing.Reason {
	d, err := draw.New(s.st.Event, s.st.Section, draw.Options{Round: s.round, Open: true})
	if err != nil {
		return nil // earlier results are missing, or there is no system: nothing is known
	}
	had := against(d.Field, &s.st.Section.Rounds[s.round-1])
	var rs []pairing.Reason
	for _, r := range against(d.Field, &then.Rounds[s.round-1]) {
		if !slices.Contains(had, r) {
			rs = append(rs, r)
		}
	}
	return rs
}

func against(f *pairing.Field, r *model.Round) []pairing.Reason {
	var rs []pairing.Reason
	for _, p := range r.Pairings {
		if !p.IsBye() {
			rs = append(rs, byhand.Objections(f, p.Sides[0], p.Sides[1])...)
			continue
		}
		for i := range f.Players {
			if q := &f.Players[i]; q.ID == p.Sides[0] && p.Outcomes[0] == model.PairingBye && !f.MayHaveBye(i) {
				rs = append(rs, pairing.Reason{Rule: "C.04.1; 28L3", Text: words.Say("rounds.secondBye", q.Name)})
			}
		}
	}
	return rs
}

// free are those whom the round does not mention and who take part in it.
func (s *roundScreen) free() []model.ID {
	var ids []model.ID
	if s.round < 1 || s.round > len(s.st.Section.Rounds) {
		return nil
	}
	for _, e := range s.st.Section.Entries() {
		if p, _ := s.st.Section.Rounds[s.round-1].Find(e.ID); p == nil && e.Plays(s.round) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}
