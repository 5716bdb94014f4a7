package pairingtest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

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

// record takes a line of a report file; lines that say nothing about pairing are passed over.
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

// player takes a line of record 001, whose columns the format fixes.
func (e *Event) player(line string) error {
	n, err := strconv.Atoi(strings.TrimSpace(line[4:8]))
	if err != nil {
		return err
	}
	p := player{number: n}
	if len(line) >= 52 {
		if rating, err := strconv.Atoi(strings.TrimSpace(line[48:52])); err == nil {
			p.rating = model.Rating(rating)
		}
	}
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
