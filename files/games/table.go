package games

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// mostAbove is how many rows may stand above the headings.
const mostAbove = 60

// columns are where a list has what.
type columns struct {
	row   int // of the headings
	heads []heading
	pair  bool // neither side is said to be White
	teams bool
	// before: the sides have points that may be those before the round, as pairing
	// programs print them.
	before bool
}

// find looks for the headings of a list of games: two sides, and beside them a
// result, a round or a board.
func find(rows [][]string) (columns, bool) {
	for i, row := range rows[:min(len(rows), mostAbove)] {
		if c, ok := columnsOf(row); ok {
			c.row = i
			c.unheaded(rows[i+1:])
			return c, true
		}
	}
	return columns{}, false
}

func columnsOf(row []string) (columns, bool) {
	c := columns{heads: make([]heading, len(row))}
	var names [2]int
	game := false
	for i, text := range row {
		h := headingOf(text)
		if h.side >= 0 && (h.kind == "name" || h.kind == "last") {
			names[h.side]++
			c.pair, c.teams = c.pair || h.pair, c.teams || h.team
		}
		game = game || slices.Contains([]string{"result", "winner", "round", "board"}, h.kind) || h.kind == "points" && h.side >= 0
		c.heads[i] = h
	}
	if names[0] == 0 || names[1] == 0 || !game {
		return c, false
	}
	c.letters(row)
	c.shared(row)
	return c, true
}

// letters gives columns whose headings end with the letter of a side to it: Elo W and Elo S, Elo (B) and Elo (N). A
// letter says which side it is only beside the other one.
func (c *columns) letters(row []string) {
	for _, pair := range [...][2]string{{"w", "s"}, {"w", "b"}, {"w", "z"}, {"b", "n"}, {"w", "n"}, {"b", "p"}} {
		for i := range c.heads {
			if c.heads[i].kind != "" {
				continue
			}
			what, ok := strings.CutSuffix(namekey.Key(row[i]), " "+pair[0])
			kind := slices.IndexFunc(ofSide, func(k string) bool { return isKind(k, what) })
			other := slices.IndexFunc(row, func(text string) bool { return namekey.Key(text) == what+" "+pair[1] })
			if ok && kind >= 0 && other >= 0 && c.heads[other].kind == "" {
				c.heads[i], c.heads[other] = heading{kind: ofSide[kind], side: 0}, heading{kind: ofSide[kind], side: 1}
			}
		}
	}
}

// shared gives columns that stand twice, one for each side, to the sides: Elo,
// White, Result, Black, Elo.
func (c *columns) shared(row []string) {
	at := map[string][]int{}
	for i, h := range c.heads {
		if h.side < 0 && slices.Contains(ofSide, h.kind) {
			at[h.kind] = append(at[h.kind], i)
		}
	}
	for kind, places := range at {
		for n, i := range places {
			if len(places) == 2 && kind != "name" {
				c.heads[i].side = n
				c.before = c.before || kind == "points"
			} else if kind == "number" {
				c.heads[i] = heading{kind: "row", side: -1} // rows are counted
			} else {
				c.heads[i] = heading{side: -1}
			}
		}
	}
	for i := range c.heads { // a column without a heading before a name holds titles
		if i+1 < len(row) && strings.TrimSpace(row[i]) == "" && c.heads[i+1].kind == "name" {
			c.heads[i] = heading{kind: "title", side: c.heads[i+1].side, bare: true}
		}
	}
}

// outcomes tells whether a heading says where the results stand.
func (c *columns) outcomes() bool {
	return c.column("result", -1) >= 0 || c.column("winner", -1) >= 0 || c.column("points", 0) >= 0 && c.column("points", 1) >= 0
}

// unheaded finds the results by what stands in the columns, where no heading tells of them: many lists leave that
// between the two sides without one. It may be one column, or one for each side.
func (c *columns) unheaded(rows [][]string) {
	if c.outcomes() && !c.before {
		return
	}
	var open []int // columns of which nothing is known
	for i := range c.heads {
		if c.heads[i].kind == "" || c.heads[i].bare {
			open = append(open, i)
		}
	}
	for _, i := range open {
		if found, of := c.count(rows, func(row []string) bool { return c.isResult(cell(row, i)) }, i); found > 0 && 5*found >= 3*of {
			c.heads[i] = heading{kind: "result", side: -1}
			return
		}
	}
	for n, i := range open {
		for _, k := range open[n+1:] {
			found, of := c.count(rows, func(row []string) bool { return c.shares(cell(row, i), cell(row, k)) }, i, k)
			if found > 1 && 5*found >= 4*of && !c.outcomes() {
				c.heads[i], c.heads[k] = heading{kind: "points", side: 0}, heading{kind: "points", side: 1}
				return
			}
		}
	}
}

