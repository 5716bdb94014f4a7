// Package icu reads the results of single players in a tournament elsewhere, in
// the form in which the Irish Chess Union takes them for rating:
//
//	Event,"Isle of Man Masters, 2007"
//	Start,2007-09-22
//	End,2007-09-30
//	Rounds,9
//	Website,http://www.bcmchess.co.uk/monarch2007/
//
//	Player,456,Fox,Anthony
//	1,0,B,Taylor,Peter P.,2209,,ENG
//	6,0,-
//	Total,0
//
// A line of a round has its number, the result 1, 0 or = (+ and - for forfeits),
// the player's colour, and the opponent's last and first name, rating, title and
// federation. A round without an opponent has - for the colour.
//
// The players and their opponents become one section. Of the opponents only the
// games against the file's own players are known, and so are their scores.
package icu

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Bounds of what a file may hold.
const (
	largest     = 4 << 20
	mostRounds  = 99
	mostPlayers = 5000
)

// Problem is something that does not fit.
type Problem struct {
	Line  int
	Text  phrase.Text // sentences with the place
	Grave bool
}

var (
	eventLine  = pattern.New(`(?i)^\s*Event,`)
	playerLine = pattern.New(`(?im)^Player,\s*\d*,`)
	isoDate    = pattern.New(`^\d{4}-\d{2}-\d{2}$`)
)

// Sniff tells such a file by its first line and a player's.
func Sniff(text string) bool {
	return eventLine.MatchString(text) && playerLine.MatchString(text)
}

type reader struct {
	t        *model.Tournament
	s        *model.Section
	problems []Problem
	known    map[string]model.ID // by name without order of words, and federation
	own      []owner
	player   *owner // whose lines are read
	line     int
}

// owner is a player whose results the file holds.
type owner struct {
	id       model.ID
	line     int
	total    model.Points
	hasTotal bool
}

// say tells of a line that was not understood.
func (rd *reader) say(what phrase.Format, args ...any) {
	if len(rd.problems) < 500 {
		rd.problems = append(rd.problems, Problem{rd.line, phrase.New("Line %d: %s.", rd.line, phrase.New(what, args...)), true})
	}
}

// Read reads the text of a file.
func Read(text string) (*model.Tournament, []Problem, error) {
	if len(text) > largest {
		return nil, nil, phrase.Errorf("the text has more than %d MB; a list of results is far smaller", largest>>20)
	}
	rd := &reader{known: map[string]model.ID{}}
	rd.s = &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 1)}
	rd.t = &model.Tournament{LastID: 1, Sections: []*model.Section{rd.s}}
	in := csv.NewReader(strings.NewReader(text))
	in.FieldsPerRecord, in.LazyQuotes, in.TrimLeadingSpace = -1, true, true
	for {
		fields, err := in.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, nil, phrase.Errorf("the list of results cannot be read: %w. Check the quotation marks", err)
		}
		rd.line, _ = in.FieldPos(0)
		for i := range fields {
			fields[i] = strings.TrimSpace(fields[i])
		}
		if len(rd.s.Players) > mostPlayers {
			return nil, nil, phrase.Errorf("the list names more than %d people; a tournament has far fewer", mostPlayers)
		}
		rd.record(fields)
	}
	if len(rd.own) == 0 {
		return nil, nil, phrase.Errorf("the list of results names no player")
	}
	rd.boards()
	rd.totals()
	if n := len(rd.s.Players) - len(rd.own); n > 0 {
		rd.problems = append(rd.problems, Problem{Text: phrase.New("The file holds the results of %d of %d people: of the other %d only "+
			"the games against them are known.",
			len(rd.own), len(rd.s.Players), n)})
	}
	return rd.t, rd.problems, nil
}

// record reads one line.
func (rd *reader) record(f []string) {
	at := func(i int) string {
		if i < len(f) {
			return f[i]
		}
		return ""
	}
	switch key := strings.ToLower(f[0]); key {
	case "event":
		rd.t.Name = at(1)
	case "start", "end":
		if d := at(1); isoDate.MatchString(d) && key == "start" {
			rd.t.Start = model.Date(d)
		} else if isoDate.MatchString(d) {
			rd.t.End = model.Date(d)
		}
	case "rounds":
		if n, err := strconv.Atoi(at(1)); err == nil && n > 0 && n <= mostRounds {
			rd.s.Planned = n
		}
	case "website", "":
	case "player":
		id := rd.person(at(2), at(3), "IRL", true)
		if id == 0 {
			rd.say("the player has no name. Enter it")
			rd.player = nil
			return
		}
		rd.s.Players[id-1].NationalID = at(1)
		rd.own = append(rd.own, owner{id: id, line: rd.line})
		rd.player = &rd.own[len(rd.own)-1]
	case "total":
		p, err := model.ParsePoints(at(1))
		if rd.player != nil && err == nil {
			rd.player.total, rd.player.hasTotal = p, true
		}
	default:
		rd.round(f, at)
	}
}

