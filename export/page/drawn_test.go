package page

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/must"
)

var update = flag.Bool("update", false, "write anew what the pages of testdata/drawn look like")

// TestDrawn holds all that stands on the pages of some small documents against testdata/drawn, each with all that its kind of paper has.
func TestDrawn(t *testing.T) {
	large := Options{LeastSize: 24, LargestSize: 24}
	list := table.Document{Title: "Club", Subtitle: "Standings", Tables: []table.Table{equals(7), equals(26)}}
	list.Tables[1].Title, list.Tables[1].Foot = "Under 12", "Pts: points"
	list.Tables[0].Notes = []string{"W: won.", "Ash 3 has left, and whoever was to meet him had a bye."}
	long := columns(2, 21)
	long.Halves = true
	wall := wide(4)
	wall.Wall, wall.Rows[2].Cells[3].Text = true, "Cumberbatch-Featherstonehaugh"
	wall.Rows[2].Cells[2] = table.Cell{Text: "Cumberbatch-Featherstonehaugh of Abernathy", Below: "from the county of Oak, 1985"}
	labels, badges, certificate := deckOf(3), deckOf(5), gridded()
	labels.Sheet, _ = cards.ParseSheet("L7165")
	labels.First, labels.Shift = 2, cards.Size{Width: 1, Height: 2}
	badges.Folds, badges.Foot, badges.Size = true, "Card "+cards.CardNumber+" of "+cards.CardCount, cards.Size{Width: 95, Height: 90}
	certificate.Size, certificate.Lying, certificate.Back = cards.Size{}, true, encoded(t, 30, 20)
	list.Head = "Chess club"
	list.Code = &table.Code{Text: "x", Dark: [][]bool{{true, false}, {false, true}}}
	other := equals(3)
	other.Title, other.Columns = "Prizes", other.Columns[:2]
	teams, filled := equals(24), columns(1, 95)
	teams.Groups = nil
	for n := range 6 {
		teams.Groups = append(teams.Groups, table.Group{Row: 4 * n, Title: fmt.Sprintf("Team %d", n+1)})
	}
	noted := equals(16)
	noted.Notes = []string{"W: won.", "L: lost.", "D: drawn."}
	row := func(texts ...string) (r table.Row) {
		for _, text := range texts {
			r.Cells = append(r.Cells, table.Text(text))
		}
		return r
	}
	clubs := table.Table{Columns: []table.Column{{Title: "Name", Frozen: true}, {Title: "Club"}, {Title: "School"},
		{Title: "Pts", Align: table.Right}}, Rows: []table.Row{row("Ash", "Oak Featherstonehaugh", "Elm and Ash in the Wood", "1"),
		row("Birch", "Cumberbatch Oak", "", "½")}}
	clubs.Rows[0].Cells[2].Below, clubs.Rows[1].Cells[2].Below = "1st", "of the lower town"
	remote := table.Table{Columns: clubs.Columns[:2], Rows: []table.Row{row("Ash", "Oak Street"), row("Bo", "Elm Street and the lower town"),
		row("Cy", "The old school in the county of Featherstonehaugh")}}
	ungrouped, frozen := equals(14), wide(1)
	ungrouped.Title, ungrouped.Groups = "Under 12", nil
	frozen.Columns, frozen.Rows[0].Cells[0].Text = frozen.Columns[:4], strings.Repeat("Featherstonehaugh ", 3)
	frozen.Columns[2].Width = 40
	many := columns(7, 2) // too wide for half a page
	many.Halves = true
	titled := table.Document{Title: strings.Repeat("The open of the county of Oak, and of all who come there to play. ", 6),
		Event: []string{"Oak, 3 May"}, Logo: encoded(t, 30, 20), Tables: []table.Table{columns(1, 1)}}
	small := gridded()
	small.Size, small.Exact = cards.Size{Width: 52, Height: 34}, true
	for n := range small.Cards {
		small.Cards[n].Below = 0
		for i := range small.Cards[n].Lines {
			small.Cards[n].Lines[i].Space = 0
		}
	}
	tight := &cards.Deck{Size: cards.Size{Width: 60, Height: 60}, Exact: true, Cards: []cards.Card{{Lines: []cards.Line{
		{Grid: &cards.Grid{Points: 10, Columns: []cards.GridColumn{{Share: 1}, {Title: "Player", Share: 3}, {Title: "Result", Share: 1}},
			Rows: []cards.GridRow{
				{Head: "1", Cells: []string{"Ann", "adjourned"}},
				{Head: "2", Cells: []string{"Featherstonehaugh-Cumberbatch, Bartholomew Maximilian of Abernathy", "1-0"}}}}, Space: 1},
		{Fields: []cards.Field{{ID: "why", Text: "Cumberbatch-Featherstonehaugh", Points: 24, Lines: 3}}, Space: 1}}}}}
	why := sentenced(2)
	why.Tables[0].Columns = append(why.Tables[0].Columns, table.Column{ID: "remark", Title: "Remark"})
	why.Tables[0].Rows[0].Cells = append(why.Tables[0].Rows[0].Cells,
		table.Text("To be looked at again tomorrow, after breakfast, before the round begins and anybody comes."))
	for name, c := range map[string]struct {
		doc table.Document
		o   Options
	}{
		"different": {table.Document{Title: "Club", Tables: []table.Table{equals(3), other}}, Options{}},
		"teams":     {table.Document{Title: "Club", Tables: []table.Table{teams}}, large},
		"noted":     {table.Document{Title: "Club", Tables: []table.Table{noted}}, large},
		"saved":     {table.Document{Title: "Club", Tables: []table.Table{columns(1, 20)}}, Options{LeastSize: 18, LargestSize: 24}},
		"filled":    {table.Document{Title: "Club", Tables: []table.Table{filled}}, Options{Fill: true}},
		"folded":    {table.Document{Tables: []table.Table{clubs}}, Options{LeastSize: 20, LargestSize: 20, Orientation: table.Upright}},
		"small":     {documentOf(small), Options{}},
		"tight":     {documentOf(tight), Options{}},
		"remarks":   {why, upright},
		"narrow": {table.Document{Title: "Club", Tables: []table.Table{columns(1, 2), table.OfCards("Cards", deckOf(1))}},
			Options{Margin: 140}},
		"squeezed":    {table.Document{Tables: []table.Table{remote}}, Options{LeastSize: 30, LargestSize: 30, Orientation: table.Upright}},
		"titled":      {titled, upright},
		"grouped":     {table.Document{Title: "Club", Tables: []table.Table{equals(5), ungrouped}}, large},
		"too-wide":    {table.Document{Tables: []table.Table{frozen}}, large},
		"no-halves":   {table.Document{Title: "Club", Tables: []table.Table{many}}, upright},
		"broad":       {table.Document{Title: "Club", Tables: []table.Table{wide(2)}}, Options{Booklet: true}},
		"marks":       {marked(t), Options{Footer: "foot", Created: time.Date(2026, 5, 3, 14, 5, 0, 0, time.UTC)}},
		"marks-wall":  {marked(t), Options{Fill: true, Paper: table.A3}},
		"list":        {list, large},
		"list-filled": {list, Options{LeastSize: 24, LargestSize: 24, Fill: true}},
		"four":        {list, Options{LeastSize: 24, LargestSize: 24, NUp: 4, Footer: "foot"}},
		"two":         {list, Options{LeastSize: 24, LargestSize: 24, NUp: 2, Paper: table.Letter}},
		"booklet":     {list, Options{LeastSize: 24, LargestSize: 24, Booklet: true}},
		"divided":     {table.Document{Title: "Club", Tables: []table.Table{wide(3)}}, upright},
		"halves": {table.Document{Head: "Chess club", Title: "Club", Subtitle: "List", Event: []string{"Oak"},
			Tables: []table.Table{long, columns(3, 1)}}, large},
		"wall":        {table.Document{Title: "Club", Subtitle: "Round 4", Tables: []table.Table{wall}}, Options{}},
		"sentences":   {sentenced(2), upright},
		"cards":       {documentOf(deckOf(3)), Options{}},
		"labels":      {documentOf(labels), Options{}},
		"badges":      {documentOf(badges), Options{Paper: table.Letter}},
		"certificate": {documentOf(certificate), Options{}},
		"slips":       {documentOf(gridded()), Options{}},
	} {
		file := filepath.Join("testdata", "drawn", name+".txt")
		got := drawn(Layout(c.doc, c.o, plain))
		if name == "marks" {
			for _, tone := range Tones() {
				r, g, b := tone.RGB()
				got += fmt.Sprintf("%s is #%02x%02x%02x\n", tones[tone], r, g, b)
			}
		}
		if *update {
			must.Do(t, os.WriteFile(file, []byte(got), 0o644))
			continue
		}
		want := must.Have(os.ReadFile(file))(t)
		if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
			t.Errorf("%s (-golden +now):\n%s", file, diff)
		}
	}
}

