package games

import (
	"cmp"
	"maps"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// Bounds of what is believed. The largest events have some five thousand players;
// a collection of games is no event.
const (
	mostGames    = 200_000
	mostPeople   = 10_000
	mostSections = 100
	mostRounds   = 99
	mostSaid     = 200 // sentences about one list
)

// Side is a player, or a team, as one game names him.
type Side struct {
	Key              string // who this is in the source; "" = by ID or name
	Name, Title      string
	Club, Federation string
	FideID, National string
	Rating           model.Rating
	NationalRating   model.Rating
	Number           int // in the list it comes from; 0 = none
	Sex              string
	Birth            model.Date
}

// Game is one line of a list.
type Game struct {
	Line     int    // or row, from 1
	Section  string // or group, or event; "" for the only one
	Round    string // as it is written
	Board    int
	Date     model.Date
	Time     string // puts the games of a day in order
	Sides    [2]Side
	Outcomes [2]model.Outcome
	// NoColours: the list does not say who had White.
	NoColours bool
	// Score is that of a match of teams.
	Score [2]model.Points
}

// bye tells a line about somebody who has no opponent.
func (g *Game) bye() bool { return g.Sides[1].Name == "" }

// List is the games of an event, and what else their source says of it.
type List struct {
	Name     string
	City     string
	Start    model.Date
	End      model.Date
	Lines    bool // places are lines of a text; else rows of a table
	Teams    bool // the sides are teams
	Games    []Game
	People   []Side // who takes part, where the source says it apart from the games
	Planned  int
	Format   model.Format // where the source says it; Swiss = found out
	Problems []Problem
}

// Problem is something that could not be read, was made up, or does not fit.
type Problem struct {
	Text  phrase.Text // sentences, with the place
	Grave bool
}

func (l *List) say(grave bool, what phrase.Format, args ...any) {
	switch n := len(l.Problems); {
	case n < mostSaid:
		l.Problems = append(l.Problems, Problem{phrase.New(what, args...), grave})
	case n == mostSaid:
		l.Problems = append(l.Problems, Problem{phrase.New("There is more that does not fit, which is not listed."), true})
	}
}

// at is a place in the list.
func (l *List) at(line int) phrase.Text {
	if l.Lines {
		return phrase.New("Line %d", line)
	}
	return phrase.New("Row %d", line)
}

// place is where a game stands.
func (l *List) place(g *Game) phrase.Text {
	if g.Line == 0 {
		return phrase.New("Round %s, board %d", g.Round, g.Board)
	}
	return l.at(g.Line)
}

// Event makes the event. An error means that there is none in the list.
func (l *List) Event() (*model.Tournament, []Problem, error) {
	switch {
	case len(l.Games) == 0 && len(l.People) == 0:
		return nil, nil, phrase.Errorf("there is no game with two names in it. Write the players below White and Black, one game a row")
	case len(l.Games) > mostGames:
		return nil, nil, phrase.Errorf("the list has %d games; an event has far fewer. Copy the games of one event", len(l.Games))
	}
	sections := l.sections()
	if len(sections) > mostSections {
		return nil, nil, phrase.Errorf("these are games from %d events. Copy the games of one event into a file of their own", len(sections))
	}
	t := &model.Tournament{Name: l.Name, City: l.City, Start: l.Start, End: l.End}
	for _, name := range sections {
		t.LastID++
		b := builder{l: l, s: &model.Section{ID: t.LastID, Name: cmp.Or(name, "Open"), Scoring: model.Classic(model.One, model.Half, 1)}}
		if err := b.section(name); err != nil {
			return nil, nil, err
		}
		t.Sections = append(t.Sections, b.s)
	}
	if t.Name == "" {
		t.Name = t.Sections[0].Name
	}
	return t, l.Problems, nil
}

// sections are the names of the sections, in order of appearance.
func (l *List) sections() []string {
	var names []string
	seen := map[string]bool{}
	for i := range l.Games {
		if s := l.Games[i].Section; !seen[s] {
			seen[s] = true
			names = append(names, s)
		}
	}
	if names == nil {
		names = []string{""}
	}
	return names
}

// builder makes one section.
type builder struct {
	l       *List
	s       *model.Section
	people  register
	games   []*played
	ids     []model.ID // of people
	inRound []map[int]*played
	late    int // games beyond the last round there can be
}

// played is a game with whom it is between and in which round.
type played struct {
	*Game
	who   [2]int // places in people, -1 for nobody
	round int    // 0 = left out
}

func (b *builder) section(name string) error {
	for _, p := range b.l.People {
		b.people.find(b.l, p, 0)
	}
	for i := range b.l.Games {
		g := &b.l.Games[i]
		if g.Section != name {
			continue
		}
		p := &played{Game: g, who: [2]int{b.people.find(b.l, g.Sides[0], g.Line), -1}}
		if !g.bye() {
			p.who[1] = b.people.find(b.l, g.Sides[1], g.Line)
		}
		if p.who[0] == p.who[1] {
			b.l.say(true, "%s: %s plays against himself; the row is left out. Correct one of the names.", b.l.place(g), g.Sides[0].Name)
			continue
		}
		b.games = append(b.games, p)
	}
	if n := len(b.people.list); n > mostPeople {
		return phrase.Errorf("the list names %d people; a tournament has far fewer. Copy the games of one event", n)
	}
	b.rounds()
	b.people.alike(b.l)
	b.enter()
	b.pairings()
	b.format()
	return nil
}

// enter makes participants of the people: in the order of their numbers, else of
// their ratings, else of their appearance.
func (b *builder) enter() {
	list := b.people.list
	order := make([]int, len(list))
	numbers, rated := map[int]bool{}, 0
	for i, p := range list {
		order[i] = i
		if p.Number > 0 {
			numbers[p.Number] = true
		}
		if p.rating() > 0 {
			rated++
		}
	}
	numbered := len(numbers) == len(list)
	switch {
	case numbered:
		slices.SortStableFunc(order, func(x, y int) int { return cmp.Compare(list[x].Number, list[y].Number) })
	case 2*rated >= len(list):
		slices.SortStableFunc(order, func(x, y int) int { return cmp.Compare(list[y].rating(), list[x].rating()) })
	}
	b.ids = make([]model.ID, len(list))
	for n, i := range order {
		p := list[i]
		b.s.LastID++
		b.ids[i] = b.s.LastID
		e := model.Entry{ID: b.s.LastID, Number: n + 1, Name: p.Name, Club: p.Club, Federation: p.Federation}
		if numbered {
			e.Number = p.Number
		}
		if b.l.Teams {
			b.s.Teams = append(b.s.Teams, model.Team{Entry: e})
			continue
		}
		b.s.Players = append(b.s.Players, model.Player{Entry: e, Title: p.Title, Rating: p.Rating, NationalRating: p.NationalRating,
			FideID: p.FideID, NationalID: p.National, Sex: p.Sex, Birth: p.Birth})
	}
}

// pairings enters the games, round after round, and who had none as absent.
func (b *builder) pairings() {
	last := 0
	for _, g := range b.games {
		last = max(last, g.round)
	}
	b.s.Rounds = make([]model.Round, last)
	b.s.Planned = max(last, b.l.Planned)
	slices.SortStableFunc(b.games, func(x, y *played) int {
		return cmp.Or(cmp.Compare(x.round, y.round), boardOrder(x.Board, y.Board))
	})
	for _, g := range b.games {
		if g.round == 0 {
			continue
		}
		r := &b.s.Rounds[g.round-1]
		q := model.Pairing{Sides: [2]model.ID{b.ids[g.who[0]]}, Outcomes: g.Outcomes, NoColours: g.NoColours}
		if g.who[1] >= 0 {
			q.Sides[1] = b.ids[g.who[1]]
			q.Board = 1
			for _, o := range r.Pairings {
				q.Board = max(q.Board, o.Board+1)
			}
		}
		if b.l.Teams && !q.IsBye() {
			q.Score = g.Score
			b.s.Boards = max(b.s.Boards, int((q.Score[0]+q.Score[1]+model.Half)/model.One))
		}
		r.Pairings = append(r.Pairings, q)
		if r.Date == "" {
			r.Date = g.Date
		}
	}
}

// boardOrder puts boards with a number first.
func boardOrder(a, b int) int {
	if a == 0 || b == 0 {
		return cmp.Compare(b, a)
	}
	return cmp.Compare(a, b)
}

// format tells an all-play-all event, in which nobody is absent, from a Swiss one.
func (b *builder) format() {
	if b.l.Teams {
		b.s.Kind, b.s.Primary = model.TeamEvent, model.MatchPoints
		b.s.Scoring = model.Classic(2*model.One, model.One, b.s.Boards)
	}
	if b.l.Format != model.Swiss {
		b.s.Format = b.l.Format
		return
	}
	met, byes := map[[2]int]int{}, false
	for _, g := range b.games {
		if byes = byes || g.who[1] < 0; g.round > 0 && g.who[1] >= 0 {
			pair := [2]int{min(g.who[0], g.who[1]), max(g.who[0], g.who[1])}
			met[pair]++
		}
	}
	times := slices.Compact(slices.Sorted(maps.Values(met))) // how often two meet
	if n := len(b.people.list); n > 2 && len(met) == n*(n-1)/2 && len(times) == 1 && times[0] <= 2 && !byes {
		b.s.Format = [...]model.Format{model.RoundRobin, model.DoubleRoundRobin}[times[0]-1]
		return
	}
	b.absent()
}

// absent enters who has no game in a round. A list that leaves byes out does not
// say what they were worth.
func (b *builder) absent() {
	missing := 0
	var first phrase.Text
	for r := range b.s.Rounds {
		round := &b.s.Rounds[r]
		if len(round.Pairings) == 0 {
			continue
		}
		here := map[model.ID]bool{}
		for _, q := range round.Pairings {
			here[q.Sides[0]], here[q.Sides[1]] = true, true
		}
		for _, e := range b.s.Entries() {
			if here[e.ID] {
				continue
			}
			round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{e.ID}, Outcomes: [2]model.Outcome{model.Absent}})
			if missing++; missing == 1 {
				first = phrase.New("%s in round %d", e.Name, r+1)
			}
		}
	}
	if missing > 0 {
		b.l.say(true, "%s: there is no game in the list (%d such in all), and it does not say why. "+
			"They stand as absent, with no points. Where it was a bye, enter it.", first, missing)
	}
}
