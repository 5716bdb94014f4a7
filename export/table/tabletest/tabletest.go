// Package tabletest makes tables of the kinds that organisers print, for tests
// and benchmarks of the outputs: a wall chart with two-line cells, a team
// crosstable, standings with names in many scripts. The figures are made up but
// look like an event's; the same arguments give the same table.
package tabletest

import (
	"fmt"
	"strings"

	"wallchart/export/table"
)

var families = strings.Fields("Gonzalez Nowak Müller O’Brien Szabó Þórsdóttir Đặng Kovačević Иванов " +
	"Παπαδόπουλος Łukaszewski Ștefănescu Çelik Björkqvist Garcia-Fernandez Smith Lee Kim Johansson Van-der-Merwe")
var given = strings.Fields("Ana Piotr Jürgen Siobhán Ödön Guðrún Minh Željko Мария Γιώργος " +
	"Katarzyna Ioana Emre Åsa Luis-Alberto Jo Min-seo Ji-woo Lars Pieter")

// name returns the i-th made-up name.
func name(i int) string {
	return families[i%len(families)] + ", " + given[(i*7+i/len(families))%len(given)]
}

// WallChart is a chart in rating order: under each result the running score.
func WallChart(players, rounds int) table.Document {
	t := table.Table{
		Name: "Wall chart",
		Columns: []table.Column{
			{ID: "no", Title: "No.", Align: table.Right, Frozen: true, Format: table.Whole},
			{ID: "name", Title: "Name / Rating", Frozen: true},
			{ID: "state", Title: "St"},
		},
		Notes: []string{"W won, L lost, D drew with the player of that number; B bye. Below: the score so far."},
		Seconds: []table.Second{
			{Of: "name", Column: table.Column{ID: "rating", Title: "Rating", Align: table.Right, Format: table.Whole}},
			{Of: "name", Column: table.Column{ID: "id", Title: "ID"}},
		},
	}
	for r := 1; r <= rounds; r++ {
		t.Columns = append(t.Columns, table.Column{ID: fmt.Sprintf("r%d", r), Title: fmt.Sprintf("Rnd %d", r), Align: table.Centre})
		t.Seconds = append(t.Seconds, table.Second{Of: fmt.Sprintf("r%d", r),
			Column: table.Column{ID: fmt.Sprintf("r%d-points", r), Title: fmt.Sprintf("Pts %d", r), Align: table.Right, Format: table.Halves}})
	}
	t.Columns = append(t.Columns, table.Column{ID: "total", Title: "Total", Align: table.Right, Format: table.Halves})
	marks := []table.Mark{table.Win, table.Loss, table.Draw}
	for i := range players {
		row := table.Row{Cells: []table.Cell{
			table.Num(fmt.Sprint(i+1), float64(i+1)),
			{Text: name(i)},
			table.Text([]string{"NY", "CA", "TX", "NJ"}[i%4]),
		}}
		rating, id := 2400-i*1000/max(players, 1), fmt.Sprintf("%08d", 12000000+i*7919)
		row.Cells[1].Below = fmt.Sprintf("%d  %s", rating, id)
		row.Seconds = []table.Cell{table.Num(fmt.Sprint(rating), float64(rating)), table.Text(id)}
		halves := 0
		for r := range rounds {
			c := table.Cell{}
			switch k := (i*5 + r*3 + i*r) % 7; {
			case k == 6 && i%9 == 0:
				c = table.Cell{Text: "-B-", Mark: table.Bye}
				halves += 2
			default:
				c = table.Cell{Text: "WLD"[k%3:k%3+1] + fmt.Sprint((i+r*11+players/2)%players+1), Mark: marks[k%3]}
				halves += []int{2, 0, 1}[k%3]
			}
			c.Below = fmt.Sprintf("%d.%d", halves/2, halves%2*5)
			row.Seconds = append(row.Seconds, table.Num(c.Below, float64(halves)/2))
			row.Cells = append(row.Cells, c)
		}
		row.Cells = append(row.Cells, table.Num(fmt.Sprintf("%d.%d", halves/2, halves%2*5), float64(halves)/2))
		if i == players/2 {
			row.Mark = table.Withdrawn
		}
		t.Rows = append(t.Rows, row)
	}
	return table.Document{Title: "Springfield Open 2026", Subtitle: fmt.Sprintf("Wall chart after round %d", rounds),
		Author: "Test Arbiter", Tables: []table.Table{t}}
}

