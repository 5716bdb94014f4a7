package report

import (
	"slices"

	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var boardPrizes = Report{ID: "board-prizes", Name: phrase.New("Board prizes"), Ranked: true, For: teams,
	Doc: phrase.New("The best on each board of a team event: by points, then by share of the games played, then by performance. A player is " +
		"listed under his board of the roster, with all his games."),
	Make: BoardPrizes}

// BoardPrizes are the players of each board, the best first. The regulations of most events
// name points, then the share of the games that were played, then the performance.
func BoardPrizes(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	made, err := c.playersMade()
	if err != nil {
		return table.Document{}, err
	}
	d := c.document(c.after(headBoards))
	t := table.Table{Name: c.say("Board prizes"), Columns: []table.Column{
		{ID: "rank", Title: c.say("Place"), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.say("Place; = is shared")},
		{ID: "name", Title: c.say("Name"), Frozen: true}, {ID: "plays-for", Title: c.say("Team")},
		{ID: "rating", Title: c.say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "points", Title: c.say("Pts"), Align: table.Right, Format: table.Halves},
		{ID: "games", Title: c.say("Games"), Align: table.Right, Format: table.Whole, Tip: c.say("Games played")},
		{ID: "percent", Title: "%", Align: table.Right, Format: table.Whole, Tip: c.say("Share of the points that were possible")},
		{ID: "performance", Title: c.say("Rp"), Align: table.Right, Format: table.Whole}}}
	made = slices.DeleteFunc(made, func(x ratingchange.Made) bool { return x.Played == 0 })
	t.Grouped = c.say("Board")
	for len(made) > 0 {
		board := made[0].Board
		n := slices.IndexFunc(append(made, ratingchange.Made{}), func(x ratingchange.Made) bool { return x.Board != board })
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: c.onBoard(board)})
		t.Rows, made = append(t.Rows, c.prizeRows(made[:n])...), made[n:]
	}
	t.Notes = append([]string{c.say("Who has more points stands higher; then the larger share of the games played, then the better " +
		"performance. Points without a game are not counted.")}, c.ratingsNote(c.ratingsUsed(c.sheet.Ratings, c.section), "")...)
	d.Tables = []table.Table{t}
	return d, nil
}

// onBoard is the heading of a board; beyond the boards of a match sit the substitutes.
func (c *chart) onBoard(b int) string {
	if n := c.section.Boards; n > 0 && b > n {
		return c.say("Substitute %d", b-n)
	}
	return c.say("Board %d", b)
}

// playersMade is what every player of a roster has made.
func (c *chart) playersMade() ([]ratingchange.Made, error) {
	if !c.sheet.Teams {
		return nil, phrase.Errorf("%s is a section of players, and only teams have boards", c.section.Name)
	}
	if len(c.boardGames()) == 0 {
		return nil, phrase.Errorf("%s has no board games: only the match scores are known, so nobody has points on a board", c.section.Name)
	}
	return ratingchange.Boards(c.all), nil
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
		text := whole(place).Text
		if n > 0 && on[n-1].Compare(x) == 0 || n+1 < len(on) && x.Compare(on[n+1]) == 0 {
			text += "="
		}
		rows = append(rows, c.prizeRow(table.Num(text, float64(place)), x))
	}
	return rows
}

func (c *chart) prizeRow(place table.Cell, x ratingchange.Made) table.Row {
	ref := table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(x.Player)}
	row := table.Row{Ref: ref, Cells: make([]table.Cell, 8)}
	row.Cells[0] = place
	if p := c.people[x.Player]; p != nil {
		row.Cells[1] = table.Cell{Text: titled(p), Ref: row.Ref}
		if team := c.section.TeamByID(p.Team); team != nil {
			row.Cells[2].Text = team.Name
		}
		if row.Cells[3] = table.Text(c.unrated()); c.sheet.Ratings.Of(p) != 0 {
			row.Cells[3] = ratingCell(c.sheet.Ratings.Of(p))
		}
	}
	row.Cells[4] = table.Num(c.points(x.Points), float64(x.Points)/2)
	row.Cells[4].Mark = table.Strong
	row.Cells[5] = whole(x.Played)
	if win := c.section.Scoring.Win; win > 0 {
		row.Cells[6] = whole((200*int(x.Points) + x.Played*int(win)) / (2 * x.Played * int(win)))
	}
	row.Cells[7] = performance(x.Games)
	return row
}
