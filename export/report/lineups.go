package report

import (
	"fmt"
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

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
func Lineups(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	if !c.sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of players, and only teams have line-ups", c.section.Name)
	}
	games := c.boardGames()
	if len(games) == 0 {
		return table.Document{}, phrase.Errorf("%s has no board games: only the match scores are known, so there are no line-ups", c.section.Name)
	}
	made := ratingchange.Played(c.all)
	d := c.document(c.after(headLineups))
	t := table.Table{Name: c.say("Line-ups"), Grouped: c.say("Team"), Columns: []table.Column{
		{ID: "board", Title: c.say("Bd."), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.say("Board in the roster")},
		{ID: "name", Title: c.say("Name"), Frozen: true},
		{ID: "rating", Title: c.say("Rtng"), Align: table.Right, Format: table.Whole},
	}}
	for r := range c.all.Rounds {
		t.Columns = append(t.Columns, c.roundColumn(r, c.say("Rnd %d", r+1)))
	}
	t.Columns = append(t.Columns,
		table.Column{ID: "points", Title: c.say("Pts"), Align: table.Right, Format: table.Halves},
		table.Column{ID: "games", Title: c.say("Games"), Align: table.Right, Format: table.Whole, Tip: c.say("Games played")},
		table.Column{ID: "performance", Title: c.say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.say("Performance by the opponents' ratings (B.01, 1.4.9)")})
	for _, i := range c.everyone() {
		team := c.section.TeamByID(c.sheet.Lines[i].ID)
		place := c.st.At(i)
		rank := c.place(place.Rank).Text
		if c.shared[place.Rank] == 1 {
			rank += "."
		}
		title := fmt.Sprintf("%s %s (%s)", rank, c.itself(team.Name), c.written(c.st.Columns[0], &place.Cells[0]))
		if strength := c.sheet.Lines[i].Rating; strength != 0 {
			title = joinNonEmpty(", ", title, c.say("average %s", strength.String()))
		}
		if team.Captain != "" {
			title = joinNonEmpty(", ", title, c.say("captain %s", team.Captain))
		}
		t.Groups = append(t.Groups, table.Group{Row: len(t.Rows), Title: title})
		for b, id := range team.Roster {
			t.Rows = append(t.Rows, c.lineup(b+1, id, games[id], made[id]))
		}
	}
	t = withoutEmpty(t, "performance")
	t.Notes = append([]string{c.say("A board in parentheses is the one played on where it is not the player's own.")},
		c.ratingsNote(c.ratingsUsed(c.sheet.Ratings, c.section), "")...)
	d.Tables = []table.Table{t}
	return d, nil
}

// boardGames finds every player's games: by player, then by round (from 0).
func (c *chart) boardGames() map[model.ID]map[int]game {
	games := map[model.ID]map[int]game{}
	for r := range min(c.all.Rounds, len(c.section.Rounds)) {
		for _, p := range c.section.Rounds[r].Pairings {
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

func (c *chart) lineup(board int, id model.ID, games map[int]game, made ratingchange.Made) table.Row {
	row := table.Row{Cells: []table.Cell{whole(board), {}, {}}}
	p := c.people[id]
	if p == nil {
		row.Cells = append(row.Cells, make([]table.Cell, c.all.Rounds+3)...)
		return row
	}
	row.Ref = table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(id)}
	row.Cells[1] = table.Cell{Text: joinNonEmpty(" ", p.TitleShown(), p.Name), Ref: row.Ref}
	rating := c.sheet.Ratings.Of(p)
	if row.Cells[2] = table.Text(c.unrated()); rating != 0 {
		row.Cells[2] = table.Num(rating.String(), float64(rating))
	}
	sum := model.Points(0)
	for r := range c.all.Rounds {
		x, ok := games[r]
		if !ok {
			row.Cells = append(row.Cells, table.Cell{})
			continue
		}
		sum += c.section.Scoring.Game(x.outcome)
		row.Cells = append(row.Cells, c.boardCell(board, p, r, x))
	}
	row.Cells = append(row.Cells, table.Num(c.points(sum), float64(sum)/2), whole(made.Played), performance(made.Games))
	row.Cells[len(row.Cells)-3].Mark = table.Strong
	return row
}

// boardCell is a player's round: "w1", "b½", with the board where it differs.
func (c *chart) boardCell(board int, p *model.Player, r int, x game) table.Cell {
	text := sign(x.outcome)
	if x.colour != model.NoColour {
		text = string(x.colour.Letter()) + text
	}
	if x.board != board {
		text += "(" + strconv.Itoa(x.board) + ")"
	}
	tip := c.say("Round %d, board %d", r+1, x.board)
	if opponent := c.people[x.against]; opponent != nil {
		tip = c.under(tip, c.say("against %s", opponent.Name))
	}
	return table.Cell{Text: text, Mark: markOf(x.outcome), Tip: tip, Editable: true, Ref: table.Ref{
		Kind: table.ToBoardGame, Section: int32(c.section.ID), Participant: int32(p.Team), Opponent: int32(x.team), Round: r + 1, Board: x.board,
	}}
}
