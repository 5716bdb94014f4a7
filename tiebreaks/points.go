package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var pts = &TieBreak{
	Code: "PTS", Name: phrase.New("Points"), Also: []string{"Score", "Pts."},
	Short: phrase.New("Pts"),
	Rule:  []Source{fideWhole}, For: Players, Type: B, Format: Halves, Score: true,
	Doc:   phrase.New("The points scored, by the scoring of the section; byes with what was awarded."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addScore(model.GamePoints) },
}

var mpts = &TieBreak{
	Code: "MPTS", Name: phrase.New("Match points"), Also: []string{"Match points total"},
	Short: phrase.New("MPts"),
	Rule:  []Source{fideWhole}, For: Teams, Type: B, Format: Halves, Score: true,
	Doc:   phrase.New("The match points of a team: what the section gives for a won, a drawn and a lost match."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addScore(model.MatchPoints) },
}

var gpts = &TieBreak{
	Code: "GPTS", Name: phrase.New("Game points"),
	Short: phrase.New("GPts"),
	Rule:  []Source{fideWhole}, For: Teams, Type: B, Format: Halves, Score: true,
	Doc:   phrase.New("The points of all boards of a team's matches; a bye with the game points credited for it."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addScore(model.GamePoints) },
}

var mpvgp = &TieBreak{
	Code: "MPVGP", Name: phrase.New("Match points or game points, whichever is not the score"), Also: []string{"MPvGP", "Secondary score"},
	Short: phrase.New("MPvGP"),
	Rule:  []Source{fide("13.1")}, For: Teams, Type: B, Format: Halves,
	Doc:   phrase.New("The game points where match points decide the standings, the match points where game points do."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addScore(t.Primary.Other()) },
}

var games = &TieBreak{
	Code: "GAMES", Name: phrase.New("Games won"), Also: []string{"Game points total", "Game count"},
	Short: phrase.New("Games"),
	Rule:  []Source{usChess("34G1"), from("Lothian Junior Chess 5")}, For: Teams, Type: B, Format: Halves,
	Doc: phrase.New("The game points of all matches added up. A bye counts with the game points credited for it, " +
		"usually every board."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addScore(model.GamePoints) },
}

var matches = &TieBreak{
	Code: "MATCHES", Name: phrase.New("Matches won"), Also: []string{"Match wins"},
	Short: phrase.New("Matches"),
	Rule:  []Source{told("league rules")}, For: Teams, Type: B, Format: Whole,
	Doc:   phrase.New("The number of matches won over the board; byes and forfeits do not count."),
	Reach: ByOwn,
	Each: func(t *Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() {
				t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(One), As: phrase.New("won")})
			}
		}
	},
}

// addScore adds one part a round, one for points that were carried from a group, and one for points given or taken by the arbiter.
func (t *Tally) addScore(k model.ScoreKind) {
	l := &t.Sheet.Lines[t.Who]
	rest := l.Total(k)
	for r := range l.Cells {
		c := &l.Cells[r]
		if c.Outcome == model.Rest || c.Outcome == model.Pending {
			continue
		}
		p := c.Points(k)
		rest -= p
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(p)), As: c.Outcome, fixed: true})
	}
	for _, a := range t.Sheet.Section.Adjustments {
		if a.Who == l.ID && a.Round == 0 && a.Carried > 0 && !t.Sheet.Teams {
			rest -= a.Games
			t.Add(Part{Opponent: -1, Term: amount(Of(a.Games)), Why: phrase.New("carried from place %d of %s", a.Carried, a.Reason), fixed: true})
		}
	}
	if rest != 0 {
		t.Add(Part{Opponent: -1, Term: amount(Of(rest)), Why: phrase.New("the arbiter's decision"), fixed: true})
	}
}
