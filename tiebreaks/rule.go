package tiebreaks

import (
	"strings"

	"wallchart/phrase"
)

// Source is where a rule stands.
type Source struct {
	body body
	Text phrase.Text // "FIDE C.07 (March 2026) 8.1"
}

// body is whose rule it is, as far as rule sets quote it.
type body uint8

const (
	others body = iota
	ofFIDE
	ofUSChess
)

// fide is an article of FIDE's tie-break regulations.
func fide(article string) Source {
	return Source{ofFIDE, phrase.New("FIDE C.07 (March 2026) %s", article)}
}

var (
	fideWhole = Source{ofFIDE, phrase.New("FIDE C.07 (March 2026)")}
	fideNew   = Source{ofFIDE, phrase.New("FIDE C.07 (March 2026), new in this edition")}
)

// usChess is a rule of US Chess' rulebook.
func usChess(rule string) Source { return Source{ofUSChess, phrase.Verbatim("US Chess " + rule)} }

// from is a source that is called the same in every language.
func from(name string) Source { return Source{Text: phrase.Verbatim(name)} }

// told is a source in words.
func told(format phrase.Format) Source { return Source{Text: phrase.New(format)} }

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
	quoted := others
	switch {
	case strings.HasPrefix(st.Rules.Code, "fide"):
		quoted = ofFIDE
	case st.Rules.Code == "us":
		quoted = ofUSChess
	}
	if !u.TieBreak.Score {
		for _, s := range u.TieBreak.Rule {
			if s.body == quoted && quoted != others {
				return s.Text
			}
		}
		return u.TieBreak.Source()
	}
	switch p, err := PresetByCode(st.Sheet.Section.Ranking.Preset); {
	case len(st.Columns) > 0 && !st.Columns[0].TieBreak.Score: // what the preset's source says is of the column at the head
		return phrase.Text{}
	case st.Rules.Code == "us":
		return phrase.New("US Chess Federation's Official Rules of Chess")
	case st.Rules.Code == "fide2026":
		return u.TieBreak.Source()
	case st.Rules.Code == "fide2024":
		return phrase.New("FIDE C.07 (September 2023)")
	case err == nil && p.Unplayed == st.Rules.Code && !strings.HasPrefix(p.Source.String(), p.Organisation):
		return phrase.New("%s, %s", p.Organisation, p.Source)
	case err == nil && p.Unplayed == st.Rules.Code:
		return p.Source
	}
	return st.Rules.Source
}