// count tells in how many of the rows with something in these columns a test holds.
func (c *columns) count(rows [][]string, is func(row []string) bool, at ...int) (found, of int) {
	for _, row := range rows[:min(len(rows), 300)] {
		if !slices.ContainsFunc(at, func(i int) bool { return strings.Trim(cell(row, i), "-–—: ") != "" }) {
			continue
		}
		if of++; is(row) {
			found++
		}
	}
	return found, of
}

// isResult tells a cell that holds the result of a game, or of a match.
func (c *columns) isResult(text string) bool {
	if c.teams {
		return scoreWord.MatchString(text)
	}
	_, ok := Result(text)
	return ok && strings.ContainsAny(text, "-–—−:/½+=")
}

// shares tells two cells with what each side has of one game, or of a match.
func (c *columns) shares(first, second string) bool {
	if !c.teams {
		out, ok := points(first, second)
		return ok && out[0].Played() && out != [2]model.Outcome{model.Loss, model.Loss}
	}
	a, err1 := model.ParsePoints(first)
	b, err2 := model.ParsePoints(second)
	return err1 == nil && err2 == nil && a+b >= model.One && a <= 20*model.One && b <= 20*model.One && (a+b)%model.One == 0
}

func (c *columns) column(kind string, side int) int {
	return slices.IndexFunc(c.heads, func(h heading) bool { return h.kind == kind && h.side == side })
}

func cell(row []string, i int) string {
	if i < 0 || i >= len(row) {
		return ""
	}
	return strings.TrimSpace(row[i])
}

// Whole tells a table whose rows say of themselves in which round or on which day
// they were played: it can hold a whole event. Other tables of two sides are one
// round as a pairing program prints it.
func Whole(rows [][]string) bool {
	c, ok := find(rows)
	return ok && (c.column("round", -1) >= 0 || c.column("date", -1) >= 0)
}

// Before tells a table of one round with the points of both players before it.
func Before(rows [][]string) bool {
	c, ok := find(rows)
	return ok && c.before && c.column("round", -1) < 0 && c.column("date", -1) < 0
}

// Read reads the sheets that hold lists of games; nil where none does.
func Read(name string, sheets []sheet.Sheet) *List {
	l := &List{Name: name}
	found := 0
	for i := range sheets {
		s := &sheets[i]
		c, ok := find(s.Rows)
		if !ok {
			continue
		}
		if found++; found > 1 && c.teams != l.Teams {
			l.say(true, "The sheet %q holds matches of teams beside games of players; it was left out. Open it alone.", s.Name)
			continue
		}
		l.Teams = c.teams
		l.table(s, c, len(sheets) > 1)
	}
	if found == 0 {
		return nil
	}
	l.onlyNumbers()
	return l
}

// onlyNumbers says of a list that names its players by numbers alone.
func (l *List) onlyNumbers() {
	for i := range l.Games {
		for _, s := range l.Games[i].Sides {
			if strings.Trim(s.Name, "0123456789") != "" {
				return
			}
		}
	}
	if len(l.Games) > 0 {
		l.say(true, "The columns of White and Black hold numbers and no names: the players are called by them. "+
			"Write the names instead of the numbers, and open the list again.")
	}
}

var (
	// roundLine is a row that names the round of those below it, as the name of a
	// sheet may.
	roundLine = pattern.New(`(?i)^\s*(?:(?:round|runde|ronda|ronde|turno|rodada|rd\.?|r)\s*(\d{1,2})|(\d{1,2})\s*[.ªº°]?\s*` +
		`(?:round|runde|ronda|ronde|turno|rodada))\b.*$`)
	titleWord = pattern.New(`^(W?[GIFC]M|AGM|AIM|AFM|ACM|W?NM)$`)
	behind    = pattern.New(`^(.*\p{L}.*?)\s*[(\[](\d{3,4})[)\]]$`) // a rating behind the name
	idWord    = pattern.New(`^\d{3,9}$`)
	daily     = pattern.New(`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`)
	clock     = pattern.New(`\b\d{1,2}:\d{2}(?::\d{2})?\b`)
	scoreWord = pattern.New(`^(\d{1,2}(?:[.,]5|½)?|½)\s*[-–:]\s*(\d{1,2}(?:[.,]5|½)?|½)$`)
)

func roundIn(text string) string {
	if m := roundLine.FindStringSubmatch(text); m != nil {
		return m[1] + m[2]
	}
	return ""
}

