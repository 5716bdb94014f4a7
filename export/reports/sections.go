package reports

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// OfSection is a section with the documents that are made of it.
type OfSection struct {
	Section   *model.Section
	Documents []table.Document
}

// Asked is which reports are made of which sections.
type Asked struct {
	Sections  []*model.Section
	Standings func(*model.Section) (*tiebreaks.Standings, error) // nil standings leave the section out
	Reports   func(*model.Section) []report.Report
	Rounds    func(report.Report) []int              // of which it is made, 0 for the last
	Failed    func(r report.Report, why error) error // is told of one that cannot be made; its answer, if any, ends it all
}

// Make makes them. What a section has nothing for, such as pairings before its first round, is left out, and so is a section for which
// nothing is made; made are the names of the reports that any section has.
func (a Asked) Make(o report.Options) (all []OfSection, made map[string]bool, err error) {
	made = map[string]bool{}
	for _, section := range a.Sections {
		st, err := a.Standings(section)
		if err != nil {
			return nil, nil, err
		}
		if st == nil {
			continue
		}
		x := OfSection{Section: section}
		for _, r := range a.Reports(section) {
			if r.Once && made[r.ID] {
				continue
			}
			for _, o.Round = range a.Rounds(r) {
				d, err := r.Document(st, o)
				if err != nil {
					if err := a.Failed(r, err); err != nil {
						return nil, nil, err
					}
					continue
				}
				made[r.ID] = true
				x.Documents = append(x.Documents, d)
			}
		}
		if len(x.Documents) > 0 {
			all = append(all, x)
		}
	}
	return all, made, nil
}
