// Package foreign knows the files of programs that only their own program can
// read, and says which program that is and how the event gets out of it. Where
// the content tells the program, the content counts; else the ending of the name.
// What is no table at all, such as a picture or a PDF, it names by its content.
package foreign

import (
	"bytes"
	"path/filepath"
	"strings"
	"wallchart/phrase"
)

// reports are the ways out of programs.
const (
	fide   phrase.Format = "Export it there as FIDE report file (TRF16 or TRF26), and open that file"
	rating phrase.Format = "Make the US Chess rating report there (three .dbf files), " +
		"or save the wall chart as text or web page, and open that"
	list phrase.Format = "Save the crosstable there as web page or text, and open that"
)

// program is a program with what its files look like.
type program struct {
	name    string
	endings []string
	way     phrase.Format
	begins  []string // what a file begins with
	holds   []string // what stands in the head of a file, all of them
}

// programs are tried in order by content, then in order by ending.
var programs = []program{
	{name: "Swiss-Manager", way: fide, begins: []string{"\x93\xFF\x89\x44"},
		endings: []string{"tunx", "tun", "tun2", "tumx", "tum", "turx", "tur", "tutx", "tut", "tusx", "tus"}},
	{name: "Papi", way: fide, begins: []string{"\x00\x01\x00\x00Standard Jet DB", "\x00\x01\x00\x00Standard ACE DB"},
		endings: []string{"papi", "mdb", "accdb"}},
	{name: "Chessament", way: fide, begins: []string{sqlite}, holds: []string{"chessament"}, endings: []string{"chessament"}},
	{name: "Sharly Chess", way: fide, begins: []string{sqlite}, holds: []string{"tie_break"}, endings: []string{"sce", "evs"}},
	{name: "SwissSys", way: rating, endings: []string{"sjson", "s1a", "s2a", "s3a", "s4a", "s5a", "s6a", "s7a", "s8a", "s9a"}},
	{name: "WinTD", way: rating, endings: []string{"ptoz", "pto"}},
	{name: "Swiss-Chess", way: fide, endings: []string{"swt", "swr"}},
	{name: "Vega", way: fide, endings: []string{"vegz", "vegx", "veg", "bakz", "vtx"}},
	{name: "Tournament Director", way: list, endings: []string{"tdf"}},
	{name: "Swiss Master", way: fide, endings: []string{"smw"}},
}

// headBytes is how much of a file is looked at for the marks of a program.
const headBytes = 64 << 10

const sqlite = "SQLite format 3\x00"

// Answer is what to do with a file that cannot be read, as an error, or nil for
// one that is not known here. data is the file, or its beginning.
func Answer(name string, data []byte) error {
	head := data[:min(len(data), headBytes)]
	end := strings.ToLower(strings.TrimPrefix(filepath.Ext(name), "."))
	for _, p := range programs {
		if p.is(head) {
			return p.answer()
		}
	}
	for _, p := range programs {
		for _, e := range p.endings {
			if e == end {
				return p.answer()
			}
		}
	}
	if bytes.HasPrefix(head, []byte(sqlite)) {
		return phrase.Errorf("this is a database (SQLite), the form in which Sharly Chess and Chessament keep tournaments. %s",
			phrase.New(fide))
	}
	return content(data)
}

// is tells a program's file by its content.
func (p program) is(head []byte) bool {
	if len(p.begins) == 0 {
		return false
	}
	begins := false
	for _, b := range p.begins {
		begins = begins || bytes.HasPrefix(head, []byte(b))
	}
	for _, h := range p.holds {
		begins = begins && bytes.Contains(bytes.ToLower(head), []byte(h))
	}
	return begins
}

func (p program) answer() error {
	return phrase.Errorf("this is a tournament of %s, which only that program can read. %s", p.name, phrase.New(p.way))
}
