package games

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"wallchart/model"
)

// SniffJSON tells a text that begins as JSON does.
func SniffJSON(text string) bool {
	t := strings.TrimLeft(text, " \t\r\n\ufeff")
	return strings.HasPrefix(t, "{") || strings.HasPrefix(t, "[{")
}

// lichessGame is what lichess writes of a game, one a line.
type lichessGame struct {
	ID         string `json:"id"`
	CreatedAt  int64  `json:"createdAt"`
	Status     string `json:"status"`
	line       int
	Winner     string `json:"winner"`
	Tournament string `json:"tournament"`
	Swiss      string `json:"swiss"`
	Players    *struct {
		White, Black lichessSide
	} `json:"players"`
}

type lichessSide struct {
	User struct {
		Name  string `json:"name"`
		Title string `json:"title"`
	} `json:"user"`
	Rating int    `json:"rating"`
	Name   string `json:"name"`
	Level  int    `json:"aiLevel"`
	Team   string `json:"team"`
}

// objects decodes the objects of a text: one after the other, or in one list.
func objects(text string, each func(json.RawMessage) error) error {
	text = strings.TrimLeft(text, " \t\r\n\ufeff")
	d := json.NewDecoder(strings.NewReader(text))
	if strings.HasPrefix(text, "[") {
		if _, err := d.Token(); err != nil {
			return err
		}
		for d.More() {
			var raw json.RawMessage
			if err := d.Decode(&raw); err != nil {
				return err
			}
			if err := each(raw); err != nil {
				return err
			}
		}
		return nil
	}
	for {
		var raw json.RawMessage
		if err := d.Decode(&raw); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := each(raw); err != nil {
			return err
		}
	}
}

// readJSON reads the games of lichess and the tournaments of coronate; nil for
// anything else.
func readJSON(text string) *List {
	if !SniffJSON(text) {
		return nil
	}
	if strings.Contains(text, `"roundList"`) {
		return readCoronate(text)
	}
	l := &List{Lines: true}
	var all []lichessGame
	aborted, line := 0, 0
	err := objects(text, func(raw json.RawMessage) error {
		var g lichessGame
		line++
		g.line = line
		if err := json.Unmarshal(raw, &g); err != nil {
			return err
		}
		if g.Players == nil || g.Status == "" {
			return errNotLichess
		}
		if g.Status == "aborted" {
			aborted++
			return nil
		}
		all = append(all, g)
		return nil
	})
	if err != nil {
		return nil // another program's, or cut off: the answer to JSON says so
	}
	slices.SortStableFunc(all, func(a, b lichessGame) int { return cmp.Compare(a.CreatedAt, b.CreatedAt) })
	for i := range all {
		l.lichess(&all[i])
	}
	if aborted > 0 {
		l.say(false, "Games that were broken off before they began are left out: %d.", aborted)
	}
	return l
}

var errNotLichess = errors.New("not of lichess")

func (l *List) lichess(p *lichessGame) {
	g := Game{Line: p.line}
	if p.CreatedAt > 0 {
		at := time.UnixMilli(p.CreatedAt).UTC()
		g.Date, g.Time = model.Date(at.Format(time.DateOnly)), at.Format("15:04:05.000")
	}
	for side, s := range [2]lichessSide{p.Players.White, p.Players.Black} {
		name := s.User.Name
		if name == "" {
			name = s.Name
		}
		if name == "" {
			l.say(true, "The game %s has a player without a name; it is left out.", p.ID)
			return
		}
		g.Sides[side] = Side{Name: name, Title: s.User.Title, Rating: model.Rating(max(0, min(s.Rating, 3999))), Club: s.Team}
	}
	switch decided := p.Winner != ""; {
	case decided:
		out, _ := Result(p.Winner)
		if p.Status == "noStart" {
			out, _ = unplayed(digit(out[0]), digit(out[1]))
		}
		g.Outcomes = out
	case slices.Contains([]string{"created", "started", "noStart", "unknownFinish"}, p.Status):
	default: // draw, stalemate, outoftime without enough material …
		g.Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	}
	l.Games = append(l.Games, g)
}

// lichessPlace is what lichess writes of a place in the standings, one a line.
type lichessPlace struct {
	Rank        int         `json:"rank"`
	Username    string      `json:"username"`
	Title       string      `json:"title"`
	Rating      json.Number `json:"rating"`
	Points      json.Number `json:"points"`
	Score       json.Number `json:"score"`
	TieBreak    json.Number `json:"tieBreak"`
	Performance json.Number `json:"performance"`
	Team        string      `json:"team"`
}

// StandingsRows are the standings of lichess in JSON as the rows of a table; nil
// for any other text.
func StandingsRows(text string) [][]string {
	rows := [][]string{{"Rank", "Title", "Username", "Rating", "Points", "Tie Break", "Performance", "Team"}}
	err := objects(text, func(raw json.RawMessage) error {
		var p lichessPlace
		if err := json.Unmarshal(raw, &p); err != nil {
			return err
		}
		if p.Username == "" || p.Rank == 0 {
			return errNotLichess
		}
		points := p.Points.String()
		if points == "" {
			points = p.Score.String()
		}
		rows = append(rows, []string{strconv.Itoa(p.Rank), p.Title, p.Username, p.Rating.String(), points, p.TieBreak.String(),
			p.Performance.String(), p.Team})
		return nil
	})
	if err != nil || len(rows) < 2 {
		return nil
	}
	return rows
}
