package model

import "wallchart/phrase"

// What people read of the words that files use (text.go), in any language.

// Words names the outcome: "half-point bye".
func (o Outcome) Words() phrase.Text { return phrase.New(phrase.Format(o.String())) }

// Words is "individual" or "team".
func (k Kind) Words() phrase.Text { return phrase.New(phrase.Format(k.String())) }

// Words is the format, "double round robin".
func (f Format) Words() phrase.Text { return phrase.New(phrase.Format(f.String())) }

// Words is "match points" or "game points".
func (k ScoreKind) Words() phrase.Text { return phrase.New(phrase.Format(k.String())) }

// Words is "standard", "rapid" or "blitz".
func (c TimeControl) Words() phrase.Text { return phrase.New(phrase.Format(c.String())) }

// Words is which rating counts, "national, else FIDE".
func (c RatingChoice) Words() phrase.Text {
	if c == RatingUsual {
		return phrase.New("as the federation has it")
	}
	return phrase.New(phrase.Format(c.String()))
}
