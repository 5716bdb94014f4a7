package catalogue

import "wallchart/model"

// Usual is the preset to begin with when a section has no list of its own: the
// US lists for events of the United States and for charts printed the way US
// programs print them (no colours), FIDE's otherwise. A pairing system that goes
// with one list alone, as Keizer's does, brings that.
func Usual(t *model.Tournament, s *model.Section) (Preset, bool) {
	if p, ok := ofSystem(s); ok {
		return p, true
	}
	us := t.Federation == "USA" || colourless(s) || s.Team() && s.Scoring.MatchWin == model.One
	if s.System != "" && !s.Format.Predetermined() { // whoever chose it has chosen whose rules they play by
		us = s.Rulebook == model.USChessRules
	}
	var codes []string
	switch {
	case s.Team() && us:
		codes = []string{"usat", "fide-team-rr"}
	case s.Team():
		codes = []string{"fide-team-rr", "fide-team", "usat"}
	case s.Format.Predetermined():
		codes = []string{"fide-rr", "sydney-rr"}
	case us:
		codes = []string{"uschess"}
	default:
		codes = []string{"fide-swiss", "uschess"}
	}
	for _, code := range codes {
		if p, err := PresetByCode(code); err == nil && p.fits(s) {
			return p, true
		}
	}
	return Preset{}, false
}

// ofSystem is the first preset that names the section's pairing system and is meant for
// such a section: Keizer's for the Keizer system.
func ofSystem(s *model.Section) (Preset, bool) {
	for _, p := range Presets() {
		if p.System == s.System && s.System != "" && p.fits(s) {
			return p, true
		}
	}
	return Preset{}, false
}

// WithUsual is the event in which every section without a tie-break list has
// the usual one, so that the first table a newcomer sees separates the tied.
func WithUsual(t *model.Tournament) *model.Tournament {
	for _, s := range t.Sections {
		if len(s.Ranking.TieBreaks) > 0 {
			continue
		}
		if p, ok := Usual(t, s); ok {
			n := *s
			n.Ranking.TieBreaks, n.Ranking.Unplayed, n.Ranking.Preset = p.TieBreaks, p.Unplayed, p.Code
			t = t.With(&n)
		}
	}
	return t
}

// fits tells whether the preset is meant for a section of that kind and format.
func (p Preset) fits(s *model.Section) bool {
	if (p.For == "team") != s.Team() {
		return false
	}
	return p.Format == "" || (p.Format == "roundrobin") == s.Format.Predetermined()
}

// colourless tells whether nobody knows who had White.
func colourless(s *model.Section) bool {
	games := 0
	for r := range s.Rounds {
		for i := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[i]
			if !p.IsBye() {
				games++
				if !p.NoColours {
					return false
				}
			}
		}
	}
	return games > 0
}
