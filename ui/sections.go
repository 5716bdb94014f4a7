package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/choices"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// sectionHost is the window as its list of sections sees it, besides the State that it is
// shown with.
type sectionHost interface {
	show(section model.ID) // shows another section
	add()                  // begins another section
	addWords() string      // what that is called
}

// sectionList is the column on the left: the sections and how far each is.
type sectionList struct {
	host  sectionHost
	list  *controls.List
	whole *fyne.Container
	all   []*model.Section
	busy  bool
}

func newSectionList(d sectionHost) *sectionList {
	l := &sectionList{host: d}
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
			if err := guard.Work(l.all[i].Name, func() {
				controls.SetLabel(box.Objects[1].(*widget.Label),
					choices.AboutSection(l.all[i]))
			}); err != nil {
				controls.SetLabel(box.Objects[1].(*widget.Label), words.Err(err))
			}
		})
	l.list.OnSelected = func(i widget.ListItemID) {
		if !l.busy && i < len(l.all) {
			d.show(l.all[i].ID)
		}
	}
	return l
}

func (l *sectionList) object() fyne.CanvasObject {
	head := widget.NewLabel(words.Say("section.heading"))
	head.SizeName = theme.SizeNameCaptionText
	head.Importance = widget.LowImportance
	add := controls.NewHintButton(l.host.addWords(), theme.ContentAddIcon(), l.host.add)
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
