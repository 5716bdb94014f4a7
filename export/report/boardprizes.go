package report

import (
	"cmp"
	"slices"

	"wallchart/export/table"
	"wallchart/gains"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var boardPrizes = Report{ID: "board-prizes", Name: phrase.New("Board prizes"), Ranked: true, For: teams,
	Doc: phrase.New("The best on each board of a team event: by points, then by share of the games played, then by performance. A player is " +
		"listed under his board of the roster, with all his games."),
	Make: BoardPrizes}

// boardScore is a player of a team with what he has made.
type boardScore struct {
	id     model.ID
	board  int // of the roster, 1-based
	points model.Points
	played int
	games  []gains.Game // that count for rating, against the rated
}

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
	made = slices.DeleteFunc(made, func(x boardScore) bool { return x.played == 0 })
	slices.SortStableFunc(made, func(a, b boardScore) int { return cmp.Compare(a.board, b.board) })
	for len(made) > 0 {
		board := made[0].board
		n := slices.IndexFunc(append(made, boardScore{}), func(x boardScore) bool { return x.board != board })
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
func (c *chart) playersMade() ([]boardScore, error) {
	if !c.sheet.Teams {
		return nil, phrase.Errorf("%s is a section of players, and only teams have boards", c.section.Name)
	}
	games := c.boardGames()
	if len(games) == 0 {
		return nil, phrase.Errorf("%s has no board games: only the match scores are known, so nobody has points on a board", c.section.Name)
	}
	var all []boardScore
	for i := range c.section.Teams {
		for b, id := range c.section.Teams[i].Roster {
			all = append(all, c.scoredOn(id, b+1, games[id]))
		}
	}
	return all, nil
}

// scoredOn is what a player has made by playing.
func (c *chart) scoredOn(id model.ID, board int, games map[int]game) boardScore {
	x := boardScore{id: id, board: board}
	for r := range c.all.Rounds {
		g, ok := games[r]
		if !ok || !g.outcome.Played() {
			continue
		}
		x.points += c.section.Scoring.Game(g.outcome)
		x.played++
		if opponent := c.people[g.against]; opponent != nil {
			if rating := c.sheet.Ratings.Of(opponent); rating != 0 {
				x.games = append(x.games, gains.Game{Opponent: g.against, Rating: rating, Halves: g.outcome.Halves()})
			}
		}
	}
	return x
}

// compareMade puts the better of two players of a board first.
func compareMade(a, b boardScore) int {
	p, _ := gains.Performance(a.games)
	q, _ := gains.Performance(b.games)
	return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(int(b.points)*a.played, int(a.points)*b.played), cmp.Compare(q, p))
}

// prizeRows are the players of boardScore board, or the first places of it.
func (c *chart) prizeRows(on []boardScore) (rows []table.Row) {
	slices.SortStableFunc(on, compareMade)
	place := 0
	for n, x := range on {
		if n == 0 || compareMade(on[n-1], x) != 0 {
			place = n + 1
		}
		if c.Places > 0 && place > c.Places {
			break
		}
		text := whole(place).Text
		if n > 0 && compareMade(on[n-1], x) == 0 || n+1 < len(on) && compareMade(x, on[n+1]) == 0 {
			text += "="
		}
		rows = append(rows, c.prizeRow(table.Num(text, float64(place)), x))
	}
	return rows
}

func (c *chart) prizeRow(place table.Cell, x boardScore) table.Row {
	ref := table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(x.id)}
	row := table.Row{Ref: ref, Cells: make([]table.Cell, 8)}
	row.Cells[0] = place
	if p := c.people[x.id]; p != nil {
		row.Cells[1] = table.Cell{Text: titled(p), Ref: row.Ref}
		if team := c.section.TeamByID(p.Team); team != nil {
			row.Cells[2].Text = team.Name
		}
		if row.Cells[3] = table.Text(c.unrated()); c.sheet.Ratings.Of(p) != 0 {
			row.Cells[3] = ratingCell(c.sheet.Ratings.Of(p))
		}
	}
	row.Cells[4] = table.Num(c.points(x.points), float64(x.points)/2)
	row.Cells[4].Mark = table.Strong
	row.Cells[5] = whole(x.played)
	if win := c.section.Scoring.Win; win > 0 {
		row.Cells[6] = whole((200*int(x.points) + x.played*int(win)) / (2 * x.played * int(win)))
	}
	row.Cells[7] = performance(x.games)
	return row
}
