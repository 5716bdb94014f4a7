package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PTS fide2026: 2.5 2.0 1.0 0.5
var PTS = &tiebreaks.TieBreak{
	Code: "PTS", Name: phrase.New("Points"), Also: []string{"Score", "Pts."},
	Short: phrase.New("Pts"),
	Rule:  []tiebreaks.Source{fideWhole}, For: tiebreaks.Players, Type: tiebreaks.B, Format: tiebreaks.Halves, Score: true,
	Kind: model.GamePoints, Instead: "MPTS",
	Doc:   phrase.New("The points scored, by the scoring of the section; byes with what was awarded."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addScore(t, model.GamePoints) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	MPTS plain: 2.0 1.0 4.0 1.0
var MPTS = &tiebreaks.TieBreak{
	Code: "MPTS", Name: phrase.New("Match points"), Also: []string{"Match points total"},
	Short: phrase.New("MPts"),
	Rule:  []tiebreaks.Source{fideWhole}, For: tiebreaks.Teams, Type: tiebreaks.B, Format: tiebreaks.Halves, Score: true,
	Kind: model.MatchPoints, Instead: "PTS",
	Words: func(*tiebreaks.Work) phrase.Text { return model.MatchPoints.Words() },
	Doc:   phrase.New("The match points of a team: what the section gives for a won, a drawn and a lost match."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addScore(t, model.MatchPoints) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	GPTS plain: 2.0 1.5 3.5 1.0
var GPTS = &tiebreaks.TieBreak{
	Code: "GPTS", Name: phrase.New("Game points"),
	Short: phrase.New("GPts"),
	Rule:  []tiebreaks.Source{fideWhole}, For: tiebreaks.Teams, Type: tiebreaks.B, Format: tiebreaks.Halves, Score: true,
	Kind: model.GamePoints, Instead: "PTS",
	Words: func(*tiebreaks.Work) phrase.Text { return model.GamePoints.Words() },
	Doc:   phrase.New("The points of all boards of a team's matches; a bye with the game points credited for it."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addScore(t, model.GamePoints) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	MPVGP plain: 2.0 1.5 3.5 1.0
var MPVGP = &tiebreaks.TieBreak{
	Code: "MPVGP", Name: phrase.New("Match points or game points, whichever is not the score"), Also: []string{"MPvGP", "Secondary score"},
	Short: phrase.New("MPvGP"),
	Rule:  []tiebreaks.Source{fide("13.1")}, For: tiebreaks.Teams, Type: tiebreaks.B, Format: tiebreaks.Halves,
	Words: func(w *tiebreaks.Work) phrase.Text { return w.Primary.Other().Words() },
	Doc:   phrase.New("The game points where match points decide the standings, the match points where game points do."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addScore(t, t.Primary.Other()) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	GAMES plain: 2.0 1.5 3.5 1.0
var GAMES = &tiebreaks.TieBreak{
	Code: "GAMES", Name: phrase.New("Games won"), Also: []string{"Game points total", "Game count"},
	Short: phrase.New("Games"),
	Rule:  []tiebreaks.Source{usChess("34G1"), from("Lothian Junior Chess 5")}, For: tiebreaks.Teams, Type: tiebreaks.B,
	Format: tiebreaks.Halves,
	Doc: phrase.New("The game points of all matches added up. A bye counts with the game points credited for it, " +
		"usually every board."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addScore(t, model.GamePoints) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	MATCHES plain: 1 0 2 0
var MATCHES = &tiebreaks.TieBreak{
	Code: "MATCHES", Name: phrase.New("Matches won"), Also: []string{"Match wins"},
	Short: phrase.New("Matches"),
	Rule:  []tiebreaks.Source{told("league rules")}, For: tiebreaks.Teams, Type: tiebreaks.B, Format: tiebreaks.Whole, Instead: "WINS",
	Doc:   phrase.New("The number of matches won over the board; byes and forfeits do not count."),
	Reach: tiebreaks.ByOwn,
	Each: func(t *tiebreaks.Tally) {
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsWin() {
				t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.One), As: phrase.New("won")})
			}
		}
	},
}

// addScore adds one part a round, one for points that were carried from a group, and one for points given or taken by the arbiter.
func addScore(t *tiebreaks.Tally, k model.ScoreKind) {
	l := &t.Sheet.Lines[t.Who]
	rest := l.Total(k)
	for r := range l.Cells {
		c := &l.Cells[r]
		if c.Outcome == model.Rest || c.Outcome == model.Pending {
			continue
		}
		p := c.Points(k)
		rest -= p
		t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(p)), As: c.Outcome, Fixed: true})
	}
	for _, a := range t.Sheet.Section.Adjustments {
		if a.Who == l.ID && a.Round == 0 && a.Carried > 0 && !t.Sheet.Teams {
			rest -= a.Games
			t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Of(a.Games)),
				Why: phrase.New("carried from place %d of %s", a.Carried, a.Reason), Fixed: true})
		}
	}
	if rest != 0 {
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(tiebreaks.Of(rest)), Why: phrase.New("the arbiter's decision"), Fixed: true})
	}
}
