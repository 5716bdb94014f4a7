package formulabook

import (
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Where things stand on the sheet of rules, counted from 0.
const (
	rulesID    = 3 // the row with the section's number in the event, in the second column
	rulesTop   = 5 // the first row of the table of results
	rulesCode  = 3
	rulesFirst = 16
	rulesOther = 17 // the columns with what a result means, in the words of our files
)

// layout is where things stand on the sheet of a round, counted from 0.
type layout struct{ no, otherNo, result, player, otherPlayer, board int }

var (
	ofPlayers = layout{no: 1, otherNo: 5, result: 3}
	ofTeams   = layout{no: 2, otherNo: 8, result: 5, player: 4, otherPlayer: 6, board: 1}
)

// code is a result as it is typed, and what it means.
type code struct {
	text  string
	sides [2]model.Outcome
}

// reading is one section of a workbook that is being read.
type reading struct {
	*Read
	s     *model.Section
	lay   layout
	codes []code
	ids   map[int]model.ID // by starting number
	round int
	sheet string
	seen  map[*model.Pairing]bool
}

// section finds the corrections of one section.
func (r *Read) section(f *excelize.File, names map[string]string, prefix, rules string) error {
	rows, err := f.GetRows(rules, excelize.Options{RawCellValue: true})
	if err != nil {
		return err
	}
	id, _ := strconv.Atoi(at(at(rows, rulesID), 1))
	s := r.Written.Section(model.ID(id))
	if s == nil {
		return phrase.Errorf("the sheet %s belongs to no section of the event: its number in row %d has been changed", rules, rulesID+1)
	}
	in := &reading{Read: r, s: s, lay: ofPlayers, ids: map[int]model.ID{}}
	if s.Team() {
		in.lay = ofTeams
	}
	for _, e := range s.Entries() {
		in.ids[e.Number] = e.ID
	}
	for _, row := range rows[min(len(rows), rulesTop):] {
		c := code{text: strings.TrimSpace(at(row, rulesCode))}
		if c.text == "" || c.sides[0].UnmarshalText([]byte(at(row, rulesFirst))) != nil {
			continue
		}
		if other := at(row, rulesOther); other != "" && c.sides[1].UnmarshalText([]byte(other)) != nil {
			continue
		}
		in.codes = append(in.codes, c)
	}
	for round := range s.Rounds {
		to, there := names[prefix+"Round"+strconv.Itoa(round+1)]
		if !there {
			continue
		}
		in.round, in.sheet, in.seen = round+1, sheetOf(to), map[*model.Pairing]bool{}
		if err := in.lines(f); err != nil {
			return err
		}
	}
	return nil
}

// lines finds the corrections of one round.
func (in *reading) lines(f *excelize.File) error {
	rows, err := f.GetRows(in.sheet, excelize.Options{RawCellValue: true})
	if err != nil {
		return err
	}
	for k, row := range rows[min(1, len(rows)):] {
		no, other, result := at(row, in.lay.no), at(row, in.lay.otherNo), strings.TrimSpace(at(row, in.lay.result))
		if no == "" && other == "" && result == "" {
			continue
		}
		if why := in.line(row, no, other, result); !why.Empty() {
			in.Problems = append(in.Problems, phrase.New("Sheet %s, row %d: %s", in.sheet, k+2, why))
		}
	}
	ps := in.s.Rounds[in.round-1].Pairings
	for i := range ps {
		if p := &ps[i]; !in.seen[p] && p.Outcomes[0] != model.Rest {
			in.Problems = append(in.Problems, phrase.New("Sheet %s: the line of %s is missing; round %d stays as it was there.", in.sheet,
				in.name(p.Sides[0]), in.round))
		}
	}
	return nil
}

// line takes what one line says. It returns why it cannot.
func (in *reading) line(row []string, no, other, result string) phrase.Text {
	first, known := in.numbered(no)
	if !known {
		return phrase.New("nobody has the number %q.", no)
	}
	var second model.ID
	if other != "" {
		if second, known = in.numbered(other); !known {
			return phrase.New("nobody has the number %q.", other)
		}
	}
	p, _ := in.s.Rounds[in.round-1].Find(first)
	if p == nil || p.Sides != [2]model.ID{first, second} {
		return phrase.New("%s does not play like this in round %d of the event. Change pairings in Wallchart.", in.name(first), in.round)
	}
	in.seen[p] = true
	switch {
	case p.IsBye():
		return in.bye(p, result)
	case in.s.Team() && len(p.Games) > 0:
		return in.board(p, at(row, in.lay.board), result)
	case in.s.Team():
		return in.match(p, row, result)
	}
	sides, ok := in.sides(result, false)
	if !ok {
		return phrase.New("%q is not a result.", result)
	}
	if sides != p.Outcomes {
		in.take(steps.SetResult{Section: in.s.ID, Round: in.round, Board: p.Board, Who: first, Result: sides}, p, model.ResultText(p.Outcomes),
			model.ResultText(sides))
	}
	return phrase.Text{}
}

func (in *reading) numbered(text string) (model.ID, bool) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	id, known := in.ids[int(n)]
	return id, known && err == nil
}

