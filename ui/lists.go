package ui

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks"
	"wallchart/ui/words"
)

// presetChange is the one step that a preset stands for: its list, what a match
// is worth with it, and the trophy it knows.
func presetChange(s *model.Section, p tiebreaks.Preset) journal.Change {
	steps := []journal.Change{journal.SetTieBreaks{Section: s.ID, List: p.TieBreaks, Unplayed: p.Unplayed, Preset: p.Code}}
	with := *s
	with.Scoring, with.Ranking.Unplayed = withMatchPoints(s.Scoring, p), p.Unplayed
	if sc := with.FollowBye(s); sc != s.Scoring {
		steps = append(steps, journal.SetScoring{Section: s.ID, Scoring: sc})
	}
	if p.Trophy != nil {
		steps = append(steps, journal.SetTrophy{Section: s.ID, Trophy: p.Trophy})
	}
	return journal.Together{Words: words.Say("tiebreaks.preset.label") + " " + p.Name, Changes: steps}
}

// withMatchPoints is the scoring with the preset's match points; a bye stays
// worth a won match where it was.
func withMatchPoints(sc model.Scoring, p tiebreaks.Preset) model.Scoring {
	won, drawn, ok := strings.Cut(p.MatchPoints, "/")
	w, errW := model.ParsePoints(won)
	d, errD := model.ParsePoints(drawn)
	if !ok || errW != nil || errD != nil {
		return sc
	}
	switch sc.MatchBye {
	case sc.MatchWin:
		sc.MatchBye = w
	case sc.MatchDraw:
		sc.MatchBye = d
	}
	sc.MatchWin, sc.MatchDraw = w, d
	return sc
}

// variants are the legal forms of a tie-break that are worth choosing from: as
// it is, with its cuts, with forfeits as played, and so on.
func variants(u tiebreaks.Use) []tiebreaks.Use {
	base, _, _ := strings.Cut(u.Code, "/")
	seen := map[string]bool{}
	var forms []tiebreaks.Use
	for _, suffix := range []string{"", "/C1", "/C2", "/M1", "/M2", "/P", "/C1/P", "/F", "/L+1", "/L-1", "/R", "/H0"} {
		if v, err := tiebreaks.Parse(base + suffix); err == nil && !seen[v.Code] {
			seen[v.Code] = true
			forms = append(forms, v)
		}
	}
	if !seen[u.Code] {
		forms = append(forms, u)
	}
	return forms
}
