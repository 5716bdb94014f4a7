// Package guide is the guide for organisers: a page for each part of the work, in
// the languages there are, as text that reads well by itself and that the window
// shows as well. English stands in this folder, other languages in folders of their code.
//
// # What a page may hold
//
// Headings (# and ##), paragraphs, lists with - or 1., a picture in a line of its own,
// and in a list a line that is a link to another page and nothing else. In a text
// **bold** is something that the window says, as it says it there: a button, or a
// command, with its menu if it is in one, "**Print, Export…**". `Ctrl+P` is a key, or
// what is typed. The tests of the window hold both against the commands.
package guide

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

// Files are the pages and their pictures.
//
//go:embed *.md */*.md pictures/*/*.png
var Files embed.FS

// Names are the pages in the order in which they are read.
var Names = []string{
	"first-event", "players", "rounds", "team-day", "hall", "standings", "prizes", "papers", "federation", "files", "questions",
}

// Page is one page.
type Page struct {
	Name   string
	Blocks []Block // the first is the title
}

// Block is a paragraph, a heading, a line of a list or a picture.
type Block struct {
	Heading int    // 1 for the title, 2 for a part of the page
	Mark    string // before a line of a list: "•", "1."
	Picture string // the file of a picture, as Files has it; its text says what it shows
	Spans   []Span
}

// Span is a piece of text of one kind.
type Span struct {
	Text string
	Kind Kind
	To   string // the page that a link leads to
}

// Kind is what a piece of text is.
type Kind int

// Kinds of text.
const (
	Plain Kind = iota
	Named      // what the window says: a command, a button
	Key        // a key, or what is typed
	Link
)

// Read is the page of that name in a language, in English where there is none.
func Read(language, name string) (Page, error) {
	text, err := fs.ReadFile(Files, path.Join(language, name+".md"))
	if err != nil {
		if text, err = fs.ReadFile(Files, name+".md"); err != nil {
			return Page{}, err
		}
	}
	return Page{Name: name, Blocks: parse(string(text))}, nil
}

// Title is the page's first line.
func (p Page) Title() string { return p.Blocks[0].Text() }

// Text is all that the page says, without pictures.
func (p Page) Text() string {
	var lines []string
	for _, b := range p.Blocks[1:] {
		lines = append(lines, b.Text())
	}
	return strings.Join(lines, "\n")
}

// Text is what a block says.
func (b Block) Text() string {
	var text strings.Builder
	for _, s := range b.Spans {
		text.WriteString(s.Text)
	}
	return text.String()
}

// Leads is the page that a block leads to, "" for none.
func (b Block) Leads() string {
	if len(b.Spans) == 1 {
		return b.Spans[0].To
	}
	return ""
}
