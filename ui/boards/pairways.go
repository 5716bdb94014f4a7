package boards

import (
	"errors"
	"unicode/utf8"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// sayImpossible says why a round cannot be paired and offers the ways out as
// buttons.
func (p *Pairer) sayImpossible(t *model.Tournament, round int, err error) {
	l := controls.Wrapped(words.Err(err))
	box := container.NewVBox(l)
	d := controls.NewDialog(p.Canvas(), words.Say("pair.title", round), container.NewVScroll(box), "", words.Say("dialog.close"))
	offer := func(wording string, do func()) {
		box.Add(controls.NewButton(wording, func() { d.Close(); do() }))
	}
	var no *pair.NoRound
	var end *pair.WayOut
	if errors.As(err, &no) {
		for i := range no.WaysOut {
			way := &no.WaysOut[i]
			if way.Made == nil {
				end = way
				continue
			}
			wording := words.Say("pair.way", words.Text(way.Text))
			if utf8.RuneCountInString(wording) > wayWidth { // too long for a button: the button stands below it
				whole := controls.Wrapped(controls.Sentences(words.Text(way.Text)))
				box.Add(whole)
				wording = words.Say("pair.way.so")
			}
			offer(wording, func() { p.enterMade(t, round, way.Made, nil) })
		}
	}
	if p.WhyNoHand() == "" {
		offer(words.Say("pair.way.hand"), p.PairByHand)
	}
	if end != nil {
		offer(words.Say("pair.way.end", round-1), func() { p.enterFrom(t, end.Change, func() {}) })
	}
	p.Ask(d, style.Form, nil)
}

// wayWidth is how many letters the button of a way out has room for.
const wayWidth = 60

// PairByHand begins the next round without boards: those who are absent or have
// asked for a bye are entered, the others stand there to be paired.
func (p *Pairer) PairByHand() {
	round := draw.Next(p.Now().Section)
	_ = typing.WhenMade(p.Do(pair.LayRound(p.Now().Section, round, nil)), func() { p.Rounds().TurnTo(round) })
}

// WhyNoHand says why it cannot be done, "" when it can.
func (p *Pairer) WhyNoHand() string { return p.whyNot(pair.WhyNotByHand) }

// HandWords is what the command for it is called now.
func (p *Pairer) HandWords() string {
	if p.Now().WhyNoSection() != "" {
		return words.Say("cmd.round.hand")
	}
	return words.Say("cmd.round.hand.number", draw.Next(p.Now().Section))
}

// PairRest lets the system pair those whom the shown round does not mention.
func (p *Pairer) PairRest() {
	s := p.Rounds()
	laid := p.Now().Section.Rounds[s.Round-1].Pairings
	if laid == nil {
		laid = []model.Pairing{}
	}
	p.makeRound(pair.Asked{Round: s.Round, Laid: laid})
}

// WhyNoRest says why it cannot be done, "" when it can.
func (p *Pairer) WhyNoRest() string {
	if why := p.Now().WhyNoRound(); why != "" {
		return why
	}
	return refusal(pair.WhyNotRest(p.Now().Section, p.Round()))
}

// PairAll pairs every round of a table that is not paired yet, as one change.
func (p *Pairer) PairAll() {
	c, seats, err := pair.All(p.Now().Section)
	if err != nil {
		p.Say(refusal(err))
		return
	}
	_ = typing.WhenMade(p.Do(c), func() {
		p.Rounds()
		if seats != nil {
			p.Say(words.Err(seats))
		}
	})
}

// WhyNoTable says why it cannot be done, "" when it can.
func (p *Pairer) WhyNoTable() string { return p.whyNot(pair.WhyNotAll) }
