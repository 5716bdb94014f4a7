package tiebreaks

import (
	"slices"

	"wallchart/phrase"
)

// Explanation is a value opened to its sum, ready to be worded and printed. Its
// numbers are the same in every language.
type Explanation struct {
	Who      string
	TieBreak phrase.Text
	Value    string
	Formula  string // "(3.5×1 + 3×2 + 3×3 + 4×2) × 2 = 53.0"
	Lines    []ExplainLine
	Notes    []phrase.Text
	Rule     phrase.Text
	Heading  phrase.Text     // of the table, where it is no direct encounter
	Table    [][]phrase.Text // of a direct encounter: who made what against whom; the first row and column are headings
}

// ExplainLine is one part.
type ExplainLine struct {
	Round         int // 0 = none
	Opponent      string
	OpponentIndex int // -1 = none
	Amount        string
	Note          phrase.Text
	Struck        bool
}

// In is the explanation with its numbers as the language writes them.
func (e Explanation) In(l phrase.Language) Explanation {
	e.Value, e.Formula, e.Lines = phrase.Decimals(l, e.Value), phrase.Decimals(l, e.Formula), slices.Clone(e.Lines)
	for i := range e.Lines {
		e.Lines[i].Amount = phrase.Decimals(l, e.Lines[i].Amount)
	}
	return e
}

// Explain opens one cell: sheet index and column.
func (st *Standings) Explain(index, column int) Explanation {
	if index < 0 || index >= len(st.pos) || column < 0 || column >= len(st.Columns) {
		return Explanation{}
	}
	u, c := st.Columns[column], st.opened(index, column)
	e := Explanation{Who: st.Sheet.Lines[index].Name, TieBreak: u.Label(), Value: c.Text, Rule: st.Rule(u)}
	for i := range c.Parts {
		e.Lines = append(e.Lines, st.line(&c.Parts[i]))
	}
	e.Formula = formula(u, &c)
	if !c.Note.Empty() {
		e.Notes = append(e.Notes, sentence(c.Note))
	}
	if c.join != Sum && c.Defined {
		e.Notes = append(e.Notes, c.join.note())
	}
	if worths := st.Worths(column, index); !worths.Empty() {
		e.Notes = append(e.Notes, worths)
	}
	if u.TieBreak.Rules && slices.ContainsFunc(c.Parts, func(p Part) bool { return p.Why != nil }) {
		e.Notes = append(e.Notes, phrase.New("Unplayed rounds count by the rules of %s.", st.Rules.Name))
	}
	if c.tie != nil {
		if c.tie.table != nil {
			e.Table = c.tie.table()
		}
		names := make([]phrase.Text, len(c.tie.members))
		for k, i := range c.tie.members {
			names[k] = st.nameOf(i)
		}
		e.Notes = append(e.Notes, phrase.New("Compared among %s.", list(names)))
		e.Notes = append(e.Notes, st.steps(c.tie)...)
		for _, n := range c.tie.notes {
			e.Notes = append(e.Notes, sentence(n))
		}
	}
	return e
}

func (st *Standings) line(p *Part) ExplainLine {
	l := ExplainLine{Round: p.Round, OpponentIndex: p.Opponent, Amount: p.Text(), Struck: p.Struck}
	if p.Memo && p.Value() != 0 {
		l.Amount = "(" + l.Amount + ")"
	}
	if p.Opponent >= 0 {
		l.Opponent = st.Sheet.Lines[p.Opponent].Name
	}
	var notes []phrase.Text
	switch {
	case p.Why != nil:
		notes = append(notes, p.Why.Words())
	case p.As != nil:
		notes = append(notes, p.As.Words())
	}
	if p.StruckWhy != nil {
		notes = append(notes, phrase.New("struck, %s", p.StruckWhy))
	}
	l.Note = phrase.Join("; ", notes...)
	return l
}

// sentence gives a note its capital and its full stop.
func sentence(t phrase.Text) phrase.Text { return phrase.New("%s.", phrase.Sentence(t)) }