// drawn writes pages down, in tenths of a millimetre.
func drawn(pages []Page) string {
	var w strings.Builder
	for n := range pages {
		p := &pages[n]
		fmt.Fprintf(&w, "Page %d: %g × %g\n", n+1, p.Width, p.Height)
		for _, x := range p.Pictures {
			fmt.Fprintf(&w, "picture %.1f %.1f, %.1f × %.1f\n", x.X, x.Y, x.W, x.H)
		}
		for _, x := range p.Fills {
			fmt.Fprintf(&w, "fill %.1f %.1f, %.1f × %.1f %s\n", x.X, x.Y, x.W, x.H, tones[x.Tone])
		}
		for _, x := range p.Lines {
			fmt.Fprintf(&w, "line %.1f %.1f to %.1f %.1f, %.2f %s\n", x.X1, x.Y1, x.X2, x.Y2, x.Width, tones[x.Tone])
		}
		for _, x := range p.Texts {
			fmt.Fprintf(&w, "%s %.1f %.1f, %.1f at %.1f %s", roles[x.Role], x.X, x.Y, x.Width, x.Size, tones[x.Tone])
			for _, is := range []struct {
				word string
				is   bool
			}{{"bold", x.Bold}, {"italic", x.Italic}, {"turned", x.Turned}, {"continues", x.Continues}} {
				if is.is {
					w.WriteString(" " + is.word)
				}
			}
			fmt.Fprintf(&w, " of %d/%d/%d: %s\n", x.Table, x.Row, x.Column, x.String)
		}
	}
	return w.String()
}

