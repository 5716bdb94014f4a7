package report

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// draw is one round's pairings with what is printed beside them.
type draw struct {
	Options
	t       *model.Tournament
	s       *model.Section
	round   int          // 1-based
	before  *model.Sheet // the scores before the round
	people  map[model.ID]*model.Player
	entries map[model.ID]model.Entry
	colours bool // somebody's colour is known
	only    only // whom the paper is of
	ratings model.RatingChoice
	paper   bool // for paper: with numbers and titles, and room to write a result on
}

func newDraw(t *model.Tournament, s *model.Section, o Options) (*draw, error) {
	round := o.Round
	if round == 0 { // of several games of the last pairs the first
		round = len(s.Rounds)
		_, game := s.Meeting(max(1, round))
		round -= game - 1
	}
	if len(s.Rounds) == 0 {
		return nil, phrase.Errorf("%s has no pairings yet: pair the first round", s.Name)
	}
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("%s has no round %d: it has rounds 1 to %d", s.Name, round, len(s.Rounds))
	}
	only, err := o.only(t, s)
	if err != nil {
		return nil, err
	}
	d := &draw{Options: o, only: only, t: t, before: model.NewSheetBefore(t, s, round),
		s: s, round: round, ratings: t.Ratings(s), people: playersByID(s), entries: make(map[model.ID]model.Entry, s.Participants())}
	for e := range s.Everyone() {
		d.entries[e.ID] = *e
	}
	for _, p := range s.Rounds[round-1].Pairings {
		d.colours = d.colours || !p.IsBye() && !p.NoColours
	}
	return d, nil
}

// Pairings is a round's boards in order, with the scores before the round and
// the results as far as they are known.
func Pairings(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	return d.byBoards()
}

func (d *draw) byBoard() table.Document {
	s, o := d.s, d.Options
	doc := document(d.t, s, o)
	doc.Subtitle = o.under(doc.Subtitle, d.heading("Pairings of round %d"))
	first, second := d.sides()
	rated := d.rated()
	tb := table.Table{Name: o.say("Pairings"),
		Columns: []table.Column{{ID: "board", Title: d.boardHead(), Align: table.Right, Format: table.Whole}}}
	tb.Columns = append(tb.Columns, d.sideColumns(first, "first", rated)...)
	tb.Columns = append(tb.Columns, table.Column{ID: "result", Title: o.say("Result"), Align: table.Centre, Write: d.paper})
	tb.Columns = append(tb.Columns, d.sideColumns(second, "second", rated)...)
	pairings, absent := d.present(d.boards())
	tb.Rows = slices.Grow(tb.Rows, len(pairings))
	cells := make([]table.Cell, 0, len(pairings)*len(tb.Columns)) // of all rows: they are made anew with each result
	for n := range pairings {
		p := s.Settle(pairings[n])
		board := d.boardOf(&p)
		from := len(cells)
		cells = d.side(append(cells, board), p.Sides[0], rated)
		cells = d.side(append(cells, d.result(&p)), p.Sides[1], rated)
		tb.Rows = append(tb.Rows, table.Row{Cells: cells[from:len(cells):len(cells)], Ref: d.ref(table.ToResult, &p, p.Sides[0])})
		tb.Notes = append(tb.Notes, d.ratedAs(&p)...)
	}
	if len(absent) > 0 {
		tb.Notes = append(tb.Notes, o.say("Absent: %s", strings.Join(absent, ", ")))
	}
	if rated {
		tb.Notes = append(tb.Notes, o.ratingsNote(o.ratingsUsed(d.ratings, s), "")...)
	}
	doc.Tables = []table.Table{tb}
	return doc
}

// sideColumns are the columns of one side.
func (d *draw) sideColumns(title, id string, rated bool) []table.Column {
	var cols []table.Column
	if d.numbered() {
		cols = append(cols, d.noColumn(id+"-no"))
	}
	cols = append(cols, table.Column{ID: id, Title: title})
	if rated {
		cols = append(cols, table.Column{ID: id + "-rating", Title: d.say("Rtng"), Align: table.Right, Format: table.Whole})
	}
	if d.few() {
		return cols
	}
	return append(cols, table.Column{ID: id + "-score", Title: d.say("Pts"), Align: table.Right,
		Format: table.Halves, Tip: d.say("Score before the round")})
}

