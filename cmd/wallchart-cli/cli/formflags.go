package cli

import (
	"flag"
	"slices"
	"strings"

	"wallchart/export/formats"
	"wallchart/phrase"
)

// The forms that heed what not all of them do.
var (
	onPaper  = []string{"xlsx", "pdf", "html"}
	withHead = []string{"xlsx", "pdf", "html", "text", "mail", "md"}
	onSheets = []string{"pdf", "html"}
	inPDF    = []string{"pdf"}
)

// FormsOf are the forms that heed a flag of documents, by its name. Those that are not here are for all.
var FormsOf = map[string][]string{
	"paper": onPaper, "orientation": onPaper, "landscape": onPaper, "logo": onPaper, "club": withHead, "together": onSheets, "fill": inPDF,
	"labels": inPDF, "first-label": inPDF, "label-shift": inPDF, "card-numbers": inPDF, "background": inPDF,
}

// Suits refuses flags that the form has no use for.
func (c *Call) Suits(k formats.Format) error {
	var refused error
	c.Asked(func(name string) {
		if forms, some := FormsOf[name]; some && refused == nil && !slices.Contains(forms, k.Name) {
			refused = Misused("%s: --%s is for %s, and this is %s", c.Verb.Name, name, strings.Join(forms, ", "), k.Name)
		}
	})
	return refused
}

// Asked tells the names of the flags that ask for something else than they do by themselves.
func (c *Call) Asked(tell func(name string)) {
	c.Visit(func(f *flag.Flag) {
		if f.Value.String() != f.DefValue || f.Name == "card-numbers" { // which has no usual answer
			tell(f.Name)
		}
	})
}

// forForms names the forms that heed a flag behind what it does.
func (c *Call) forForms(name, text string) string {
	forms, some := FormsOf[name]
	if !some || !c.writes {
		return text
	}
	return c.Lang.Word(phrase.New("%s (for %s)", text, strings.Join(forms, ", ")))
}
