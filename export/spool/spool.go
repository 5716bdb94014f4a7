// Package spool hands a PDF to the system's printers: which there are, and what becomes of it. Where a system has no way to
// print a file, the caller shows it in a viewer.
//
// On Linux and macOS it asks CUPS, with the commands that every system with CUPS has: lpstat, lpoptions and lp. On Windows it asks
// the system for the printers, and the program that opens PDF files for the printing.
package spool

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Printer is one that the system knows.
type Printer struct {
	Name  string
	Usual bool // the system's own choice
}

// Sides is on which sides of the paper is printed.
type Sides uint8

// Sides of the paper.
const (
	AsSet     Sides = iota // whatever the printer is set to
	OneSide                // one page a sheet
	LongEdge               // both, turned as a book is
	ShortEdge              // both, turned as a calendar is
)

// Job is what is to be printed.
type Job struct {
	File    string // a PDF
	Title   string // in the list of what waits
	Printer string // "" is the system's choice
	Copies  int    // 0 is 1
	Pages   Pages  // nil is all
	Sides   Sides
	Paper   string // "A4"; "" is whatever lies in the printer
}

// Receipt is what became of it.
type Receipt struct {
	Printer string
	Number  string // of the job, where the system gives one
}

// Spooler is the system's way to printers.
type Spooler interface {
	// Printers lists them, the usual one first. Where there is none it fails with ErrNone.
	Printers(context.Context) ([]Printer, error)
	// TwoSided tells whether a printer can print on both sides.
	TwoSided(ctx context.Context, printer string) bool
	// ByItself tells whether a file goes to a printer without anybody opening it first.
	ByItself() bool
	// Chooses tells whether it can print some of the pages.
	Chooses() bool
	Print(context.Context, Job) (Receipt, error)
}

// ErrOpenFirst is that the program for PDF files has to be opened, to print in it.
var ErrOpenFirst = phrase.Errorf("the program that opens PDF files here cannot print by itself. Open the pages in it and print there")

// ErrNone is that there is no printer to print on.
var ErrNone = phrase.Errorf("no printer is set up on this computer")

// Pages are those to be printed, in order: from, to.
type Pages [][2]int

// mostPages is more than any document has.
const mostPages = 99999

// ParsePages reads "3", "1-3" and "1,4-6", of a document of so many pages, 0 where that is not known. Nothing is all of them.
func ParsePages(text string, of int) (Pages, error) {
	var pages Pages
	text = strings.TrimSpace(text)
	last := of
	if last <= 0 {
		last = mostPages
	}
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' }) {
		from, to, several := strings.Cut(strings.TrimSpace(strings.ReplaceAll(part, "–", "-")), "-")
		if !several {
			to = from
		}
		first, err := strconv.Atoi(strings.TrimSpace(from))
		end, err2 := strconv.Atoi(strings.TrimSpace(to))
		switch {
		case err != nil || err2 != nil || first < 1 || end < first:
			return nil, phrase.Errorf("%q is no list of pages; write 3, or 1-3, or 1,4-6", text)
		case end > last:
			return nil, phrase.Errorf("there is no page %d: the last is %d", end, last)
		}
		pages = append(pages, [2]int{first, end})
	}
	if len(pages) == 0 && text != "" {
		return nil, phrase.Errorf("%q is no list of pages; write 3, or 1-3, or 1,4-6", text)
	}
	slices.SortFunc(pages, func(a, b [2]int) int { return a[0] - b[0] })
	return pages, nil
}

// Count is how many pages they are, of so many; each counts once.
func (p Pages) Count(of int) (n int) {
	if len(p) == 0 {
		return of
	}
	after := 0
	for _, part := range p {
		if from := max(part[0], after+1); part[1] >= from {
			n += part[1] - from + 1
			after = part[1]
		}
	}
	return n
}

// String writes the pages as ParsePages reads them.
func (p Pages) String() string {
	parts := make([]string, len(p))
	for i, part := range p {
		if parts[i] = strconv.Itoa(part[0]); part[1] != part[0] {
			parts[i] = fmt.Sprintf("%d-%d", part[0], part[1])
		}
	}
	return strings.Join(parts, ",")
}

// Said is what was done, in a sentence without a full stop. pages is how many the printer was given, 0 where that is not known.
func (r Receipt) Said(pages, copies int) phrase.Text {
	what := phrase.New("all pages")
	if pages > 0 {
		what = phrase.Count(pages, "%d page", "%d pages")
	}
	switch {
	case copies > 1 && r.Number != "":
		return phrase.New("Sent to the printer %s: %s, %d copies (job %s)", r.Printer, what, copies, r.Number)
	case copies > 1:
		return phrase.New("Sent to the printer %s: %s, %d copies", r.Printer, what, copies)
	case r.Number != "":
		return phrase.New("Sent to the printer %s: %s (job %s)", r.Printer, what, r.Number)
	}
	return phrase.New("Sent to the printer %s: %s", r.Printer, what)
}
