package report

import (
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// language is what the document is worded in.
func (o Options) language() phrase.Language {
	if o.Language == nil {
		return phrase.English
	}
	return o.Language
}

// code names the language: "de". English bears no code, nor does a language that
// does not tell.
func (o Options) code() string {
	if l, ok := o.Language.(interface{ Code() string }); ok {
		return l.Code()
	}
	return "en"
}

// Word is a text in the document's language.
func (o Options) Word(t phrase.Text) string {
	if o.Isolated {
		t = t.Isolated()
	}
	return o.language().Word(t)
}

// Day is a date as the document's language writes it; programs get it as it is kept.
func (o Options) Day(d model.Date) string { return o.Moment(string(d)) }

// Moment is a date, or a date and a time.
func (o Options) Moment(at string) string {
	if o.Pointed {
		return at
	}
	return phrase.Dated(o.code(), at)
}

// Start is when a round begins: its day, its time, or both, in English with that between them.
func (o Options) Start(w model.When, between string) string {
	if o.Pointed || o.code() == "en" {
		return JoinNonEmpty(between, string(w.Date), string(w.Time))
	}
	return JoinNonEmpty(", ", o.Day(w.Date), phrase.Timed(o.code(), string(w.Time)))
}

// Parted are texts that may have commas in them.
func (o Options) Parted(texts []string) string {
	return strings.Join(texts, phrase.Semicolon(o.code()))
}

// Itself is a name for a list within a sentence.
func (o Options) Itself(name string) string {
	if o.Isolated {
		return phrase.Apart(name)
	}
	return name
}

// Say is a text in which nothing is counted, in the document's language.
func (o Options) Say(format phrase.Format, args ...any) string {
	return o.Word(phrase.New(format, args...))
}

// Top is a text over a column: with a capital letter, also where the language has a small one in a sentence.
func (o Options) Top(format phrase.Format) string { return o.Word(phrase.Sentence(phrase.New(format))) }

// Under is a heading of two, the section's and what is shown of it: in French there is a space before the colon.
func (o Options) Under(section, what string) string {
	if section == "" || what == "" {
		return section + what
	}
	return o.Say("%s: %s", section, what)
}

// Count is a text about n of something, in the document's language.
func (o Options) Count(n int, one, many phrase.Format, args ...any) string {
	return o.Word(phrase.Count(n, one, many, args...))
}

// Words are texts in the document's language.
func (o Options) Words(texts []phrase.Text) []string {
	var all []string
	for _, t := range texts {
		all = append(all, o.Word(t))
	}
	return all
}

// Blank is a document that says nothing yet: the language it is going to be in,
// and what its pages say of themselves.
func (o Options) Blank() table.Document {
	return table.Document{Lang: o.code(), Isolated: o.Isolated, Head: o.Club, Logo: o.Logo,
		Foot:     o.Say("Page %s of %s", table.PageNumber, table.PageCount),
		Part:     o.Say("Sheet %s: %s", table.PartSheet, table.PartColumns),
		PartNext: o.Say("Sheet %s: %s; %s to the left", table.PartSheet, table.PartColumns, table.PartBeside),
		Printed:  o.Say("Printed %s", table.PrintedAt),
		Words:    o.usedWith(),
	}
}

// ColourWord is a colour in words.
func (o Options) ColourWord(c model.Colour) string {
	if c == model.White {
		return o.Say("White")
	}
	return o.Say("Black")
}

// ColourLetter is a colour as a card has it, in the document's language; "" for none.
func (o Options) ColourLetter(c model.Colour) string {
	switch c {
	case model.White:
		return o.Say("w")
	case model.Black:
		return o.Say("b")
	}
	return ""
}
