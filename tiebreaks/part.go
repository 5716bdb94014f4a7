package tiebreaks

import (
	"math/big"

	"wallchart/phrase"
)

// Part is one amount that a number is made of.
type Part struct {
	Round    int           // 1-based, 0 = none
	Opponent int           // index in the sheet, -1 = none
	Term                   // what it adds, and how that is written: "3.5×1", "2.5", "1643"
	As       phrase.Worded // what it is, where that is more than the game played: "draw", "board 2", "lot"; nil for nothing
	Why      phrase.Worded // a sentence, with the article, when it is not simply the game played; otherwise nil
	// StruckWhy says which modifier struck the part.
	StruckWhy phrase.Worded
	Struck    bool // left out by a modifier
	Memo      bool // shown for the reader, not counted
	After     bool // added after the mean was taken

	Voluntary bool  // a voluntary unplayed round: FIDE C.07 (2026) 16.5
	Fixed     bool  // no candidate for a cut
	Rank      Value // what decides which part is the least significant: the opponent's score
}

// Counts tells whether the part is in the value.
func (p *Part) Counts() bool { return !p.Struck && !p.Memo }

// Cell is the value of one tie-break for one participant.
type Cell struct {
	Value   Value
	Defined bool // false: there is no value, see Note
	// Text is the value as an arbiter writes it. A tie-break between the tied gives
	// the place in the tie, and "0", not Defined, where it separated nobody.
	Text string
	// Parts are those of a tie-break between the tied. Of the others they are made again when they are asked for: see opened.
	Parts []Part
	Note  phrase.Text

	join   Join
	summed bool // of parts that are not kept
	untied bool // a tie-break between the tied, of somebody it was not asked for
	tie    *tie // a tie-break between the tied: the last group it was asked for
}

// said is the value in a sentence.
func (c *Cell) said() phrase.Decimal { return phrase.Decimal(c.Text) }

// tie is one group a tie-break between the tied was asked for.
type tie struct {
	members []int                  // sheet indices
	places  []int                  // of each member, 1 = best; all equal when nothing was split
	table   func() [][]phrase.Text // nil for none
	notes   []phrase.Text
	splits  []Step // the steps that separated them, where the record tells
}

// Tally collects the parts of one participant's value. Records add parts to it.
type Tally struct {
	*Work
	Use   Use
	Who   int // sheet index
	Parts []Part
	Note  phrase.Text
	// Join is the record's, unless the record chooses another for a modifier.
	Join Join
	none bool // there is no value
}

// Add appends a part.
func (t *Tally) Add(p Part) { t.Parts = append(t.Parts, p) }

// Undefined says that there is no value for this participant, and why.
func (t *Tally) Undefined(why phrase.Text) { t.none, t.Note = true, why }

// cell closes the tally: what is left of the parts makes the value.
func (t *Tally) cell() Cell {
	tb := t.Use.TieBreak
	c := Cell{Parts: t.Parts[:len(t.Parts):len(t.Parts)], Note: t.Note, join: t.Join, summed: true}
	var sum, after Value
	var exact *big.Rat // of the parts of a sum that is rounded once
	n := 0
	for i := range t.Parts {
		switch p := &t.Parts[i]; {
		case !p.Counts():
		case p.After:
			after += p.Value()
		case t.Join == SumCents:
			if exact == nil {
				exact = new(big.Rat)
			}
			exact.Add(exact, p.exact())
		default:
			sum += p.Value()
			n++
		}
	}
	if t.none || t.Join.averages() && n == 0 {
		c.Text = "-"
		if c.Note.Empty() {
			c.Note = phrase.New("there is nothing to take the mean of")
		}
		return c
	}
	c.Defined = true
	c.Value = t.Join.mean(sum, n) + after
	if exact != nil {
		c.Value += halfUp(exact)
	}
	if tb.Factor > 1 {
		c.Value *= Value(tb.Factor)
	}
	c.Text = t.Work.text(tb.Format, c.Value)
	return c
}
