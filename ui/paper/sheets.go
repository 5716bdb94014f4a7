package paper

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/formats"
	"wallchart/export/formulas"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// What is remembered of how pages are put on sheets, and of how the workbook of formulas is laid out.
const (
	prefSeveral = "export.several"
	prefLayout  = "export.layout"
)

// placings are how pages are placed on sheets of paper, in the order of the list: a page a sheet, several, a booklet.
var placings = []struct {
	word    string
	nUp     int
	booklet bool
}{{word: "export.several.each"}, {"export.several.pair", 2, false}, {"export.several.quad", 4, false}, {"export.several.booklet", 0, true}}

// onSheets asks what is of one form only: of a PDF how many pages stand on a sheet, of the workbook of formulas whose
// crosstable it has. Each is shown while its form is chosen.
type onSheets struct {
	several, layout     *controls.Select
	severalOf, layoutOf *widget.Label
}

func (e *Export) onSheets() *onSheets {
	o := &onSheets{several: severalPages(func() { e.changed() }), severalOf: widget.NewLabel(words.Say("export.several")),
		layoutOf: widget.NewLabel(words.Say("export.layout")),
		layout: controls.NewSelect([]string{words.Say("export.layout.auto"), words.Say("export.layout.fide"),
			words.Say("export.layout.us")}, nil)}
	o.several.Selected = o.several.Options[remembered(e.desk.Prefs.Int(prefSeveral), o.several)]
	o.layout.Selected = o.layout.Options[remembered(e.desk.Prefs.Int(prefLayout), o.layout)]
	return o
}

// severalPages chooses among the placings.
func severalPages(changed func()) *controls.Select {
	pick := controls.NewSelect(nil, func(string) { changed() })
	for _, p := range placings {
		pick.Options = append(pick.Options, words.Say(p.word))
	}
	pick.Selected = pick.Options[0]
	return pick
}

// remembered is the place in a list, the first where there is no such.
func remembered(at int, in *controls.Select) int {
	if at < 0 || at >= len(in.Options) {
		return 0
	}
	return at
}

// placed is a sheet with pages placed on it as is chosen.
func placed(s formats.Sheet, several *controls.Select) formats.Sheet {
	p := placings[max(0, several.SelectedIndex())]
	s.NUp, s.Booklet = p.nUp, p.booklet
	return s
}

// offer shows what is of the form.
func (o *onSheets) offer(k form) {
	paper, book := k.name == "pdf", k.living
	o.several.Hidden, o.severalOf.Hidden = !paper, !paper
	o.layout.Hidden, o.layoutOf.Hidden = !book, !book
}

// remember keeps what was asked of the form that was written.
func (o *onSheets) remember(prefs fyne.Preferences, k form) {
	switch {
	case k.living:
		prefs.SetInt(prefLayout, o.layout.SelectedIndex())
	case k.name == "pdf":
		prefs.SetInt(prefSeveral, o.several.SelectedIndex())
	}
}

// form is the crosstable and the order of columns of the workbook of formulas.
func (o *onSheets) form() formulas.Form { return formulas.Form(max(0, o.layout.SelectedIndex())) }
