package trf

import "wallchart/model"

// alterations writes as comments what of the announcement was changed after the start, for the federation's rating officer
// (VCL4THP.13, questions 59 and 202; its other comments have the same form, "@ Round n").
func (wr *writer) alterations() {
	names := map[model.Announced]string{model.AnnouncedRounds: "number of rounds", model.AnnouncedScoring: "scoring",
		model.AnnouncedSystem: "pairing system", model.AnnouncedTieBreaks: "tie-breaks"}
	for _, a := range wr.s.Altered {
		to := a.To
		if to == "" {
			to = "none"
		}
		wr.line("### Changed @ Round %d: %s from %s to %s", a.After, names[a.What], a.From, to)
	}
}
