package federation

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/export/csv"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// office is a rating office that takes the table of the report Officer, with the headings it reads.
type office struct {
	heads    [4]string // number, last and first name, ID
	round    string    // before a round's number
	more     []detail  // columns behind those four
	days     bool      // rounds have their day in the heading, and it must be known
	problems func(*model.Player) []model.Problem
	options  csv.Options
}

// detail is a column about the player.
type detail struct {
	head string
	text func(*model.Player) string
}

// nwsrs is the table of the Northwest Scholastic Rating System: number, last and first name, the ID and the rounds.
var nwsrs = office{heads: [4]string{"No.", "Last", "First", "NWSRS ID"}, round: "Rd ", problems: nwsrsID}

// dwz is the table for an officer of the Deutscher Schachbund, who asks for dates of birth and the days of the rounds.
var dwz = office{heads: [4]string{"Nr.", "Nachname", "Vorname", "Mitgliedsnummer"}, round: "R", days: true, problems: dwzDetails,
	more: []detail{
		{"geboren", func(p *model.Player) string { return german(p.Birth) }},
		{"Verein", func(p *model.Player) string { return p.Club }},
		{"DWZ", func(p *model.Player) string {
			if p.NationalRating == 0 {
				return ""
			}
			return strconv.Itoa(int(p.NationalRating))
		}}},
	options: csv.Options{Delimiter: ';', BOM: true, CRLF: true}}

// check is what the office asks for before it takes the table.
func (f office) check(t *model.Tournament, s *model.Section) model.Problems {
	s = t.AsReported(s)
	found := s.Check().Grave()
	if f.days {
		undated := 0
		for r := range s.Rounds {
			if german(s.When(r+1).Date) == "" {
				undated++
			}
		}
		if undated > 0 {
			found = append(found, model.Problem{Field: "rounds", Grave: true, Cure: phrase.New("Enter when the rounds are played"),
				What: phrase.Count(undated, "%d round has no date", "%d rounds have no date")})
		}
	}
	for r := range s.Rounds {
		for i := range s.Rounds[r].Pairings {
			found = append(found, missing(s, r, &s.Rounds[r].Pairings[i])...)
		}
	}
	seen := map[string]string{}
	for i := range s.Players {
		p := &s.Players[i]
		for _, problem := range f.problems(p) {
			problem.Who = p.Name
			found = append(found, problem)
		}
		if id := p.NationalID; id != "" && seen[id] != "" {
			found = append(found, model.Problem{Who: p.Name, What: phrase.New("has the same number %s as %s", id, seen[id]),
				Cure: phrase.New("Correct one of them"), Grave: true})
		}
		seen[p.NationalID] = p.Name
	}
	return found
}

// missing is what is not known of a board.
func missing(s *model.Section, r int, p *model.Pairing) (found model.Problems) {
	open := p.Outcomes[0] == model.Pending
	for _, g := range p.Games {
		open = open || g.Outcomes[0] == model.Pending
	}
	at := model.Problem{Round: r + 1, Board: p.Board, Grave: true}
	switch {
	case p.IsBye():
		return nil
	case open:
		at.What, at.Cure = phrase.New("a result is missing"), phrase.New("Enter the result, or a forfeit")
	case s.Team() && len(p.Games) == 0 && p.Outcomes[0].Played():
		at.What, at.Cure = phrase.New("only the match is known, and games are rated"), phrase.New("Enter the results of the boards")
	default:
		return nil
	}
	return model.Problems{at}
}

// write writes the table as CSV.
func (f office) write(w io.Writer, t *model.Tournament, s *model.Section) ([]phrase.Text, error) {
	if grave := f.check(t, s).Grave(); len(grave) > 0 {
		return nil, grave
	}
	st, err := catalogue.Standard(t, s, len(s.Rounds))
	if err != nil {
		return nil, err
	}
	d, err := officer.Officer(st, report.Options{Pointed: true})
	if err != nil {
		return nil, err
	}
	return nil, csv.Write(w, table.Document{Tables: []table.Table{f.table(d.Tables[0], t.AsReported(s))}}, f.options)
}

// table gives the officer's table the headings and the columns of the office.
func (f office) table(o table.Table, s *model.Section) table.Table {
	people := map[model.ID]*model.Player{}
	for i := range s.Players {
		people[s.Players[i].ID] = &s.Players[i]
	}
	n := len(f.heads)
	var columns []table.Column
	for i, head := range f.heads {
		columns = append(columns, table.Column{ID: o.Columns[i].ID, Title: head, Format: o.Columns[i].Format})
	}
	for _, d := range f.more {
		columns = append(columns, table.Column{ID: d.head, Title: d.head})
	}
	for r := range o.Columns[n:] {
		title := f.round + strconv.Itoa(r+1)
		if day := german(s.When(r + 1).Date); f.days && day != "" {
			title = fmt.Sprintf("%s (%s)", title, day)
		}
		columns = append(columns, table.Column{ID: o.Columns[n+r].ID, Title: title})
	}
	t := table.Table{Columns: columns}
	for _, row := range o.Rows {
		p := people[model.ID(row.Ref.Participant)]
		cells := append(slices.Clone(row.Cells[:n-1]), table.Text(p.NationalID))
		for _, d := range f.more {
			cells = append(cells, table.Text(d.text(p)))
		}
		t.Rows = append(t.Rows, table.Row{Cells: append(cells, row.Cells[n:]...)})
	}
	return t
}

// nwsrsForm tells an ID of the NWSRS: three letters of the school, a letter of the grade (B is the first, N an adult), four places of
// which the first may be a letter.
func nwsrsForm(id string) bool {
	if len(id) != 8 {
		return false
	}
	for i, r := range strings.ToUpper(id) {
		letter, digit := r >= 'A' && r <= 'Z', r >= '0' && r <= '9'
		if i < 3 && !letter || i == 3 && (r < 'A' || r > 'N') || i == 4 && !letter && !digit || i > 4 && !digit {
			return false
		}
	}
	return true
}

func nwsrsID(p *model.Player) []model.Problem {
	switch {
	case p.NationalID == "":
		return []model.Problem{{What: phrase.New("has no NWSRS ID"), Cure: phrase.New("Look it up; the office gives new players one")}}
	case !nwsrsForm(p.NationalID):
		return []model.Problem{{What: phrase.New("has the NWSRS ID %q, which is not four letters and four places such as EVGC0012", p.NationalID),
			Cure: phrase.New("Correct it"), Grave: true}}
	}
	return nil
}

func dwzDetails(p *model.Player) (found []model.Problem) {
	if german(p.Birth) == "" {
		found = append(found, model.Problem{What: phrase.New("has no whole date of birth"), Cure: phrase.New("Enter year, month and day")})
	}
	if p.NationalID == "" {
		found = append(found, model.Problem{What: phrase.New("has no membership number"), Cure: phrase.New("Look it up in the list of the DSB")})
	}
	return found
}

// german is a whole date as it is written in Germany, "" for any other.
func german(d model.Date) string {
	day, err := time.Parse("2006-01-02", string(d))
	if err != nil {
		return ""
	}
	return day.Format("02.01.2006")
}
