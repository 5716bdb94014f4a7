package paper

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/files/safeopen"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// prefLabels is the label sheet of the last export.
const prefLabels = "export.labels"

// pictureBytes is how large the file of a picture may be.
const pictureBytes = 16 << 20

// places are how many places may be given certificates, beside everybody.
var places = []int{1, 3, 5, 10, 20}

// divisions are how paper can be divided into equal cards, beside as many as fit: across, down.
var divisions = [][2]int{{1, 2}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 8}}

// onCards is what is asked when cards are ticked: labels, a picture behind them, and for
// which places. Each is shown only while a report heeds it.
type onCards struct {
	labels  *controls.Select
	sheets  []string        // the names behind its answers; ownSheet is the last
	before  string          // the answer before the last
	shift   *controls.Entry // of labels, in millimetres
	numbers *controls.Select
	first   *controls.Entry // the first label that is free
	firstOf *widget.Label
	places  *controls.Select
	picture *controls.Button
	without *controls.Button
	named   *widget.Label // the picture's file
	back    []byte
	printed bool          // on paper: a PDF
	only    *widget.Label // says so where it is not

	rows, labelRow, shiftRow, numberRow, placeRow, pictureRow *fyne.Container
}

// ownSheet stands behind the answer that asks for a sheet of one's own.
const ownSheet = "own"

func (e *Export) onCards() *onCards {
	c := &onCards{named: widget.NewLabel(""), first: controls.NewEntry(), firstOf: widget.NewLabel(words.Say("export.labels.first")),
		labels: controls.NewSelect(nil, func(string) { e.chosenLabels() }), shift: controls.NewEntry(),
		numbers: controls.NewSelect([]string{words.Say("export.numbers.usual"), words.Say("export.numbers.all"),
			words.Say("export.numbers.none")}, func(string) { e.changed() }),
		places: controls.NewSelect([]string{words.Say("standings.all")}, func(string) { e.changed() })}
	c.only = widget.NewLabel(words.Say("export.cards.pdf"))
	c.only.Wrapping = fyne.TextWrapWord
	c.named.Truncation = fyne.TextTruncateEllipsis
	c.list(e.desk.Prefs, e.desk.Prefs.String(prefLabels))
	c.numbers.Selected = c.numbers.Options[0]
	c.shift.SetText(e.desk.Prefs.String(prefShift))
	c.shift.SetPlaceHolder("1.5, -2")
	c.shift.OnChanged = func(string) { e.changed() }
	c.first.SetText("1") // of a sheet that nothing was taken from
	c.first.OnChanged = func(string) { e.changed() }
	for _, n := range places {
		c.places.Options = append(c.places.Options, words.Say("export.places.first", n))
	}
	c.places.Selected = c.places.Options[0]
	c.picture = controls.NewButtonWithIcon(words.Say("export.picture"), theme.FileImageIcon(), func() { e.choosePicture() })
	c.without = controls.NewButtonWithIcon(words.Say("export.picture.none"), theme.CancelIcon(), func() {
		c.show(nil, "")
		e.changed()
	})
	first := container.NewHBox(c.firstOf, container.New(controls.AtLeast(6*style.Unit), c.first))
	c.labelRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.labels")), first, c.labels)
	c.shiftRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.labels.shift")), nil, c.shift)
	c.numberRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.numbers")), nil, c.numbers)
	c.placeRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.places")), nil, c.places)
	c.pictureRow = container.NewBorder(nil, nil, c.picture, c.without, c.named)
	c.rows = container.NewVBox(c.labelRow, c.shiftRow, c.numberRow, c.placeRow, c.pictureRow, c.only)
	c.show(nil, "")
	return c
}

// list fills in what cards can stand on, and chooses one of it; paper where it is not there.
func (c *onCards) list(prefs fyne.Preferences, chosen string) {
	c.sheets, c.labels.Options = []string{""}, []string{words.Say("export.labels.none")}
	add := func(sheet, wording string) {
		c.sheets, c.labels.Options = append(c.sheets, sheet), append(c.labels.Options, wording)
	}
	for _, d := range divisions {
		add(fmt.Sprintf("%dx%d", d[0], d[1]), words.Say("export.labels.divided", d[0], d[1]))
	}
	for _, s := range cards.Sheets() {
		add(s.Name, words.Say("export.labels.sheet", s.Name, s.Across*s.Down, s.Card.String()))
	}
	names, sheets := ownSheets(prefs)
	for i, sheet := range sheets {
		s, _ := cards.ParseSheet(sheet)
		add(sheet, words.Say("export.labels.sheet", names[i], s.Across*s.Down, s.Card.String()))
	}
	add(ownSheet, words.Say("export.labels.own"))
	c.labels.Selected = c.labels.Options[max(0, slices.Index(c.sheets[:len(c.sheets)-1], chosen))]
	c.before = c.labels.Selected
	c.labels.Refresh()
}

