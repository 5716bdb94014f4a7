package main

import (
	"flag"
	"slices"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/phrase"
)

// The forms that heed what not all of them do.
var (
	onPaper  = []string{"xlsx", "pdf", "html"}
	withHead = []string{"xlsx", "pdf", "html", "text", "mail", "md"}
	onSheets = []string{"pdf", "html"}
	inPDF    = []string{"pdf"}
)

// formsOf are the forms that heed a flag of documents, by its name. Those that are not here are for all.
var formsOf = map[string][]string{
	"paper": onPaper, "orientation": onPaper, "landscape": onPaper, "logo": onPaper, "club": withHead, "together": onSheets, "fill": inPDF,
	"labels": inPDF, "first-label": inPDF, "label-shift": inPDF, "card-numbers": inPDF, "background": inPDF,
}

// suits refuses flags that the form has no use for.
func (c *call) suits(k formats.Format) error {
	var refused error
	c.asked(func(name string) {
		if forms, some := formsOf[name]; some && refused == nil && !slices.Contains(forms, k.Name) {
			refused = misused("%s: --%s is for %s, and this is %s", c.verb.name, name, strings.Join(forms, ", "), k.Name)
		}
	})
	return refused
}

// asked tells the names of the flags that ask for something else than they do by themselves.
func (c *call) asked(tell func(name string)) {
	c.Visit(func(f *flag.Flag) {
		if f.Value.String() != f.DefValue || f.Name == "card-numbers" { // which has no usual answer
			tell(f.Name)
		}
	})
}

// noDocument refuses what says nothing of a file that holds the event itself.
func (c *call) noDocument(to string) error {
	about := []string{"to"}
	if ending(to) != "wallchart" {
		about = append(about, "section", "edition")
	}
	var refused error
	c.asked(func(name string) {
		if refused == nil && !slices.Contains(about, name) {
			refused = misused("%s: %s holds the event itself, so --%s says nothing here", c.verb.name, to, name)
		}
	})
	return refused
}

// cardsAlone tells whether nothing but cards is asked for, which stay as large as they are.
func (p *papersAsked) cardsAlone() bool {
	return len(*p.names) > 0 && !p.all() && !slices.ContainsFunc(*p.names, func(name string) bool {
		r, err := reports.ByID(name)
		return err != nil || r.Kind() != report.OnCards
	})
}

// placed refuses what would change the size of cards, or is about several sections where there is one.
func (p *papersAsked) placed(c *call, several bool) error {
	for _, name := range []string{"n-up", "booklet", "fill"} {
		if p.cardsAlone() && c.given(name) {
			return misused("export: --%s is for pages; cards stay as large as they are, and --labels 2x5 says how many stand on a sheet", name)
		}
	}
	if c.given("together") && !several {
		return misused("export: --together is for several sections, and here is one")
	}
	return nil
}

// forForms names the forms that heed a flag behind what it does.
func (c *call) forForms(name, text string) string {
	forms, some := formsOf[name]
	if !some || !c.writes {
		return text
	}
	return c.lang.Word(phrase.New("%s (for %s)", text, strings.Join(forms, ", ")))
}
