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
	if err := r.whyNotYet(st); err != nil {
		return table.Document{}, err
	}
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

// whyNotYet refuses in FIDE mode what hands out places before they are final (VCL4THP.13, questions 161 and 169).
func (r Report) whyNotYet(st *tiebreaks.Standings) error {
	sh := st.Sheet
	s := sh.Section
	if !r.Final || !s.FIDE {
		return nil
	}
	if left := s.LeftOf(min(sh.Rounds, len(s.Rounds))); len(left) > 0 {
		return phrase.Errorf("%w, and in FIDE mode this is made when the event is over: %s. %s", s.StillLeft(left[0]), r.Name, left[0].Cure())
	}
	all := sh.Planned
	if s.Planned == 0 {
		all = max(all, s.TableRounds())
	}
	switch {
	case sh.Rounds < all:
		return phrase.Errorf("%d of %d rounds are over, and in FIDE mode this is made when all are: %s", sh.Rounds, all, r.Name)
	case s.Planned == 0 && s.TableRounds() == 0:
		return phrase.Errorf("nothing says which round is the last, and in FIDE mode this is made after it: %s. Give the number of rounds",
			r.Name)
	}
	return nil
}
