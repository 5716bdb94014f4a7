package paper

import (
	"context"
	"errors"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// choice is which reports are wanted, and of what: values only.
type choice struct {
	reports   []report.Report
	standings *tiebreaks.Standings
	options   report.Options
}

func (e *Export) chosenReports() choice {
	c := choice{standings: e.about.Standings, options: e.desk.Options()}
	c.options.Round, c.options.Category = e.round.SelectedIndex()+1, e.chosenCategory()
	c.options.Wall = e.fill.Checked
	e.cards.into(&c.options)
	for i, t := range e.ticks {
		if t.Checked && (c.options.Category == "" || e.reports[i].Part) {
			c.reports = append(c.reports, e.reports[i])
		}
	}
	return c
}

// document joins the chosen reports; failed are those that cannot be made while others can. step is told after each how
// many are done, and whether to go on is its answer.
func (c choice) document(step func(done int) bool) (doc table.Document, ids []string, failed []error, err error) {
	var docs []table.Document
	for i, r := range c.reports {
		d, err := r.Document(c.standings, c.options)
		if !step(i + 1) {
			return table.Document{}, nil, nil, context.Canceled
		}
		if errors.As(err, new(*defect.Error)) {
			failed = append(failed, guard.Plainly(words.Text(r.Name), err))
			continue
		}
		if err != nil { // there is nothing for it, and the others can be made
			failed = append(failed, phrase.Errorf("%s: %w", r.Name, err))
			continue
		}
		docs, ids = append(docs, d), append(ids, r.ID)
	}
	if len(docs) == 0 {
		if len(failed) > 0 {
			return table.Document{}, nil, failed, errors.Join(failed...)
		}
		return table.Document{}, nil, nil, errors.New(words.Say("export.nothing"))
	}
	return report.Join(docs...), ids, failed, nil
}

// chosenCategory is the category that the papers are of, "" for everybody.
func (e *Export) chosenCategory() string {
	if i := e.category.SelectedIndex(); i > 0 {
		return e.about.Categories[i-1]
	}
	return ""
}
