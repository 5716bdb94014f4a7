// Package samples holds the events that the start screen offers to try the
// program with.
//
// Two are those of the articles that explain tie-breaks with them: a team event
// for the US Amateur Team score, and a Swiss of fifteen whose players finish in
// other places under each of nine systems. Their results are as printed there;
// beside the event lies the table as it comes out of the article when it is
// copied, broken heading, columns run together and all, to try pasting with. The
// other events and everybody in them are invented.
package samples

import (
	"embed"

	"wallchart/phrase"
)

//go:embed *.wallchart *.txt
var files embed.FS

// Sample is one event.
type Sample struct {
	File        string        // "amateur-team.wallchart"
	Name        phrase.Format // for the list of the start screen
	Description phrase.Format // one sentence: what there is to see
}

// All are the samples in the order of the start screen.
var All = []Sample{
	{"amateur-team.wallchart", "Team Swiss, match scores",
		"Seven school teams, four rounds, ranked by match points and the US Amateur Team score; click a number to see what it is made of."},
	{"swiss15.wallchart", "Swiss of fifteen players",
		"Three players share first place; change the order of tie-breaks and see who wins."},
	{"lothian.wallchart", "Team all-play-all, board by board",
		"Six school teams of four with every board's result, ties resolved step by step down the boards."},
	{"sydney.wallchart", "All-play-all of eight",
		"A round robin as a grid, ranked by Sonneborn-Berger and number of wins."},
	{"scholastic.wallchart", "Scholastic Swiss with team trophies",
		"Forty pupils of seven schools, half-point byes, a withdrawal, and trophies for the best four of each school."},
	{"club.wallchart", "Club championship in progress",
		"Round 4 of 7 is on the boards: enter the open results and pair the next round."},
	{"amateur-team.txt", "A pasted team table",
		"The team event as a web page mangles it: a heading cut by a tab and a bye in Cyrillic."},
	{"swiss15.txt", "A pasted crosstable",
		"The Swiss as a PDF mangles it: all columns run together."},
	{"sydney.txt", "A pasted all-play-all",
		"The round robin as a printed grid."},
}

// Data returns the bytes of the sample's file.
func (s Sample) Data() ([]byte, error) { return files.ReadFile(s.File) }