// chosenLabels heeds the answer, or asks for a sheet of one's own.
func (e *Export) chosenLabels() {
	c := e.cards
	if c.sheet() == ownSheet {
		c.labels.Selected = c.before
		c.labels.Refresh()
		e.OwnLabels()
		return
	}
	c.before = c.labels.Selected
	e.changed()
}

// sheet is the name of the label sheet, "" for paper.
func (c *onCards) sheet() string {
	return c.sheets[max(0, c.labels.SelectedIndex())]
}

// freed is the number of the first label that is free, from 1, and whether what stands there is one.
func (c *onCards) freed() (n int, ok bool) {
	sheet, _ := cards.ParseSheet(c.sheet())
	if !sheet.Labels() || !c.printed || c.labelRow.Hidden || c.rows.Hidden {
		return 0, true
	}
	n, err := strconv.Atoi(strings.TrimSpace(c.first.Text))
	return n, err == nil && n >= 1 && n <= sheet.Across*sheet.Down
}

// shifted is by how much labels are moved, nothing where there are none.
func (c *onCards) shifted() (cards.Size, error) {
	sheet, _ := cards.ParseSheet(c.sheet())
	if !sheet.Labels() || !c.printed || c.labelRow.Hidden || c.rows.Hidden {
		return cards.Size{}, nil
	}
	return cards.ParseShift(c.shift.Text)
}

// wrong is what is wrong with the first label or the shift, nil for nothing.
func (c *onCards) wrong() error {
	if _, err := c.shifted(); err != nil {
		return errors.New(words.Err(err))
	}
	if _, ok := c.freed(); ok {
		return nil
	}
	sheet, _ := cards.ParseSheet(c.sheet())
	return errors.New(words.Say("export.labels.wrong", sheet.Name, sheet.Across*sheet.Down))
}

// into puts what is chosen into the options of reports.
func (c *onCards) into(o *report.Options) {
	if c.printed {
		o.Labels, o.Background = c.sheet(), c.back
	}
	if n, ok := c.freed(); ok {
		o.FirstLabel = n
	}
	o.Shift, _ = c.shifted()
	o.CardNumbers = report.CardNumbers(max(0, c.numbers.SelectedIndex()))
	if i := c.places.SelectedIndex(); i > 0 {
		o.Places = places[i-1]
	}
}

// offer shows what the reports that are ticked heed; what only paper has can be answered where there is some.
func (c *onCards) offer(chosen []report.Report, printed bool) {
	c.printed = printed
	heeded := func(row *fyne.Container, by func(report.Report) bool) {
		if row.Hidden = !slices.ContainsFunc(chosen, by); !row.Hidden {
			c.rows.Hidden = false
		}
	}
	c.rows.Hidden = true
	heeded(c.labelRow, func(r report.Report) bool { return r.Labels })
	heeded(c.numberRow, func(r report.Report) bool { return r.Kind() == report.OnCards })
	heeded(c.placeRow, func(r report.Report) bool { return r.Ranked })
	heeded(c.pictureRow, func(r report.Report) bool { return r.Background })
	sheet, _ := cards.ParseSheet(c.sheet())
	able(c.first, printed && sheet.Labels()) // of paper all is free
	for _, o := range []fyne.Disableable{c.labels, c.shift, c.numbers, c.picture} {
		able(o, printed)
	}
	able(c.without, printed && c.back != nil)
	c.only.Hidden = printed || c.labelRow.Hidden && c.numberRow.Hidden && c.pictureRow.Hidden
	c.shiftRow.Hidden = c.labelRow.Hidden || !sheet.Labels()
	c.rows.Refresh()
}

// show shows which picture stands behind the cards.
func (c *onCards) show(png []byte, name string) {
	c.back = png
	c.named.SetText(name)
	able(c.without, c.printed && png != nil)
}

// choosePicture asks for the picture behind certificates and badges.
func (e *Export) choosePicture() {
	kinds := []picker.Kind{{Name: words.Say("export.picture"), Patterns: []string{"*.png", "*.jpg", "*.jpeg", "*.gif"}}}
	e.desk.Open(kinds, func(path string) {
		raw, err := safeopen.ReadFile(path, pictureBytes)
		if err == nil {
			raw, err = page.Background(raw)
		}
		if err != nil {
			e.dialog.Problem(words.Say("export.picture.problem", filepath.Base(path), words.Err(err)))
			return
		}
		e.cards.show(raw, filepath.Base(path))
		e.changed()
	})
}
