package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
)

// Document makes the report; a fault in it is a defect.Error, and the other reports can
// still be made.
func (r Report) Document(st *tiebreaks.Standings, o Options) (doc table.Document, err error) {
	err = defect.Guard(phrase.New("the report %s", r.Name), phrase.New("the other reports can be made"), func() error {
		doc, err = r.document(st, o)
		return err
	})
	return doc, err
}

// List is the report as one list of several sections, with the columns that are asked for: of reports with Report.All.
func (r Report) List(t *model.Tournament, sections []*model.Section, o Options) (doc table.Document, err error) {
	err = defect.Guard(phrase.New("the report %s", r.Name), phrase.New("the other reports can be made"), func() error {
		if doc, err = r.All(t, sections, o); err == nil && len(o.Columns) > 0 {
			err = choose(&doc, o.Columns)
		}
		Clean(&doc)
		return err
	})
	return doc, err
}

// document is the report in the form and with the columns that are asked for.
func (r Report) document(st *tiebreaks.Standings, o Options) (table.Document, error) {
	o.Wall = o.Wall && r.ForWall
	doc, err := r.Make(st, o)
	if err == nil && len(o.Columns) > 0 {
		err = choose(&doc, o.Columns)
	}
	if o.Wall {
		hang(&doc)
	}
	Clean(&doc)
	return doc, err
}
