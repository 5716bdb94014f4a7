package reports_test

import "wallchart/model"

// knockOut is a knock-out of six before its first round.
func knockOut() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Cup", System: "knockout", InitialColour: model.White, LastID: 6, Scoring: model.Classic(0, 0, 0),
		Ranking: model.Ranking{TieBreaks: []string{"KO"}, Preset: "knockout"}}
	for i := range 6 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	return &model.Tournament{Name: "Cup", Start: "2026-09-01", LastID: 1, Sections: []*model.Section{s}}
}
