package ui

import (
	"errors"
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/draw"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// sayImpossible says why a round cannot be paired and offers the ways out as
// buttons.
func (a *App) sayImpossible(t *model.Tournament, m made) {
	l := widget.NewLabel(words.Err(m.err))
	l.Wrapping = fyne.TextWrapWord
	box := container.NewVBox(l)
	d := controls.NewDialog(a.win.Canvas(), words.Say("pair.title", m.round), container.NewVScroll(box), "", words.Say("dialog.close"))
	offer := func(wording string, do func()) {
		b := controls.NewButton(wording, func() {
			d.Close()
			if a.state.Event != t {
				a.status.say(words.Say("pair.moved"))
				return
			}
			do()
		})
		box.Add(b)
	}
	for _, way := range m.ways {
		wording := words.Say("pair.way", way.wording)
		if utf8.RuneCountInString(wording) > wayWidth { // too long for a button: the button stands below it
			whole := widget.NewLabel(controls.Sentences(way.wording))
			whole.Wrapping = fyne.TextWrapWord
			box.Add(whole)
			wording = words.Say("pair.way.so")
		}
		offer(wording, func() { a.enterMade(t, way) })
	}
	if a.whyNoHand() == "" {
		offer(words.Say("pair.way.hand"), a.pairByHand)
	}
	if s := a.state.Section; len(s.Rounds) > 0 && m.round == len(s.Rounds)+1 && !s.Format.Predetermined() {
		offer(words.Say("pair.way.end", len(s.Rounds)), func() {
			c := journal.EditSection{Section: s.ID, Settings: journal.SettingsOf(s)}
			c.Settings.Planned = len(s.Rounds)
			_ = a.Do(c)
		})
	}
	a.openDialog(d, fyne.NewSize(560, 360), nil)
}

// wayWidth is how many letters the button of a way out has room for.
const wayWidth = 60

// pairByHand begins the next round without boards: those who are absent or have
// asked for a bye are entered, the others stand there to be paired.
func (a *App) pairByHand() {
	s := a.state.Section
	round := draw.Next(s)
	var ps []model.Pairing
	for _, e := range s.Entries() {
		o := e.Bye(round)
		if !e.Plays(round) {
			o = model.Absent
		}
		if o != model.Pending {
			ps = append(ps, model.Pairing{Sides: [2]model.ID{e.ID}, Outcomes: [2]model.Outcome{o}})
		}
	}
	if a.Do(journal.Together{Words: words.Say("pair.begun", round), Changes: []journal.Change{journal.AddRound{Section: s.ID, Round: round, Pairings: ps}}}) == nil {
		a.onRounds().turnTo(round)
	}
}

func (a *App) whyNoHand() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	s := a.state.Section
	switch round := draw.Next(s); {
	case len(s.Entries()) < 2:
		return words.Say("pair.nobody")
	case round <= len(s.Rounds):
		return words.Say("pair.isBegun", round)
	case lastRound(s) > 0 && round > lastRound(s):
		return words.Say("pair.finished", lastRound(s))
	}
	return ""
}

func (a *App) handWords() string {
	if a.whyNoSection() != "" {
		return words.Say("cmd.round.hand")
	}
	return words.Say("cmd.round.hand.number", draw.Next(a.state.Section))
}

// pairRest lets the system pair those whom the shown round does not mention.
func (a *App) pairRest() {
	s := a.onRounds()
	t, sec, round, free := a.state.Event, a.state.Section, s.round, s.free()
	name := s.name(free[0])
	a.inBackground(words.Say("pair.busy", round), func(cancel <-chan struct{}) func() {
		laid := sec.Rounds[round-1].Pairings
		if laid == nil {
			laid = []model.Pairing{}
		}
		m := makeRound(t, sec, round, laid, cancel)
		if m.wording = words.Say("pair.rest"); m.err != nil && len(free) == 1 {
			bye := model.Pairing{Sides: [2]model.ID{free[0]}, Outcomes: [2]model.Outcome{model.PairingBye}}
			m.ways = []made{{section: sec, round: round, pairings: append(slices.Clone(laid), bye), wording: words.Say("pair.way.free", name)}}
		}
		return func() { a.enterMade(t, m) }
	})
}

func (a *App) whyNoRest() string {
	if why := a.whyNoRound(); why != "" {
		return why
	}
	s := a.screens["rounds"].(*roundScreen)
	if s.round < 1 || s.round > len(a.state.Section.Rounds) {
		return words.Say("pair.noRound")
	}
	e, err := draw.System(a.state.Section, "")
	_, noTable := draw.Table(a.state.Section)
	switch {
	case len(s.free()) == 0:
		return words.Say("pair.everybody", s.round)
	case err != nil:
		return words.Err(err) + "."
	case noTable == nil:
		return words.Say("pair.table", e.Name)
	}
	return ""
}

// pairAll pairs every round of a table that is not paired yet, as one change.
func (a *App) pairAll() {
	s := a.state.Section
	table, err := draw.Table(s)
	if err != nil {
		a.status.say(words.Err(err) + ".")
		return
	}
	var steps []journal.Change
	if planned := lastRound(s); planned != s.Planned {
		c := journal.EditSection{Section: s.ID, Settings: journal.SettingsOf(s)}
		c.Settings.Planned = planned
		steps = append(steps, c)
	}
	var trouble error
	for n := draw.Next(s); n <= len(table); n++ {
		ps, err := draw.Seated(s, table[n-1])
		if err != nil {
			trouble = err
		}
		m := made{section: s, round: n, pairings: ps}
		steps = append(steps, m.change())
	}
	if a.Do(journal.Together{Words: words.Say("pair.all", len(table)), Changes: steps}) == nil {
		a.onRounds()
		if trouble != nil {
			a.status.say(words.Err(trouble))
		}
	}
}

func (a *App) whyNoTable() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	table, err := draw.Table(a.state.Section)
	switch {
	case errors.Is(err, draw.ErrNoTable):
		return words.Say("pair.noTable")
	case err != nil:
		return words.Err(err) + "."
	case len(a.state.Section.Entries()) < 2:
		return words.Say("pair.nobody")
	case draw.Next(a.state.Section) > len(table):
		return words.Say("pair.finished", len(table))
	}
	return ""
}
