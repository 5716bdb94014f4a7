package boards

import (
	"slices"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/ui/explain"
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
	d, err := pair.Prepare(before, s, pair.LotOf(s, now, pair.Asked{Round: round}))
	if err != nil {
		return nil
	}
	made, err := d.Make(pairing.Options{Explain: true, Cancel: cancel})
	if err != nil {
		return nil
	}
	return &earlierDraw{draw: d, made: made, since: since}
}

// makes tells whether a draw has that board with these colours, and why.
func makes(d *draw.Draw, made *pairing.Round, p *model.Pairing) (*pairing.Pair, bool) {
	pair, opponent := d.Find(made, p.Sides[0])
	switch {
	case pair == nil:
		return nil, false
	case p.IsBye():
		return pair, opponent < 0
	}
	same := opponent >= 0 && d.Field.Players[opponent].ID == p.Sides[1]
	return pair, same && (p.NoColours || d.Field.Players[pair.White].ID == p.Sides[0])
}

// about tells whether the round would be drawn from the same again.
func (d *drawn) about(s *model.Section, round int) bool {
	return d.section != nil && d.round == round && pair.SameDraw(d.section, s, round)
}

// underway tells whether the draw that is being made will be about the round: a result
// of the round itself alters nothing of what it was drawn from.
func (d *drawn) underway(s *model.Section, round int) bool {
	return d.section == nil && d.asked != nil && d.askedRound == round && pair.SameDraw(d.asked, s, round)
}

// drawAgain pairs the shown round with its reasons, off the window's thread, and
// explains again when that is done.
func (s *Rounds) drawAgain() {
	if s.drawn.stop != nil {
		s.drawn.stop()
	}
	t, sec, round := s.St.Event, s.St.Section, s.Round
	before, since := s.Host.PairedFrom(sec.ID, round)
	s.drawn = drawn{asked: sec, askedRound: round}
	stop := s.Host.Quietly(func(cancel <-chan struct{}) func() {
		d := drawn{section: sec, round: round, whyNot: map[[2]model.ID][]pairing.Reason{}}
		if d.draw, d.err = pair.Prepare(t, sec, pair.Asked{Round: round}); d.err == nil {
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
			if s.Host.Shown() {
				s.explain()
			}
		}
	})
	s.drawn.stop = stop
}

// Explain says in the panel why the two of the chosen board meet; of two chosen
// boards, why their first participants do not.
func (s *Rounds) explain() { s.why.Show(s.explained) }

func (s *Rounds) explained() {
	why := s.why
	row, _, ok := s.Grid.Selected()
	p := s.At(row)
	if !ok || p == nil {
		why.Hinted(s.St)
		return
	}
	if !s.drawn.about(s.St.Section, s.Round) && !s.drawn.underway(s.St.Section, s.Round) {
		s.drawAgain()
	}
	why.Clear()
	if p.IsBye() {
		why.Paragraph(phrase.Apart(s.name(p.Sides[0]))+": "+words.Text(p.Outcomes[0].Words()), true)
	} else {
		why.Paragraph(phrase.Apart(s.name(p.Sides[0]))+" – "+phrase.Apart(s.name(p.Sides[1])), true)
	}
	s.judged(p)
	switch {
	case s.drawn.section == nil:
		why.Small(words.Say("pair.thinking"))
	case s.drawn.err != nil:
		why.Paragraph(words.Err(s.drawn.err), false)
	default:
		s.reasons(p)
	}
	if rows := s.Grid.SelectedRows(); len(rows) == 2 {
		s.whyNot(s.At(rows[0]), s.At(rows[1]))
	}
	why.Moves(s.St)
	why.Done()
}

// judged says what the last check found about a board.
func (s *Rounds) judged(p *model.Pairing) {
	if !s.judge.of(s.St, s.Round) {
		return
	}
	for _, f := range s.judge.findings(p.Sides[0]) {
		s.why.Paragraph(explain.Named(f.Text), f.Grave)
		s.why.Small(words.Text(f.Rule))
	}
}

