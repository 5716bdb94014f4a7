// Package keizer pairs the Keizer system: clubs whose members come when they can.
//
// # The rules and how they are read
//
// Those who are there are paired in the order of the Keizer table (package standings/keizer,
// which the standings ask as well): the highest meets the next below whom he may meet, and
// so on. Two who have met do so again only after some rounds (the setting distance, usually
// 3: who met in round 4 may meet in round 7).
//
// No text that was at hand says what to do when that leaves some without an opponent. Here
// the next below is the next with whom all below can still be paired; and where no round
// keeps the distance, it is shortened by one for all, and by one again, until one does.
// Forbidden pairs never meet.
//
// With an odd number the lowest of those with the fewest byes has the bye; where a forbidden
// pair would leave somebody, the next lowest of them.
//
// White has who has the lower number of Whites less Blacks; else who had Black when the two
// last met; else the lower in the table.
package keizer

import (
	"cmp"
	"slices"
	"strconv"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
	table "wallchart/standings/keizer"
)

// distance is the setting of how many rounds lie between two meetings.
const distance = "distance"

// usualDistance is what it usually is.
const usualDistance = 3

// System is the record of the system.
var System = pairing.Engine{
	Code: "keizer", Rulebook: model.OwnRules, Name: phrase.New("Keizer system"), Short: phrase.New("Keizer"),
	Rule: phrase.New("club regulations (Keizer)"),
	Doc: phrase.New("For clubs whose members come when they can. Those who are there meet the next in the table of Keizer points, in which " +
		"a win brings what the opponent is worth by his own place. Choose the list of tie-breaks Keizer with it, so that the standings are " +
		"that table."),
	Kinds: []model.Kind{model.Individual}, OneGame: true, Formats: []model.Format{model.Swiss},
	Settings: settings(), Pair: pairWith(nil), PairWith: pairWith, MayHaveBye: mayHaveBye,
	Again: func(f *pairing.Field) bool { return f.Round > 1 },
}

// settings are those of the table, and the distance.
func settings() []pairing.Setting {
	choices := make([]pairing.Choice, len(table.Shares))
	for n, text := range table.Shares {
		choices[n] = pairing.Choice{Value: text, Title: phrase.Verbatim(text)}
	}
	share := func(key string, title phrase.Text) pairing.Setting {
		s := pairing.Setting{Key: key, Kind: pairing.OneOf, Title: title, Choices: slices.Clone(choices)}
		slices.SortStableFunc(s.Choices, func(a, b pairing.Choice) int { // the usual one first
			return cmp.Compare(btoi(b.Value == table.Usual(key)), btoi(a.Value == table.Usual(key)))
		})
		return s
	}
	return []pairing.Setting{
		{Key: distance, Kind: pairing.Number, Title: phrase.New("Rounds before two meet again"), Usual: usualDistance, Most: 99},
		{Key: table.TopKey, Kind: pairing.Number, Title: phrase.New("Value of the first"), Most: 9999,
			Doc: phrase.New("0: so that the last is worth about a third of it.")},
		{Key: table.OwnKey, Kind: pairing.OneOf, Title: phrase.New("One's own value"), Choices: []pairing.Choice{
			{Value: "once", Title: phrase.New("Counts once")}, {Value: "no", Title: phrase.New("Does not count")}}},
		share(table.ByeKey, phrase.New("Bye, of the own value")),
		share(table.HalfKey, phrase.New("Half-point bye (a game for the club)")),
		share(table.ExcusedKey, phrase.New("Zero-point bye (excused)")),
		share(table.AbsentKey, phrase.New("Absent without a word")),
		share(table.LossKey, phrase.New("Loss, of the opponent's value")),
		{Key: table.WayKey, Kind: pairing.OneOf, Title: phrase.New("Values of the opponents"), Choices: []pairing.Choice{
			{Value: string(table.Stable), Title: phrase.New("Of today, until the order stands still")},
			{Value: string(table.Step), Title: phrase.New("Of the table before the last round")},
			{Value: string(table.Frozen), Title: phrase.New("Of the day on which they were met")}}},
	}
}

func btoi(is bool) int {
	if is {
		return 1
	}
	return 0
}

// round is what is known while a round is paired.
type round struct {
	f       *pairing.Field
	who     []int // those to be paired, in the order of the table
	place   []int // by index in the field: the place in the table, from 0
	totals  []table.Amount
	last    [][]int // by position in who: the round in which two last met, 0 for never; -1 never meet
	most    int     // how many somebody may not meet, at the distance that is tried
	far     int     // the distance that is tried
	graph   matching.Adjacency
	matcher matching.Cardinality
}

