package ui

import (
	"slices"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/ui/kit/words"
)

// drawn remembers what the system makes of a round, so that neither moving from
// board to board nor entering a result pairs it anew: explaining a round can
// take a third of a second.
type drawn struct {
	section *model.Section
	round   int
	draw    *draw.Draw
	made    *pairing.Round
	err     error
	whyNot  map[[2]model.ID][]pairing.Reason
	then    *earlierDraw // what it made when the round was paired, if that is another round
	stop    func()       // ends the explanation that is being worked on
	// asked and askedRound are what is being worked on.
	asked      *model.Section
	askedRound int
}

// earlierDraw is what the system made of a round when it was paired, before
// something that it had been paired from was corrected.
type earlierDraw struct {
	draw  *draw.Draw
	made  *pairing.Round
	since []string // the corrections of earlier rounds
}

// asPaired pairs the round from the event that it was paired from; nil where that
// cannot be done.
func asPaired(before *model.Tournament, since []string, now *model.Section, round int, cancel <-chan struct{}) *earlierDraw {
	if before == nil || before.Section(now.ID) == nil {
		return nil
	}
	s := before.Section(now.ID)
	d, err := arbiter.Prepare(before, s, arbiter.LotOf(s, now, arbiter.Asked{Round: round}))
	if err != nil {
		return nil
	}
	made, err := d.Make(pairing.Options{Explain: true, Cancel: cancel})
	if err != nil {
		return nil
	}
	return &earlierDraw{draw: d, made: made, since: since}
}

// makes tells whether a draw has that board, and why.
func makes(d *draw.Draw, made *pairing.Round, p *model.Pairing) (*pairing.Pair, bool) {
	pair, opponent := d.Find(made, p.Sides[0])
	switch {
	case pair == nil:
		return nil, false
	case p.IsBye():
		return pair, opponent < 0
	}
	return pair, opponent >= 0 && d.Field.Players[opponent].ID == p.Sides[1]
}

// about tells whether the round would be drawn from the same again.
func (d *drawn) about(s *model.Section, round int) bool {
	return d.section != nil && d.round == round && (d.section == s || arbiter.SameDraw(d.section, s, round))
}

// underway tells whether the draw that is being made will be about the round: a result
// of the round itself alters nothing of what it was drawn from.
func (d *drawn) underway(s *model.Section, round int) bool {
	return d.section == nil && d.asked != nil && d.askedRound == round && (d.asked == s || arbiter.SameDraw(d.asked, s, round))
}

// drawAgain pairs the shown round with its reasons, off the window's thread, and
// explains again when that is done.
func (s *roundScreen) drawAgain() {
	if s.drawn.stop != nil {
		s.drawn.stop()
	}
	t, sec, round := s.st.Event, s.st.Section, s.round
	before, since := s.desk.laid(sec.ID, round)
	s.drawn = drawn{asked: sec, askedRound: round}
	stop := s.desk.quietly(func(cancel <-chan struct{}) func() {
		d := drawn{section: sec, round: round, whyNot: map[[2]model.ID][]pairing.Reason{}}
		if d.draw, d.err = arbiter.Prepare(t, sec, arbiter.Asked{Round: round}); d.err == nil {
			d.made, d.err = d.draw.Make(pairing.Options{Explain: true, Cancel: cancel})
		}
		if d.err == nil && slices.ContainsFunc(sec.Rounds[round-1].Pairings, func(p model.Pairing) bool {
			_, same := makes(d.draw, d.made, &p)
			return !same && !p.IsBye()
		}) {
			d.then = asPaired(before, since, sec, round, cancel)
		}
		return func() {
			s.drawn = d
			if s.desk.shown() {
				s.explain()
			}
		}
	})
	s.drawn.stop = stop
}

// explain says in the panel why the two of the chosen board meet; of two chosen
// boards, why their first participants do not.
func (s *roundScreen) explain() { s.desk.why.show(s.explained) }

func (s *roundScreen) explained() {
	why := s.desk.why
	row, _, ok := s.grid.Selected()
	p := s.at(row)
	if !ok || p == nil {
		why.hinted(s.st)
		return
	}
	if !s.drawn.about(s.st.Section, s.round) && !s.drawn.underway(s.st.Section, s.round) {
		if s.drawAgain(); s.drawn.section != nil {
			return // it is explained already
		}
	}
	why.clear()
	if p.IsBye() {
		why.paragraph(phrase.Apart(s.name(p.Sides[0]))+": "+words.Text(p.Outcomes[0].Words()), true)
	} else {
		why.paragraph(phrase.Apart(s.name(p.Sides[0]))+" – "+phrase.Apart(s.name(p.Sides[1])), true)
	}
	s.judged(p)
	switch {
	case s.drawn.section == nil:
		why.small(words.Say("pair.thinking"))
	case s.drawn.err != nil:
		why.paragraph(words.Err(s.drawn.err), false)
	default:
		s.reasons(p)
	}
	if rows := s.grid.SelectedRows(); len(rows) == 2 {
		s.whyNot(s.at(rows[0]), s.at(rows[1]))
	}
	why.moves(s.st)
	why.done()
}