// person is the player of that name, entered if there is none yet. Lists write
// names in either order. A federation that is not told is no difference.
func (rd *reader) person(last, first, fed string, own bool) model.ID {
	words := strings.Fields(namekey.Key(last + " " + first))
	if len(words) == 0 {
		return 0
	}
	slices.Sort(words)
	key := strings.Join(words, " ") + "|" + fed
	if id := rd.known[key]; id > 0 {
		return id
	}
	name := strings.Trim(last+", "+first, ", ")
	id := model.ID(len(rd.s.Players) + 1)
	p := model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}}
	if !own || fed != "IRL" {
		p.Federation = fed
	}
	rd.s.Players, rd.s.LastID, rd.known[key] = append(rd.s.Players, p), id, id
	return id
}

var results = map[string]model.Outcome{"1": model.Win, "0": model.Loss, "=": model.Draw, "½": model.Draw, "+": model.ForfeitWin,
	"-": model.ForfeitLoss}

var alone = map[string]model.Outcome{"1": model.FullBye, "+": model.FullBye, "=": model.HalfBye, "½": model.HalfBye,
	"0": model.Absent, "-": model.Absent}

// round reads a line of a round.
func (rd *reader) round(f []string, at func(int) string) {
	n, err := strconv.Atoi(f[0])
	outcome, ok := results[at(1)]
	switch {
	case err != nil || n < 1 || n > mostRounds:
		rd.say("%q is no round and no word that is known here. Write the number of a round, or Event, Start, End, Rounds, Website, "+
			"Player or Total", f[0])
		return
	case rd.player == nil:
		rd.say("the round stands before the first player. Put the line \"Player\" above it")
		return
	case !ok:
		rd.say("%q is not a result. Write 1, 0 or =", at(1))
		return
	}
	for len(rd.s.Rounds) < n {
		rd.s.Rounds = append(rd.s.Rounds, model.Round{})
	}
	rd.s.Planned = max(rd.s.Planned, len(rd.s.Rounds))
	me := rd.player.id
	p := model.Pairing{Sides: [2]model.ID{me}, Outcomes: [2]model.Outcome{alone[at(1)]}}
	if at(3) != "" || at(4) != "" {
		you := rd.person(at(3), at(4), at(7), false)
		if you == me {
			rd.say("the player is his own opponent. Correct the name")
			return
		}
		if q := &rd.s.Players[you-1]; q.Rating == 0 {
			r, _ := strconv.Atoi(at(5))
			q.Rating, q.Title = model.Rating(max(0, min(r, 3999))), at(6)
		}
		p = model.Pairing{Sides: [2]model.ID{me, you}, Outcomes: [2]model.Outcome{outcome, outcome.Opposite()}, NoColours: at(2) == "" ||
			at(2) == "-"}
		if strings.EqualFold(at(2), "B") {
			p = p.Turned()
		}
	}
	rd.enter(&rd.s.Rounds[n-1], p, n)
}

// enter adds a pairing; one that both players' lists hold is entered once.
func (rd *reader) enter(round *model.Round, p model.Pairing, n int) {
	for _, id := range p.Sides {
		old, _ := round.Find(id)
		if id == 0 || old == nil {
			continue
		}
		q := p
		if p.NoColours && old.NoColours && old.Sides != p.Sides { // each list has its own player first
			q = p.Turned()
		}
		if old.Sides == q.Sides && old.Outcomes == q.Outcomes {
			return
		}
		e, _ := rd.s.Entry(id)
		rd.say("%s has another game in round %d, or the same with another result or colour. Correct one of the two; this line is not "+
			"entered", e.Name, n)
		return
	}
	round.Pairings = append(round.Pairings, p)
}

func (rd *reader) boards() {
	for r := range rd.s.Rounds {
		board := 0
		for i := range rd.s.Rounds[r].Pairings {
			if p := &rd.s.Rounds[r].Pairings[i]; !p.IsBye() {
				board++
				p.Board = board
			}
		}
	}
}

// totals compares the results with the printed totals.
func (rd *reader) totals() {
	sh := model.NewSheet(rd.t, rd.s, 0)
	for _, o := range rd.own {
		if got := sh.Lines[sh.Index(o.id)].Games; o.hasTotal && got != o.total {
			rd.line = o.line
			e, _ := rd.s.Entry(o.id)
			rd.say("the results of %s make %s, the file says %s. Correct a result or the total", e.Name, got.Fraction(), o.total.Fraction())
		}
	}
}
