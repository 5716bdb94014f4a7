package ui

import (
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// sheet is the table that the screen mostly consists of; nil where it is none.
func (n *navigation) sheet() *grid.Grid {
	if n.Now().Event == nil || n.screen == nil {
		return nil
	}
	g, _ := n.screen.Focus().(*grid.Grid)
	return g
}

func (n *navigation) whyNoCells() string {
	if why := n.Now().WhyNoEvent(); why != "" {
		return why
	}
	g := n.sheet()
	if g == nil {
		return words.Say("why.no.table")
	}
	if _, _, ok := g.Selected(); !ok {
		return words.Say("why.no.cell")
	}
	return ""
}

// whyNoEntry is why nothing can be entered into several cells at once.
func (n *navigation) whyNoEntry() string {
	if why := n.whyNoCells(); why != "" {
		return why
	}
	if n.sheet().OnCells == nil {
		return words.Say("why.no.typing")
	}
	return ""
}

func (n *navigation) whyNoPaste() string {
	if why := n.whyNoEntry(); why != "" {
		return why
	}
	if n.clipboard.Content() == "" {
		return words.Say("why.no.clipboard")
	}
	return ""
}

func (n *navigation) copyCells() {
	n.Say(words.Say("grid.copied", n.sheet().Copy()))
}

func (n *navigation) pasteCells() { n.sheet().Paste(n.clipboard.Content()) }

// nextProblem goes to the next text that was refused in the table, and where there is
// none to the next line of the list of problems.
func (n *navigation) nextProblem() {
	if g := n.sheet(); g == nil || !g.NextFault() {
		n.health.Next()
	}
}

// whyNoArranging is why the table cannot be sorted or filtered.
func (n *navigation) whyNoArranging() string {
	if why := n.Now().WhyNoEvent(); why != "" {
		return why
	}
	switch g := n.sheet(); {
	case g == nil:
		return words.Say("why.no.table")
	case !g.Arranges:
		return words.Say("why.no.arranging")
	}
	return ""
}

func (n *navigation) whyNotArranged() string {
	if why := n.whyNoArranging(); why != "" {
		return why
	}
	if !n.sheet().Arranged() {
		return words.Say("why.no.arranged")
	}
	return ""
}

func (n *navigation) sortTable() {
	g := n.sheet()
	_, col, _ := g.Selected()
	g.SortBy(col)
}
