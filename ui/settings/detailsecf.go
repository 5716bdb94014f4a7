package settings

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// english tells whether the event may be one for the English Chess Federation: it is held there, was reported there, or somebody
// comes from what the ECF's file lacks.
func (n *Details) english(t *model.Tournament, field string) bool {
	return t.Federation == "ENG" || n.ecf != ecf.Report{} || strings.HasPrefix(field, "ecf.")
}

// ecfPage asks what the ECF's results file says besides the event.
func (n *Details) ecfPage(page int) fyne.CanvasObject {
	rows := container.New(controls.FormRows())
	wordings := []string{"ecf.code", "ecf.submission", "ecf.officer", "ecf.officer-address", "ecf.treasurer", "ecf.treasurer-address"}
	for i, d := range n.ecf.Details() {
		_, o := n.add(d.Name, page, *d.Text, func(text string) error {
			*d.Text = text
			for _, p := range ecf.Check(&model.Tournament{}, n.ecf) {
				if p.Field == d.Name && text != "" {
					return p
				}
			}
			return nil
		})
		rows.Add(widget.NewLabel(words.Say(wordings[i])))
		rows.Add(o)
	}
	return container.NewBorder(controls.Wrapped(words.Say("details.ecf.hint")), nil, nil, nil, container.NewVScroll(rows))
}
