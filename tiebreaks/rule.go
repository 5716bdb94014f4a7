package tiebreaks

import (
	"strings"

	"wallchart/phrase"
)

// Source is where a rule stands.
type Source struct {
	Body Body
	Text phrase.Text // "FIDE C.07 (March 2026) 8.1"
}

// Body is whose rule it is, as far as rule sets quote it.
type Body uint8

// Bodies.
const (
	OfOthers Body = iota
	OfFIDE
	OfUSChess
)

// Source is where the rule of the tie-break stands, all of it.
func (t *TieBreak) Source() phrase.Text {
	texts := make([]phrase.Text, len(t.Rule))
	for k, s := range t.Rule {
		texts[k] = s.Text
	}
	return phrase.Join("; ", texts...)
}

// Rule is the source of a column in these standings. A tie-break that several
// federations know is quoted by the rules in use; the score, which all have, is
// quoted by the organisation whose rules they are.
func (st *Standings) Rule(u Use) phrase.Text {
	quoted := OfOthers
	switch {
	case strings.HasPrefix(st.Rules.Code, "fide"):
		quoted = OfFIDE
	case st.Rules.Code == "us":
		quoted = OfUSChess
	}
	if !u.TieBreak.Score {
		for _, s := range u.TieBreak.Rule {
			if s.Body == quoted && quoted != OfOthers {
				return s.Text
			}
		}
		return u.TieBreak.Source()
	}
	switch {
	case len(st.Columns) > 0 && !st.Columns[0].TieBreak.Score: // what the preset's source says is of the column at the head
		return phrase.Text{}
	case st.Rules.Code == "us":
		return phrase.New("US Chess Federation's Official Rules of Chess")
	case st.Rules.Code == "fide2026":
		return u.TieBreak.Source()
	case st.Rules.Code == "fide2024":
		return phrase.New("FIDE C.07 (September 2023)")
	case !st.Rules.ListSource.Empty():
		return st.Rules.ListSource
	}
	return st.Rules.Source
}
