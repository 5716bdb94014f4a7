package formulas

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// trophy is the section's team trophy on its way into the workbook: the best scores
// of each club. Its own table of calculation has a row for each team that a club may
// have, in order of their names; among the players' columns stand their place by the
// trophy's tie-breaks and, of each sum, which of their club they are.
type trophy struct {
	s       *places  // of the players
	on      *ranking // of the teams
	ts      *tiebreaks.TrophyStandings
	teams   []clubTeam
	columns []tieBreak
	orders  []string // for each column: the column that says which of the club a player is
	rank    string
	first   string // the rank by the score alone
}

// clubTeam is one team of a club: its players from one on, in their order in the club.
type clubTeam struct {
	club, name string
	home, from int // the row of the club's first team, from 1; how many players are in earlier teams
}

// manyNames is how many of the counting players are named.
const manyNames = 6

// sumFold is the factor by which a rank outweighs a sum in hundredths: sums of
// ratings are larger than any single value.
const sumFold = "1000000000"

// newTrophy is the section's trophy, nil where it has none.
func newTrophy(s *places) *trophy {
	if s.sh.Teams || s.s.Trophy == nil || s.rounds == 0 {
		return nil
	}
	ts, err := catalogue.NewTrophy(s.sh.Tournament, s.s, *s.s.Trophy, s.sh.Rounds)
	if err != nil || len(ts.Places) == 0 {
		return nil
	}
	tr := &trophy{s: s, ts: ts}
	tr.clubs()
	return tr
}

// clubs are the teams that each club has players for, however few it takes to be
// placed.
func (tr *trophy) clubs() {
	players := map[string]int{}
	for i := range tr.s.sh.Lines {
		if club := tr.s.sh.Lines[i].Club; club != "" {
			players[club]++
		}
	}
	rules := tr.ts.Trophy
	for club, n := range players {
		for k := range max(1, rules.PerClub) {
			from := k * rules.Counting
			if k > 0 && n-from < max(1, rules.Least) {
				break
			}
			name := club
			if k > 0 {
				name += " " + string(rune('A'+k))
			}
			tr.teams = append(tr.teams, clubTeam{club: club, name: name, from: from})
		}
	}
	slices.SortFunc(tr.teams, func(a, b clubTeam) int { return cmp.Compare(a.name, b.name) })
	for k := range tr.teams {
		tr.teams[k].home = 1 + slices.IndexFunc(tr.teams, func(o clubTeam) bool { return o.club == tr.teams[k].club && o.from == 0 })
	}
}

// plan plans both tables. The columns of the players come after those of the
// section's own standings.
func (tr *trophy) plan(sheet string) {
	tr.on = &ranking{calculation: &calculation{section: tr.s.section, calc: newGrid(sheet, len(tr.teams), 0)}}
	tr.players()
	tr.sums()
	tr.order()
}

// own tells whether the trophy's tie-breaks go by the rule set of the section's own.
func (tr *trophy) own() bool { return tr.ts.Standings().Rules.Code == tr.s.st.Rules.Code }