// bye takes another kind of bye.
func (in *reading) bye(p *model.Pairing, result string) phrase.Text {
	sides, ok := in.sides(result, true)
	switch {
	case !ok || sides[0] == model.Pending:
		return phrase.New("%q is not a bye.", result)
	case sides[0] == p.Outcomes[0] || sides[0] == model.ZeroBye && p.Outcomes[0] == model.Absent:
		return phrase.Text{}
	}
	in.take(steps.SetOutcome{Section: in.s.ID, Round: in.round, Who: p.Sides[0], Outcome: sides[0]}, p, p.Outcomes[0].String(),
		sides[0].String())
	return phrase.Text{}
}

// board takes the result of a board of a match.
func (in *reading) board(p *model.Pairing, number, result string) phrase.Text {
	b, err := strconv.ParseFloat(number, 64)
	if err != nil || b < 1 || int(b) > len(p.Games) {
		return phrase.New("the match has no board %q.", number)
	}
	sides, ok := in.sides(result, false)
	if !ok {
		return phrase.New("%q is not a result.", result)
	}
	if was := p.Games[int(b)-1].Outcomes; sides != was {
		if err := steps.Vacant(in.s, p, int(b), sides); err != nil {
			return phrase.Sentence(phrase.New("%s.", err))
		}
		in.take(steps.SetBoardResult{Section: in.s.ID, Round: in.round, Board: p.Board, Who: p.Sides[0], Game: int(b), Result: sides}, p,
			model.ResultText(was), model.ResultText(sides))
	}
	return phrase.Text{}
}

// match takes the points of a match, or that it was forfeited.
func (in *reading) match(p *model.Pairing, row []string, result string) phrase.Text {
	if result != "" {
		sides, ok := in.sides(result, false)
		if !ok || sides[0].Played() {
			return phrase.New("%q is not a forfeit; the points of a match stand beside its teams.", result)
		}
		if sides != p.Outcomes {
			in.take(steps.SetResult{Section: in.s.ID, Round: in.round, Board: p.Board, Who: p.Sides[0], Result: sides}, p, in.scored(p),
				model.ResultText(sides))
		}
		return phrase.Text{}
	}
	a, b := strings.TrimSpace(at(row, in.lay.player)), strings.TrimSpace(at(row, in.lay.otherPlayer))
	if a == "" && b == "" {
		if p.Outcomes[0] != model.Pending {
			in.take(steps.SetResult{Section: in.s.ID, Round: in.round, Board: p.Board, Who: p.Sides[0]}, p, in.scored(p), "")
		}
		return phrase.Text{}
	}
	var score [2]model.Points
	for side, text := range []string{a, b} {
		points, err := model.ParsePoints(text)
		if err != nil || points < 0 {
			return phrase.New("%q are no points.", text)
		}
		score[side] = points
	}
	if score != p.Score || !p.Outcomes[0].Played() {
		set := steps.SetMatchScore{Section: in.s.ID, Round: in.round, Board: p.Board, Who: p.Sides[0], Score: score, Short: true}
		in.take(set, p, in.scored(p), score[0].Fraction()+"-"+score[1].Fraction())
	}
	return phrase.Text{}
}

func (in *reading) scored(p *model.Pairing) string {
	if p.Outcomes[0].Played() {
		return p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	}
	return model.ResultText(p.Outcomes)
}

// take keeps a correction.
func (in *reading) take(c journal.Change, p *model.Pairing, was, now string) {
	in.Changes = append(in.Changes, c)
	who := in.name(p.Sides[0])
	if !p.IsBye() {
		who += " – " + in.name(p.Sides[1])
	}
	if was == "" {
		was = "…"
	}
	if now == "" {
		now = "…"
	}
	in.Lines = append(in.Lines, phrase.New("Round %d, %s: %s, and was %s.", in.round, who, now, was))
}

// sides is what a result means; nothing typed is an open board.
func (in *reading) sides(text string, bye bool) ([2]model.Outcome, bool) {
	if text == "" {
		return [2]model.Outcome{}, !bye
	}
	means := func(c code) bool { return strings.EqualFold(c.text, text) && c.sides[0].IsBye() == bye }
	if k := slices.IndexFunc(in.codes, means); k >= 0 {
		return in.codes[k].sides, true
	}
	if bye {
		return [2]model.Outcome{}, false
	}
	sides, err := model.ParseResult(text)
	return sides, err == nil
}

func (in *reading) name(id model.ID) string {
	for _, e := range in.s.Entries() {
		if e.ID == id {
			return e.Name
		}
	}
	return ""
}

// at is an element, the zero one beyond the end.
func at[T any](row []T, n int) T {
	if n < len(row) {
		return row[n]
	}
	var none T
	return none
}
