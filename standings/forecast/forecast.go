package forecast

import (
	"slices"

	"wallchart/model"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Answer is what is known of somebody and a goal.
type Answer uint8

// Answers. Undecided comes first: what nothing has proved is not decided.
const (
	Undecided Answer = iota
	Certain
	Possible
	Out
)

// Steps is the work a forecast may take: a step is one participant in one table that is made.
const Steps = 100_000

// results are how an open game may end, from the side of White.
var results = [3][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}

// Game is a game, or a match of teams, without a result.
type Game struct {
	Round int
	Sides [2]int // in the sheet
	at    *model.Pairing
	ends  []end // how it may end
}

// Goal is what may be reached: a rank among the first Places, or where that is 0 what a prize of the fund has to give.
type Goal struct {
	Places, Prize int
	Gives         Gift
}

// Gift is one of the things that a prize may be. A prize of several is a goal for each: its money is shared, and the rest is not.
type Gift uint8

// Gifts.
const (
	Money Gift = iota
	Trophy
	Qualification
)

// One is a single result on which a goal hangs.
type One struct{ Game, Result int } // places in Games; 0 the first side wins, 1 a draw, 2 the second wins

// Row is the answers about one participant.
type Row struct {
	Index   int // in the sheet
	Answers []Answer
	Best    int // the best place he can come to, and the worst: no result leads beyond; 0 where it is not known
	Worst   int
	If      []*One      // reached exactly if this happens, by goal; nil where it is not so simple
	Unless  []*One      // reached unless this happens
	ByOwn   [][3]Answer // by goal, with a win, draw or loss in the only game of his own; nil where not every result was tried
}

// Forecast is what must happen in a section.
type Forecast struct {
	Standings *tiebreaks.Standings // as they are now
	Games     []Game
	Coming    int  // rounds that are announced and not yet paired
	Every     bool // all results were gone through
	Goals     []Goal
	Rows      []Row // in the order of the standings
	Fund      *model.Fund

	t      *model.Tournament
	s      *model.Section // a copy, whose results change
	uses   []tiebreaks.Use
	rules  tiebreaks.Rules
	steps  int
	kind   model.ScoreKind // of the points that come first
	base   []model.Points  // what everybody has of them without the open games
	exact  bool            // the ends of the games are all that there are, as far as the tie-breaks go
	proved bool            // the rest were answered by points before
	span   [][2]int        // the best and the worst place of each, 0 where it is not known
	race   *race           // where several games of one are open
}

// Make forecasts the first places and, with a fund, its prizes, for a section that is ranked as its standings are.
func Make(st *tiebreaks.Standings, places int, fund *model.Fund, steps int) (*Forecast, error) {
	t, s := st.Sheet.Tournament, st.Sheet.Section
	copied := *s
	copied.Rounds = slices.Clone(s.Rounds)
	for r := range copied.Rounds {
		copied.Rounds[r].Pairings = slices.Clone(copied.Rounds[r].Pairings)
	}
	f := &Forecast{t: t.With(&copied), s: &copied, Fund: fund, steps: steps, Coming: max(0, s.Planned-len(s.Rounds))}
	var err error
	f.uses, f.rules = st.Columns, st.Rules
	if f.Standings, err = catalogue.Rank(model.NewSheet(t, s, len(s.Rounds)), f.uses, f.rules); err != nil {
		return nil, err
	}
	for k := range min(places, len(f.Standings.Places)) {
		f.Goals = append(f.Goals, Goal{Places: k + 1})
	}
	if fund != nil {
		f.Goals = append(f.Goals, gifts(fund)...)
	}
	f.span = make([][2]int, len(f.Standings.Sheet.Lines))
	answers := make([][]Answer, len(f.span))
	for i := range answers {
		answers[i] = make([]Answer, len(f.Goals))
	}
	passes := make([]*pass, len(f.Goals)) // by goal: that which answers it; nil where none does
	if f.open() {
		if err = f.answer(answers, passes); err != nil {
			return nil, err
		}
	}
	f.answered(answers, passes)
	return f, nil
}

// gifts are what the prizes of a fund have to give.
func gifts(fund *model.Fund) (all []Goal) {
	for k, p := range fund.Prizes {
		if p.Amount > 0 || p.Share > 0 {
			all = append(all, Goal{0, k, Money})
		}
		if p.Trophy != "" {
			all = append(all, Goal{0, k, Trophy})
		}
		if p.Qualifies != "" {
			all = append(all, Goal{0, k, Qualification})
		}
	}
	return all
}

// goal is the place of what a prize has to give.
func (f *Forecast) goal(prize int, gives Gift) int {
	return slices.Index(f.Goals, Goal{0, prize, gives})
}

// answer finds the answers: by every result, where that is not too much work; otherwise by points, by every result that matters
// to what is left, and by results that are made up.
func (f *Forecast) answer(answers [][]Answer, passes []*pass) error {
	games := make([]int, len(f.Games))
	goals := make([]int, len(f.Goals))
	for k := range games {
		games[k] = k
	}
	for g := range goals {
		goals[g] = g
	}
	if f.Coming == 0 && f.affordable(games) {
		f.Every = true
		return f.through(games, goals, passes)
	}
	f.bounds(answers)
	if err := f.funded(answers); err != nil || f.Coming > 0 {
		return err
	}
	if games = f.matters(answers, goals, false); f.affordable(games) {
		f.Every, f.proved = true, true
		return f.through(games, goals, passes)
	}
	m, err := f.money(answers)
	if err != nil {
		return err
	}
	if m != nil {
		for _, g := range m.goals {
			passes[g] = m.pass
		}
	}
	return f.witnesses(answers)
}

// through goes through all results of some games for some goals.
func (f *Forecast) through(games, goals []int, passes []*pass) error {
	p := f.pass(games)
	for _, g := range goals {
		passes[g] = p
	}
	return f.every(p)
}

// open finds the games without a result, and how they may end. It says whether a forecast is possible: of what is half entered,
// of an event that does not say how many rounds it has, and of a Keizer table or a knock-out, whose rounds depend on what is
// played, none is.
func (f *Forecast) open() bool {
	first := f.Standings.Columns[0].TieBreak
	sound := !first.Heads && f.s.Planned > 0 && f.whole()
	sheet := f.Standings.Sheet
	if f.kind = model.GamePoints; first.Code == "MPTS" {
		f.kind = model.MatchPoints
	}
	for i := range sheet.Lines {
		f.base = append(f.base, sheet.Lines[i].Total(f.kind))
	}
	f.exact = true
	for r := range f.s.Rounds {
		for k := range f.s.Rounds[r].Pairings {
			p := &f.s.Rounds[r].Pairings[k]
			if p.Outcomes[0] != model.Pending && (p.Sides[1] == 0 || p.Outcomes[1] != model.Pending) {
				continue
			}
			a, b := sheet.Index(p.Sides[0]), sheet.Index(p.Sides[1])
			if a < 0 || b < 0 || p.Outcomes != [2]model.Outcome{} {
				sound = false
				continue
			}
			g := Game{r + 1, [2]int{a, b}, p, f.ends(p)}
			if sheet.Teams && f.kind == model.GamePoints { // the boards that are done count already
				f.base[a], f.base[b] = f.base[a]-p.Score[0], f.base[b]-p.Score[1]
			}
			sound = sound && len(g.ends) > 0
			f.Games = append(f.Games, g)
		}
	}
	return sound
}

// whole tells whether everybody who plays in the last round that is paired has a game or a bye there: games may
// still be added to it otherwise.
func (f *Forecast) whole() bool {
	last := len(f.s.Rounds)
	if last == 0 {
		return true
	}
	for _, e := range f.s.Entries() {
		if p, _ := f.s.Rounds[last-1].Find(e.ID); p == nil && e.Competes() && e.Plays(last) && e.Bye(last) == model.Pending {
			return false
		}
	}
	return true
}

// take counts who reaches what with the results that now stand in the copy; chosen is the kind of the result of each game of the pass.
func (f *Forecast) take(p *pass, chosen []int) error {
	p.count(chosen)
	f.steps -= len(f.span)
	st, err := catalogue.Rank(model.NewSheet(f.t, f.s, len(f.s.Rounds)), f.uses, f.rules)
	if err != nil {
		return err
	}
	for _, at := range st.Places {
		if f.Every && !f.proved {
			f.reach(at.Index, at.Rank, at.Rank)
		}
	}
	for g, goal := range f.Goals {
		if goal.Places == 0 {
			break
		}
		for _, at := range st.Places {
			if at.Rank <= goal.Places {
				p.hit(at.Index, g, chosen)
			}
		}
	}
	if f.Fund == nil {
		return nil
	}
	d, err := prizes.Divide(st, *f.Fund)
	if err != nil {
		return err
	}
	for _, a := range d.Awards {
		if a.Index < 0 {
			continue
		}
		for _, part := range a.Parts {
			p.hit(a.Index, f.goal(part.Prize, Money), chosen)
		}
		for _, thing := range a.Things {
			gives := Trophy
			if thing.Qualifies {
				gives = Qualification
			}
			p.hit(a.Index, f.goal(thing.Prize, gives), chosen)
		}
	}
	return nil
}

// reach widens the places that somebody can come to.
func (f *Forecast) reach(i, best, worst int) {
	if s := &f.span[i]; s[0] == 0 {
		*s = [2]int{best, worst}
	} else {
		s[0], s[1] = min(s[0], best), max(s[1], worst)
	}
}

func (f *Forecast) answered(answers [][]Answer, passes []*pass) {
	for _, p := range f.Standings.Places {
		row := Row{Index: p.Index, Answers: answers[p.Index], Best: f.span[p.Index][0], Worst: f.span[p.Index][1],
			If: make([]*One, len(f.Goals)), Unless: make([]*One, len(f.Goals)), ByOwn: make([][3]Answer, len(f.Goals))}
		for g, pass := range passes {
			if pass != nil && (row.Answers[g] == Undecided || row.Answers[g] == Possible) {
				f.conclude(pass, &row, g)
			}
		}
		f.Rows = append(f.Rows, row)
	}
}
