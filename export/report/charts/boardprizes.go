package charts

import (
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var BoardPrizesReport = report.Report{ID: "board-prizes", Group: report.OfStandings, Name: phrase.New("Board prizes"), Ranked: true,
	Heed: report.AfterRound, For: report.Teams,
	Doc: phrase.New("The best on each board of a team event: by points, then by share of the games played, then by performance. A player is " +
		"listed under his board of the roster, with all his games."),
	Make: BoardPrizes}

var headBoards = report.Heading{Name: "Board prizes", Final: "Final board prizes"}

// BoardPrizes are the players of each board, the best first. The regulations of most events
// name points, then the share of the games that were played, then the performance.
func BoardPrizes(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	made, err := c.playersMade()
	if err != nil {
		return table.Document{}, err
	}
	d := c.Document(c.After(headBoards))
	t := table.Table{Name: c.Say("Board prizes"), Columns: []table.Column{
		{ID: "rank", Title: c.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Place; = is shared")},
		{ID: "name", Title: c.Say("Name"), Frozen: true}, {ID: "plays-for", Title: c.Say("Team")},
		{ID: "rating", Title: c.Say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "points", Title: c.Say("Pts"), Align: table.Right, Format: table.Halves},
		{ID: "games", Title: c.Say("Games"), Align: table.Right, Format: table.Whole, Tip: c.Say("Games played")},
		{ID: "percent", Title: "%", Align: table.Right, Format: table.Whole, Tip: c.Say("Share of the points that were possible")},
		{ID: "performance", Title: c.Say("Rp"), Align: table.Right, Format: table.Whole}}}
	made = slices.DeleteFunc(made, func(x ratingchange.Made) bool { return x.Played == 0 })
	t.Grouped = c.Say("Board")
	for len(made) > 0 {
		board := made[0].Board
		n := slices.IndexFunc(append(made, ratingchange.Made{}), func(x ratingchange.Made) bool { return x.Board != board })
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: c.onBoard(board)})
		t.Rows, made = append(t.Rows, c.prizeRows(made[:n])...), made[n:]
	}
	t.Notes = append([]string{c.Say("Who has more points stands higher; then the larger share of the games played, then the better " +
		"performance. Points without a game are not counted.")}, c.RatingsNote(c.RatingsUsed(c.Sheet.Ratings, c.Section), "")...)
	d.Tables = []table.Table{t}
	return d, nil
}

// onBoard is the heading of a board; beyond the boards of a match sit the substitutes.
func (c *chart) onBoard(b int) string {
	if n := c.Section.Boards; n > 0 && b > n {
		return c.Say("Substitute %d", b-n)
	}
	return c.Say("Board %d", b)
}

// playersMade is what every player of a roster has made.
func (c *chart) playersMade() ([]ratingchange.Made, error) {
	if !c.Sheet.Teams {
		return nil, phrase.Errorf("%s is a section of players, and only teams have boards", c.Section.Name)
	}
	if len(c.boardGames()) == 0 {
		return nil, phrase.Errorf("%s has no board games: only the match scores are known, so nobody has points on a board", c.Section.Name)
	}
	return ratingchange.Boards(c.All), nil
}

// prizeRows are the players of a board, the best first, or the first places of it.
func (c *chart) prizeRows(on []ratingchange.Made) (rows []table.Row) {
	place := 0
	for n, x := range on {
		if n == 0 || on[n-1].Compare(x) != 0 {
			place = n + 1
		}
		if c.Places > 0 && place > c.Places {
			break
		}
		text := report.Whole(place).Text
		if n > 0 && on[n-1].Compare(x) == 0 || n+1 < len(on) && x.Compare(on[n+1]) == 0 {
			text += "="
		}
		rows = append(rows, c.prizeRow(table.Num(text, float64(place)), x))
	}
	return rows
}

func (c *chart) prizeRow(place table.Cell, x ratingchange.Made) table.Row {
	ref := table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(x.Player)}
	row := table.Row{Ref: ref, Cells: make([]table.Cell, 8)}
	row.Cells[0] = place
	if p := c.People[x.Player]; p != nil {
		row.Cells[1] = table.Cell{Text: report.Titled(p), Ref: row.Ref}
		if team := c.Section.TeamByID(p.Team); team != nil {
			row.Cells[2].Text = team.Name
		}
		if row.Cells[3] = table.Text(c.Unrated()); c.Sheet.Ratings.Of(p) != 0 {
			row.Cells[3] = report.RatingCell(c.Sheet.Ratings.Of(p))
		}
	}
	row.Cells[4] = table.Num(c.PointsOf(x.Points), float64(x.Points)/2)
	row.Cells[4].Mark = table.Strong
	row.Cells[5] = report.Whole(x.Played)
	if win := c.Section.Scoring.Win; win > 0 {
		row.Cells[6] = report.Whole((200*int(x.Points) + x.Played*int(win)) / (2 * x.Played * int(win)))
	}
	row.Cells[7] = report.PerformanceCell(x.Games)
	return row
}