// table takes the games of one sheet.
func (l *List) table(s *sheet.Sheet, c columns, several bool) {
	if !s.Cut.Empty() {
		l.say(true, "%s.", s.Cut)
	}
	t := tableReader{List: l, columns: c, round: "", monthFirst: monthFirst(s.Rows, c.column("date", -1))}
	if several {
		t.round = roundIn(s.Name)
	}
	for _, row := range s.Rows[:c.row] {
		if sheet.Filled(row) == 1 {
			if r := roundIn(strings.Join(row, "")); r != "" {
				t.round = r
			}
		}
	}
	for i, row := range s.Rows[c.row+1:] {
		t.row(c.row+2+i, row)
	}
	l.untaken(s.Rows[c.row], c)
	if !c.outcomes() {
		l.say(false, "No column holds results: the games are entered without them.")
	}
	if c.pair {
		l.say(true, "The columns %q and %q do not say who had White: the games are entered without colours.",
			cell(s.Rows[c.row], c.column("name", 0)), cell(s.Rows[c.row], c.column("name", 1)))
	}
}

// untaken names the columns that nothing is taken from.
func (l *List) untaken(head []string, c columns) {
	var names []phrase.Text
	for i, h := range c.heads {
		if text := cell(head, i); h.kind == "" && text != "" {
			names = append(names, phrase.Verbatim(text))
		}
	}
	if len(names) > 0 {
		l.say(false, "Not taken: %s.", phrase.Join(", ", names...))
	}
}

// monthFirst tells from the days of a column which number comes first.
func monthFirst(rows [][]string, column int) bool {
	for _, row := range rows {
		p := strings.FieldsFunc(cell(row, column), func(r rune) bool { return strings.ContainsRune("./- ", r) })
		if len(p) >= 3 {
			if n, err := strconv.Atoi(p[1]); err == nil && n > 12 {
				return true
			}
		}
	}
	return false
}

// tableReader reads the rows below the headings.
type tableReader struct {
	*List
	columns
	round      string // of the rows that name none
	date       string // of the rows that leave it out, as printed lists do
	monthFirst bool
}

// row takes one row.
func (t *tableReader) row(line int, row []string) {
	n := sheet.Filled(row)
	if n == 0 || strings.Trim(strings.Join(row, ""), "-=_: ") == "" {
		return // nothing, or a line drawn below the headings
	}
	if _, again := columnsOf(row); again {
		return
	}
	if r := roundIn(strings.Join(row, " ")); r != "" && n == 1 {
		t.round = r
		return
	}
	g := Game{Line: line, NoColours: t.pair, Section: cell(row, t.column("section", -1)), Round: cell(row, t.column("round", -1))}
	for side := range g.Sides {
		g.Sides[side] = t.side(line, row, side)
	}
	result := cell(row, t.column("result", -1))
	if !slices.ContainsFunc(g.Sides[:], func(s Side) bool { return s.Name != "" && !Nobody(s.Name) }) {
		if n > 1 {
			t.say(true, "Row %d: there is no name below White or Black; the row is left out.", line)
		} else {
			t.say(false, "Row %d was passed over: %q.", line, clip(strings.TrimSpace(strings.Join(row, " "))))
		}
		return
	}
	if g.Round == "" {
		g.Round = t.round
	}
	g.Board, _ = strconv.Atoi(cell(row, t.column("board", -1)))
	g.Board = max(g.Board, 0)
	t.when(&g, row)
	if t.nobody(&g, row, result) {
		t.Games = append(t.Games, g)
		return
	}
	if t.teams {
		if a, b := t.column("points", 0), t.column("points", 1); a >= 0 && b >= 0 && t.column("result", -1) < 0 {
			result = strings.Trim(cell(row, a)+" - "+cell(row, b), " -")
		}
		t.match(&g, result)
	} else {
		t.result(&g, row, result)
	}
	t.Games = append(t.Games, g)
}

func clip(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}

// when takes the day and the time of a game. Where rows leave the day out, it is
// that of the row above.
func (t *tableReader) when(g *Game, row []string) {
	text := cell(row, t.column("date", -1))
	g.Time = cell(row, t.column("time", -1))
	if i := t.column("date", -1); i >= 0 && daily.FindString(text) == "" { // the day of the week, the day and the time below one heading
		for k := i; k < len(row) && (k == i || bare(t.heads, k)); k++ {
			if d := daily.FindString(cell(row, k)); d != "" {
				text = d
			}
			if c := clock.FindString(cell(row, k)); c != "" && g.Time == "" {
				g.Time = c
			}
		}
	}
	if text == "" {
		text = t.date
	}
	if t.date = text; text == "" {
		return
	}
	d, ok := roster.Day(text, t.monthFirst)
	if !ok {
		t.say(true, "Row %d: %q is not a date; the game has none. Write it as 2026-04-12.", g.Line, clip(text))
	}
	g.Date = d
}

