package officer

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// mostNamed is how many players without an ID are named.
const mostNamed = 10

var OfficerReport = report.Report{ID: "officer", Name: phrase.New("Results for a rating officer"),
	Heed: report.AfterRound, For: func(*model.Section) bool { return true },
	Doc: phrase.New("For lists that take a table by mail, such as NWSRS and Chess Scotland: number, last and first name, ID, and for each " +
		"round W, D or L with the opponent's number. As CSV or workbook."),
	Make: Officer}

var headOfficer = report.Heading{Name: "Results for a rating officer", Final: "Final results for a rating officer"}

// Officer is the crosstable as rating officers take it who have no file format: names in two columns, IDs, and the results by
// starting number, played as they count for rating. Of teams it is the games of their players, numbered team by team.
func Officer(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	rated := c.Sheet.Tournament.AsReported(c.Section)
	people := report.PlayersByID(rated)
	lines, open := officerLines(c.Sheet.Tournament, rated, c.Sheet.Rounds)
	d := c.Document(c.After(headOfficer))
	t := table.Table{Name: c.Say("Results"), Columns: []table.Column{
		{ID: "no", Title: c.Say("No."), Align: table.Right, Format: table.Whole, Tip: c.Say("Starting number"), Frozen: true},
		{ID: "last", Title: c.Say("Last name"), Frozen: true}, {ID: "first", Title: c.Say("First name")},
		{ID: "id", Title: c.Say("No. in the list")}}}
	for r := range c.Sheet.Rounds {
		t.Columns = append(t.Columns, table.Column{ID: "r" + strconv.Itoa(r+1), Title: c.Say("Rd %d", r+1), Align: table.Centre})
	}
	var nameless []string
	for _, l := range lines {
		p := people[l.id]
		last, first := lastAndFirst(p.Name)
		id := p.NationalID
		if id == "" {
			id = p.FideID
		}
		if id == "" {
			nameless = append(nameless, c.Itself(p.Name))
		}
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(l.id)},
			Cells: []table.Cell{report.Whole(l.number), table.Text(last), table.Text(first), table.Text(id)}}
		for _, x := range l.cells {
			row.Cells = append(row.Cells, table.Text(x))
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = append(t.Notes, c.Say("W won, D drawn, L lost against the number behind it; X won and F lost by forfeit; B full-point bye, "+
		"H half-point bye, U no game for rating."))
	if without := len(nameless); without > 0 {
		if without > mostNamed {
			nameless = append(nameless[:mostNamed], "…")
		}
		t.Notes = append(t.Notes, c.Count(without, "%[1]d player has no ID, by which the office knows players: %[2]s",
			"%[1]d players have no ID, by which the office knows players: %[2]s", without, strings.Join(nameless, "; ")))
	}
	if open > 0 {
		t.Notes = append(t.Notes, c.Count(open, "%d game has no result yet.", "%d games have no result yet.", open))
	}
	d.Tables = []table.Table{t}
	return d, nil
}

// officerLine is somebody with what each round was.
type officerLine struct {
	id     model.ID
	number int
	cells  []string
}

// officerLines are the people in the order of their numbers, and how many games have no result yet.
func officerLines(t *model.Tournament, s *model.Section, rounds int) (lines []officerLine, open int) {
	if s.Team() {
		return boardLines(s, rounds)
	}
	sh := model.NewSheet(t, s, rounds)
	for i := range sh.Lines {
		l := officerLine{id: sh.Lines[i].ID, number: sh.Lines[i].Number}
		for r := range sh.Lines[i].Cells {
			x := &sh.Lines[i].Cells[r]
			if x.Outcome == model.Pending && x.Opponent > i {
				open++
			}
			against := 0
			if x.Opponent >= 0 {
				against = sh.Lines[x.Opponent].Number
			}
			l.cells = append(l.cells, officerCell(x.Outcome, against))
		}
		lines = append(lines, l)
	}
	return lines, open
}

// boardLines are the players of teams: who has no board in a round has an empty cell.
func boardLines(s *model.Section, rounds int) (lines []officerLine, open int) {
	at, people := map[model.ID]int{}, report.PlayersByID(s)
	add := func(id model.ID) {
		if _, twice := at[id]; !twice && people[id] != nil {
			at[id] = len(lines)
			lines = append(lines, officerLine{id: id, number: len(lines) + 1, cells: make([]string, rounds)})
		}
	}
	teams := slices.Clone(s.Teams)
	slices.SortStableFunc(teams, func(a, b model.Team) int { return a.Number - b.Number })
	for i := range teams {
		for _, id := range teams[i].Roster {
			add(id)
		}
	}
	for i := range s.Players {
		add(s.Players[i].ID)
	}
	for r := range min(rounds, len(s.Rounds)) {
		for i := range s.Rounds[r].Pairings {
			for _, g := range s.Rounds[r].Pairings[i].Games {
				if g.Outcomes[0] == model.Pending && g.Players[0] != 0 && g.Players[1] != 0 {
					open++
				}
				for side, id := range g.Players {
					n, known := at[id]
					if !known {
						continue
					}
					against := 0
					if other, there := at[g.Players[1-side]]; there {
						against = other + 1
					}
					lines[n].cells[r] = strings.TrimSpace(lines[n].cells[r] + " " + officerCell(g.Outcomes[side], against))
				}
			}
		}
	}
	return lines, open
}

// officerCell is a round in the letters of the field: "W12", "D3", "B"; against 0 is nobody.
func officerCell(o model.Outcome, number int) string {
	against := ""
	if number > 0 {
		against = strconv.Itoa(number)
	}
	switch {
	case o == model.Pending:
		return ""
	case o.Rated():
		return string(o.US()) + against
	case o == model.ForfeitWin:
		return "X" + against
	case o == model.ForfeitLoss || o == model.DoubleForfeit:
		return "F" + against
	case o == model.PairingBye || o == model.FullBye:
		return "B"
	case o == model.HalfBye:
		return "H"
	}
	return "U" // not there, or a game that does not count for rating
}

// lastAndFirst takes a name apart: before and behind the comma or, without one, the last word and what stands before it.
func lastAndFirst(name string) (last, first string) {
	if last, first, ok := strings.Cut(name, ","); ok {
		return strings.TrimSpace(last), strings.TrimSpace(first)
	}
	name = strings.TrimSpace(name)
	if i := strings.LastIndexByte(name, ' '); i >= 0 {
		return name[i+1:], strings.TrimSpace(name[:i])
	}
	return name, ""
}
