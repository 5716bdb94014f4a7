package reports

import (
	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// RoundPapers is what the round of each paired section needs, in one document, a sheet
// for each thing: while boards are open the pairings, the list for the door and the
// result slips; when all results are in, these, the standings and the crosstable.
func RoundPapers(t *model.Tournament, sections []*model.Section, o report.Options) (table.Document, error) {
	var papers []table.Document
	add := func(doc table.Document, err error) error {
		if err == nil {
			doc.Tables[0].NewPage = true
			doc.Tables[0].Wall = doc.Tables[0].Wall || o.Wall && doc.Tables[0].Cards == nil && !doc.Tables[0].Halves
			papers = append(papers, doc)
		}
		return err
	}
	var playing, played []*model.Section
	for _, s := range sections {
		round := paperRound(s, o)
		switch {
		case round == 0:
		case len(s.Rounds[round-1].Open()) > 0:
			playing = append(playing, s)
		default:
			played = append(played, s)
		}
	}
	if len(playing)+len(played) == 0 {
		return table.Document{}, phrase.Errorf("no section is paired: pair the round first")
	}
	for _, s := range append(playing, played...) {
		if err := add(lists.PairingsOnPaper(t, s, o)); err != nil {
			return table.Document{}, err
		}
	}
	if len(playing) > 0 {
		if err := add(lists.DoorList(t, playing, o)); err != nil {
			return table.Document{}, err
		}
	}
	for _, s := range playing {
		if slips, err := cards.Slips(t, s, o); err == nil { // of a round of byes there are none
			_ = add(slips, nil)
		}
	}
	for _, s := range played {
		st, err := catalogue.Standard(t, s, paperRound(s, o))
		if err != nil {
			return table.Document{}, err
		}
		_ = add(charts.Standings(st, o), nil)
		_ = add(charts.Crosstable(st, report.US, o), nil)
	}
	return report.Join(papers...), nil
}

// paperRound is the round of the options or the last one; 0 where it is not paired.
func paperRound(s *model.Section, o report.Options) int {
	switch {
	case o.Round == 0:
		return len(s.Rounds)
	case o.Round > len(s.Rounds):
		return 0
	}
	return o.Round
}
