package web

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"wallchart/export/qr"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

//go:embed page.gohtml
var source string

var layout = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(source)) })

// sheet is a page before it is written.
type sheet struct {
	Lang, Event, Title, Pages, Seat string
	Live                            bool
	Turn                            int    // how many seconds it stays before the next takes its place
	Next                            string // which that is
	Files                           bool   // it is a file in a folder, and leads to others
	Links, More                     []link
	Says                            []string
	Tables                          []grid
	Sums                            []sum
	Form                            *form
	Code                            *code
	Screen                          *drawn

	o report.Options
}

type link struct {
	To, Text string
	Here     bool
}

// sum is what a number is made of, under the name that leads to it.
type sum struct {
	ID string
	*table.Sum
}

type grid struct {
	Title, Name string
	Heads       []cell
	Rows        []row
	Notes       []string
}

type row struct {
	Over  string // a heading over all columns, and nothing else
	Span  int
	Cells []cell
}

type cell struct{ Text, To, Class string }

type code struct {
	Name, Dark string
	Side       int
}

func newSheet(t *model.Tournament, o report.Options) *sheet {
	d := o.Blank()
	s := &sheet{Lang: d.Lang, Event: t.Name, Title: t.Name, Live: true, Pages: d.UsedWith().Pages, o: o}
	if s.Lang == "" {
		s.Lang = "en"
	}
	return s
}

// At is where a link leads to: an address of the hall or, in a folder, the file of it.
func (s *sheet) At(address string) string {
	if s.Files {
		return fileOf(address)
	}
	return address
}

// say adds a sentence; problems are written without a capital and a stop.
func (s *sheet) say(text string) {
	r, n := utf8.DecodeRuneInString(text)
	if text = string(unicode.ToUpper(r)) + text[n:]; !strings.HasSuffix(text, ".") {
		text += "."
	}
	s.Says = append(s.Says, text)
}

func (s *sheet) word(format phrase.Format, args ...any) string {
	return s.o.Word(phrase.New(format, args...))
}

func (s *sheet) html() []byte {
	var b bytes.Buffer
	if err := layout().Execute(&b, s); err != nil {
		panic(err) // the template is ours, and memory does not fail
	}
	return b.Bytes()
}

// addTables adds the tables of a report, in which players and boards lead to their pages.
func (s *sheet) addTables(d table.Document, of *model.Section, boards bool) {
	for i := range d.Tables {
		t := &d.Tables[i]
		g := grid{Name: t.Name, Notes: t.Notes}
		if len(d.Tables) > 1 {
			g.Title = t.Title
		}
		for _, c := range t.Columns {
			g.Heads = append(g.Heads, cell{Text: c.Title, Class: classOf(c)})
		}
		groups := t.Groups
		for n := range t.Rows {
			for len(groups) > 0 && groups[0].Row <= n {
				g.Rows = append(g.Rows, row{Over: groups[0].Title, Span: len(t.Columns)})
				groups = groups[1:]
			}
			r := &t.Rows[n]
			var cells []cell
			for k := range min(len(r.Cells), len(t.Columns)) {
				x := &r.Cells[k]
				text := x.Text
				if x.Below != "" {
					text += " " + x.Below
				}
				cells = append(cells, cell{Text: text, Class: classOf(t.Columns[k]), To: leads(of, t.Columns[k].ID, r, x, boards)})
			}
			g.Rows = append(g.Rows, row{Cells: cells})
		}
		s.Tables = append(s.Tables, g)
	}
	s.Says = append(s.Says, d.Notes...)
}

// leads is where a cell leads to: a name to its page, a board to the page on which its result is sent,
// and a number to the sum behind it.
func leads(of *model.Section, column string, r *table.Row, x *table.Cell, boards bool) string {
	who := x.Ref
	switch {
	case boards && column == "board" && r.Ref.Board > 0:
		return pageOf(of, r.Ref.Round, r.Ref.Board)
	case column == "name" || column == "player":
		who = r.Ref
	case strings.HasPrefix(column, "tb:") && r.Ref.Participant != 0 && x.Text != "":
		return fmt.Sprintf("/s/%d/player/%d#%s", of.ID, r.Ref.Participant, sumOf(column))
	case who.Kind != table.ToPlayer || column != "first" && column != "second" && column != "opponent":
		return ""
	}
	if who.Participant == 0 || x.Text == "" {
		return ""
	}
	return fmt.Sprintf("/s/%d/player/%d", of.ID, who.Participant)
}

// aside are columns that a narrow phone leaves out, so that who plays whom, and the score, are on it; each player's page has them.
var aside = []string{"first-rating", "second-rating", "first-score", "second-score", "rating", "fide", "national", "no", "club", "fed"}

func classOf(c table.Column) string {
	class := [...]string{table.Left: "", table.Right: "r", table.Centre: "c"}[c.Align]
	switch {
	case slices.Contains(aside, c.ID):
		class += " o"
	case c.ID == "name":
		class += " f" // stays in sight
	}
	return strings.TrimSpace(class)
}

// sumOf is the place on a player's page at which the sum behind a number of that column stands.
func sumOf(column string) string { return strings.NewReplacer(":", "-", "/", "-").Replace(column) }

// lead adds the code of an address.
func (s *sheet) lead(address string) { s.Code = codeOf(address) }

func codeOf(address string) *code {
	made, err := qr.Of(address)
	if address == "" || err != nil {
		return nil
	}
	var b strings.Builder
	const edge = 4 // of light squares, as ISO/IEC 18004 asks
	for y, line := range made.Dark {
		for x, dark := range line {
			if dark {
				fmt.Fprintf(&b, "M%d %dh1v1h-1z", x+edge, y+edge)
			}
		}
	}
	return &code{Name: address, Dark: b.String(), Side: len(made.Dark) + 2*edge}
}
