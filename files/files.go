// Package files opens an event whatever it is written in.
//
// What a file is, its content says and not its name: our own file, a FIDE
// report file, the three tables of a US Chess rating report, a crosstable as
// text, web page or workbook, a list of games, and at last a list of players, which is not an
// event yet and is handed on as rows. The readers are in the rooms below this
// one; here is only the choice between them, and one form for what they report.
//
// A file that contradicts itself is opened all the same, without what is in
// doubt, and every doubt is a Problem; what only could be better is a Problem
// too, and no doubt. Which is which is said in docs/other-programs.md.
//
// A file that is none of these is refused with a sentence, and soon: what is too
// large is not read, and what is not text is not searched for tables.
package files

import (
	"slices"

	"wallchart/files/crosstable"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Format is what a file turned out to be.
type Format uint8

// Formats.
const (
	Event        Format = iota // our own file
	ReportFile                 // FIDE's tournament report file
	RatingReport               // US Chess' three tables
	Crosstable                 // a printed table
	PlayerList                 // rows of players; no event yet
	SwissPerfect               // the three files of that program
	ResultList                 // the results of some players, one after the other
	LivingBook                 // our workbook of formulas, with what was corrected in it
	GameList                   // who played whom, one game after the other
)

var formatNames = [...]phrase.Format{"Wallchart event", "FIDE report file", "US Chess rating report", "crosstable", "list of players",
	"tournament of SwissPerfect", "list of results", "workbook of formulas", "list of games"}

// Words names the format.
func (f Format) Words() phrase.Text { return phrase.New(formatNames[f]) }

// String names it in English.
func (f Format) String() string { return string(formatNames[f]) }

// Opened is what was in a file.
type Opened struct {
	Format     Format
	Tournament *model.Tournament // nil for a list of players
	Log        []journal.Entry   // of our own file, oldest first
	Problems   []Problem         // in order of lines
	Sheets     []sheet.Sheet     // those that hold lists of players, and
	Others     []sheet.Sheet     // those beside them that do not
	Printed    []crosstable.Printed
	Stated     []crosstable.Printed // points and places as a report file or table has them
	Totals     []crosstable.Totals  // of a table, held against its results
	// Of a workbook of formulas Tournament has the corrections that were made in it;
	// Written is as it was before, and Step makes the one of the other. Step is nil
	// where nothing was corrected.
	Written *model.Tournament
	Step    journal.Change
}

// Problem is something that could not be read or does not fit.
type Problem struct {
	Line   int         // 1-based; 0 when the sentence says where
	Text   phrase.Text // sentences, with the place
	Grave  bool        // a doubt: something contradicts itself, is missing or was not understood
	Beside bool        // a line of text beside a table, which is no loss
	// Unsound: what came out is no event with which anything can be computed, and
	// it cannot be opened.
	Unsound bool
}

// Words is the problem as sentences.
func (p Problem) Words() phrase.Text { return p.Text }

// Error is the problem in English.
func (p Problem) Error() string { return p.Text.String() }

// Lost are the doubts: the problems that took something from the event, or show
// that what is in it may be wrong.
func (o *Opened) Lost() []Problem { return o.those(func(p Problem) bool { return p.Grave }) }

// Remarks are the problems that leave no doubt, without the lines beside a table.
func (o *Opened) Remarks() []Problem {
	return o.those(func(p Problem) bool { return !p.Grave && !p.Beside })
}

// Summary says how many doubts there are, nothing for none.
func Summary(doubts int) phrase.Text {
	if doubts == 0 {
		return phrase.Text{}
	}
	return phrase.Count(doubts, "%d doubt: the file was opened as said above. Compare it with its source.",
		"%d doubts: the file was opened as said above. Compare it with its source.")
}

// Disagrees tells whether some total that a table prints is not what its results make. Then
// something was misread or misprinted, and who opens it is asked before.
func (o *Opened) Disagrees() bool {
	return slices.ContainsFunc(o.Totals, func(t crosstable.Totals) bool { return t.Agree < t.Of })
}

// Unsound are the problems for which the event cannot be opened at all.
func (o *Opened) Unsound() []Problem { return o.those(func(p Problem) bool { return p.Unsound }) }

func (o *Opened) those(like func(Problem) bool) []Problem {
	var found []Problem
	for _, p := range o.Problems {
		if like(p) {
			found = append(found, p)
		}
	}
	return found
}

func (o *Opened) note(grave bool, what phrase.Text) {
	o.Problems = append(o.Problems, Problem{Grave: grave, Text: what})
}

// check adds what the model finds wrong with an event from elsewhere.
func (o *Opened) check() {
	for _, p := range o.Tournament.Check() {
		o.Problems = append(o.Problems, Problem{Text: p.Words(), Grave: p.Grave, Unsound: p.Grave})
	}
}
