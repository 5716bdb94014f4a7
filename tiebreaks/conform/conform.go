// Package conform holds the tie-breaks of the program against FIDE's regulations read slowly: value by value, what the standings have, what
// package slow reads in the text, and where FIDE's own checker is known to have something else (docs/rules/fide-checker.md).
package conform

import (
	"slices"
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/slow"
)

// Value is one tie-break of one participant.
type Value struct {
	Who     int // sheet index
	Code    string
	Ours    string
	Text    string      // what the text makes, read slowly
	Checker phrase.Text // why FIDE's checker is known to have another value; empty where it is not
}

// Differs tells whether the program and the text have different values.
func (v Value) Differs() bool { return v.Ours != v.Text }

// Report is a section held against the text.
type Report struct {
	Sheet  *model.Sheet
	Codes  []string // that were compared
	Left   []string // of the section's list, that are not read slowly or not FIDE's
	Values []Value  // code by code, in the order of the sheet
}

// Differ are the values in which the program and the text differ.
func (r *Report) Differ() []Value {
	return slices.DeleteFunc(slices.Clone(r.Values), func(v Value) bool { return !v.Differs() })
}

// codes are FIDE's tie-breaks, with their modifiers, for players and for teams.
var codes = [2][]string{
	{"PTS", "DE", "DE/P", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "PS/C2", "REP", "STD", "TPN", "RTNG", "BH", "BH/C1", "BH/C2", "BH/M1",
		"BH/M2", "BH/P", "BH/C1/P", "FB", "FB/C1", "FB/C2", "FB/M1", "FB/P", "AOB", "AOB/F", "SB", "SB/C1", "SB/C2", "SB/P", "KS", "KS/L+1",
		"KS/L-1", "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "TPR", "PTP", "APRO", "APPO"},
	{"MPTS", "GPTS", "MPVGP", "WIN:MP", "WIN:GP", "WON:MP", "PS:MP", "PS:GP", "PS:MP/C1", "STD:MP", "STD:GP", "TPN", "BH:MP", "BH:GP",
		"BH:MP/C1", "BH:GP/C1", "BH:MP/M1", "BH:MP/P", "FB:MP", "FB:GP", "FB:MP/C1", "AOB:MP", "AOB:GP", "AOB:MP/F", "KS:MP", "KS:GP",
		"EMMSB", "EMGSB", "EGMSB", "EGGSB", "EMMSB/C1", "EMGSB/C1", "EGMSB/C1", "EGGSB/C1", "EMGSB/P", "SSSC", "SSSC/F", "EDE", "EDE/P",
		"EDET", "EDET/P", "EDEB", "EDEB/P", "EDEBT", "EDEBT/P", "EDEBB", "EDEBB/P", "BC", "TBR", "BBE"},
}

// Section holds a section against the text: FIDE's catalogue, and its own list in its own order. alter is for tests: it may change what the
// program has.
func Section(t *model.Tournament, s *model.Section, alter func(v *Value)) (*Report, error) {
	rules := catalogue.RulesFor(t, s)
	edition := map[string]int{"fide2024": 2024, "fide2026": 2026}[rules.Code]
	if edition == 0 {
		return nil, phrase.Errorf("in %s rounds without play count by the rules of %s, and the text that is read here is FIDE’s of 2023 and "+
			"2026. Choose those for the section", s.Name, rules.Name)
	}
	r := &Report{Sheet: model.NewSheet(t, s, 0)}
	reading := slow.Reading{Sheet: r.Sheet, Edition: edition, Primary: r.Sheet.Primary}
	if answer := s.Ranking.Ruled(model.OnUnrated); !s.FIDE {
		reading.Out = answer == model.UnratedOut
		reading.Unrated, _ = strconv.Atoi(answer) // 0 where it is a word
	}
	kind := 0
	if r.Sheet.Teams {
		kind = 1
	}
	own := []string{codes[kind][0]}
	if r.Sheet.Teams && r.Sheet.Primary == model.GamePoints {
		own[0] = "GPTS"
	}
	for _, code := range codes[kind] { // behind the score that decides the section: that is the primary one
		if err := r.column(reading, rules, []string{own[0], code}, alter); err != nil {
			return nil, err
		}
	}
	uses, _ := catalogue.SectionList(s)
	for _, u := range uses {
		own = append(own, u.Code)
		if err := r.column(reading, rules, own, alter); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// asksTheTied tells a tie-break whose value depends on what stands before it.
func asksTheTied(code string) bool {
	u, err := catalogue.Parse(code)
	return err == nil && u.TieBreak.Among != nil
}

// column compares the last code of a list, which others stand before.
func (r *Report) column(reading slow.Reading, rules tiebreaks.Rules, list []string, alter func(v *Value)) error {
	code := list[len(list)-1]
	if slices.Contains(r.Left, code) || slices.Contains(r.Codes, code) && (len(list) <= 2 || !asksTheTied(code)) {
		return nil
	}
	var before [][]string
	for _, earlier := range list[:len(list)-1] {
		column, ok := reading.Column(earlier, before)
		if !ok {
			r.Left = append(r.Left, code)
			return nil
		}
		before = append(before, column)
	}
	text, ok := reading.Column(code, before)
	if !ok {
		r.Left = append(r.Left, code)
		return nil
	}
	var uses []tiebreaks.Use
	for _, c := range list {
		u, err := catalogue.Parse(c)
		if err != nil {
			return err
		}
		uses = append(uses, u)
	}
	st, err := catalogue.Rank(r.Sheet, uses, rules)
	if err != nil {
		return err
	}
	at := st.Column(uses[len(uses)-1].Code)
	if len(list) == 2 && list[0] == code {
		at = 0
	}
	if at < 0 { // it can separate nobody there
		return nil
	}
	if !slices.Contains(r.Codes, code) {
		r.Codes = append(r.Codes, code)
	}
	for i, want := range text {
		v := Value{Who: i, Code: code, Ours: st.At(i).Cells[at].Text, Text: want, Checker: r.checker(reading, uses[len(uses)-1], before, i)}
		if alter != nil {
			alter(&v)
		}
		r.Values = append(r.Values, v)
	}
	return nil
}

// checker says why FIDE's checker is known to have another value.
func (r *Report) checker(reading slow.Reading, u tiebreaks.Use, before [][]string, i int) phrase.Text {
	cells := r.Sheet.Lines[i].Cells
	count := func(is func(c *model.Cell) bool) (n int) {
		for k := range cells {
			if is(&cells[k]) {
				n++
			}
		}
		return n
	}
	switch u.TieBreak.Code {
	case "STD":
		odd := func(c *model.Cell) bool {
			other := model.Points(0)
			if c.Opponent >= 0 {
				other = c.Against
			}
			sc := r.Sheet.Scoring
			return !r.Sheet.Teams && c.Outcome.Played() && c.Games+other != sc.Win+sc.Loss && c.Games+other != 2*sc.Draw
		}
		if count(odd) > 0 {
			return phrase.New("a game in which the two did not share a point: the checker goes by the result and not by who made more")
		}
	case "SB", "EMMSB", "EMGSB", "EGMSB", "EGGSB":
		if u.Low > 0 && count(func(c *model.Cell) bool { return c.Outcome.Voluntary() }) > 1 {
			return phrase.New("several voluntary unplayed rounds: the checker may strike the lowest dummy, not the lowest contribution (16.5)")
		}
	case "EDEBT", "EDEBB":
		code := map[bool]string{false: "EDE", true: "EDE/P"}[u.Forfeits]
		if byScores, ok := reading.Column(code, before); ok && r.sharedIn(byScores, before, i) {
			return phrase.New("two teams whom the boards of their match may separate: the checker puts the higher board count first")
		}
	case "ARO", "TPR", "PTP", "APRO", "APPO":
		if reading.Out && slices.ContainsFunc(r.Sheet.Lines, func(l model.Line) bool { return l.Rating == 0 }) {
			return phrase.New("games against the unrated are left out: the checker knows a rating for them, or no value")
		}
	}
	return phrase.Text{}
}

// sharedIn tells whether a column leaves somebody tied with one other.
func (r *Report) sharedIn(column []string, before [][]string, i int) bool {
	n := 0
	for k := range column {
		same := column[k] == column[i]
		for _, c := range before {
			same = same && c[k] == c[i]
		}
		if same {
			n++
		}
	}
	return n == 2
}
