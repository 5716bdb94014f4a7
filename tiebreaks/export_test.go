package tiebreaks

import "wallchart/phrase"

// What the tests of the engine look at; they rank with the catalogue, which stands above it.

var (
	Chain     = chain
	Counting  = counting
	Distance  = distance
	Formula   = formula
	LegalOn   = legalOn
	Letter    = letter
	NewGroup  = newGroup
	RoundsCut = roundsCut
	RulesOn   = rulesOn
	Sentence  = sentence
	Strike    = strike
	Without   = without
)

func (j Join) Mean(sum Value, n int) Value { return j.mean(sum, n) }

func (g *Group) Closed() []Cell   { return g.cells() }
func (g *Group) Subties() [][]int { return g.subties() }

func (w *Work) Names(marked []bool) phrase.Text { return w.names(marked) }

func (c *Catalogue) Nearest(text string) phrase.Text  { return c.nearest(text) }
func (c *Catalogue) HeadsAbroad(code string) []string { return c.abroad(code) }
func (c *Catalogue) Named() (names []string) {
	for _, n := range c.named() {
		names = append(names, n.name)
	}
	return names
}

type Tie = tie

func (c *Cell) Tie() *tie     { return c.tie }
func (t *tie) Members() []int { return t.members }
func (t *tie) Places() []int  { return t.places }
func (t *tie) Splits() []Step { return t.splits }

// Inside is what a cell is besides its value.
func (c *Cell) Inside() [4]any { return [4]any{c.join, c.summed, c.untied, c.tie == nil} }

// Joined is the cell with a way to join its parts.
func (c Cell) Joined(j Join) *Cell {
	c.join = j
	return &c
}

func (ts *TrophyStandings) St() *Standings { return ts.st }

func (st *Standings) Pos() []int  { return st.pos }
func (st *Standings) Work() *Work { return st.work }

func (st *Standings) Opened(index, column int) Cell { return st.opened(index, column) }

// Since is what is left of earlier standings; nil where nothing can be taken over.
func (st *Standings) Since(before *Standings) *earlier { return st.since(before) }

// Changed are those whose rounds are others, by sheet index.
func (e *earlier) Changed() []bool { return e.changed }