func (d *draw) noColumn(id string) table.Column {
	return table.Column{ID: id, Title: d.say("No."), Align: table.Right, Format: table.Whole, Tip: d.say("Starting number")}
}

// last orders boards by number, and those without one after them.
func last(p model.Pairing) int {
	if p.Board == 0 {
		return math.MaxInt
	}
	return p.Board
}

// PairingsByName is the same round as players look for it: everybody in order of
// name, with colour, opponent and board.
func PairingsByName(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	return d.byName(), nil
}

func (d *draw) byName() table.Document {
	t, s, o := d.t, d.s, d.Options
	doc := document(t, s, o)
	doc.Subtitle = o.under(doc.Subtitle, d.only.of(d.ofRound("Pairings of round %d")+", "+o.say("by name")))
	tb := table.Table{Name: o.say("Pairings by name"), Columns: d.nameColumns(), Rows: d.names()}
	sortByName(&tb)
	if !d.colours {
		tb = withoutEmpty(tb, "colour")
	}
	doc.Tables = []table.Table{tb}
	return doc
}

// names is a row for each of those whom the list is of.
func (d *draw) names() (rows []table.Row) {
	pairings := d.s.Rounds[d.round-1].Pairings
	for n := range pairings {
		for side, id := range pairings[n].Sides {
			if d.looksHere(id) {
				rows = append(rows, d.named(&pairings[n], side))
			}
		}
	}
	return rows
}

// sortByName puts the rows in the order of their first cells.
func sortByName(tb *table.Table) {
	byName := collate.New(language.Und, collate.IgnoreCase)
	slices.SortStableFunc(tb.Rows, func(a, b table.Row) int { return byName.CompareString(a.Cells[0].Text, b.Cells[0].Text) })
}

func (d *draw) nameColumns() []table.Column {
	columns := []table.Column{{ID: "name", Title: d.say("Name"), Frozen: true}}
	if d.numbered() {
		columns = append(columns, d.noColumn("no"))
		if d.rated() {
			columns = append(columns, table.Column{ID: "rating", Title: d.say("Rtng"), Align: table.Right, Format: table.Whole})
		}
		columns = append(columns, table.Column{ID: "score", Title: d.say("Pts"), Align: table.Right,
			Format: table.Halves, Tip: d.say("Score before the round")})
	}
	return append(columns, table.Column{ID: "board", Title: d.say("Board"), Align: table.Right, Format: table.Whole},
		table.Column{ID: "colour", Title: d.say("Colour")}, table.Column{ID: "opponent", Title: d.say("Opponent")})
}

func (d *draw) named(p *model.Pairing, side int) table.Row {
	id := p.Sides[side]
	row := table.Row{Ref: d.ref(table.ToPlayer, p, id), Cells: []table.Cell{table.Text(d.lookedUp(id))}}
	if d.numbered() {
		row.Cells = append(row.Cells, whole(d.entries[id].Number))
		if d.rated() {
			row.Cells = append(row.Cells, d.rating(id))
		}
		row.Cells = append(row.Cells, d.score(id))
	}
	if p.IsBye() {
		return table.Row{Ref: row.Ref, Cells: append(row.Cells, table.Cell{}, table.Cell{},
			table.Cell{Text: d.word(p.Outcomes[0].Words()), Mark: table.Bye})}
	}
	board, colour := d.boardOf(p), ""
	if !p.NoColours {
		colour = d.say("White")
		if side == 1 {
			colour = d.say("Black")
		}
	}
	row.Cells = append(row.Cells, board, table.Text(colour), table.Text(d.called(p.Sides[1-side])))
	return row
}

func (d *draw) heading(what phrase.Format) string { return d.only.of(d.ofRound(what)) }

// ofRound is what a paper shows of the round, with its day and time.
func (d *draw) ofRound(what phrase.Format) string {
	when := d.s.When(d.round)
	return joinNonEmpty(", ", d.say(what, d.round), d.start(when, ", "))
}

// boards are the pairings of the round in order of boards; of a category those in which
// somebody of it plays.
func (d *draw) boards() []model.Pairing {
	pairings := slices.DeleteFunc(slices.Clone(d.s.Rounds[d.round-1].Pairings),
		func(p model.Pairing) bool { return !d.only.has(p.Sides[:]...) })
	slices.SortStableFunc(pairings, func(a, b model.Pairing) int { return cmp.Compare(last(a), last(b)) })
	return pairings
}

