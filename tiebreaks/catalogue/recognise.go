package catalogue

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// PrintedColumn is a column of tie-break values as somebody else's program
// printed it.
type PrintedColumn struct {
	Section model.ID
	Code    string              // when its heading tells, otherwise ""; ending in "?" where it does not tell what was cut
	Values  map[model.ID]string // per participant, as printed
}

// WithPrinted is the event of a printed table: sections without a list get the
// tie-breaks that were printed, as far as computing recognises them, or else the
// usual ones.
func WithPrinted(t *model.Tournament, printed []PrintedColumn) *model.Tournament {
	for _, s := range t.Sections {
		var columns []PrintedColumn
		for _, c := range printed {
			if c.Section == s.ID {
				columns = append(columns, c)
			}
		}
		if codes := Recognise(t, s, columns); len(codes) > 0 && len(s.Ranking.TieBreaks) == 0 {
			n := *s
			n.Ranking.TieBreaks = codes
			if _, rules := settle(t, s, model.NewSheet(t, s, 0), columns); rules != "" {
				n.Ranking.Unplayed = rules
			}
			t = t.With(&n)
		}
	}
	for _, s := range t.Sections {
		if rules := printedRules(t, s, printed); rules != "" {
			n := *s
			n.Ranking.Unplayed = rules
			t = t.With(&n)
		}
	}
	for _, s := range t.Sections {
		if s.Ranking.Ruled(model.OnUnrated) == "" && printsRatings(s, printed) {
			n := *s
			n.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, model.UnratedOut)
			t = t.With(&n)
		}
	}
	return WithUsual(t)
}

// printedRules are the rules for unplayed rounds by which every printed value comes out, where the section says nothing of them and those
// of its list do not make them all: a table of 2025 is by the edition of 2023. "" where the list's own will do, or none makes them all.
func printedRules(t *model.Tournament, s *model.Section, printed []PrintedColumn) string {
	if s.Ranking.Unplayed != "" || s.Ranking.Preset != "" {
		return ""
	}
	sh, own := model.NewSheet(t, s, 0), RulesFor(t, s)
	makesAll := func(r tiebreaks.Rules) bool {
		r.DropUnrated = false // the table prints values
		st, err := Rank(sh, nil, r)
		if err != nil {
			return false
		}
		var v Verified
		for _, c := range printed {
			if u, err := Parse(c.Code); c.Section == s.ID && err == nil && u.TieBreak.Rules {
				v.column(st, c)
			}
		}
		return len(v.Codes) > 0 && len(v.Differences) == 0
	}
	if makesAll(own) {
		return ""
	}
	for _, r := range tiebreaks.RuleSets {
		if r.Code != own.Code && makesAll(r) {
			return r.Code
		}
	}
	return ""
}

// printsRatings tells whether a table prints values of a tie-break that needs ratings although somebody has none: it does not go by FIDE's
// text. How the unrated count it does not say; where leaving them out does not make its numbers, these are told as differences.
func printsRatings(s *model.Section, printed []PrintedColumn) bool {
	needs := NeedsRatings(s)
	if !slices.ContainsFunc(s.Players, func(p model.Player) bool { return p.Rating == 0 && p.NationalRating == 0 && p.OwnRating == 0 }) {
		return false
	}
	for _, c := range printed {
		u, err := Parse(strings.TrimSuffix(c.Code, "?"))
		if c.Section != s.ID || err != nil || !slices.ContainsFunc(needs, func(code string) bool { return code == u.Code }) {
			continue
		}
		for _, text := range c.Values {
			if v, ok := tiebreaks.ParseValue(text); ok && v != 0 {
				return true
			}
		}
	}
	return false
}

// Recognise names the printed columns of a section by computing: a column is the
// first tie-break, in the order of menus and those of the event's own federation
// before others, that gives every printed value. The list ends before the first
// column that is none.
func Recognise(t *model.Tournament, s *model.Section, columns []PrintedColumn) []string {
	var codes []string
	sh := model.NewSheet(t, s, 0)
	open, _ := settle(t, s, sh, columns)
	for i, c := range columns {
		code := c.Code
		if settled, ok := open[i]; ok {
			code = settled
		}
		if code == "" {
			code = recognise(t, sh, c)
		}
		u, err := Parse(code)
		if err != nil || tiebreaks.Legal(u, s) != nil {
			break
		}
		codes = append(codes, u.Code)
	}
	return codes
}

// recognise is the first of the likely tie-breaks that gives all the printed values; "" for none, and where the values tell nothing.
func recognise(t *model.Tournament, sh *model.Sheet, c PrintedColumn) string {
	want, telling := make(map[int]tiebreaks.Value, len(c.Values)), false
	for id, text := range c.Values {
		v, ok := tiebreaks.ParseValue(text)
		i := sh.Index(id)
		if !ok || i < 0 {
			return ""
		}
		want[i] = v
		telling = telling || v != 0
	}
	if !telling || len(want) < len(sh.Lines) {
		return ""
	}
	for _, tb := range likely(t, sh.Section) {
		u := tiebreaks.Use{TieBreak: tb, Code: tb.Code}
		if tb.Score || tb.Each == nil || tiebreaks.Legal(u, sh.Section) != nil {
			continue
		}
		u, err := Parse(tb.Code)
		if err != nil {
			continue
		}
		rules := tiebreaks.RulesForList(t, []tiebreaks.Use{u})
		rules.DropUnrated = false // the table prints values
		st, err := Rank(sh, []tiebreaks.Use{u}, rules)
		if err == nil && agrees(st, want) {
			return u.Code
		}
	}
	return ""
}

// likely is All, the rules of US Chess first where an event is theirs: two
// tie-breaks can give the same values under other names.
func likely(t *model.Tournament, s *model.Section) []*tiebreaks.TieBreak {
	p, ok := Usual(t, s)
	if !ok || p.Unplayed != "us" {
		return All
	}
	order := slices.Clone(All)
	slices.SortStableFunc(order, func(a, b *tiebreaks.TieBreak) int {
		return foreign(a) - foreign(b)
	})
	return order
}

func foreign(tb *tiebreaks.TieBreak) int {
	if tb.Rule[0].Body == tiebreaks.OfUSChess {
		return 0
	}
	return 1
}

// agrees tells whether the last column has these values, by sheet index.
func agrees(st *tiebreaks.Standings, want map[int]tiebreaks.Value) bool {
	for i := range st.Places {
		p := &st.Places[i]
		c := p.Cells[len(p.Cells)-1]
		if len(p.Cells) < 2 || !c.Defined || c.Value != want[p.Index] {
			return false
		}
	}
	return true
}
