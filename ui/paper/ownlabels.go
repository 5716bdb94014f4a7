package paper

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/cards"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// What is kept of labels on this computer: sheets of one's own, each a name and its measures with a tab between, and by
// how much the printer is off.
const (
	prefOwnLabels = "export.labels.own"
	prefShift     = "export.labels.shift"
)

// ownSheets are the sheets that were entered: names, and what ParseSheet reads.
func ownSheets(prefs fyne.Preferences) (names, sheets []string) {
	for _, line := range prefs.StringList(prefOwnLabels) {
		name, sheet, ok := strings.Cut(line, "\t")
		if _, err := cards.ParseSheet(sheet); ok && err == nil {
			names, sheets = append(names, name), append(sheets, sheet)
		}
	}
	return names, sheets
}

// ownLabels is the dialog in which a sheet of labels is described.
type ownLabels struct {
	dialog *controls.Dialog
	name   *controls.Entry
	// paper's width and height, labels across and down, width and height of one, left and top of the first, gaps.
	fields [10]*controls.Entry
}

// OwnLabels asks for the measures of a sheet; begins with those of the one that is chosen. Under a name that is there
// already the new measures take the place of the old.
func (e *Export) OwnLabels() *ownLabels {
	o := &ownLabels{name: controls.NewEntry()}
	is := cards.Own{Paper: cards.PaperSizes()[e.desk.Paper().String()], Across: 3, Down: 8, Card: cards.Size{Width: 70, Height: 37}, Top: 0.5}
	if is.Paper == (cards.Size{}) {
		is.Paper = cards.PaperSizes()["A4"]
	}
	if s, err := cards.ParseSheet(e.cards.sheet()); err == nil && s.Labels() {
		is = cards.Own{Paper: s.Paper, Across: s.Across, Down: s.Down, Card: s.Card, Left: s.Left, Top: s.Top,
			GapX: s.PitchX - s.Card.Width, GapY: s.PitchY - s.Card.Height}
	}
	if names, sheets := ownSheets(e.desk.Prefs); slices.Contains(sheets, e.cards.sheet()) {
		o.name.SetText(names[slices.Index(sheets, e.cards.sheet())])
	}
	form := container.New(controls.FormRows(), widget.NewLabel(words.Say("labels.name")), o.name)
	values := [10]float64{is.Paper.Width, is.Paper.Height, float64(is.Across), float64(is.Down), is.Card.Width, is.Card.Height,
		is.Left, is.Top, is.GapX, is.GapY}
	for i, key := range []string{"labels.paper", "labels.count", "labels.size", "labels.first", "labels.gap"} {
		pair := container.NewGridWithColumns(2)
		for k := 2 * i; k < 2*i+2; k++ {
			o.fields[k] = controls.NewEntry()
			length := strconv.FormatFloat(float64(int64(values[k]*100+0.5))/100, 'f', -1, 64)
			o.fields[k].SetText(phrase.Decimals(words.Spoken(), length))
			pair.Add(o.fields[k])
		}
		form.Add(widget.NewLabel(words.Say(key)))
		form.Add(pair)
	}
	hint := widget.NewLabel(words.Say("labels.hint"))
	hint.Wrapping = fyne.TextWrapWord
	o.dialog = controls.NewDialog(e.desk.Canvas, words.Say("labels.title"), container.NewVBox(hint, form), words.Say("labels.keep"),
		words.Say("dialog.cancel"))
	o.name.In(o.dialog)
	for _, f := range o.fields {
		f.In(o.dialog)
	}
	o.dialog.Of = o
	o.dialog.Confirm = func() error { return e.keepOwn(o) }
	e.desk.Ask(o.dialog, style.Form, o.name)
	return o
}

// keepOwn keeps what was entered and chooses it; what does not fit on its paper is refused.
func (e *Export) keepOwn(o *ownLabels) error {
	name := strings.Join(strings.Fields(o.name.Text), " ")
	if name == "" {
		return errors.New(words.Say("labels.noName"))
	}
	sheet, err := o.sheet()
	if err != nil {
		return errors.New(words.Err(err))
	}
	kept := slices.DeleteFunc(slices.Clone(e.desk.Prefs.StringList(prefOwnLabels)), func(line string) bool {
		other, _, _ := strings.Cut(line, "\t")
		return strings.EqualFold(other, name)
	})
	e.desk.Prefs.SetStringList(prefOwnLabels, append(kept, name+"\t"+sheet.Name))
	e.cards.list(e.desk.Prefs, sheet.Name)
	e.changed()
	return nil
}

// sheet is the sheet with the measures that were entered.
func (o *ownLabels) sheet() (cards.Sheet, error) {
	var x [10]float64
	for i, f := range o.fields {
		n, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(f.Text), ",", "."), 64)
		if err != nil || n < 0 || n > 1000 || (i == 2 || i == 3) && n != float64(int(n)) {
			return cards.Sheet{}, errors.New(words.Say("labels.noLength", f.Text))
		}
		x[i] = n
	}
	return cards.Own{Paper: cards.Size{Width: x[0], Height: x[1]}, Across: int(x[2]), Down: int(x[3]),
		Card: cards.Size{Width: x[4], Height: x[5]}, Left: x[6], Top: x[7], GapX: x[8], GapY: x[9]}.Sheet()
}
