package ui

import (
	"wallchart/arbiter"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// sectionDesk is what the list of sections depends on besides the State that it is
// shown with.
type sectionDesk struct {
	show     func(section model.ID) // shows another section
	add      func()                 // begins another section
	addWords func() string          // what that is called
}

// sectionList is the column on the left: the sections and how far each is.
type sectionList struct {
	desk  sectionDesk
	list  *controls.List
	whole *fyne.Container
	all   []*model.Section
	busy  bool
}

func newSectionList(d sectionDesk) *sectionList {
	l := &sectionList{desk: d}
	l.list = controls.NewList(
		func() int { return len(l.all) },
		func() fyne.CanvasObject {
			name := controls.NewSnug("")
			name.Bold = true
			about := widget.NewLabel("")
			about.SizeName = theme.SizeNameCaptionText
			about.Truncation = fyne.TextTruncateEllipsis
			return container.New(controls.CloseStack(), name, about)
		},
		func(i widget.ListItemID, o fyne.CanvasObject) {
			box := o.(*fyne.Container)
			box.Objects[0].(*controls.Snug).SetText(l.all[i].Name)
			if err := guard.Work(l.all[i].Name, func() { setLabel(box.Objects[1].(*widget.Label), about(l.all[i])) }); err != nil {
				setLabel(box.Objects[1].(*widget.Label), words.Err(err))
			}
		})
	l.list.OnSelected = func(i widget.ListItemID) {
		if !l.busy && i < len(l.all) {
			d.show(l.all[i].ID)
		}
	}
	return l
}

func setLabel(l *widget.Label, text string) {
	if l.Text != text {
		l.SetText(text)
	}
}

// about is the line under a section's name: how many, how far; where results are
// missing that alone, which has no room beside the rest.
func about(s *model.Section) string {
	key := "section.players"
	if s.Team() {
		key = "section.teams"
	}
	text := words.Say(key, s.Participants())
	round, planned, open := arbiter.Progress(s)
	switch {
	case round == 0:
		return text + " · " + words.Say("section.notStarted")
	case len(open) > 0:
		return words.Say("section.missing", round, planned, len(open))
	case round >= planned:
		return text + " · " + words.Say("section.done")
	}
	return text + " · " + words.Say("section.round", round, planned)
}

func (l *sectionList) object() fyne.CanvasObject {
	head := widget.NewLabel(words.Say("section.heading"))
	head.SizeName = theme.SizeNameCaptionText
	head.Importance = widget.LowImportance
	add := controls.NewHintButton(l.desk.addWords(), theme.ContentAddIcon(), l.desk.add)
	add.Alignment = widget.ButtonAlignLeading
	l.whole = container.NewBorder(head, add, nil, nil, l.list)
	return l.whole
}

func (l *sectionList) update(st host.State) {
	l.all = st.Event.Sections
	l.list.Refresh()
	l.busy = true
	for i, s := range l.all {
		if s == st.Section {
			l.list.Select(i)
		}
	}
	l.busy = false
}