func (s *Rounds) reasons(p *model.Pairing) {
	why, d := s.why, &s.drawn
	if x, across := pair.AcrossOn(s.St.Section, s.Round, p); across {
		for _, text := range pair.WhyAcross(s.St.Event, s.St.Section, x) {
			why.Paragraph(words.Text(text), false)
		}
		return
	}
	made, same := makes(d.draw, d.made, p)
	by := pair.MadeBy(s.St.Section, s.Round, p)
	switch {
	case same:
		if !by.Empty() && (p.IsBye() || p.By == model.MadeByHand) { // and the system makes it as well
			why.Paragraph(words.Text(by), false)
		}
		s.list(made.Why)
	case made == nil && p.IsBye():
		if !by.Empty() {
			why.Paragraph(words.Text(by), false)
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
			why.Paragraph(explain.Named(text), false)
		}
	}
	why.Small(words.Text(d.draw.Engine.Name) + " · " + words.Text(d.draw.Engine.Rule))
}

func (s *Rounds) list(reasons []pairing.Reason) {
	for _, r := range reasons {
		s.why.Paragraph(explain.Named(r.Text), false)
		if r.Rule != "" {
			s.why.Small(r.Rule)
		}
	}
}

// differs speaks of a board that the system does not make now: it made it before
// a correction, or somebody else did.
func (s *Rounds) differs(p *model.Pairing) {
	why, d, instead := s.why, &s.drawn, "pair.instead"
	white := "pair.white"
	then, made := (*pairing.Pair)(nil), false
	if d.then != nil {
		then, made = makes(d.then.draw, d.then.made, p)
	}
	by := pair.MadeBy(s.St.Section, s.Round, p)
	switch {
	case p.By != model.UnknownMaker && !by.Empty():
		why.Paragraph(words.Text(by), false)
		made = false
	case !made && by.Empty():
		why.Paragraph(words.Say("pair.before", d.draw.Engine.Name), false)
	case !made:
		why.Paragraph(words.Say("pair.byHand", d.draw.Engine.Name), false)
	case len(d.then.since) == 0:
		why.Paragraph(words.Say("pair.before", d.then.draw.Engine.Name), false)
	default:
		why.Paragraph(words.Say("pair.before.these", d.then.draw.Engine.Name), false)
		for _, label := range d.then.since {
			why.Small(label)
		}
	}
	if made {
		instead, white = "pair.now", "pair.white.now"
		s.list(then.Why)
	}
	pair, opponent := d.draw.Find(d.made, p.Sides[0])
	switch {
	case pair == nil || opponent < 0:
	case d.draw.Field.Players[opponent].ID == p.Sides[1]: // only the colours are others
		why.Paragraph(words.Say(white, phrase.Apart(d.draw.Field.Players[pair.White].Name)), false)
	default:
		x, _ := s.St.Section.Entry(p.Sides[0])
		why.Paragraph(words.Say(instead, phrase.Apart(x.Name), phrase.Apart(d.draw.Field.Players[opponent].Name)), false)
	}
}

// whyNot says why the first participants of two boards do not meet.
func (s *Rounds) whyNot(a, b *model.Pairing) {
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
		s.askWhyNot(key, i, j)
		if reasons, known = d.whyNot[key]; !known {
			reasons = []pairing.Reason{{Text: phrase.Verbatim(words.Say("pair.thinking"))}}
		}
	}
	s.why.Paragraph(words.Say("pair.whyNot", phrase.Apart(players[i].Name), phrase.Apart(players[j].Name)), true)
	for _, r := range reasons {
		s.why.Paragraph(explain.Named(r.Text), false)
	}
}

// askWhyNot has the engine say why two do not meet, off the window's thread.
func (s *Rounds) askWhyNot(key [2]model.ID, i, j int) {
	if s.drawn.stop != nil {
		s.drawn.stop()
	}
	d, answers, asking := s.drawn.draw, s.drawn.whyNot, true
	s.drawn.stop = s.Host.Quietly(func(cancel <-chan struct{}) func() {
		reasons, err := d.Engine.WhyNot(d.Field, i, j, pairing.Options{Explain: true, Cancel: cancel})
		if err != nil {
			reasons = []pairing.Reason{{Text: phrase.Verbatim(words.Err(err))}}
		}
		return func() {
			answers[key] = reasons
			if !asking && s.Host.Shown() {
				s.explain()
			}
		}
	})
	asking = false
}
