package ui

import (
	"errors"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// sayImpossible says why a round cannot be paired and offers the ways out as
// buttons.
func (a *App) sayImpossible(t *model.Tournament, round int, err error) {
	l := widget.NewLabel(words.Err(err))
	l.Wrapping = fyne.TextWrapWord
	box := container.NewVBox(l)
	d := controls.NewDialog(a.win.Canvas(), words.Say("pair.title", round), container.NewVScroll(box), "", words.Say("dialog.close"))
	offer := func(wording string, do func()) {
		box.Add(controls.NewButton(wording, func() { d.Close(); do() }))
	}
	var no *arbiter.NoRound
	var end *arbiter.Way
	if errors.As(err, &no) {
		for i := range no.Ways {
			way := &no.Ways[i]
			if way.Made == nil {
				end = way
				continue
			}
			wording := words.Say("pair.way", words.Text(way.Text))
			if utf8.RuneCountInString(wording) > wayWidth { // too long for a button: the button stands below it
				whole := widget.NewLabel(controls.Sentences(words.Text(way.Text)))
				whole.Wrapping = fyne.TextWrapWord
				box.Add(whole)
				wording = words.Say("pair.way.so")
			}
			offer(wording, func() { a.enterMade(t, round, way.Made, nil) })
		}
	}
	if a.whyNoHand() == "" {
		offer(words.Say("pair.way.hand"), a.pairByHand)
	}
	if end != nil {
		offer(words.Say("pair.way.end", round-1), func() { a.enterFrom(t, end.Change) })
	}
	a.openDialog(d, fyne.NewSize(560, 360), nil)
}

// wayWidth is how many letters the button of a way out has room for.
const wayWidth = 60

// pairByHand begins the next round without boards: those who are absent or have
// asked for a bye are entered, the others stand there to be paired.
func (a *App) pairByHand() {
	round := draw.Next(a.state.Section)
	if a.Do(arbiter.LayRound(a.state.Section, round, nil)) == nil {
		a.onRounds().turnTo(round)
	}
}

func (a *App) whyNoHand() string { return a.whyNot(arbiter.WhyNotByHand) }

func (a *App) handWords() string {
	if a.whyNoSection() != "" {
		return words.Say("cmd.round.hand")
	}
	return words.Say("cmd.round.hand.number", draw.Next(a.state.Section))
}

// pairRest lets the system pair those whom the shown round does not mention.
func (a *App) pairRest() {
	s := a.onRounds()
	laid := a.state.Section.Rounds[s.round-1].Pairings
	if laid == nil {
		laid = []model.Pairing{}
	}
	a.makeRound(arbiter.Asked{Round: s.round, Laid: laid})
}

func (a *App) whyNoRest() string {
	if why := a.whyNoRound(); why != "" {
		return why
	}
	return refusal(arbiter.WhyNotRest(a.state.Section, a.screens["rounds"].(*roundScreen).round))
}

// pairAll pairs every round of a table that is not paired yet, as one change.
func (a *App) pairAll() {
	c, seats, err := arbiter.All(a.state.Section)
	if err != nil {
		a.status.say(refusal(err))
		return
	}
	if a.Do(c) == nil {
		a.onRounds()
		if seats != nil {
			a.status.say(words.Err(seats))
		}
	}
}

func (a *App) whyNoTable() string { return a.whyNot(arbiter.WhyNotAll) }