// sides are the headings of the two sides.
func (d *draw) sides() (first, second string) {
	switch {
	case d.s.Team() && d.paper && d.firstHasWhite():
		return d.say("Team, White on board 1"), d.say("Opponents")
	case d.s.Team():
		return d.say("Team"), d.say("Opponents")
	case d.colours:
		return d.top("White"), d.top("Black")
	}
	return d.say("Player"), d.say("Opponent")
}

func (d *draw) rated() bool {
	if d.s.Team() || d.few() {
		return false
	}
	return slices.ContainsFunc(d.s.Players, func(p model.Player) bool { return d.ratings.Of(&p) != 0 })
}

// side adds name, rating and score of one side; blank where there is nobody.
func (d *draw) side(cells []table.Cell, id model.ID, rated bool) []table.Cell {
	name, number := table.Cell{}, table.Cell{}
	if e, ok := d.entries[id]; ok {
		name = table.Cell{Text: d.called(id), Ref: table.Ref{Kind: table.ToPlayer, Section: int32(d.s.ID), Participant: int32(id)}}
		number = whole(e.Number)
	}
	if d.numbered() {
		cells = append(cells, number)
	}
	if cells = append(cells, name); rated {
		cells = append(cells, d.rating(id))
	}
	switch {
	case d.few():
		return cells
	case id == 0:
		return append(cells, table.Cell{})
	}
	return append(cells, d.score(id))
}

// rating is a player's; blank where there is nobody.
func (d *draw) rating(id model.ID) table.Cell {
	p := d.people[id]
	if p == nil {
		return table.Cell{}
	}
	if rating := d.ratings.Of(p); rating != 0 {
		return table.Num(rating.String(), float64(rating))
	}
	return table.Text(d.unrated())
}

// score is what a participant had before the round.
func (d *draw) score(id model.ID) table.Cell {
	score := model.Points(0)
	if i := d.before.Index(id); i >= 0 {
		score = d.before.Lines[i].Total(d.before.Primary)
	}
	return table.Num(d.points(score), float64(score)/2)
}

// result is the middle of a board's line.
func (d *draw) result(p *model.Pairing) table.Cell {
	cell := table.Cell{Ref: d.ref(table.ToResult, p, p.Sides[0]), Editable: true}
	switch {
	case p.IsBye():
		cell.Text, cell.Mark = d.word(p.Outcomes[0].Words()), table.Bye
	case p.Outcomes[0] == model.Pending && p.Adjourned:
		cell.Text, cell.Mark = d.say("adjourned"), table.Pending
	case p.Outcomes[0] == model.Pending:
		cell.Mark = table.Pending
	case d.s.Team() && p.Outcomes[0].Played():
		cell.Text = p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	default:
		cell.Text = model.ResultText(p.Outcomes)
	}
	if !p.IsBye() && p.Outcomes[0].Unplayed() {
		cell.Mark = table.Forfeit
	}
	if notes := d.ratedAs(p); len(notes) > 0 {
		cell.Mark, cell.Tip = table.Changed, strings.Join(notes, "\n")
	}
	return cell
}

// ratedAs says which games of a board count otherwise for rating. The reason is not for the hall.
func (d *draw) ratedAs(p *model.Pairing) []string {
	var notes []string
	if p.ForRating.Set() {
		notes = append(notes, d.say("Board %d: for rating %s", p.Board, model.ResultText(p.ForRating.Outcomes)))
	}
	for b := range p.Games {
		if f := p.Games[b].ForRating; f.Set() {
			notes = append(notes, d.say("Match %d, board %d: for rating %s", p.Board, b+1, model.ResultText(f.Outcomes)))
		}
	}
	return notes
}

func (d *draw) ref(kind table.RefKind, p *model.Pairing, who model.ID) table.Ref {
	r := table.Ref{Kind: kind, Section: int32(d.s.ID), Participant: int32(who), Round: d.round, Board: p.Board}
	if side := p.Side(who); side >= 0 {
		r.Opponent = int32(p.Sides[1-side])
	}
	return r
}