// judged says what the last check found about a board.
func (s *roundScreen) judged(p *model.Pairing) {
	if !s.judge.of(s.st, s.round) {
		return
	}
	for _, f := range s.judge.findings(p.Sides[0]) {
		s.desk.why.paragraph(named(f.Text), f.Grave)
		s.desk.why.small(words.Text(f.Rule))
	}
}

func (s *roundScreen) reasons(p *model.Pairing) {
	why, d := s.desk.why, &s.drawn
	if x, across := arbiter.AcrossOn(s.st.Section, s.round, p); across {
		for _, text := range arbiter.WhyAcross(s.st.Event, s.st.Section, x) {
			why.paragraph(words.Text(text), false)
		}
		return
	}
	pair, same := makes(d.draw, d.made, p)
	by := arbiter.MadeBy(s.st.Section, s.round, p)
	switch {
	case same:
		if !by.Empty() && (p.IsBye() || p.By == model.MadeByHand) { // and the system makes it as well
			why.paragraph(words.Text(by), false)
		}
		s.list(pair.Why)
	case pair == nil && p.IsBye():
		if !by.Empty() {
			why.paragraph(words.Text(by), false)
		}
	default:
		s.differs(p)
	}
	if p.IsBye() && by.Empty() {
		for _, n := range d.made.Notes {
			text := n.Text
			if !n.Where.Empty() {
				text = phrase.New("%s: %s", n.Where, text)
			}
			why.paragraph(named(text), false)
		}
	}
	why.small(words.Text(d.draw.Engine.Name) + " · " + words.Text(d.draw.Engine.Rule))
}

func (s *roundScreen) list(reasons []pairing.Reason) {
	for _, r := range reasons {
		s.desk.why.paragraph(named(r.Text), false)
		if r.Rule != "" {
			s.desk.why.small(r.Rule)
		}
	}
}

// differs speaks of a board that the system does not make now: it made it before
// a correction, or somebody else did.
func (s *roundScreen) differs(p *model.Pairing) {
	why, d, instead := s.desk.why, &s.drawn, "pair.instead"
	then, made := (*pairing.Pair)(nil), false
	if d.then != nil {
		then, made = makes(d.then.draw, d.then.made, p)
	}
	by := arbiter.MadeBy(s.st.Section, s.round, p)
	switch {
	case p.By != model.UnknownMaker && !by.Empty():
		why.paragraph(words.Text(by), false)
		made = false
	case !made && by.Empty():
		why.paragraph(words.Say("pair.before", d.draw.Engine.Name), false)
	case !made:
		why.paragraph(words.Say("pair.byHand", d.draw.Engine.Name), false)
	case len(d.then.since) == 0:
		why.paragraph(words.Say("pair.before", d.then.draw.Engine.Name), false)
	default:
		why.paragraph(words.Say("pair.before.these", d.then.draw.Engine.Name), false)
		for _, label := range d.then.since {
			why.small(label)
		}
	}
	if made {
		instead = "pair.now"
		s.list(then.Why)
	}
	if pair, opponent := d.draw.Find(d.made, p.Sides[0]); pair != nil && opponent >= 0 {
		x, _ := s.st.Section.Entry(p.Sides[0])
		why.paragraph(words.Say(instead, phrase.Apart(x.Name), phrase.Apart(d.draw.Field.Players[opponent].Name)), false)
	}
}

// whyNot says why the first participants of two boards do not meet.
func (s *roundScreen) whyNot(a, b *model.Pairing) {
	d := &s.drawn
	if a == nil || b == nil || d.section == nil || d.err != nil || d.draw.Engine.WhyNot == nil {
		return
	}
	players := d.draw.Field.Players
	index := func(id model.ID) int {
		return slices.IndexFunc(players, func(p pairing.Player) bool { return p.ID == id })
	}
	key := [2]model.ID{a.Sides[0], b.Sides[0]}
	i, j := index(key[0]), index(key[1])
	if i < 0 || j < 0 {
		return
	}
	reasons, known := d.whyNot[key]
	if !known {
		if s.askWhyNot(key, i, j); s.desk.inline() {
			reasons = d.whyNot[key]
		} else {
			reasons = []pairing.Reason{{Text: phrase.Verbatim(words.Say("pair.thinking"))}}
		}
	}
	s.desk.why.paragraph(words.Say("pair.whyNot", phrase.Apart(players[i].Name), phrase.Apart(players[j].Name)), true)
	for _, r := range reasons {
		s.desk.why.paragraph(named(r.Text), false)
	}
}

// askWhyNot has the engine say why two do not meet, off the window's thread.
func (s *roundScreen) askWhyNot(key [2]model.ID, i, j int) {
	if s.drawn.stop != nil {
		s.drawn.stop()
	}
	d, answers := s.drawn.draw, s.drawn.whyNot
	s.drawn.stop = s.desk.quietly(func(cancel <-chan struct{}) func() {
		reasons, err := d.Engine.WhyNot(d.Field, i, j, pairing.Options{Explain: true, Cancel: cancel})
		if err != nil {
			reasons = []pairing.Reason{{Text: phrase.Verbatim(words.Err(err))}}
		}
		return func() {
			answers[key] = reasons
			if !s.desk.inline() && s.desk.shown() {
				s.explain()
			}
		}
	})
}