// TeamGrid is a team crosstable in which everybody met everybody.
func TeamGrid(teams int) table.Document {
	t := table.Table{Name: "Teams", Columns: []table.Column{
		{ID: "rank", Title: "Place", Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "name", Title: "Team", Frozen: true},
	}}
	for i := range teams {
		t.Columns = append(t.Columns, table.Column{ID: fmt.Sprintf("v%d", i+1), Title: fmt.Sprint(i + 1), Align: table.Centre})
	}
	t.Columns = append(t.Columns,
		table.Column{ID: "mp", Title: "Match points", Align: table.Right, Format: table.Halves},
		table.Column{ID: "gp", Title: "Game points", Align: table.Right, Format: table.Halves},
		table.Column{ID: "tb:USAT", Title: "USAT", Tip: "US Amateur Team tie-break", Align: table.Right, Format: table.Quarters})
	clubs := []string{"Lakeside Knights", "Bishop Takes All", "Real Castling FC", "The Zugzwang Gang",
		"Pawn Stars of Saint-Étienne", "Rookies", "En Passant", "Forks & Pins"}
	for i := range teams {
		row := table.Row{Cells: []table.Cell{table.Num(fmt.Sprint(i+1), float64(i+1)),
			table.Text(fmt.Sprintf("%s %s", clubs[i%len(clubs)], strings.Repeat("I", i/len(clubs))))}}
		mp, gp := 0, 0
		for j := range teams {
			halves := (i*3 + j*5) % 9
			if i > j {
				halves = 8 - (j*3+i*5)%9
			}
			c := table.Num(fmt.Sprintf("%d.%d", halves/2, halves%2*5), float64(halves)/2)
			switch {
			case i == j:
				c = table.Cell{Mark: table.Empty}
				halves = 0
			case halves > 4:
				c.Mark = table.Win
				mp += 2
			case halves == 4:
				mp++
			}
			gp += halves
			row.Cells = append(row.Cells, c)
		}
		row.Cells = append(row.Cells,
			table.Num(fmt.Sprintf("%d.%d", mp/2, mp%2*5), float64(mp)/2),
			table.Num(fmt.Sprintf("%d.%d", gp/2, gp%2*5), float64(gp)/2),
			table.Num(fmt.Sprintf("%d.%02d", gp*mp/4, gp*mp%4*25), float64(gp*mp)/4))
		t.Rows = append(t.Rows, row)
	}
	return table.Document{Title: "City Team League", Subtitle: "Crosstable after the last round", Tables: []table.Table{t},
		Notes: []string{"USAT: for every match, the game points scored times the opponents' match points."}}
}

// Scripts are names that need more than one font.
var Scripts = []string{
	"王小明", "𠮷田 さくら", "김민준", "محمد صلاح الدين", "יונתן כהן-לוי", "გიორგი ბერიძე", "Արամ Խաչատրյան",
	"अमित शर्मा", "สมชาย ใจดี", "Chess 😀👩\u200d🎓 Club", "♔ King’s Club ½ → 1", "e\u0301a\u0323\u0302 decomposed", "\U0010ffff unassigned",
}

// Standings is a list of players in places with tie-breaks, in groups of ten,
// with some long names and some in the scripts above.
func Standings(players int) table.Document {
	t := table.Table{Name: "Standings", Columns: []table.Column{
		{ID: "rank", Title: "Place", Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "name", Title: "Name", Frozen: true},
		{ID: "club", Title: "Club"},
		{ID: "rating", Title: "Rating", Align: table.Right, Format: table.Whole},
		{ID: "points", Title: "Points", Align: table.Right, Format: table.Halves},
		{ID: "tb:BH/C1", Title: "BH/C1", Align: table.Right, Format: table.Halves},
		{ID: "tb:BH", Title: "BH", Align: table.Right, Format: table.Halves},
		{ID: "tb:SB", Title: "SB", Align: table.Right, Format: table.Quarters},
		{ID: "tb:AOB", Title: "Average of Opponents’ Buchholz", Align: table.Right, Format: table.Quarters},
	}}
	for i := range players {
		n := name(i)
		switch {
		case i%3 == 1 && i/3 < len(Scripts):
			n = Scripts[i/3]
		case i == 5:
			n = "Wolfeschlegelsteinhausenbergerdorff-Montgomery-Fitzwilliam, Maximilian Alexander Sebastian"
		}
		if i%10 == 0 {
			t.Groups = append(t.Groups, table.Group{Row: i, Title: fmt.Sprintf("Group %d", i/10+1)})
		}
		halves := max(0, 14-i*14/max(players, 1))
		bh := 2*30 - i%17
		row := table.Row{Cells: []table.Cell{
			table.Num(fmt.Sprint(i+1), float64(i+1)), table.Text(n),
			table.Text([]string{"SK Beispiel 1908", "", "Club d’Échecs", "Šahovski klub"}[i%4]),
			table.Num(fmt.Sprint(2400-i*3), float64(2400-i*3)),
			table.Num(fmt.Sprintf("%d.%d", halves/2, halves%2*5), float64(halves)/2),
			table.Num(fmt.Sprintf("%d.%d", bh/2-4, bh%2*5), float64(bh)/2-4),
			table.Num(fmt.Sprintf("%d.%d", bh/2, bh%2*5), float64(bh)/2),
			table.Num(fmt.Sprintf("%d.%02d", bh/3, i%4*25), float64(bh/3)+float64(i%4)/4),
			table.Num(fmt.Sprintf("%d.%02d", bh/2, i%100), float64(bh/2)+float64(i%100)/100),
		}}
		switch i {
		case 3:
			row.Cells[7].Mark = table.Struck
		case 4:
			row.Cells[4].Mark = table.Changed
		case 6:
			row.Cells[3].Mark = table.Warning
		}
		t.Rows = append(t.Rows, row)
	}
	return table.Document{Title: "Standings & Tie-breaks", Subtitle: "After round 9", Tables: []table.Table{t},
		Notes: []string{"Struck values are left out of the sum. Places are decided by Points, then Buchholz " +
			"Cut-1, Buchholz, Sonneborn-Berger and the average of the opponents’ Buchholz, in this order."}}
}
