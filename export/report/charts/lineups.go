package charts

import (
	"fmt"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var LineupsReport = report.Report{ID: "lineups", Name: phrase.New("Team line-ups"), Heed: report.OfPlaces, For: report.Teams,
	Doc:  phrase.New("Each team's players in board order with their results."),
	Make: Lineups}

var headLineups = report.Heading{Name: "Line-ups", Final: "Final line-ups"}

// game is one player's board in one round.
type game struct {
	board   int // 1-based
	colour  model.Colour
	outcome model.Outcome
	against model.ID
	team    model.ID // the opponents
}

// Lineups is each team's players in board order with what they made in every
// round, and their points: the team's page as it hangs beside the crosstable. It
// needs the boards of the matches, not only their scores.
func Lineups(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	if !c.Sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of players, and only teams have line-ups", c.Section.Name)
	}
	games := c.boardGames()
	if len(games) == 0 {
		return table.Document{}, phrase.Errorf("%s has no board games: only the match scores are known, so there are no line-ups", c.Section.Name)
	}
	made := ratingchange.Played(c.All)
	d := c.Document(c.After(headLineups))
	t := table.Table{Name: c.Say("Line-ups"), Grouped: c.Say("Team"), Columns: []table.Column{
		{ID: "board", Title: c.Say("Bd."), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Board in the roster")},
		{ID: "name", Title: c.Say("Name"), Frozen: true},
		{ID: "rating", Title: c.Say("Rtng"), Align: table.Right, Format: table.Whole},
	}}
	for r := range c.All.Rounds {
		t.Columns = append(t.Columns, c.roundColumn(r, c.Say("Rnd %d", r+1)))
	}
	t.Columns = append(t.Columns,
		table.Column{ID: "points", Title: c.Say("Pts"), Align: table.Right, Format: table.Halves},
		table.Column{ID: "games", Title: c.Say("Games"), Align: table.Right, Format: table.Whole, Tip: c.Say("Games played")},
		table.Column{ID: "performance", Title: c.Say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.Say("Performance by the opponents' ratings (B.01, 1.4.9)")})
	for _, i := range c.Everyone() {
		team := c.Section.TeamByID(c.Sheet.Lines[i].ID)
		place := c.Standings.At(i)
		rank := c.Place(place.Rank).Text
		if c.Shared[place.Rank] == 1 {
			rank += "."
		}
		title := fmt.Sprintf("%s %s (%s)", rank, c.Itself(team.Name), c.Written(c.Standings.Columns[0], &place.Cells[0]))
		if strength := c.Sheet.Lines[i].Rating; strength != 0 {
			title = report.JoinNonEmpty(", ", title, c.Say("average %s", strength.String()))
		}
		if team.Captain != "" {
			title = report.JoinNonEmpty(", ", title, c.Say("captain %s", team.Captain))
		}
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: title})
		for b, id := range team.Roster {
			t.Rows = append(t.Rows, c.lineup(b+1, id, games[id], made[id]))
		}
	}
	t = report.WithoutEmpty(t, "performance")
	t.Notes = append([]string{c.Say("A board in parentheses is the one played on where it is not the player's own.")},
		c.RatingsNote(c.RatingsUsed(c.Sheet.Ratings, c.Section), "")...)
	d.Tables = []table.Table{t}
	return d, nil
}

// boardGames finds every player's games: by player, then by round (from 0).
func (c *chart) boardGames() map[model.ID]map[int]game {
	games := map[model.ID]map[int]game{}
	for r := range min(c.All.Rounds, len(c.Section.Rounds)) {
		for _, p := range c.Section.Rounds[r].Pairings {
			for b, g := range p.Games {
				for side, id := range g.Players {
					if id == 0 {
						continue
					}
					if games[id] == nil {
						games[id] = map[int]game{}
					}
					x := game{board: b + 1, outcome: g.Outcomes[side], against: g.Players[1-side], team: p.Sides[1-side]}
					if !p.NoColours {
						x.colour = model.Black
						if int(g.White) == side {
							x.colour = model.White
						}
					}
					games[id][r] = x
				}
			}
		}
	}
	return games
}

// lineup is the line of one player of a team: the results round by round, with points, games and performance.
func (c *chart) lineup(board int, id model.ID, games map[int]game, made ratingchange.Made) table.Row {
	row := table.Row{Cells: []table.Cell{report.Whole(board), {}, {}}}
	p := c.People[id]
	if p == nil {
		row.Cells = append(row.Cells, make([]table.Cell, c.All.Rounds+3)...)
		return row
	}
	row.Ref = table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(id)}
	row.Cells[1] = table.Cell{Text: report.JoinNonEmpty(" ", p.TitleShown(), p.Name), Ref: row.Ref}
	rating := c.Sheet.Ratings.Of(p)
	if row.Cells[2] = table.Text(c.Unrated()); rating != 0 {
		row.Cells[2] = table.Num(rating.String(), float64(rating))
	}
	sum := model.Points(0)
	for r := range c.All.Rounds {
		x, ok := games[r]
		if !ok {
			row.Cells = append(row.Cells, table.Cell{})
			continue
		}
		sum += c.Section.Scoring.Game(x.outcome)
		row.Cells = append(row.Cells, c.boardCell(board, p, r, x))
	}
	row.Cells = append(row.Cells, table.Num(c.PointsOf(sum), float64(sum)/2), report.Whole(made.Played), report.PerformanceCell(made.Games))
	row.Cells[len(row.Cells)-3].Mark = table.Strong
	return row
}

// boardCell is a player's round: "w1", "b½", with the board where it differs.
func (c *chart) boardCell(board int, p *model.Player, r int, x game) table.Cell {
	text := report.Sign(x.outcome)
	if x.colour != model.NoColour {
		text = string(x.colour.Letter()) + text
	}
	if x.board != board {
		text += "(" + strconv.Itoa(x.board) + ")"
	}
	tip := c.Say("Round %d, board %d", r+1, x.board)
	if opponent := c.People[x.against]; opponent != nil {
		tip = c.Under(tip, c.Say("against %s", opponent.Name))
	}
	return table.Cell{Text: text, Mark: report.MarkOf(x.outcome), Tip: tip, Editable: true, Ref: table.Ref{
		Kind: table.ToBoardGame, Section: int32(c.Section.ID), Participant: int32(p.Team), Opponent: int32(x.team), Round: r + 1, Board: x.board,
	}}
}
