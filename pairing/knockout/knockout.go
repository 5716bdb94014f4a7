// Package knockout pairs a knock-out: who loses a match is out.
//
// # The rules and how they are read
//
// No federation regulates it. The bracket is that of package standings/knockout, which the standings and the bracket on
// paper ask as well: room for a power of two, the byes for the best seeds in the first round, seeds by starting number,
// winners of neighbouring matches meet. A match is one game or several (the setting games), each a round of the section.
//
// Nobody is paired on while a match before is level: the arbiter states who won the play-off, by giving that player half
// a point for the round with the result as the reason. Who is absent leaves the place to his opponent.
//
// Colours: in the first round of matches the better seed has the initial colour on odd boards, the other one on even;
// later he has the other colour than in his last game. Within a match they alternate.
package knockout

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
	bracket "wallchart/standings/knockout"
)

// System is the record of the system.
var System = pairing.Engine{
	Code: "knockout", Rulebook: model.OwnRules, Name: phrase.New("Knock-out"), Short: phrase.New("Knock-out"),
	Reports: []model.ReportCode{{Code: "CUSTOM_KNOCKOUT"}},
	Rule:    phrase.New("rules of the event (knock-out)"),
	Doc: phrase.New("Who loses a match is out. Seeds are the starting numbers; where the bracket has free places, " +
		"the best seeds have the byes, in the first round. A match is one game or several, each a round. Where it is level, " +
		"give half a point for its last round to who won the play-off, with the result as the reason (Penalty and bonus points)."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss}, KnockOut: true, OneGame: true,
	Lot: model.Lot{Boards: true},
	Settings: []pairing.Setting{
		{Key: bracket.GamesKey, Kind: pairing.OneOf, Title: phrase.New("Games of a match"), Choices: numbers("1", "2", "3", "4", "6")},
		{Key: bracket.LevelKey, Kind: pairing.OneOf, Title: phrase.New("A match that is level"), Choices: []pairing.Choice{
			{Value: "play-off", Title: phrase.New("Is decided by a play-off")}, {Value: "seed", Title: phrase.New("Is won by the better seed")}}},
		{Key: bracket.ThirdKey, Kind: pairing.OneOf, Title: phrase.New("Third place"), Choices: []pairing.Choice{
			{Value: "no", Title: phrase.New("Is shared")}, {Value: "yes", Title: phrase.New("Is played for")}}}},
	Pair: pairWith(nil), PairWith: pairWith,
	Length: func(set model.SystemSettings, participants int) int {
		return bracket.RulesOf(set).Games * bracket.Stages(participants)
	},
	Level: func(set model.SystemSettings, f *pairing.Field) [][2]int {
		rules := bracket.RulesOf(set)
		r := &round{f: f, b: bracket.Make(rules, entrants(f))}
		return r.level((f.Round - 1) / rules.Games)
	},
	MayHaveBye: func(*pairing.Field, int) bool { return true },
	Again:      func(f *pairing.Field) bool { return f.Round > 1 },
}

func numbers(values ...string) (all []pairing.Choice) {
	for _, v := range values {
		all = append(all, pairing.Choice{Value: v, Title: phrase.Verbatim(v)})
	}
	return all
}

func pairWith(set model.SystemSettings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	rules := bracket.RulesOf(set)
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		if err := f.Ready(); err != nil {
			return nil, err
		}
		if o.Cancelled() {
			return nil, pairing.ErrCancelled
		}
		r := &round{f: f, b: bracket.Make(rules, entrants(f)), explain: o.Explain}
		return r.made()
	}
}

// entrants are the players with what a bracket needs to know of them.
func entrants(f *pairing.Field) []bracket.Entrant {
	all := make([]bracket.Entrant, len(f.Players))
	for i := range f.Players {
		p := &f.Players[i]
		all[i] = bracket.Entrant{Number: p.Number, In: p.Present || p.ByHand}
		for _, past := range p.Past {
			all[i].Rounds = append(all[i].Rounds, bracket.Game{Opponent: past.Opponent, Outcome: past.Outcome,
				Extra: bracket.Extra(past.Outcome, past.Points, f.Win, f.Draw, f.Loss)})
		}
	}
	return all
}

type round struct {
	f       *pairing.Field
	b       *bracket.Bracket
	explain bool
}

// made pairs the matches of the stage that the round belongs to. Where one of the two is not there, the other has a bye; games of a match
// after the first have the same two.
func (r *round) made() (*pairing.Round, error) {
	games := r.b.Rules.Games
	n := (r.f.Round - 1) / games
	if len(r.b.Seeds) < 2 {
		return nil, pairing.NothingToPair(r.f)
	}
	if err := r.waits(n); err != nil {
		return nil, err
	}
	if n >= len(r.b.Stages) {
		return nil, r.refuse(phrase.New("The final has been played."), phrase.New("end the event after this many rounds"))
	}
	made := &pairing.Round{Number: r.f.Round, Bye: -1}
	placed := make([]bool, len(r.f.Players))
	before := 0 // boards of the bracket above: those that were laid by hand are boards as well
	s := &r.b.Stages[n]
	for k := range s.Matches {
		m := &s.Matches[k]
		x, y := r.there(m.Sides[0]), r.there(m.Sides[1])
		switch {
		case x && y:
			if r.apart(m.Sides) {
				return nil, r.refuse(phrase.New("The bracket brings %s and %s together, who are a forbidden pair.",
					r.name(m.Sides[0]), r.name(m.Sides[1])), phrase.New("lift a forbidden pair for this round"))
			}
			placed[m.Sides[0]], placed[m.Sides[1]] = true, true
			made.Pairs = append(made.Pairs, r.pair(m, n, before, s.Third && k == len(s.Matches)-1))
			before++
		case slices.ContainsFunc(r.f.Laid, func(l [2]int) bool { return same(l, m.Sides) }):
			before++
		case x:
			r.bye(made, placed, m.Sides[0], m.Sides[1])
		case y:
			r.bye(made, placed, m.Sides[1], m.Sides[0])
		}
	}
	if len(made.Pairs) == 0 {
		return nil, r.refuse(phrase.New("In no match of this round are both players present."),
			phrase.New("bring absent participants back into the round"))
	}
	for i := range r.f.Players {
		if r.f.Players[i].Present && !placed[i] {
			made.Rests = append(made.Rests, i)
		}
	}
	return made, nil
}

