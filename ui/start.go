package ui

import (
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/files/wallchart"
	"wallchart/ui/controls"
)

// showStart shows the start screen: what was open lately, a new event, a file,
// a pasted table, the samples.
func (a *App) showStart() {
	a.body.Objects = []fyne.CanvasObject{container.NewVScroll(container.NewCenter(a.startPage()))}
	a.body.Refresh()
	a.win.SetTitle(say("app.name"))
	a.status.say("")
	a.status.setState(say("start.status"), a.settings.Version)
	a.refreshCommands()
}

func (a *App) startPage() fyne.CanvasObject {
	title := widget.NewLabel(say("app.name"))
	title.SizeName = theme.SizeNameHeadingText
	title.TextStyle.Bold = true
	claim := widget.NewLabel(say("start.claim"))
	do := container.NewVBox(title, claim, spacer(8))
	for _, id := range []string{"file.new", "file.open", "file.paste"} {
		c := a.command(id)
		b := controls.NewButtonWithIcon(c.words(a), c.Icon(), func() { a.run(c) })
		b.Alignment = widget.ButtonAlignLeading
		if id == "file.new" {
			b.Importance = widget.HighImportance
		}
		do.Add(b)
	}
	do.Add(spacer(12))
	do.Add(heading("start.recent"))
	for _, path := range wallchart.Unsaved(a.docOptions()) {
		do.Add(a.startLink(recentName(path), say("start.unsaved"), theme.WarningIcon(), func() { a.Open(path) }))
	}
	recent := a.recent()
	for _, path := range recent {
		do.Add(a.startLink(recentName(path), filepath.Dir(path), theme.DocumentIcon(), func() { a.Open(path) }))
	}
	if len(recent) == 0 {
		none := widget.NewLabel(say("start.noRecent"))
		none.Importance = widget.LowImportance
		do.Add(none)
	}
	events := container.NewVBox(heading("start.samples"))
	for _, s := range samples.All {
		events.Add(a.startLink(s.Name, s.Description, theme.GridIcon(), func() { a.openSample(s.File) }))
	}
	return container.NewPadded(container.New(columns{340, 480, 36}, do, events))
}

// startLink is a line that opens something, with a second line about it.
func (a *App) startLink(name, about string, icon fyne.Resource, do func()) fyne.CanvasObject {
	b := controls.NewButtonWithIcon(name, icon, do)
	b.Alignment = widget.ButtonAlignLeading
	b.Importance = widget.LowImportance
	l := widget.NewLabel(about)
	l.SizeName = theme.SizeNameCaptionText
	l.Importance = widget.LowImportance
	l.Wrapping = fyne.TextWrapWord
	return container.New(startRow{}, b, l)
}

func spacer(h float32) fyne.CanvasObject {
	s := container.NewWithoutLayout()
	return container.NewGridWrap(fyne.NewSize(1, h), s)
}

const (
	prefRecent     = "recent"
	prefAppearance = "appearance"
	prefPoints     = "points"
	recentMost     = 8
)

// recent lists the events opened lately that are still there.
func (a *App) recent() []string {
	var there []string
	for _, path := range a.fyne.Preferences().StringList(prefRecent) {
		if _, err := os.Stat(path); err == nil {
			there = append(there, path)
		}
	}
	return there
}

// remember puts an event at the head of the recent ones.
func (a *App) remember(path string) {
	list := []string{path}
	for _, p := range a.fyne.Preferences().StringList(prefRecent) {
		if p != path && len(list) < recentMost {
			list = append(list, p)
		}
	}
	a.fyne.Preferences().SetStringList(prefRecent, list)
}

func recentName(path string) string {
	name := filepath.Base(path)
	return name[:len(name)-len(filepath.Ext(name))]
}
