package choices

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model/namekey"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Preset chooses one of many presets: by a few letters of its name, of whose
// it is or of a tie-break in it, or from the list, where those of one organisation
// stand together. The arrows go through what is found without leaving the letters.
type Preset struct {
	Selected  string // its name
	onChanged func(string)

	Search *controls.Entry
	list   *controls.List
	none   *widget.Label
	all    []catalogue.Preset
	found  []catalogue.Preset
	before string // what was chosen when the search began
	quiet  bool
}

// NewPreset is a choice of nothing yet; changed is told each name that is chosen.
func NewPreset(changed func(string)) *Preset {
	p := &Preset{onChanged: changed, Search: controls.NewEntry(), none: controls.Wrapped("")}
	p.Search.SetPlaceHolder(words.Say("new.rules.search"))
	p.Search.OnChanged = p.find
	p.list = controls.NewList(func() int { return len(p.found) }, presetRow, func(i widget.ListItemID, o fyne.CanvasObject) {
		row := o.(*fyne.Container)
		controls.SetLabel(row.Objects[0].(*widget.Label), words.Text(p.found[i].Name))
		controls.SetLabel(row.Objects[1].(*widget.Label), p.found[i].Organisation)
	})
	p.list.OnSelected = func(i widget.ListItemID) {
		if !p.quiet && i < len(p.found) {
			p.take(i)
		}
	}
	return p
}

// presetRow is a line of the list: the name, and below it whose it is.
func presetRow() fyne.CanvasObject {
	name, whose := widget.NewLabel(""), widget.NewLabel("")
	name.Truncation, whose.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	whose.SizeName = theme.SizeNameCaptionText
	whose.Importance = widget.LowImportance
	return container.New(controls.CloseStack(), name, whose)
}

// In makes the arrows go through the list while letters are typed, and other keys
// act on the dialog.
func (p *Preset) In(d *controls.Dialog) {
	p.Search.In(d)
	keys := p.Search.OnKey
	p.Search.OnKey = func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.KeyDown:
			p.step(1)
		case fyne.KeyUp:
			p.step(-1)
		default:
			return keys(k)
		}
		return true
	}
}

// Object is the search over its list.
func (p *Preset) Object() fyne.CanvasObject {
	return container.NewBorder(p.Search, nil, nil, nil, container.NewStack(p.list, p.none))
}

// Offer sets what can be chosen; those of one organisation stand together, in the
// order in which the first of each is given.
func (p *Preset) Offer(all []catalogue.Preset) {
	p.all = nil
	for _, first := range all {
		for _, other := range all {
			there := slices.ContainsFunc(p.all, func(o catalogue.Preset) bool { return o.Code == other.Code })
			if other.Organisation == first.Organisation && !there {
				p.all = append(p.all, other)
			}
		}
	}
	p.before = ""
	p.Search.SetText("")
	p.find("")
}

// find shows what has the words. What was chosen stays as long as it is among it;
// otherwise the first of it is chosen, and what was chosen before when the words are
// taken back.
func (p *Preset) find(text string) {
	wanted := strings.Fields(strings.ToLower(namekey.ASCII(text)))
	if len(wanted) > 0 && p.before == "" {
		p.before = p.Selected
	}
	p.found = nil
	for _, preset := range p.all {
		if has(preset, wanted) {
			p.found = append(p.found, preset)
		}
	}
	p.list.Refresh()
	p.none.Hide()
	switch {
	case len(wanted) == 0:
		before := p.before
		if p.before = ""; before != "" {
			p.SetSelected(before)
		}
	case len(p.found) == 0:
		p.none.SetText(words.Say("find.nothing", strings.TrimSpace(text)))
		p.none.Show()
	case p.at() < 0:
		p.SetSelected(words.Text(p.found[0].Name))
	}
	p.Mark()
}

// has tells whether the words stand in what a preset is called, whose it is, and
// what its tie-breaks are.
func has(p catalogue.Preset, wanted []string) bool {
	text := []string{words.Text(p.Name), p.Organisation}
	for _, code := range p.TieBreaks {
		text = append(text, code)
		if u, err := catalogue.Parse(code); err == nil {
			text = append(text, words.Text(u.Label()))
		}
	}
	_, inside := words.Matches(namekey.ASCII(strings.Join(text, " ")), wanted)
	return inside
}

// at is where in the list the one stands that is chosen, -1 for not.
func (p *Preset) at() int {
	return slices.IndexFunc(p.found, func(o catalogue.Preset) bool { return words.Text(o.Name) == p.Selected })
}

// step chooses the next or the previous of what is found.
func (p *Preset) step(by int) {
	if len(p.found) == 0 {
		return
	}
	p.take(max(0, min(p.at()+by, len(p.found)-1)))
}

// take chooses one of what is found. It stays when the words are taken back.
func (p *Preset) take(i int) {
	name := words.Text(p.found[i].Name)
	if p.before != "" {
		p.before = name
	}
	p.SetSelected(name)
}

// SetSelected chooses a preset by its name.
func (p *Preset) SetSelected(name string) {
	changed := p.Selected != name
	p.Selected = name
	p.Mark()
	if changed && p.onChanged != nil {
		p.onChanged(name)
	}
}

// Mark shows in the list what is chosen.
func (p *Preset) Mark() {
	p.quiet = true
	defer func() { p.quiet = false }()
	if i := p.at(); i >= 0 {
		p.list.Select(i)
		p.list.ScrollTo(i)
	} else {
		p.list.UnselectAll()
	}
}
