package trf

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// blankByes reads the byes of programs that had no letters for them: SwissPerfect
// and those who copied it leave the result of a half-point bye blank, beside the
// colour "-", just as that of an absence ("     - "). What a player has in the
// file beyond his results tells which: n such cells and n half points are
// half-point byes, n whole points the full-point byes of an odd field. Where it is
// some of the cells only, the first are taken and that is said.
func (rd *reader) blankByes() {
	for i := range rd.players {
		p := &rd.players[i]
		var blank []int
		var sum model.Points
		for n, c := range p.cells {
			if c.opponent == 0 && c.dash && c.result == ' ' {
				blank = append(blank, n)
			} else if o, ok := meaning(c); ok {
				sum += rd.s.Scoring.Game(o)
			}
		}
		missing, count := p.points-sum, model.Points(len(blank))
		half, full := rd.s.Scoring.HalfBye, rd.s.Scoring.PairingBye
		if !p.hasPoints || missing <= 0 || half <= 0 || missing > count*full {
			continue
		}
		fulls, halves := model.Points(0), missing/half
		if missing > count*half {
			fulls = (missing - count*half) / (full - half)
			halves = count - fulls
		}
		if fulls*full+halves*half != missing {
			continue
		}
		var rounds []string
		for k, n := range blank {
			switch k := model.Points(k); {
			case k < halves:
				p.cells[n].result = '='
			case k < halves+fulls:
				p.cells[n].result = '+'
			}
			rounds = append(rounds, strconv.Itoa(n+1))
		}
		if halves != count && fulls != count {
			rd.grave(p.rec, 81,
				phrase.New("%s has %s points in the file, the results make %s; "+
					"the rest are taken for byes in the first of the rounds %s, whose results are blank",
					strings.TrimSpace(p.name), p.points, sum, strings.Join(rounds, ", ")),
				"Compare the byes of these rounds")
		}
	}
}

// meaning is the outcome of a cell on its own.
func meaning(c cell) (model.Outcome, bool) {
	if c.opponent > 0 {
		o, ok := played[c.result]
		return o, ok
	}
	o, ok := alone[c.result]
	return o, ok
}
