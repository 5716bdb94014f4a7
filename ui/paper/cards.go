package paper

import (
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/files/regular"
	"wallchart/ui/controls"
	"wallchart/ui/picker"
	"wallchart/ui/words"
)

// prefLabels is the label sheet of the last export.
const prefLabels = "export.labels"

// pictureBytes is how large the file of a picture may be.
const pictureBytes = 16 << 20

// places are how many places may be given certificates, beside everybody.
var places = []int{1, 3, 5, 10, 20}

// onCards is what is asked when cards are ticked: labels, a picture behind them, and for
// which places. Each is shown only while a report heeds it.
type onCards struct {
	labels  *controls.Select
	places  *controls.Select
	picture *controls.Button
	without *controls.Button
	named   *widget.Label // the picture's file
	back    []byte

	rows, labelRow, placeRow, pictureRow *fyne.Container
}

func (e *Export) onCards() *onCards {
	c := &onCards{named: widget.NewLabel(""),
		labels: controls.NewSelect([]string{words.Say("export.labels.none")}, func(string) { e.changed() }),
		places: controls.NewSelect([]string{words.Say("standings.all")}, func(string) { e.changed() })}
	c.named.Truncation = fyne.TextTruncateEllipsis
	for _, s := range cards.Sheets() {
		c.labels.Options = append(c.labels.Options, words.Say("export.labels.sheet", s.Name, s.Across*s.Down, s.Card.String()))
	}
	c.labels.Selected = c.labels.Options[1+slices.Index(cards.Names(), e.desk.Prefs.String(prefLabels))]
	for _, n := range places {
		c.places.Options = append(c.places.Options, words.Say("export.places.first", n))
	}
	c.places.Selected = c.places.Options[0]
	c.picture = controls.NewButtonWithIcon(words.Say("export.picture"), theme.FileImageIcon(), func() { e.choosePicture() })
	c.without = controls.NewButtonWithIcon(words.Say("export.picture.none"), theme.CancelIcon(), func() {
		c.show(nil, "")
		e.changed()
	})
	c.labelRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.labels")), nil, c.labels)
	c.placeRow = container.NewBorder(nil, nil, widget.NewLabel(words.Say("export.places")), nil, c.places)
	c.pictureRow = container.NewBorder(nil, nil, c.picture, c.without, c.named)
	c.rows = container.NewVBox(c.labelRow, c.placeRow, c.pictureRow)
	c.show(nil, "")
	return c
}

// sheet is the name of the label sheet, "" for paper.
func (c *onCards) sheet() string {
	if i := c.labels.SelectedIndex(); i > 0 {
		return cards.Names()[i-1]
	}
	return ""
}

// into puts what is chosen into the options of reports.
func (c *onCards) into(o *report.Options) {
	o.Labels, o.Background = c.sheet(), c.back
	if i := c.places.SelectedIndex(); i > 0 {
		o.Places = places[i-1]
	}
}

// offer shows what the reports that are ticked heed.
func (c *onCards) offer(chosen []report.Report) {
	heeded := func(row *fyne.Container, by func(report.Report) bool) {
		if row.Hidden = !slices.ContainsFunc(chosen, by); !row.Hidden {
			c.rows.Hidden = false
		}
	}
	c.rows.Hidden = true
	heeded(c.labelRow, func(r report.Report) bool { return r.Labels })
	heeded(c.placeRow, func(r report.Report) bool { return r.Ranked })
	heeded(c.pictureRow, func(r report.Report) bool { return r.Background })
	c.rows.Refresh()
}

// show shows which picture stands behind the cards.
func (c *onCards) show(png []byte, name string) {
	c.back = png
	c.named.SetText(name)
	able(c.without, png != nil)
}

// choosePicture asks for the picture behind certificates and badges.
func (e *Export) choosePicture() {
	kinds := []picker.Kind{{Name: words.Say("export.picture"), Patterns: []string{"*.png", "*.jpg", "*.jpeg", "*.gif"}}}
	e.desk.Open(kinds, func(path string) {
		raw, err := regular.ReadFile(path, pictureBytes)
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