// bare tells a column that has no heading of its own.
func bare(heads []heading, i int) bool {
	return i >= len(heads) || heads[i].kind == "" || heads[i].bare
}

// side takes the player on one side of a row.
func (t *tableReader) side(line int, row []string, side int) Side {
	get := func(kind string) string { return cell(row, t.column(kind, side)) }
	s := Side{Name: get("name"), Title: get("title"), Club: get("club"), Federation: get("fed")}
	if last := get("last"); last != "" {
		s.Name = last
		if first := get("first"); first != "" {
			s.Name += ", " + first
		}
	} else if first := get("first"); first != "" && s.Name != "" {
		s.Name += ", " + first
	}
	s.Name = strings.Join(strings.Fields(s.Name), " ")
	if first, rest, ok := strings.Cut(s.Name, " "); ok && titleWord.MatchString(first) && s.Title == "" {
		s.Title, s.Name = first, rest
	}
	if !titleWord.MatchString(s.Title) {
		s.Title = ""
	}
	if m := behind.FindStringSubmatch(s.Name); m != nil {
		n, _ := strconv.Atoi(m[2])
		s.Name, s.Rating = m[1], model.Rating(n)
	}
	if id := get("fide"); idWord.MatchString(id) && strings.Trim(id, "0") != "" {
		s.FideID = id
	}
	s.National = get("national")
	s.Number, _ = strconv.Atoi(strings.TrimSuffix(get("number"), "."))
	s.Number = max(s.Number, 0)
	r, err := model.ParseRating(get("rating"))
	if err != nil {
		t.say(true, "Row %d: %s.", line, err)
	}
	s.Rating = cmp.Or(r, s.Rating)
	return s
}

// nobody makes a bye of a row in which one side has no opponent.
func (t *tableReader) nobody(g *Game, row []string, result string) bool {
	for side := range g.Sides {
		other := g.Sides[1-side].Name
		if other != "" && !Nobody(other) {
			continue
		}
		if other == "" && t.column("result", -1) >= 0 && result == "" {
			t.say(true, "Row %d: %s has no opponent, and it is not said why; taken for an absence.", g.Line, g.Sides[side].Name)
		}
		worth := result
		if side == 1 {
			if _, b, ok := strings.Cut(sure.Replace(result), "-"); ok {
				worth = b
			}
		}
		if pts := cell(row, t.column("points", side)); result == "" && pts != "" {
			worth = pts
		}
		g.Outcomes = [2]model.Outcome{Bye(strings.TrimSpace(other+" "+result), worth)}
		g.Sides[0], g.Sides[1] = g.Sides[side], Side{}
		return true
	}
	return false
}

// result takes what came of a game.
func (t *tableReader) result(g *Game, row []string, text string) {
	white, black := cell(row, t.column("points", 0)), cell(row, t.column("points", 1))
	if text == "" && t.column("result", -1) < 0 && (white != "" || black != "") {
		out, ok := points(white, black)
		if !ok {
			t.say(true, "Row %d: %q and %q are not the points of one game; it is left without a result. Write 1 and 0, or ½ and ½.", g.Line, white,
				black)
		}
		g.Outcomes = out
		return
	}
	if winner := cell(row, t.column("winner", -1)); text == "" && winner != "" {
		switch namekey.Key(winner) {
		case namekey.Key(g.Sides[0].Name):
			text = "1-0"
		case namekey.Key(g.Sides[1].Name):
			text = "0-1"
		default:
			text = winner
		}
	}
	out, ok := Result(text)
	if !ok {
		t.say(true, "Row %d, %s against %s: %q is not a result; the game is left without one. Write 1-0, ½-½, 0-1, +/- or -/+.", g.Line,
			g.Sides[0].Name, g.Sides[1].Name, clip(text))
	}
	g.Outcomes = out
}

// match takes the score of a match of teams.
func (t *tableReader) match(g *Game, text string) {
	if strings.Trim(text, "-: ") == "" {
		return
	}
	m := scoreWord.FindStringSubmatch(text)
	if m == nil {
		t.say(true, "Row %d, %s against %s: %q is not the score of a match; it is left without one. Write 2½-1½.", g.Line, g.Sides[0].Name,
			g.Sides[1].Name, clip(text))
		return
	}
	g.match(m[1], m[2])
}

// match enters the score of a match.
func (g *Game) match(first, second string) {
	a, err1 := model.ParsePoints(first)
	b, err2 := model.ParsePoints(second)
	if err1 == nil && err2 == nil {
		g.Score = [2]model.Points{a, b}
		g.Outcomes = model.MatchOutcomes(g.Score)
	}
}
