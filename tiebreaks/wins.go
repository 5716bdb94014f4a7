package tiebreaks

import "wallchart/model"

var winsSydney = &TieBreak{
	Code: "WINS", Name: "Number of wins", Also: []string{"Wins"},
	Rule: "Sydney Academy of Chess", For: Players, Type: B, Format: Whole, Home: "plain",
	Doc: "The number of games won, over the board or because the opponent did not appear; byes do not count.",
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return c.Outcome.IsWin() || c.Outcome == model.ForfeitWin })
	},
}

var win = &TieBreak{
	Code: "WIN", Name: "Number of wins, played or not", Also: []string{"Number of won rounds"},
	Rule: "FIDE C.07 (March 2026) 7.1", For: Both, Type: B, Format: Whole, Takes: ModScore,
	Doc: "The number of rounds that brought exactly the points of a win, played or not: a bye worth a win and a forfeit win count. For " +
		"teams, matches.",
	Each: func(t *Tally) {
		k := t.Kind()
		worth := t.WinWorth(k)
		if t.Sheet.Teams && k == model.GamePoints { // more game points than a drawn match has
			draw := t.DrawWorth(k)
			t.count(func(c *model.Cell) bool { return c.Games > draw })
			return
		}
		t.count(func(c *model.Cell) bool { return c.Points(k) == worth && c.Outcome != model.Rest })
	},
}

var won = &TieBreak{
	Code: "WON", Name: "Number of games won over the board", Also: []string{"Baumbach", "Games won over the board"},
	Rule: "FIDE C.07 (March 2026) 7.2", For: Both, Type: B, Format: Whole, Takes: ModScore | ModForfeits,
	Doc: "The number of games (of teams, matches) won over the board. Whether a forfeit win of an all-play-all counts the text leaves " +
		"open; it does with P.",
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin
		})
	},
}

var bpg = &TieBreak{
	Code: "BPG", Name: "Games played with Black", Also: []string{"Black games"},
	Rule: "FIDE C.07 (March 2026) 7.3", For: Players, Type: B, Format: Whole, Takes: ModForfeits,
	Doc:     "The number of games played over the board with the black pieces; with P forfeited ones too.",
	Missing: coloursUnknown,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.Played() || t.Use.Forfeits && c.Outcome.Unplayed())
		})
	},
}

var bwg = &TieBreak{
	Code: "BWG", Name: "Games won with Black", Also: []string{"Black wins"},
	Rule: "FIDE C.07 (March 2026) 7.4", For: Players, Type: B, Format: Whole, Takes: ModForfeits,
	Doc:     "The number of games won over the board with the black pieces; with P forfeit wins too.",
	Missing: coloursUnknown,
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (c.Outcome.IsWin() || t.Use.Forfeits && c.Outcome == model.ForfeitWin)
		})
	},
}

var rep = &TieBreak{
	Code: "REP", Name: "Rounds one elected to play", Also: []string{"Games one elected to play", "Rounds elected to play"},
	Rule: "FIDE C.07 (March 2026) 7.6", For: Players, Type: B, Format: Whole,
	Doc: "The number of rounds less half-point byes, zero-point byes, absences and forfeit losses.",
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return !c.Outcome.Voluntary() && c.Outcome != model.Rest })
	},
}

var std = &TieBreak{
	Code: "STD", Name: "Standard points", Also: []string{"Standard score"},
	Rule: "FIDE C.07 (March 2026) 7.7", For: Both, Type: B, Format: Halves, Takes: ModScore,
	Doc: "1 for every round in which more was scored than the opponent did, ½ for as much; without a game, 1, ½ or 0 for an award of " +
		"more than, as much as, less than a draw (so a double forfeit gives nobody anything). For events that give 3 points for a win.",
	Each: func(t *Tally) {
		k := t.Kind()
		for r := range t.Cells(t.Who) {
			c := &t.Cells(t.Who)[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			other := t.DrawWorth(k)
			if c.Opponent >= 0 && c.Outcome.Played() {
				other = t.Cells(c.Opponent)[r].Points(k)
			}
			p := Part{Round: r + 1, Opponent: c.Opponent, Text: "0", As: "played", Why: unplayedNote(c)}
			switch own := c.Points(k); {
			case own > other:
				p.Text, p.Amount = "1", One
			case own == other:
				p.Text, p.Amount = "0.5", One/2
			}
			t.Add(p)
		}
	},
}

var tpn = &TieBreak{
	Code: "TPN", Name: "Tournament pairing number", Also: []string{"Starting number", "Starting rank"},
	Rule: "FIDE C.07 (March 2026) 10.7", For: Both, Type: D, Format: Whole, Lower: true, Ends: true, Takes: ModReverse,
	Doc: "The starting number, the lower one ahead; with R the higher one.",
	Each: func(t *Tally) {
		v := Value(t.Sheet.Lines[t.Who].Number) * One
		t.Add(Part{Opponent: -1, Text: t.text(Whole, v), Amount: v, As: "number"})
	},
}

var rtng = &TieBreak{
	Code: "RTNG", Name: "Rating", Also: []string{"Own rating"},
	Rule: "FIDE C.07 (March 2026) 10.6", For: Players, Type: D, Format: Whole, Takes: ModReverse | ModUnrated,
	Doc: "The player's own rating, the higher one ahead; with R the lower one. With unrated players and no rating announced for them " +
		"(U1400) it is dropped.",
	Missing: unratedIn,
	Each: func(t *Tally) {
		v := Value(t.Sheet.Lines[t.Who].Rating) * One
		if v == 0 {
			v = Value(t.Use.Unrated) * One
		}
		t.Add(Part{Opponent: -1, Text: t.text(Whole, v), Amount: v, As: "rating"})
	},
}

// count adds 1 for every round of a kind.
func (t *Tally) count(yes func(c *model.Cell) bool) {
	cells := t.Cells(t.Who)
	for r := range cells {
		if c := &cells[r]; c.Outcome != model.Pending && yes(c) {
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: "1", Amount: One, As: "played", Why: unplayedNote(c)})
		}
	}
}
