package ui

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestNewTeamsHaveFIDEsBye: a team event of the assistant is paired by FIDE's
// Swiss for teams, whose bye is a drawn match; by the rules of US Chess it is a won
// one.
func TestNewTeamsHaveFIDEsBye(t *testing.T) {
	b := open(t)
	b.run(b.command("file.new"))
	b.assistant().Name.SetText("Cup")
	b.assistant().Kind.SetSelected(b.assistant().Kind.Options[1])
	for code, want := range map[string][2]model.Points{"fide-team": {model.One, 2 * model.One}, "usat": {model.One, 4 * model.One}} {
		p := must.Have(catalogue.PresetByCode(code))(t)
		b.assistant().Preset.SetSelected(p.Name.String())
		_, made := must.Two(b.assistant().Made())(t)
		s := made.Sections[0]
		if s.Ranking.Preset != code || s.Scoring.MatchBye != want[0] || s.Scoring.GamesBye != want[1] {
			t.Errorf("%s: a bye is worth %s match points, %s game points", s.Ranking.Preset, s.Scoring.MatchBye, s.Scoring.GamesBye)
		}
	}
}
