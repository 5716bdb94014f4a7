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

// Word is a text in the document's language, for those who put documents together.
func (o Options) Word(t phrase.Text) string { return o.word(t) }

// word is a text in the document's language.
func (o Options) word(t phrase.Text) string {
	if o.Isolated {
		t = t.Isolated()
	}
	return o.language().Word(t)
}

// day is a date as the document's language writes it; programs get it as it is kept.
func (o Options) day(d model.Date) string { return o.moment(string(d)) }

// moment is a date, or a date and a time.
func (o Options) moment(at string) string {
	if o.Pointed {
		return at
	}
	return phrase.Dated(o.code(), at)
}

// start is when a round begins: its day, its time, or both, in English with that between them.
func (o Options) start(w model.When, between string) string {
	if o.Pointed || o.code() == "en" {
		return joinNonEmpty(between, string(w.Date), string(w.Time))
	}
	return joinNonEmpty(", ", o.day(w.Date), phrase.Timed(o.code(), string(w.Time)))
}

// parted are texts that may have commas in them.
func (o Options) parted(texts []string) string {
	return strings.Join(texts, phrase.Semicolon(o.code()))
}

// itself is a name for a list within a sentence.
func (o Options) itself(name string) string {
	if o.Isolated {
		return phrase.Apart(name)
	}
	return name
}

// say is a text in which nothing is counted, in the document's language.
func (o Options) say(format phrase.Format, args ...any) string {
	return o.word(phrase.New(format, args...))
}

// top is a text over a column: with a capital letter, also where the language has a small one in a sentence.
func (o Options) top(format phrase.Format) string { return o.word(phrase.Sentence(phrase.New(format))) }

// under is a heading of two, the section's and what is shown of it: in French there is a space before the colon.
func (o Options) under(section, what string) string {
	if section == "" || what == "" {
		return section + what
	}
	return o.say("%s: %s", section, what)
}

// count is a text about n of something, in the document's language.
func (o Options) count(n int, one, many phrase.Format, args ...any) string {
	return o.word(phrase.Count(n, one, many, args...))
}

// words are texts in the document's language.
func (o Options) words(texts []phrase.Text) []string {
	var all []string
	for _, t := range texts {
		all = append(all, o.word(t))
	}
	return all
}

// Blank is a document that says nothing yet: the language it is going to be in,
// and what its pages say of themselves.
func (o Options) Blank() table.Document {
	return table.Document{Lang: o.code(), Isolated: o.Isolated, Head: o.Club, Logo: o.Logo,
		Foot:     o.say("Page %s of %s", table.PageNumber, table.PageCount),
		Part:     o.say("Sheet %s: %s", table.PartSheet, table.PartColumns),
		PartNext: o.say("Sheet %s: %s; %s to the left", table.PartSheet, table.PartColumns, table.PartBeside),
		Printed:  o.say("Printed %s", table.PrintedAt),
		Words:    o.usedWith(),
	}
}
