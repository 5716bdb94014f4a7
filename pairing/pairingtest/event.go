// Package pairingtest reads finished tournaments for the tests of the pairing
// engines: each round of a TRF file becomes the Field its pairing was made
// from, and the pairs that must come out.
package pairingtest

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

// Event is one finished tournament.
type Event struct {
	Name    string
	Rounds  int
	Played  int
	Initial model.Colour
	worth   map[byte]model.Points
	players []player
	number  map[int]int
	accel   []accel
	forbid  []forbid
}

type player struct {
	number int
	cells  []cell
}

type cell struct {
	opponent int
	colour   byte
	result   byte
}

type accel struct {
	points                model.Points
	from, to, first, last int
}

type forbid struct {
	from, to int
	who      []int
}

// Parse reads the records 001, 142, 152, 162, 250, 260 and BB*.
func Parse(name, text string) (*Event, error) {
	e := &Event{Name: name, number: map[int]int{}, worth: map[byte]model.Points{'W': 2, 'D': 1, 'L': 0, 'A': 0, 'P': -1}}
	for n, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if err := e.record(line); err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", name, n+1, err)
		}
	}
	if e.worth['P'] < 0 {
		e.worth['P'] = e.worth['W']
	}
	for i := range e.players {
		e.number[e.players[i].number] = i
		e.Played = max(e.Played, len(e.players[i].cells))
	}
	e.Rounds = max(e.Rounds, e.Played)
	if e.Initial == model.NoColour {
		e.guessInitial()
	}
	return e, nil
}

// guessInitial takes the colour from the first player in round 1 who has one.
func (e *Event) guessInitial() {
	f := e.Field(1)
	seats := f.Seats()
	for i := range e.players {
		if c := e.cell(i, 1); c.opponent > 0 {
			e.Initial = model.Black
			if (c.colour == 'w') == (seats[i]%2 == 1) {
				e.Initial = model.White
			}
			return
		}
	}
}

func (e *Event) record(line string) error {
	if len(line) < 4 {
		return nil
	}
	rest := strings.TrimSpace(line[4:])
	var err error
	switch line[:3] {
	case "001":
		err = e.player(line)
	case "142", "XXR":
		e.Rounds, err = strconv.Atoi(rest)
	case "152":
		e.Initial = map[string]model.Colour{"W": model.White, "B": model.Black}[rest]
	case "162":
		err = e.points(rest)
	case "BBW", "BBD", "BBL", "BBU", "BBZ":
		var p model.Points
		p, err = model.ParsePoints(rest)
		e.worth[map[byte]byte{'W': 'W', 'D': 'D', 'L': 'L', 'U': 'P', 'Z': 'A'}[line[2]]] = p
	case "250":
		f := strings.Fields(rest)
		var a accel
		a.points, err = model.ParsePoints(f[0])
		for k, at := range []*int{&a.from, &a.to, &a.first, &a.last} {
			n, bad := strconv.Atoi(f[k+1])
			*at, err = n, errors.Join(err, bad)
		}
		e.accel = append(e.accel, a)
	case "260":
		f := strings.Fields(rest)
		var g forbid
		g.from, _ = strconv.Atoi(f[0])
		g.to, _ = strconv.Atoi(f[1])
		for _, s := range f[2:] {
			n, bad := strconv.Atoi(s)
			err = errors.Join(err, bad)
			g.who = append(g.who, n)
		}
		e.forbid = append(e.forbid, g)
	}
	return err
}

func (e *Event) points(rest string) error {
	f := strings.Fields(rest)
	for i := 0; i+1 < len(f); i += 2 {
		p, err := model.ParsePoints(f[i+1])
		if err != nil {
			return err
		}
		e.worth[f[i][0]] = p
	}
	return nil
}

func (e *Event) player(line string) error {
	n, err := strconv.Atoi(strings.TrimSpace(line[4:8]))
	if err != nil {
		return err
	}
	p := player{number: n}
	for at := 91; at < len(line); at += 10 {
		text := line[at:min(at+8, len(line))]
		text += strings.Repeat(" ", 8-len(text))
		o := strings.TrimSpace(text[:4])
		c := cell{colour: text[5], result: text[7]}
		if o != "" {
			if c.opponent, err = strconv.Atoi(o); err != nil {
				return err
			}
		}
		p.cells = append(p.cells, c)
	}
	for len(p.cells) > 0 && p.cells[len(p.cells)-1] == (cell{0, ' ', ' '}) {
		p.cells = p.cells[:len(p.cells)-1]
	}
	e.players = append(e.players, p)
	return nil
}

