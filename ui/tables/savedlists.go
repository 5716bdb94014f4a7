package tables

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// prefLists holds the organiser's own tie-break lists on this computer.
const prefLists = "tiebreaks.lists"

// ownList is a tie-break list that the organiser has saved: in the event, where
// it goes wherever the event goes, or on this computer, for all events.
type ownList struct {
	model.SavedList
	inEvent bool
}

// words name the list among the presets.
func (l *ownList) wording() string {
	if l.inEvent {
		return words.Say("lists.ofEvent", l.Name)
	}
	return words.Say("lists.own", l.Name)
}

// OwnLists are the lists of the event that is open and of this computer, and what
// is done with them.
type OwnLists struct {
	host.Host
	Folder  string // where a file of lists goes
	Picker  picker.Picker
	Changed func() // shows the lists among the presets
}

// kept are the lists on this computer.
func (o OwnLists) kept() []model.SavedList {
	var ls []model.SavedList
	if json.Unmarshal([]byte(o.Preferences().String(prefLists)), &ls) != nil {
		return nil
	}
	return ls
}

// KeepOnly keeps these lists and no others.
func (o OwnLists) KeepOnly(ls []model.SavedList) {
	if raw, err := json.Marshal(ls); err == nil {
		o.Preferences().SetString(prefLists, string(raw))
	}
}

// Keep keeps a list on this computer, in place of one of that name.
func (o OwnLists) Keep(l model.SavedList) {
	ls := o.kept()
	if i := slices.IndexFunc(ls, func(old model.SavedList) bool { return old.Name == l.Name }); i >= 0 {
		ls[i] = l
	} else {
		ls = append(ls, l)
	}
	o.KeepOnly(ls)
}

// all are the event's lists and then those of this computer.
func (o OwnLists) all() []ownList {
	var all []ownList
	if event := o.Now().Event; event != nil {
		for _, l := range event.Lists {
			all = append(all, ownList{l, true})
		}
	}
	for _, l := range o.kept() {
		all = append(all, ownList{l, false})
	}
	return all
}

// WhyNoneToSave says why it cannot be done, "" when it can.
func (o OwnLists) WhyNoneToSave() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	if len(o.Now().Section.Ranking.TieBreaks) == 0 {
		return words.Say("lists.empty")
	}
	return ""
}

// AskSave keeps the section's list under a name.
func (o OwnLists) AskSave() {
	r := o.Now().Section.Ranking
	name := controls.NewEntry()
	name.SetPlaceHolder(words.Say("lists.name"))
	event := controls.NewCheck(words.Say("lists.inEvent"), nil)
	here := controls.NewCheck(words.Say("lists.here"), nil)
	event.Checked, here.Checked = true, true
	codes := widget.NewLabel(strings.Join(r.TieBreaks, ", "))
	codes.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(o.Canvas(), words.Say("lists.save"), container.NewVBox(name, event, here, codes), words.Say("lists.saveIt"),
		words.Say("dialog.cancel"))
	d.Confirm = func() error {
		l := model.SavedList{Name: strings.TrimSpace(name.Text), TieBreaks: slices.Clone(r.TieBreaks), Unplayed: r.Unplayed}
		if err := nameable(l.Name); err != nil {
			return err
		}
		if !event.Checked && !here.Checked {
			return errors.New(words.Say("lists.nowhere"))
		}
		if event.Checked {
			if err := o.Do(rank.Save(o.Now().Section, l)); err != nil {
				return err
			}
		}
		if here.Checked {
			o.Keep(l)
			o.Changed()
		}
		o.Say(words.Say("lists.saved", l.Name))
		return nil
	}
	name.In(d)
	o.Ask(d, style.Short, name)
}

// nameable refuses a name that is missing or that a preset has.
func nameable(name string) error {
	if name == "" {
		return errors.New(words.Say("lists.noName"))
	}
	for _, p := range catalogue.Presets() {
		if strings.EqualFold(words.Text(p.Name), name) || strings.EqualFold(p.Name.String(), name) || strings.EqualFold(p.Code, name) {
			return errors.New(words.Say("lists.preset", name))
		}
	}
	return nil
}

// listsDialog shows the organiser's lists, removes them, and writes and reads
// them as a file.
type listsDialog struct {
	own    OwnLists
	dialog *controls.Dialog
	rows   *fyne.Container
	said   *widget.Label
}

// AskAll shows the lists that are kept.
func (o OwnLists) AskAll() *listsDialog {
	d := &listsDialog{own: o, rows: container.NewVBox(), said: widget.NewLabel("")}
	d.said.Wrapping = fyne.TextWrapWord
	read := controls.NewButtonWithIcon(words.Say("lists.read"), theme.FolderOpenIcon(), d.Read)
	write := controls.NewButtonWithIcon(words.Say("lists.write"), theme.DocumentSaveIcon(), d.Write)
	d.dialog = controls.NewDialog(o.Canvas(), words.Say("lists.title"),
		container.NewBorder(nil, container.NewVBox(d.said, container.NewHBox(read, write)), nil, nil, container.NewVScroll(d.rows)), "",
		words.Say("dialog.close"))
	d.show()
	d.dialog.Of = d
	o.Ask(d.dialog, style.Wide, nil)
	return d
}

func (d *listsDialog) show() {
	d.rows.RemoveAll()
	lists := d.own.all()
	for i := range lists {
		l := &lists[i]
		name := widget.NewLabel(l.wording())
		name.TextStyle.Bold = true
		name.Truncation = fyne.TextTruncateEllipsis
		codes := widget.NewLabel(strings.Join(l.TieBreaks, ", "))
		codes.Wrapping = fyne.TextWrapWord
		drop := controls.NewHintButton("", theme.DeleteIcon(), func() { d.Remove(l) })
		drop.Hint, drop.OnHint = func() string { return words.Say("lists.remove", l.Name) }, d.said.SetText
		d.rows.Add(container.NewBorder(nil, widget.NewSeparator(), nil, container.NewVBox(drop), container.NewVBox(name, codes)))
	}
	if len(lists) == 0 {
		none := widget.NewLabel(words.Say("lists.none"))
		none.Wrapping = fyne.TextWrapWord
		d.rows.Add(none)
	}
	d.rows.Refresh()
}

// Remove takes a list away; one of the event comes back with undo.
func (d *listsDialog) Remove(l *ownList) {
	if l.inEvent {
		_ = d.own.Do(steps.RemoveList{List: l.Name})
	} else {
		d.own.KeepOnly(slices.DeleteFunc(d.own.kept(), func(o model.SavedList) bool { return o.Name == l.Name }))
		d.own.Changed()
	}
	d.show()
}
