package ui

import (
	"wallchart/files"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/settings"
)

// emptyScenes are the screens and dialogs before there is anything in them: each says what to do.
func emptyScenes() []Scene {
	scenes := []Scene{
		{"empty-palette", least, settings.DarkColours, func(a *stage) { a.nobody(); a.finder.open(); a.typed("xyz") }},
		{"empty-help", least, settings.LightColours, func(a *stage) { a.nobody(); helpOfWindow(a.App).open().search.SetText("xyz") }},
	}
	for i, name := range []string{"players", "rounds", "crosstable", "standings", "tiebreaks", "trophies", "log"} {
		look := []style.Appearance{settings.LightColours, settings.DarkColours}[i%2]
		scenes = append(scenes, Scene{"empty-" + name, least, look, func(a *stage) { a.nobody(); a.show(name) }})
	}
	return scenes
}

// nobody opens an event in which nobody is yet.
func (a *stage) nobody() {
	t := &model.Tournament{Name: "Autumn Open", LastID: 1, Sections: []*model.Section{{ID: 1, Name: "Open", Format: model.Swiss, Planned: 5}}}
	a.documents.OpenRead(&files.Opened{Tournament: t}, "")
}

// typed fills the field that has the focus.
func (a *stage) typed(text string) {
	if e, ok := a.win.Canvas().Focused().(*controls.Entry); ok {
		e.SetText(text)
	}
}