// players plans the order of the players by the trophy's tie-breaks, and which of
// their club they are.
func (tr *trophy) players() {
	s, t, st := tr.s, tr.s.calc, tr.ts.Standings()
	fixed := s.fixed
	s.fixed, s.asWritten = false, false
	defer func() { s.fixed = fixed }()
	tr.columns = []tieBreak{{use: st.Columns[0], value: s.k("score"), live: true}}
	if tr.first = "rank0"; !s.columns[0].live || !st.Columns[0].TieBreak.Score {
		if !st.Columns[0].TieBreak.Score {
			tr.value(&tr.columns[0])
		}
		tr.first = s.ranked("trophy rank0", t.cell(tr.columns[0].value), t.all(tr.columns[0].value), false)
	}
	rank := tr.first
	for n := 1; n < len(st.Columns); n++ {
		c := tieBreak{use: st.Columns[n], n: n}
		if slices.ContainsFunc(st.Places, func(p tiebreaks.Place) bool { return p.Cells[n].Defined }) {
			tr.value(&c)
			rank = s.folded(c.use.Code, rank, c.value, c.maybe, c.use.LowerFirst())
		}
		tr.columns = append(tr.columns, c)
	}
	first, row := "$"+strings.Trim(t.cell(rank), "$"+here)+"$2", t.cell(rank)
	t.add("trophy place", row+"+COUNTIF("+first+":"+row+","+row+")-1")

	tr.on.calc.give("club", tr.each(func(c *clubTeam) any { return c.club }))
	tr.on.calc.give("home", tr.each(func(c *clubTeam) any { return c.home }))
	tr.on.calc.give("row of club", tr.rowsOfClubs())
	club := s.fill("INDEX({1},{no})", s.person(ofClub))
	t.add("club", s.fill("SUMPRODUCT(EXACT({1},{2})*{3})", tr.on.calc.far("club"), club, tr.on.calc.far("row of club")))
	t.add("of club", s.fill(`IF({club}=0,0,COUNTIFS({club|},{club},{trophy place|},"<="&{trophy place}))`))
	for n := range tr.columns {
		tr.orders = append(tr.orders, tr.orderOf(n))
	}
}

// value plans the values of one of the trophy's tie-breaks.
func (tr *trophy) value(c *tieBreak) {
	s, st := tr.s, tr.ts.Standings()
	if tr.own() {
		if column, maybe, ok := s.values.formula(c.use); ok {
			c.value, c.maybe, c.live = column, maybe, true
			return
		}
	}
	values := make([]any, s.n)
	for _, p := range st.Places {
		values[p.Index] = ""
		if x := &p.Cells[c.n]; x.Defined {
			values[p.Index] = float64(x.Value) / 100
		}
	}
	given := "trophy " + c.use.Code
	s.calc.give(given, values)
	c.value, c.maybe = s.whileRight(given), true
}

// orderOf is which of their club the players are for a sum. Where each tie-break takes
// its own best, those level on the score are taken in the order of its values.
func (tr *trophy) orderOf(n int) string {
	s, rules, c := tr.s, tr.ts.Trophy, tr.columns[n]
	if n == 0 || !rules.OwnBest || rules.PerClub > 1 || c.value == "" {
		return "of club"
	}
	s.asWritten = !c.live
	rank := s.folded(c.use.Code, tr.first, c.value, c.maybe, c.use.TieBreak.Lower)
	name := "of club by " + c.use.Code
	level := s.fill(`COUNTIFS({club|},{club},{1},{2},{trophy place|},"<="&{trophy place})`, s.calc.all(rank), s.calc.cell(rank))
	s.calc.add(name, s.fill(`IF({club}=0,0,COUNTIFS({club|},{club},{1},"<"&{2})+{3})`, s.calc.all(rank), s.calc.cell(rank), level))
	return name
}

func (tr *trophy) each(value func(c *clubTeam) any) []any {
	all := make([]any, len(tr.teams))
	for k := range tr.teams {
		all[k] = value(&tr.teams[k])
	}
	return all
}

// rowsOfClubs is of a club's first team its row, of the others 0: what a search for
// the club adds up.
func (tr *trophy) rowsOfClubs() []any {
	return tr.each(func(c *clubTeam) any {
		if c.from > 0 {
			return 0
		}
		return c.home
	})
}

// sums plans how many players a team has, and what they come to.
func (tr *trophy) sums() {
	on, t, rules := tr.on, tr.on.calc, tr.ts.Trophy
	t.give("team", tr.each(func(c *clubTeam) any { return c.name }))
	t.give("from", tr.each(func(c *clubTeam) any { return c.from }))
	t.add("all", on.fill("COUNTIF({1},{home})", tr.s.calc.far("club")))
	t.add("counting", on.fill("MAX(0,MIN({1},{all}-{from}))", itoa(rules.Counting)))
	t.add("placed", on.fill("IF({all}-{from}>={1},1,0)", itoa(max(1, rules.Least))))
	for n, c := range tr.columns {
		if c.value == "" {
			continue
		}
		club, order := tr.s.calc.far("club"), tr.s.calc.far(tr.orders[n])
		t.add(sumOf(n), on.fill(`ROUND(SUMIFS({1},{2},{home},{3},">"&{from},{3},"<="&({from}+{4})),2)`,
			tr.s.calc.far(c.value), club, order, itoa(rules.Counting)))
	}
	for k := range min(rules.Counting, manyNames) {
		t.add(playerOf(k), on.fill(`SUMIFS({1},{2},{home},{3},{from}+{4})`,
			tr.s.calc.far("no"), tr.s.calc.far("club"), tr.s.calc.far("of club"), itoa(k+1)))
	}
}

