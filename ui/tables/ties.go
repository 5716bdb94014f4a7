package tables

import (
	"math/rand/v2"
	"slices"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// DrawLots draws lots for what is still tied.
func (o *Dialogs) DrawLots() {
	_ = o.Do(rank.Lots(o.Now().Section, int64(rand.Uint32N(999_999)+1)))
}

// Tied are those who share a place, in the order shown.
func Tied(st host.State) []model.ID {
	var ids []model.ID
	places := st.Standings().Places
	for i := range places {
		shared := i > 0 && places[i-1].Rank == places[i].Rank || i+1 < len(places) && places[i+1].Rank == places[i].Rank
		if shared {
			ids = append(ids, st.Standings().Sheet.Lines[places[i].Index].ID)
		}
	}
	return ids
}

// WhyNoTie says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoTie() string {
	if why := o.Now().WhyNoStandings(); why != "" {
		return why
	}
	if len(Tied(o.Now())) == 0 && len(o.Now().Section.Ranking.Manual) == 0 {
		return words.Say("ties.none")
	}
	return ""
}

// AskOrder asks for the order of those who share a place: the result of a
// play-off, or the arbiter's decision.
func (o *Dialogs) AskOrder() {
	s := o.Now().Section
	ids := slices.Clone(s.Ranking.Manual)
	for _, id := range Tied(o.Now()) {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	list := controls.NewOrderList()
	show := func() {
		var items []controls.Item
		for _, id := range ids {
			e, _ := s.Entry(id)
			i := o.Now().Standings().Sheet.Index(id)
			place := o.Now().Standings().At(i).Rank
			items = append(items, controls.Item{Title: e.Name, Detail: words.Say("ties.place", place)})
		}
		list.SetItems(items)
	}
	list.OnMove = func(from, to int) {
		id := ids[from]
		ids = slices.Insert(slices.Delete(ids, from, from+1), to, id)
		show()
	}
	list.OnRemove = func(i int) {
		ids = slices.Delete(ids, i, i+1)
		show()
	}
	kind := controls.NewRadio([]string{words.Say("ties.playoff"), words.Say("ties.manual")}, nil)
	kind.Horizontal = true
	kind.SetSelected(words.Say("ties.playoff"))
	hint := widget.NewLabel(words.Say("ties.hint"))
	hint.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.standings.order"),
		container.NewBorder(container.NewVBox(hint, kind), nil, nil, nil, list.Scrolled()), words.Say("dialog.ok"),
		words.Say("dialog.cancel"))
	d.Confirm = func() error {
		return o.Do(rank.ByHand(s, ids, kind.Selected == words.Say("ties.playoff")))
	}
	show()
	o.Ask(d, style.Short, list)
}
