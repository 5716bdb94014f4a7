package crosstable

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

// A wall chart prints two lines a player: what was paired, and below it the
// running score.
//
//	1  GM Paragua, Mark C   NY  B4    W2    bye
//	   2635  12707937           1.0   1.5   2.0
//
// In WinTD's the letters are colours, and the results follow from the scores; in
// SwissSys' they are results, and the scores say nothing new.

var (
	// Spreadsheets write 1 for 1.0.
	runningLine = pattern.New(`^\s*(?:(\d{3,4}(?:[Pp/]\d{0,3}|\*)?|unr\.?|nr)\s+)?(?:(\d{8})\s+)?` +
		`((?:\d{1,2}(?:[.,][05]|½)?|½|[.,]5)(?:\s+(?:\d{1,2}(?:[.,][05]|½)?|½|[.,]5))*)\s*$`)
	colourCell = pattern.New(`^([WB]) ?0{0,3}([1-9]\d{0,3})`)
	colourOnly = pattern.New(`\s[WB] ?\d`)
	resultOnly = pattern.New(`\s[LDX] ?\d`)
)

// isChart looks at the lines below a heading: running scores under most rows,
// and no letter that could only be a result.
func isChart(h heading, below []line) bool {
	rounds := 0
	for _, c := range h.cols {
		if c.kind == round {
			rounds++
		}
	}
	scores, colours := 0, 0
	for _, l := range below[:min(len(below), 60)] {
		text := strings.ReplaceAll(l.text, "|", " ")
		switch m := runningLine.FindStringSubmatch(text); {
		case m != nil && len(strings.Fields(m[3])) == rounds:
			scores++
		case resultOnly.MatchString(text):
			return false
		case colourOnly.MatchString(text):
			colours++
		}
	}
	return scores > 0 && colours > 0
}

// chartWays reads a cell of a wall chart: colour and opponent, or none.
func chartWays(s string, add func(int, cell)) {
	if m := colourCell.FindStringSubmatch(s); m != nil {
		add(len(m[0]), cell{opponent: numberIn(m[2]), colour: colourOf(m[1])})
		return
	}
	byeWays(s, add)
}

// running reads the line of running scores under a row.
func (t *tableText) running(l line) bool {
	m := runningLine.FindStringSubmatch(strings.ReplaceAll(l.text, "|", " "))
	if m == nil || len(t.readings) == 0 {
		return false
	}
	ways := t.readings[len(t.readings)-1]
	scores := strings.Fields(m[3])
	if len(scores) != len(ways[0].cells) || l.no > ways[0].line+2 {
		return false
	}
	for i := range ways {
		r := &ways[i]
		if n, err := model.ParseRating(m[1]); err == nil && r.counts() == 0 {
			if m[2] != "" { // a member number of US Chess
				r.nationalRating = n
			} else {
				r.rating = n
			}
		}
		if r.id == "" {
			r.id = m[2]
		}
		var before model.Points
		for k, text := range scores {
			p, _ := model.ParsePoints(text) // the pattern has none but points
			if t.chart {
				r.cells[k].outcome = gained(p-before, r.cells[k])
			}
			before = p
		}
		if !r.hasTotal {
			r.total, r.hasTotal = before, true
		}
	}
	return true
}

// gained is what a step of the running score means.
func gained(p model.Points, c cell) model.Outcome {
	if c.opponent == 0 {
		return byeOf(p)
	}
	switch p {
	case model.One:
		return model.Win
	case model.Half:
		return model.Draw
	}
	return model.Loss
}
