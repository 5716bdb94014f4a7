package burstein

import (
	"wallchart/model"
	"wallchart/pairing"
)

// index is what a player is ranked by (1.7): sums over all rounds so far.
type index struct {
	buchholz  model.Points // scores of the opponents
	sonneborn int64        // scores of the opponents times what was made against them, in quarters of a point
}

// part is what one round adds to the index.
type part struct {
	score  model.Points // of the opponent
	missed int          // rounds that count as draws in it
	made   model.Points // against him
}

// parts are 1.7 round by round. A round that was not played over the board
// counts as a game against oneself.
func parts(f *pairing.Field, i int, add func(part)) {
	p := &f.Players[i]
	for r := range p.Past {
		g := &p.Past[r]
		if g.Outcome.Played() && g.Opponent >= 0 {
			score, missed := counted(f, g.Opponent)
			add(part{score, missed, g.Points})
		} else {
			add(part{score: p.Score, made: g.Points})
		}
	}
}

// counted is the score of a player as his opponents count it: without
// fictitious points, and before the round to be paired. The exception of 1.7:
// of one who is absent in this round with nothing for it, every round of the
// unbroken run of such rounds before it is taken as a draw. It also returns how
// many these are.
func counted(f *pairing.Field, i int) (score model.Points, missed int) {
	p := &f.Players[i]
	score = p.Score
	if p.Present || p.ByHand || !nothing(p.Why) {
		return score, 0
	}
	for r := len(p.Past) - 1; r >= 0 && nothing(p.Past[r].Outcome); r-- {
		score += f.Draw - p.Past[r].Points
		missed++
	}
	return score, missed
}

// nothing tells a round that was missed for no points.
func nothing(o model.Outcome) bool { return o == model.ZeroBye || o == model.Absent }

func indexOf(f *pairing.Field, i int) index {
	var x index
	parts(f, i, func(p part) {
		x.buchholz += p.score
		x.sonneborn += int64(p.score) * int64(p.made)
	})
	return x
}

// ranked is a player with what 1.8 asks for.
type ranked struct {
	index
	score  model.Points // for pairing
	number int32
	rank   int32 // place among all by 1.8
	at     int   // in Field.Players
}

// compareRank is 1.8: Buchholz, Sonneborn-Berger, pairing number. The score
// plays no part in it.
func compareRank(a, b ranked) int {
	if a.buchholz != b.buchholz {
		return int(b.buchholz - a.buchholz)
	}
	if a.sonneborn != b.sonneborn {
		return int(b.sonneborn - a.sonneborn)
	}
	return int(a.number - b.number)
}