func sumOf(n int) string    { return "sum " + itoa(n) }
func playerOf(k int) string { return "player " + itoa(k) }

// order plans the places of the teams; one that is not placed comes last.
func (tr *trophy) order() {
	on, t := tr.on, tr.on.calc
	t.add("key", on.fill("IF({placed}=1,ROUND(100*{1},0),-1)", t.cell(sumOf(0))))
	tr.rank = on.ranked("rank0", t.cell("key"), t.all("key"), false)
	for n, c := range tr.columns[1:] {
		if c.value == "" {
			continue
		}
		on.asWritten = on.asWritten || !c.live
		sign := "-"
		if c.use.TieBreak.Lower {
			sign = "+"
		}
		before := t.cell(tr.rank)
		key := on.fill("{1}*"+sumFold+sign+"ROUND(100*{2},0)", before, t.cell(sumOf(n+1)))
		tr.rank = on.byKey(c.use.Code, before, key)
	}
	first, row := "$"+strings.Trim(t.cell(tr.rank), "$"+here)+"$2", t.cell(tr.rank)
	t.add("place", row+"+COUNTIF("+first+":"+row+","+row+")-1")
}

// trophyColumn is a column of the sheet of trophies: what it looks into, and what it
// has now.
type trophyColumn struct {
	head    string
	width   float64
	style   sheets.Style
	formula func(index string) string
	cached  func(p *tiebreaks.TrophyPlace) any
}

// sheet is the places of the teams, with who counts for them.
func (tr *trophy) sheet(name string) sheets.Sheet {
	s, columns := tr.s, tr.sheetColumns()
	at := len(columns) + 1
	sheet := sheets.Sheet{Name: name, Heading: s.headed(s.say("Team trophy")), FrozenRows: 1, FrozenColumns: 2,
		Filter: "A1:" + sheets.ColumnName(len(columns)) + itoa(len(tr.teams)+1)}
	heads := make([]sheets.Cell, at)
	for c, col := range columns {
		heads[c] = sheets.Cell{Value: col.head, Style: sheets.Style{Part: sheets.Head, Align: col.style.Align}}
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: col.width})
	}
	heads[at-1] = sheets.Cell{Value: "index", Style: sheets.Style{Part: sheets.Head}}
	sheet.Columns = append(sheet.Columns, sheets.Column{Width: 6, Hidden: true})
	sheet.Rows = append(sheet.Rows, heads)
	index := "$" + sheets.ColumnName(at) + here
	placed := tr.on.fill("INDEX({1},{2})=0", tr.on.calc.far("placed"), index)
	for k := range tr.teams {
		row := make([]sheets.Cell, at)
		for c, col := range columns {
			row[c] = sheets.Cell{Value: "", Style: col.style, Formula: "IF(" + placed + `,"",` + col.formula(index) + ")"}
			if k < len(tr.ts.Places) {
				if v := col.cached(&tr.ts.Places[k]); v != nil {
					row[c].Value = v
				}
			}
		}
		row[at-1].Formula = "MATCH(" + itoa(k+1) + "," + tr.on.calc.far("place") + ",0)"
		if k < len(tr.ts.Places) {
			row[at-1].Value = 1 + slices.IndexFunc(tr.teams, func(c clubTeam) bool { return c.name == tr.ts.Places[k].Team })
		}
		sheet.Rows = append(sheet.Rows, row)
	}
	sheet.Rows = append(sheet.Rows, nil)
	for _, note := range tr.notes() {
		sheet.Rows = append(sheet.Rows, []sheets.Cell{{Value: note, Style: sheets.Style{Part: sheets.Note}}})
	}
	return sheet
}