var (
	tones = []string{"ink", "muted", "alert", "rule", "head", "zebra", "tint"}
	roles = []string{"title", "running", "heading", "group", "body", "below", "note", "foot", "part"}
)

// equals is a list with groups of equals, a rule below each.
func equals(rows int) table.Table {
	t := table.Table{Columns: []table.Column{{Title: "No.", Align: table.Right}, {Title: "Name", Frozen: true},
		{Title: "Pts", Align: table.Centre}}}
	for n := range rows {
		t.Rows = append(t.Rows, table.Row{Rule: n%4 == 3, Cells: []table.Cell{
			table.Text(fmt.Sprint(n + 1)), table.Text(fmt.Sprintf("Ash %d", n+1)), table.Text(fmt.Sprint(9 - n/4))}})
		if n%13 == 0 {
			t.Groups = append(t.Groups, table.Group{Row: n, Title: fmt.Sprintf("Group %d", n/13+1)})
		}
	}
	return t
}

// marked has a cell of every mark, second lines, a rule to write on, and all that stands around a table.
func marked(t *testing.T) table.Document {
	tab := table.Table{Title: "Chart", Foot: "Pts: points", Notes: []string{"W: won."}, Columns: []table.Column{
		{Title: "Name", Frozen: true}, {Title: "Round 1", Align: table.Centre}, {Title: "Round 2", Align: table.Right, Write: true}}}
	for m := table.Plain; m <= table.Elsewhere; m++ {
		text := fmt.Sprint("W", m)
		if m == table.Pending || m == table.Box {
			text = ""
		}
		cell := table.Cell{Text: text, Mark: m}
		tab.Rows = append(tab.Rows, table.Row{Cells: []table.Cell{{Text: fmt.Sprintf("Ash %d", m)}, cell, cell}})
	}
	tab.Rows[1].Mark, tab.Rows[2].Mark = table.Withdrawn, table.Total
	tab.Rows[3].Cells[0].Below, tab.Rows[3].Cells[1].Below = "1985", "2.5"
	tab.Rows[4].Cells[0].Text = "A name that is longer, and longer than that, and so long that it does not stand on a line of " +
		"any sheet that there is"
	code := &table.Code{Text: "x", Dark: [][]bool{{true, true, false}, {false, false, true}, {true, false, true}}}
	tab.Code = code
	return table.Document{Title: "Club open", Subtitle: "Wall chart", Head: "Chess club", Event: []string{"Oak, 3 May", "5 rounds"},
		Logo: encoded(t, 30, 20), Code: code, Tables: []table.Table{tab}, Notes: []string{"Below: the score so far."}}
}

// gridded is two slips with a grid, labels and a rule to write on.
func gridded() *cards.Deck {
	d := &cards.Deck{Size: cards.Size{Width: 80, Height: 60}, Foot: "Club"}
	for n := range 2 {
		d.Cards = append(d.Cards, cards.Card{Below: 1, Lines: []cards.Line{
			{Fields: []cards.Field{{ID: "match", Label: "Match", Text: fmt.Sprint(n + 1), Role: cards.Strong, Points: 14},
				{Text: "a long remark that has to be broken", Role: cards.Quiet, Lines: 2, Share: 2, Align: cards.Right}}, Space: 1},
			{Grid: &cards.Grid{Points: 9,
				Columns: []cards.GridColumn{{Share: 1}, {Title: "White", Share: 4}, {Title: "Result", Share: 1, Align: cards.Centre}},
				Rows: []cards.GridRow{{Head: "1", Cells: []string{"Featherstonehaugh, Bartholomew", "1-0"}},
					{Head: "2", Cells: []string{"Dan"}}}}, Space: 1},
			{Fields: []cards.Field{{ID: "sign", Label: "Signed", Write: true}}, Space: 2},
			{Fields: []cards.Field{{ID: "clock", Label: "Clock and board", Text: "7", Write: true}}},
		}})
	}
	return d
}
