package scenes

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
		{"empty-palette", least, settings.DarkColours, func(a *Stage) { a.nobody(); a.Run("view.find"); a.typed("xyz") }},
		{"empty-help", least, settings.LightColours, func(a *Stage) { a.nobody(); a.Run("help.keys"); a.typed("xyz") }},
	}
	for i, name := range []string{"players", "rounds", "crosstable", "standings", "tiebreaks", "trophies", "log"} {
		look := []style.Appearance{settings.LightColours, settings.DarkColours}[i%2]
		scenes = append(scenes, Scene{"empty-" + name, least, look, func(a *Stage) { a.nobody(); a.Show(name) }})
	}
	return scenes
}

// nobody opens an event in which nobody is yet.
func (a *Stage) nobody() {
	t := &model.Tournament{Name: "Autumn Open", LastID: 1, Sections: []*model.Section{{ID: 1, Name: "Open", Format: model.Swiss, Planned: 5}}}
	a.Documents.OpenRead(&files.Opened{Tournament: t}, "")
}

// typed fills the field that has the focus.
func (a *Stage) typed(text string) {
	if e, ok := a.Win.Canvas().Focused().(*controls.Entry); ok {
		e.SetText(text)
	}
}