func pairWith(set model.SystemSettings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	far := usualDistance
	if n, err := strconv.Atoi(set[distance]); err == nil {
		far = n
	}
	rules := table.RulesOf(set)
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) { return pair(f, o, rules, far) }
}

func pair(f *pairing.Field, o pairing.Options, rules table.Rules, far int) (*pairing.Round, error) {
	if err := f.Ready(); err != nil {
		return nil, err
	}
	if o.Cancelled() {
		return nil, pairing.ErrCancelled
	}
	r := newRound(f, rules)
	if len(r.who) < 2 {
		return nil, pairing.NothingToPair(f)
	}
	for r.far = max(1, min(far, f.Round)); r.far > 0; r.far-- {
		for _, bye := range r.byes() {
			if o.Cancelled() {
				return nil, pairing.ErrCancelled
			}
			if pairs := r.pairs(bye); pairs != nil {
				return r.made(pairs, bye, far, o.Explain), nil
			}
		}
	}
	return nil, r.refused()
}

// newRound is the digest of the field: the table as it stands, and who is there, from the top of it.
func newRound(f *pairing.Field, rules table.Rules) *round {
	all := make([]table.Entrant, len(f.Players))
	for i := range f.Players {
		p := &f.Players[i]
		all[i] = table.Entrant{Rating: p.Rating, Number: p.Number}
		for _, past := range p.Past {
			all[i].Rounds = append(all[i].Rounds, table.Game{Opponent: past.Opponent, Outcome: past.Outcome})
		}
	}
	t := table.Make(rules, all)
	r := &round{f: f, place: make([]int, len(all)), totals: t.Totals}
	at := make([]int, len(all)) // position in who
	for place, i := range t.Order {
		if r.place[i] = place; f.Players[i].Present {
			at[i] = len(r.who)
			r.who = append(r.who, i)
		}
	}
	r.last = make([][]int, len(r.who))
	for v, i := range r.who {
		r.last[v] = make([]int, len(r.who))
		for n, past := range f.Players[i].Past {
			if past.Opponent >= 0 && past.Outcome.Played() && f.Players[past.Opponent].Present {
				r.last[v][at[past.Opponent]] = n + 1
			}
		}
	}
	for _, pair := range f.Forbidden {
		if f.Players[pair[0]].Present && f.Players[pair[1]].Present {
			v, w := at[pair[0]], at[pair[1]]
			r.last[v][w], r.last[w][v] = -1, -1
		}
	}
	return r
}

// may tells whether two, by their positions, may meet at the distance that is tried.
func (r *round) may(v, w int) bool {
	last := r.last[v][w]
	return last == 0 || last > 0 && r.f.Round-last >= r.far
}

// byes are those who may have the bye, the lowest first; -1 alone where nobody needs one.
func (r *round) byes() []int {
	if len(r.who)%2 == 0 {
		return []int{-1}
	}
	var all []int
	for v := len(r.who) - 1; v >= 0; v-- {
		if mayHaveBye(r.f, r.who[v]) {
			all = append(all, v)
		}
	}
	return all
}

// mayHaveBye: of those who are there, who has had the fewest.
func mayHaveBye(f *pairing.Field, i int) bool {
	had := func(i int) (n int) {
		for _, p := range f.Players[i].Past {
			if p.Outcome == model.PairingBye {
				n++
			}
		}
		return n
	}
	own := had(i)
	for k := range f.Players {
		if f.Players[k].Present && had(k) < own {
			return false
		}
	}
	return true
}

// pairs pairs all but one from the top; nil where that is not possible at this distance.
func (r *round) pairs(bye int) [][2]int {
	left := make([]int, 0, len(r.who))
	for v := range r.who {
		if v != bye {
			left = append(left, v)
		}
	}
	r.most = 0
	for _, v := range left {
		barred := 0
		for _, w := range left {
			if v != w && !r.may(v, w) {
				barred++
			}
		}
		r.most = max(r.most, barred)
	}
	if !r.whole(left) {
		return nil
	}
	var pairs [][2]int
	for len(left) > 0 {
		for k := 1; k < len(left); k++ {
			if !r.may(left[0], left[k]) {
				continue
			}
			rest := slices.Delete(slices.Clone(left[1:]), k-1, k)
			if r.whole(rest) {
				pairs, left = append(pairs, [2]int{left[0], left[k]}), rest
				break
			}
		}
	}
	return pairs
}

// whole tells whether all of some can be paired. Where each may meet at least half of them they can (Dirac).
func (r *round) whole(some []int) bool {
	if n := len(some); n == 0 || n-1-r.most >= (n+1)/2 {
		return true
	}
	r.graph.Reset(len(some))
	for a := range some {
		for b := range a {
			if r.may(some[a], some[b]) {
				r.graph.Join(a, b)
			}
		}
	}
	return 2*r.matcher.Match(&r.graph, nil) == len(some)
}