func (e *Event) cell(i, round int) cell {
	if cs := e.players[i].cells; round <= len(cs) {
		return cs[round-1]
	}
	return cell{0, '-', 'Z'}
}

var outcomes = map[byte]model.Outcome{
	'1': model.Win, '=': model.Draw, '0': model.Loss, '+': model.ForfeitWin, '-': model.ForfeitLoss,
	'W': model.UnratedWin, 'D': model.UnratedDraw, 'L': model.UnratedLoss,
	'U': model.PairingBye, 'F': model.FullBye, 'H': model.HalfBye, 'Z': model.ZeroBye, ' ': model.Absent,
}

func (e *Event) past(c cell) pairing.Past {
	o := outcomes[c.result]
	p := pairing.Past{Opponent: -1, Outcome: o}
	if c.opponent > 0 {
		p.Opponent = e.number[c.opponent]
		p.Colour = map[byte]model.Colour{'w': model.White, 'b': model.Black}[c.colour]
	}
	switch o.Worth() {
	case model.WorthWin, model.WorthFullBye:
		p.Points = e.worth['W']
	case model.WorthDraw, model.WorthHalfBye:
		p.Points = e.worth['D']
	case model.WorthLoss:
		p.Points = e.worth['L']
	case model.WorthPairingBye:
		p.Points = e.worth['P']
	case model.WorthAbsent:
		p.Points = e.worth['A']
	}
	return p
}

// Field is what was known before the round.
func (e *Event) Field(round int) *pairing.Field {
	f := &pairing.Field{Round: round, Rounds: e.Rounds, Initial: e.Initial,
		Win: e.worth['W'], Draw: e.worth['D'], Loss: e.worth['L'], Players: make([]pairing.Player, len(e.players))}
	for i := range f.Players {
		p := &f.Players[i]
		p.ID, p.Number = model.ID(i+1), e.players[i].number
		p.Name = "Player " + strconv.Itoa(p.Number)
		for r := 1; r < round; r++ {
			g := e.past(e.cell(i, r))
			p.Past = append(p.Past, g)
			p.Score += g.Points
		}
		for _, a := range e.accel {
			if p.Number < a.first || p.Number > a.last {
				continue
			}
			if p.Virtual == nil {
				p.Virtual = make([]model.Points, round)
			}
			for r := a.from; r <= min(a.to, round); r++ {
				p.Virtual[r-1] += a.points
			}
		}
		c := e.cell(i, round)
		p.Present = c.opponent > 0 || c.result == 'U'
		p.Why = outcomes[c.result]
	}
	for _, g := range e.forbid {
		if round < g.from || round > g.to {
			continue
		}
		for a := range g.who {
			for b := range a {
				f.Forbidden = append(f.Forbidden, [2]int{e.number[g.who[a]], e.number[g.who[b]]})
			}
		}
	}
	return f
}

// Want is the round as it was: White to Black, and the bye or −1.
func (e *Event) Want(round int) (map[int]int, int) {
	pairs, bye := map[int]int{}, -1
	for i := range e.players {
		c := e.cell(i, round)
		if c.opponent > 0 && c.colour == 'w' {
			pairs[i] = e.number[c.opponent]
		}
		if c.result == 'U' {
			bye = i
		}
	}
	return pairs, bye
}

// Archive reads the .trf files of a tar.gz whose folder is dir.
func Archive(file, dir string) ([]*Event, error) {
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	z, err := gzip.NewReader(in)
	if err != nil {
		return nil, err
	}
	var events []*Event
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return events, nil
		}
		if err != nil {
			return nil, err
		}
		if path.Base(path.Dir(h.Name)) != dir || path.Ext(h.Name) != ".trf" {
			continue
		}
		text, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		e, err := Parse(dir+"/"+path.Base(h.Name), string(text))
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
}
