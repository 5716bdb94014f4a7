package generate

import (
	"fmt"
	"math/rand/v2"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Plan says what the event is to be like. Rates are percentages from 0 to 100.
type Plan struct {
	Seed         uint64
	Name         string // "" for a name with the seed in it
	Kind         model.Kind
	Participants int          // players, or teams
	Rounds       int          // ignored by systems that fix the rounds beforehand; of a knock-out 0 is to the final
	Lowest       model.Rating // of the players; 0 for 1000
	Highest      model.Rating // 0 for 2400
	Unrated      int          // players without a rating
	Boards       int          // of a team match; 0 for 4
	Reserves     int          // players of a team beyond the boards
	Clubs        int          // clubs the players of an individual section come from; 0 for none
	Draws        int          // games drawn between equals; 0 for none
	Forfeits     int          // boards where somebody does not appear
	HalfByes     int          // participants who ask for a half-point bye
	ZeroByes     int          // participants who ask for a bye without a point
	FullByes     int          // participants who are given a full-point bye
	Unusual      int          // games that end ½-0, 0-½ or 0-0
	Withdrawals  int          // participants who leave
	Late         int          // participants who come after the first round
	Quotas       []Quota      // what comes beside these in certain rounds
	// Accelerate says who has points more for the pairing; nil for nobody.
	Accelerate func(*model.Section) ([]model.Acceleration, error)
}

// check reports all that cannot be.
func (p *Plan) check(e *pairing.Engine) error {
	var ps model.Problems
	complain := func(what, cure phrase.Text) { ps = append(ps, model.Problem{What: what, Cure: cure, Grave: true}) }
	if fewest := max(2, e.Fewest); p.Participants < fewest {
		complain(phrase.New("%d participants do not make a tournament", p.Participants), phrase.New("Ask for %d or more", fewest))
	}
	if p.Rounds < 1 && !e.Fixed(p.Participants) && e.Length == nil {
		complain(phrase.New("%d rounds do not make a tournament", p.Rounds), phrase.New("Ask for one or more"))
	}
	if e.Length != nil && p.Rounds > e.Length(e.Set, p.Participants) {
		most := e.Length(e.Set, p.Participants)
		complain(phrase.New("%d participants are at their final before round %d", p.Participants, p.Rounds),
			phrase.New("Ask for %d rounds or fewer", most))
	}
	if p.Lowest < 1 || p.Lowest > p.Highest || p.Highest > 3999 {
		complain(phrase.New("the ratings from %d to %d make no range", p.Lowest, p.Highest),
			phrase.New("Give the lowest and the highest, between 1 and 3999"))
	}
	if p.Kind == model.TeamEvent && (p.Boards < 1 || p.Boards > 20 || p.Reserves < 0 || p.Reserves > 20) {
		complain(phrase.New("teams of %d boards and %d reserves cannot play", p.Boards, p.Reserves), phrase.New("Give 1 to 20 boards"))
	}
	if !e.For(p.Kind) {
		complain(phrase.New("the system %s does not pair %s sections", e.Name, p.Kind), phrase.New("Choose another system"))
	}
	for _, r := range []struct {
		name string
		rate int
	}{{"unrated", p.Unrated}, {"draws", p.Draws}, {"forfeits", p.Forfeits}, {"half-point byes", p.HalfByes},
		{"zero-point byes", p.ZeroByes}, {"full-point byes", p.FullByes}, {"unusual results", p.Unusual},
		{"withdrawals", p.Withdrawals}, {"late entries", p.Late}} {
		if r.rate < 0 || r.rate > 100 {
			complain(phrase.New("%s: %d is not a percentage", r.name, r.rate), phrase.New("Give a number from 0 to 100"))
		}
	}
	ps = append(ps, p.checkQuotas(e)...)
	if ps == nil {
		return nil
	}
	return ps
}

// event is an event in the making.
type event struct {
	Plan
	engine   pairing.Engine
	random   *rand.Rand
	t        *model.Tournament
	s        *model.Section
	strength map[model.ID]int // of players: what they really play like
	names    namer
}

// Tournament makes up an event of one section and plays it with the engine. When a
// round cannot be paired it returns the event up to there, and the engine's
// error.
func Tournament(p Plan, e pairing.Engine) (*model.Tournament, error) {
	if p.Lowest == 0 {
		p.Lowest = 1000
	}
	if p.Highest == 0 {
		p.Highest = 2400
	}
	if p.Boards == 0 {
		p.Boards = 4
	}
	if p.Name == "" {
		p.Name = fmt.Sprintf("Made-up event %d", p.Seed)
	}
	if err := p.check(&e); err != nil {
		return nil, err
	}
	v := &event{Plan: p, engine: e, random: rand.New(rand.NewPCG(p.Seed, 0x57a11c4a27)), strength: map[model.ID]int{}}
	v.s = &model.Section{ID: 1, Name: "Open", Kind: p.Kind, System: e.Code, SystemSettings: e.Set, Rulebook: e.Rulebook, Planned: p.Rounds,
		InitialColour: model.Colour(1 + v.random.IntN(2)), Scoring: model.Classic(2, 1, p.Boards), Primary: model.GamePoints}
	if p.Kind == model.TeamEvent {
		v.s.Boards, v.s.Primary = p.Boards, model.MatchPoints
		v.s.Scoring = v.s.WithUsualBye()
		v.enterTeams()
	} else {
		v.enterPlayers()
	}
	if p.Accelerate != nil {
		var err error
		if v.s.Acceleration, err = p.Accelerate(v.s); err != nil {
			return nil, err
		}
	}
	v.t = &model.Tournament{Name: p.Name, Sections: []*model.Section{v.s}, LastID: 1}
	if e.Fixed(p.Participants) && e.PlayOff == nil {
		return v.t, v.allPlayAll()
	}
	v.absences()
	return v.t, v.swiss()
}

// chance is true in so many cases of a hundred.
func (v *event) chance(percent int) bool { return v.random.IntN(100) < percent }