// named is the cells of the sheet, for their name.
func (tr *trophy) named() string {
	return sheets.Quoted(tr.s.trophies) + "!$A$1:$" + sheets.ColumnName(len(tr.sheetColumns())) + "$" + itoa(len(tr.teams)+1)
}

// sheetColumns are the columns of the sheet of the trophy: for each the formula by the index of the team, and the value that it comes to.
func (tr *trophy) sheetColumns() []trophyColumn {
	s, t := tr.s, tr.on.calc
	right := sheets.Style{Align: table.Right}
	of := func(column string) func(string) string {
		return func(index string) string { return "INDEX(" + t.far(column) + "," + index + ")" }
	}
	columns := []trophyColumn{
		{s.say("Place"), 7, right, of(tr.rank), func(p *tiebreaks.TrophyPlace) any { return p.Rank }},
		{s.say("Team"), tr.width(), sheets.Style{Strong: true}, of("team"), func(p *tiebreaks.TrophyPlace) any { return p.Team }},
		{s.say("Counting"), 10, right, of("counting"), func(p *tiebreaks.TrophyPlace) any { return len(p.Counting) }},
		{s.say("Players"), 9, right, of("all"), func(p *tiebreaks.TrophyPlace) any { return p.Players }},
	}
	given := false
	for n, c := range tr.columns {
		if c.value == "" {
			continue
		}
		head, style := s.headOf(tr.columns, n), sheets.Style{Align: table.Right, Fixed: !c.live, Format: formatOf(tr.ts.Standings(), n)}
		style.Strong = n == 0
		sum := of(sumOf(n))
		if given = given || !c.live; given { // who of the level counts for the club hangs on it
			sum = func(index string) string { return s.fill(`IF({1},{2},"")`, s.unchanged(), of(sumOf(n))(index)) }
		}
		columns = append(columns, trophyColumn{head, headWidth(head), style, sum,
			func(p *tiebreaks.TrophyPlace) any { return float64(p.Sums[n]) / 100 }})
	}
	return append(columns, trophyColumn{s.say("Who counts"), 64, sheets.Style{Wrap: true}, tr.whoCounts, func(p *tiebreaks.TrophyPlace) any {
		var names []string
		for _, player := range p.Counting[:min(len(p.Counting), manyNames)] {
			names = append(names, player.Name)
		}
		return strings.Join(names, "; ")
	}})
}

// whoCounts is the names of the players who count, the first ones of many.
func (tr *trophy) whoCounts(index string) string {
	var names []string
	for k := range min(tr.ts.Trophy.Counting, manyNames) {
		player := "INDEX(" + tr.on.calc.far(playerOf(k)) + "," + index + ")"
		between := `"; "&`
		if k == 0 {
			between = ""
		}
		names = append(names, "IF("+player+`=0,"",`+between+"INDEX("+tr.s.person(ofName)+","+player+"))")
	}
	return strings.Join(names, "&")
}

func (tr *trophy) width() float64 {
	widest := 16
	for k := range tr.teams {
		widest = max(widest, table.DisplayWidth(tr.teams[k].name)+4)
	}
	return float64(min(widest, 44))
}

// notes say by what rule the teams are placed, and which of the sums follow
// corrections.
func (tr *trophy) notes() []string {
	s, rules := tr.s, tr.ts.Trophy
	best := phrase.Count(rules.Counting, "The best %d score of each club counts.", "The best %d scores of each club count.", rules.Counting)
	notes := []string{s.word(best)}
	if rules.OwnBest {
		notes = append(notes, s.say("Each tie-break takes its own best among those level on the last counting score."))
	}
	for n, c := range tr.columns[1:] {
		notes = append(notes, s.headOf(tr.columns, n+1)+": "+s.word(c.use.Label())+". "+s.follows(c, false))
	}
	for _, note := range tr.ts.Notes {
		notes = append(notes, s.word(note))
	}
	return notes
}
