package ratings

import (
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ratings"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Dialog shows which rating lists are there, imports others, and finds
// people in them.
type Dialog struct {
	desk    *Desk
	dialog  *controls.Dialog
	lists   *fyne.Container
	kind    *controls.Select
	entry   *controls.Entry
	results *Suggestions
	said    *widget.Label
}

// AskLists opens the dialog of the rating lists.
func (desk *Desk) AskLists() *Dialog {
	d := &Dialog{desk: desk, lists: container.NewVBox()}
	var kinds []string
	for _, k := range ratingKinds() {
		kinds = append(kinds, controlWords(k))
	}
	d.kind = controls.NewSelect(kinds, func(string) { d.search(d.entry.Text) })
	d.kind.Selected = controlWords(desk.Kind())
	d.entry = controls.NewEntry()
	d.entry.SetPlaceHolder(words.Say("ratings.search"))
	d.entry.OnChanged = d.search
	d.results = newSuggestions(d.take)
	d.said = widget.NewLabel("")
	d.said.Wrapping = fyne.TextWrapWord
	load := controls.NewButtonWithIcon(words.Say("ratings.import"), theme.FolderOpenIcon(), d.askFile)
	own := controls.NewButton(words.Say("ratings.own"), d.askOwn)
	hint := widget.NewLabel(words.Say("ratings.hint"))
	hint.Wrapping = fyne.TextWrapWord
	hint.Importance = widget.LowImportance
	above := container.NewVBox(hint, d.lists,
		container.NewHBox(load, own, widget.NewLabel(words.Say("ratings.kind")), container.New(controls.AtLeast(130), d.kind)),
		controls.Heading("ratings.find"), d.entry)
	d.dialog = controls.NewDialog(desk.Canvas, words.Say("ratings.title"),
		container.NewBorder(above, d.said, nil, nil, d.results.object()), "", words.Say("dialog.close"))
	d.entry.In(d.dialog)
	d.entry.OnKey = d.results.Keys(d.entry.OnKey)
	d.show()
	d.dialog.Of = d
	desk.Ask(d.dialog, style.Lookup, d.entry)
	return d
}

// Find looks for a name.
func (d *Dialog) Find(name string) { d.entry.SetText(name) }

// Close takes the dialog away.
func (d *Dialog) Close() { d.dialog.Close() }

// show lists what is installed.
func (d *Dialog) show() {
	d.lists.RemoveAll()
	lists := d.desk.Lists.All()
	for _, l := range lists {
		about := widget.NewLabel(words.Say("ratings.list", l.Source, l.Label, l.Rows))
		about.Truncation = fyne.TextTruncateEllipsis
		drop := controls.NewHintButton("", theme.DeleteIcon(), func() { d.remove(l) })
		drop.Hint = func() string { return words.Say("ratings.remove", l.Source) }
		drop.OnHint = d.said.SetText
		d.lists.Add(container.NewBorder(nil, nil, nil, drop, about))
	}
	if len(lists) == 0 {
		d.lists.Add(widget.NewLabel(words.Say("ratings.none")))
		d.entry.Disable()
	} else {
		d.entry.Enable()
	}
	d.search(d.entry.Text)
}

func (d *Dialog) remove(l *installed) {
	if err := d.desk.Lists.Remove(l); err != nil {
		d.said.SetText(words.Reason(err))
	}
	d.show()
}

func (d *Dialog) search(typed string) {
	d.results.Show(d.desk.search(typed, 12), ratingKinds()[d.kind.SelectedIndex()])
	d.results.choose(0)
	d.dialog.Fit()
}

// take adds the one who was found to the section.
func (d *Dialog) take(f *Found) {
	if why := d.desk.WhyNot(); why != "" {
		d.dialog.Problem(why)
		return
	}
	if err := d.desk.Take(f, ratingKinds()[d.kind.SelectedIndex()]); err != nil {
		d.dialog.Problem(words.Err(err))
		return
	}
	d.dialog.Problem("")
	d.said.SetText(words.Say("ratings.added", f.Name, d.desk.Section().Name))
	d.entry.SetText("")
}

func (d *Dialog) askFile() {
	kinds := []picker.Kind{
		{Name: words.Say("ratings.kinds"), Patterns: []string{"*.zip", "*.txt", "*.xml", "*.dbf", "*.csv", "*.tsv"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
	d.desk.Open(kinds, d.Install)
}

func (d *Dialog) askOwn() {
	kinds := []picker.Kind{
		{Name: words.Say("ratings.kinds.own"), Patterns: []string{"*.xlsx", "*.ods", "*.csv", "*.tsv", "*.txt"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
	d.desk.Open(kinds, d.installOwn)
}

// Install imports a published list, which may take a minute.
func (d *Dialog) Install(path string) { d.install(path, "") }

// installOwn imports a list of the organiser's own, under the name of its file.
func (d *Dialog) installOwn(path string) { d.install(path, ratings.OwnName(path)) }

func (d *Dialog) install(path, own string) {
	lists := d.desk.Lists
	d.desk.Work.WithProgress(words.Say("ratings.busy", filepath.Base(path)), func(j *work.Job) func() {
		sum, err := lists.install(path, own, j.Progress, j.Cancelled)
		return func() {
			if err == nil {
				err = lists.Settle(path)
			}
			d.show()
			d.dialog.Problem("")
			switch {
			case errors.Is(err, ratings.ErrCancelled):
				d.said.SetText(words.Err(err))
			case err != nil:
				d.dialog.Problem(words.Err(err))
			default:
				d.said.SetText(summaryOf(sum))
			}
		}
	}, func() { d.said.SetText(words.Say("ratings.stopped")) })
}

// summaryOf says what became of a list.
func summaryOf(sum ratings.Summary) string {
	lines := []string{words.Say("ratings.imported", sum.Rows, string(sum.Form))}
	if sum.Skipped > 0 {
		lines[0] += " " + words.Say("ratings.skipped", sum.Skipped)
		for _, u := range sum.Unread[:min(len(sum.Unread), 3)] {
			lines = append(lines, words.Say("ratings.unread", u.Line, u.Why))
		}
	}
	for _, note := range sum.Notes {
		lines = append(lines, words.Text(note))
	}
	return strings.Join(lines, "\n")
}
