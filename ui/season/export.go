package season

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/files/atomicfile"
	"wallchart/phrase"
	"wallchart/standings/series"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// options are how the table is worded and written.
func (d *Dialog) options() report.Options {
	o := d.desk.Options()
	o.Language, o.Isolated = words.Spoken(), false
	return o
}

// number writes points as the language does.
func (d *Dialog) number(h series.Hundredths) string {
	return phrase.Decimals(words.Spoken(), h.String())
}

// remarks are what is to be said below the table: of events that do not count first.
func (d *Dialog) remarks(notes []string) string {
	var all []string
	for n, e := range d.found {
		switch name := d.file.Season.Events[n].Name; {
		case e.Err != nil:
			all = append(all, words.Say("season.left", name, words.Err(e.Err)))
		case e.Missing:
			all = append(all, words.Say("season.coming", name))
		}
	}
	return strings.Join(append(all, strings.Join(notes, " ")), "\n")
}

// paper is the table as it is printed: what is printed says too which events do not count.
func (d *Dialog) paper(o report.Options) (table.Document, error) {
	made, err := d.document()
	if err != nil {
		return table.Document{}, err
	}
	doc := charts.Series(made, o)
	for n, e := range d.found {
		if e.Err != nil {
			doc.Tables[0].Notes = append(doc.Tables[0].Notes, words.Say("season.left", d.file.Season.Events[n].Name, words.Err(e.Err)))
		}
	}
	return doc, nil
}

// print prints the table.
func (d *Dialog) print() {
	o := d.options()
	o.Isolated = true
	doc, err := d.paper(o)
	if err != nil {
		d.refuse(err)
		return
	}
	d.desk.Print(doc, d.name())
}

// export asks for a file and writes the table into it, in the form that its ending says.
func (d *Dialog) export() {
	if _, err := d.document(); err != nil {
		d.refuse(err)
		return
	}
	var forms []picker.Kind
	for _, k := range formats.All {
		var patterns []string
		for _, ending := range k.Endings {
			patterns = append(patterns, "*."+ending)
		}
		forms = append(forms, picker.Kind{Name: words.Text(k.Title), Patterns: patterns})
	}
	suggested := filepath.Join(d.desk.Folder, picker.FileName(d.name())+".xlsx")
	if d.file.Path != "" {
		suggested = filepath.Join(filepath.Dir(d.file.Path), filepath.Base(suggested))
	}
	d.desk.Save(suggested, forms, d.exportTo)
}

func (d *Dialog) exportTo(path string) {
	k, ok := formats.ByEnding(filepath.Ext(path))
	if !ok {
		d.dialog.Problem(words.Say("season.noForm", filepath.Base(path)))
		return
	}
	o := d.options()
	o.Sums, o.Isolated, o.Pointed = k.Opens(), k.Isolates(), k.Values()
	doc, err := d.paper(o)
	if err != nil {
		d.refuse(err)
		return
	}
	sheet, beside := d.desk.Sheet(), d.file.Path
	d.desk.Work.Alone(words.Say("export.busy", filepath.Base(path)), func(*work.Job) func() {
		err := atomicfile.Write(path, beside, func(w io.Writer) error { return k.Write(w, doc, sheet) })
		return func() {
			if err != nil {
				d.refuse(errors.New(words.Say("export.cannotWrite", path, words.Reason(err))))
				return
			}
			d.dialog.Problem("")
			d.tell(words.Say("season.exported", path))
		}
	}, nil)
}
