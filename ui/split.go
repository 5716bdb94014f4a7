package ui

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/roundrobin"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

func (a *App) whyNoSplit() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	switch s := a.state.Section; {
	case s.Team():
		return words.Say("split.teams")
	case len(s.Rounds) > 0:
		return words.Say("split.started")
	case len(s.Players) < 3:
		return words.Say("pair.nobody")
	}
	return ""
}

// askSplit splits a section's players, in order of starting number, into
// all-play-alls: quads of four, hexagonals of six.
func (a *App) askSplit() {
	s := a.state.Section
	size := controls.NewEntry()
	size.SetText("4")
	d := controls.NewDialog(a.win.Canvas(), words.Say("cmd.section.split"), container.New(formRows{}, widget.NewLabel(words.Say("split.size")), size), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n, err := strconv.Atoi(strings.TrimSpace(size.Text))
		if err != nil {
			return errors.New(words.Say("split.badSize", size.Text))
		}
		c, err := split(s, n)
		if err != nil {
			return err
		}
		return a.Do(c)
	}
	size.In(d)
	a.openDialog(d, fyne.NewSize(380, 150), size)
}

// split is the one step that puts groups in the place of a section.
func split(s *model.Section, size int) (journal.Change, error) {
	players := slices.Clone(s.Players)
	slices.SortFunc(players, func(x, y model.Player) int { return x.Number - y.Number })
	ends, err := roundrobin.Groups(len(players), size)
	if err != nil {
		return nil, err
	}
	var steps []journal.Change
	from := 0
	for k, end := range ends {
		group := *s
		group.ID, group.Name, group.LastID = 0, words.Say("split.name", s.Name, k+1), 0
		group.Format, group.System = model.RoundRobin, roundrobin.Single.Code
		group.Players = slices.Clone(players[from:end])
		for i := range group.Players {
			p := &group.Players[i]
			group.LastID++
			p.ID, p.Number = group.LastID, i+1
		}
		group.Planned = len(group.Players) - 1 + len(group.Players)%2
		steps = append(steps, journal.ImportSection{Section: group})
		from = end
	}
	steps = append(steps, journal.RemoveSection{Section: s.ID})
	return journal.Together{Words: words.Say("split.label", s.Name, len(ends)), Changes: steps}, nil
}

// numberByLot gives the starting numbers of a table by lot.
func (a *App) numberByLot() {
	s := a.state.Section
	ps := people(a.doc.Tournament(), s)
	order := make([]model.ID, len(ps))
	for i := range ps {
		order[i] = ps[i].ID
	}
	rand.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	_ = a.Do(journal.Together{Words: words.Say("cmd.section.lot"), Changes: []journal.Change{journal.Renumber{Section: s.ID, Order: order}}})
}
