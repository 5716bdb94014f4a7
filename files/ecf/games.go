package ecf

import (
	"cmp"
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
)

// person is somebody in the list of players.
type person struct {
	pin    int
	player *model.Player
	where  string // the section, "" where there is only one
}

// game is a line of results, with Players[0] as PIN1.
type game struct {
	players  [2]model.ID
	outcomes [2]model.Outcome
	colour   string // of the first: W, B, "" = not known
	round    int
	board    int
	date     model.Date
}

// part is what stands below a heading of results.
type part struct {
	head  field
	games []game
}

// results are the games of a section that the ECF rates, and what it could not be told of them.
func (c *collector) results(s *model.Section) []part {
	s = c.t.AsReported(s)
	whole := part{head: field{"SECTION RESULTS", s.Name}}
	if whole.head.value == "" {
		whole.head.value = c.t.Name
	}
	var parts []part
	for r := range s.Rounds {
		for i := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[i]
			if p.IsBye() {
				continue
			}
			if !s.Team() {
				g := game{players: p.Sides, outcomes: p.Outcomes, colour: "W", round: r + 1, board: p.Board, date: c.day(s, r+1)}
				if p.NoColours {
					g.colour = ""
				}
				whole.games = c.take(whole.games, s, p.Board, g)
				continue
			}
			match := part{head: field{"MATCH RESULTS", teamName(s, p.Sides[0]) + " v " + teamName(s, p.Sides[1])}}
			if len(p.Games) == 0 && (p.Outcomes[0].Played() || p.Outcomes[0] == model.Pending) {
				c.board(s, r+1, p.Board, phrase.New("only the match is known, and the federation rates games"),
					phrase.New("Enter the results of the boards"))
			}
			for b := range p.Games {
				g := &p.Games[b]
				colour := [2]string{"W", "B"}[g.White]
				match.games = c.take(match.games, s, p.Board,
					game{players: g.Players, outcomes: g.Outcomes, colour: colour, round: r + 1, board: b + 1, date: c.day(s, r+1)})
			}
			if len(match.games) > 0 {
				parts = append(parts, match)
			}
		}
	}
	if len(whole.games) > 0 {
		parts = append(parts, whole)
	}
	return parts
}

// take adds a game if it is rated, and objects to what cannot be reported.
func (c *collector) take(games []game, s *model.Section, board int, g game) []game {
	switch o := g.outcomes; {
	case o[0] == model.Pending || o[1] == model.Pending:
		c.board(s, g.round, board, phrase.New("the game has no result"), phrase.New("Enter the result, or a forfeit"))
	case !o[0].Rated() && !o[1].Rated():
		if o[0].Played() || o[1].Played() {
			c.unrated++
		} else {
			c.defaults++
		}
	case o[0].Opposite() != o[1]:
		c.board(s, g.round, board, phrase.New("the result %s is not the same for both sides, and the file has no sign for it",
			model.ResultText(o)), phrase.New("Enter how the game counts for rating"))
	default:
		return append(games, g)
	}
	return games
}

// score is the result of PIN1 and PIN2.
func score(o [2]model.Outcome) string { return [...]string{"01", "55", "10"}[o[0].Halves()] }

// day is when a round is played, as far as it is known.
func (c *collector) day(s *model.Section, round int) model.Date {
	return cmp.Or(whole(s.When(round).Date), whole(c.t.Start))
}

// whole is a date with month and day, "" for any other.
func whole(d model.Date) model.Date {
	if len(d) == len("2026-05-31") {
		return d
	}
	return ""
}

func teamName(s *model.Section, id model.ID) string {
	for i := range s.Teams {
		if s.Teams[i].ID == id {
			return s.Teams[i].Name
		}
	}
	return strconv.Itoa(int(id))
}