// bye: the first is Round.Bye, the others Round.More.
func (r *round) bye(made *pairing.Round, placed []bool, i, opponent int) {
	placed[i] = true
	if made.Bye < 0 {
		made.Bye = i
	} else {
		made.More = append(made.More, i)
	}
	if !r.explain {
		return
	}
	text := phrase.New("%s is seed %d, and the bracket has a free place for each of the best seeds.", r.name(i), r.b.Seed[i])
	if opponent >= 0 {
		text = phrase.New("%s has no opponent: %s is absent.", r.name(i), r.name(opponent))
	}
	made.Notes = append(made.Notes, pairing.Note{Where: phrase.New("Bye"), Text: text})
}

// level are the matches of the first rounds of the bracket that nobody has won.
func (r *round) level(before int) (all [][2]int) {
	for n := range min(before, len(r.b.Stages)) {
		for _, m := range r.b.Stages[n].Matches {
			if m.Winner == bracket.Unknown && m.Sides[0] >= 0 && m.Sides[1] >= 0 {
				all = append(all, m.Sides)
			}
		}
	}
	return all
}

// waits is the error of a round before which some match is level.
func (r *round) waits(before int) error {
	var rules []phrase.Text
	for _, sides := range r.level(before) {
		rules = append(rules, phrase.New("The match %s – %s is level.", r.name(sides[0]), r.name(sides[1])))
	}
	if rules == nil {
		return nil
	}
	return &pairing.Impossible{Round: r.f.Round, Rules: rules, Cures: []phrase.Text{
		phrase.New("give half a point for the last round of the match to who won the play-off, with the result as the reason"),
		phrase.New("choose among the settings that the better seed wins")}}
}

func (r *round) refuse(rule, cure phrase.Text) error {
	return &pairing.Impossible{Round: r.f.Round, Rules: []phrase.Text{rule}, Cures: []phrase.Text{cure}}
}

func (r *round) there(i int) bool { return i >= 0 && r.f.Players[i].Present }

func (r *round) name(i int) phrase.Text { return r.f.Players[i].Label() }

// same tells whether two pairs are of the same players.
func same(a, b [2]int) bool { return a == b || a == [2]int{b[1], b[0]} }

func (r *round) apart(sides [2]int) bool {
	for _, p := range r.f.Forbidden {
		if same(p, sides) {
			return true
		}
	}
	return false
}

// pair is a game with its colours. Of two, the better seed stands first until they are known.
func (r *round) pair(m *bracket.Match, stage, before int, third bool) pairing.Pair {
	x, y := m.Sides[0], m.Sides[1]
	if r.b.Seed[y] < r.b.Seed[x] {
		x, y = y, x
	}
	var said []pairing.Reason
	say := func(text phrase.Text) { said = append(said, pairing.Reason{Rule: "KO", Text: text}) }
	if third {
		say(phrase.New("The losers of the semi-finals play for the third place."))
	} else {
		say(phrase.New("Seeds %d and %d meet in round %d of the bracket.", r.b.Seed[x], r.b.Seed[y], stage+1))
	}
	colour, why := r.colour(x, y, stage*r.b.Rules.Games, before)
	say(why)
	p := pairing.Pair{White: x, Black: y}
	if colour == model.Black {
		p.White, p.Black = y, x
	}
	if r.explain {
		p.Why = said
	}
	return p
}

// colour is that of x, the better seed.
func (r *round) colour(x, y, first, before int) (model.Colour, phrase.Text) {
	past := r.f.Players[x].Past
	for n := len(past) - 1; n >= first; n-- {
		if past[n].Opponent == y && past[n].Colour != model.NoColour {
			return past[n].Colour.Opposite(), phrase.New("The colours alternate within the match.")
		}
	}
	if last := r.lastColour(x); last != model.NoColour {
		return last.Opposite(), phrase.New("%s had the other colour in the last game.", r.name(x))
	}
	if last := r.lastColour(y); last != model.NoColour {
		return last, phrase.New("%s had the other colour in the last game.", r.name(y))
	}
	if before%2 == 0 {
		return cmp.Or(r.f.Initial, model.White), phrase.New("On odd boards the better seed has the colour that was drawn.")
	}
	return cmp.Or(r.f.Initial, model.White).Opposite(), phrase.New("On even boards the better seed has the other colour than was drawn.")
}

func (r *round) lastColour(i int) model.Colour {
	if cs := r.f.Players[i].Colours(nil); len(cs) > 0 {
		return cs[len(cs)-1]
	}
	return model.NoColour
}
