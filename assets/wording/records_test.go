package wording

import (
	"path"
	"slices"
	"strings"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/modeltest"
	"wallchart/tiebreaks/catalogue"
)

// records are the texts that are not literals where a phrase.Format is made of
// them, but stand in records or in data, by the file that makes the formats.
var records = map[string]func() []string{
	"model/words.go": func() []string {
		return slices.Concat(model.OutcomeNames(), modeltest.Words[model.Kind](),
			modeltest.Words[model.Format](), modeltest.Words[model.ScoreKind](),
			modeltest.Words[model.TimeControl](), modeltest.Words[model.RatingChoice]())
	},
	"files/roster/field.go": func() []string {
		var labels []string
		for _, f := range roster.Fields() {
			labels = append(labels, f.Label().String())
		}
		return labels
	},
	"tiebreaks/catalogue/presets.go": func() []string { // they stand in presets.json
		var texts []string
		for _, p := range catalogue.Presets() {
			texts = append(texts, p.Name.Format, p.Source.Format, p.Note.Format)
		}
		return texts
	},
}

// fromRecords tells whether the texts made at file:line are in records.
func fromRecords(at string) bool {
	file, _, _ := strings.Cut(at, ":")
	return records[file] != nil
}

// recordUses are the texts of the records as uses.
func recordUses() []use {
	var all []use
	for file, texts := range records {
		for _, text := range texts() {
			if text != "" {
				all = append(all, use{format: text, room: roomOf(path.Dir(file)), at: file})
			}
		}
	}
	return all
}