// made is the round with its colours.
func (r *round) made(pairs [][2]int, bye, far int, explain bool) *pairing.Round {
	made := &pairing.Round{Number: r.f.Round, Bye: -1}
	if bye >= 0 {
		made.Bye = r.who[bye]
		if explain {
			made.Notes = append(made.Notes, pairing.Note{Where: phrase.New("Bye"),
				Text: phrase.New("%s is the lowest in the table of those with the fewest byes.", r.f.Players[made.Bye].Label())})
		}
	}
	if explain && r.far < min(far, r.f.Round) {
		made.Notes = append(made.Notes, pairing.Note{Where: phrase.New("Round"), Text: phrase.New(
			"No round keeps %d rounds between two meetings; %d are kept.", far, r.far)})
	}
	for _, p := range pairs {
		one := pairing.Pair{White: r.who[p[0]], Black: r.who[p[1]]}
		why, swap := r.colours(one.White, one.Black)
		if swap {
			one.White, one.Black = one.Black, one.White
		}
		if explain {
			one.Why = append(r.why(p, bye, made), pairing.Reason{Rule: "Keizer", Text: why})
		}
		made.Pairs = append(made.Pairs, one)
	}
	return made
}

// colours says why who has White, and whether it is the lower in the table.
func (r *round) colours(upper, lower int) (why phrase.Text, swap bool) {
	balance := func(i int) (n int) {
		for _, c := range r.f.Players[i].Colours(nil) {
			if n++; c == model.Black {
				n -= 2
			}
		}
		return n
	}
	a, b := balance(upper), balance(lower)
	if a != b {
		swap = b < a
		return phrase.New("%s has had fewer Whites, less Blacks.", r.label(upper, lower, swap)), swap
	}
	past := r.f.Players[upper].Past
	for n := len(past) - 1; n >= 0; n-- {
		if past[n].Opponent == lower && past[n].Outcome.Played() && past[n].Colour != model.NoColour {
			swap = past[n].Colour == model.White
			return phrase.New("%s had Black when the two last met.", r.label(upper, lower, swap)), swap
		}
	}
	return phrase.New("%s is the lower in the table.", r.f.Players[lower].Label()), true
}

func (r *round) label(upper, lower int, swap bool) phrase.Text {
	if swap {
		return r.f.Players[lower].Label()
	}
	return r.f.Players[upper].Label()
}

// why says why two meet: their places, and of the first who stands between them why not he.
func (r *round) why(p [2]int, bye int, made *pairing.Round) []pairing.Reason {
	name := func(v int) phrase.Text { return r.f.Players[r.who[v]].Label() }
	place := func(v int) int { return r.place[r.who[v]] + 1 }
	said := []pairing.Reason{{Rule: "Keizer", Text: phrase.New("%s is number %d of the table and %s number %d.", name(p[0]), place(p[0]),
		name(p[1]), place(p[1]))}}
	taken := map[int]bool{bye: true}
	for _, one := range made.Pairs {
		taken[slices.Index(r.who, one.White)], taken[slices.Index(r.who, one.Black)] = true, true
	}
	for v := p[0] + 1; v < p[1]; v++ {
		if taken[v] {
			continue
		}
		text := phrase.New("With %s those below could not all be paired.", name(v))
		switch last := r.last[p[0]][v]; {
		case last < 0:
			text = phrase.New("%s is kept apart from %s.", name(v), name(p[0]))
		case !r.may(p[0], v):
			text = phrase.New("%s is not met again yet: they met in round %d.", name(v), last)
		}
		return append(said, pairing.Reason{Rule: "Keizer", Text: text})
	}
	return said
}

var refusal = pairing.Refusal{Again: phrase.New("They have met.")}

// refused says who is left: at the shortest distance it is forbidden pairs that keep people apart.
func (r *round) refused() error {
	r.far = 0
	r.graph.Reset(len(r.who))
	for a := range r.who {
		for b := range a {
			if r.may(a, b) {
				r.graph.Join(a, b)
			}
		}
	}
	r.matcher.Match(&r.graph, nil)
	u := pairing.Unpaired{Index: func(v int32) int { return r.who[v] }, Meet: func(v, w int32) bool { return r.may(int(v), int(w)) },
		Kept: func(v, w int32) bool { return r.last[v][w] < 0 }}
	for v := range r.who {
		u.Who, u.Mates = append(u.Who, int32(v)), append(u.Mates, r.matcher.Mate[v])
	}
	return refusal.Unpaired(r.f, u)
}
