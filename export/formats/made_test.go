package formats_test

import (
	"fmt"
	"math/rand/v2"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
)

// made is an event made up from a seed: players or teams, Swiss or all-play-all,
// with byes, forfeits, late and leaving players, ties, odd names; before the first
// round, in the middle of one, or finished; of one section or several.
func made(seed uint64) *model.Tournament {
	random := rand.New(rand.NewPCG(seed, 7))
	t := &model.Tournament{Name: pick(random, "Club Night", "Open 2026", "Spring: Open", "4 Nations", "12 Hours of Chess"), LastID: 0}
	sections := 1
	if random.IntN(5) == 0 {
		sections = 2 + random.IntN(2)
	}
	for n := range sections {
		s := section(random, seed*10+uint64(n))
		t.LastID++
		s.ID, s.Name = t.LastID, "Open"
		if sections > 1 {
			s.Name = pick(random, "Open", "U1400", "Section", "Girls: U12", "Reserve 2") + fmt.Sprint(" ", string(rune('A'+n)))
		}
		t.Sections = append(t.Sections, s)
	}
	return t
}

func pick(random *rand.Rand, of ...string) string { return of[random.IntN(len(of))] }

// section is made with the generator of events; what that never makes is put in
// by hand.
func section(random *rand.Rand, seed uint64) *model.Section {
	p := generate.Plan{Seed: seed, Participants: 2 + random.IntN(14), Rounds: 1 + random.IntN(7), Draws: 30}
	p.Unrated, p.Clubs, p.Forfeits = pickN(random, 0, 0, 20, 100), pickN(random, 0, 5), pickN(random, 0, 10, 30)
	p.HalfByes, p.ZeroByes, p.Late, p.Withdrawals = pickN(random, 0, 10), pickN(random, 0, 10), pickN(random, 0, 10), pickN(random, 0, 10, 20)
	engine := &dutch.Current
	switch random.IntN(8) {
	case 0:
		engine, p.Participants = &roundrobin.Single, 2+random.IntN(9)
	case 1:
		engine, p.Participants = &roundrobin.Double, 2+random.IntN(5)
	case 2, 3:
		engine, p.Kind = pickEngine(random, &team.TypeA, &roundrobin.Single), model.TeamEvent
		p.Boards, p.Reserves, p.Participants = 1+random.IntN(6), random.IntN(2), 2+random.IntN(9)
	case 4:
		engine = &usswiss.Engine
		if random.IntN(3) == 0 {
			p.Participants, p.Rounds = 99+random.IntN(140), 1+random.IntN(4)
		}
	}
	t, err := generate.Tournament(p, *engine)
	if t == nil {
		panic(err)
	}
	s := t.Sections[0]
	if random.IntN(4) == 0 && !s.Team() {
		s.Scoring = model.Classic(6, 2, 0)
	}
	stopped(random, s)
	renamed(random, s)
	s.Ranking.TieBreaks = [][]string{nil, {"BH/C1", "BH", "SB"}, {"SOLKOFF", "CUMULATIVE"}, {"DE", "WIN"}}[random.IntN(4)]
	if s.Team() {
		s.Ranking.TieBreaks = [][]string{nil, {"GPTS"}, {"USATX2", "GAMES"}, {"EDE", "BC"}}[random.IntN(4)]
	}
	adjusted(random, s)
	return s
}

// adjusted has the arbiter give points and take them, in a round and in the total.
func adjusted(random *rand.Rand, s *model.Section) {
	if random.IntN(3) > 0 || len(s.Entries()) == 0 {
		return
	}
	for range 1 + random.IntN(4) {
		a := model.Adjustment{Who: s.Entries()[random.IntN(len(s.Entries()))].ID,
			Games: model.Points(random.IntN(7) - 3), Reason: pick(random, "", "appeal", "Late: by 20 min.")}
		if played := s.Played(); played > 0 && random.IntN(2) == 0 {
			a.Round = 1 + random.IntN(played)
		}
		if s.Team() {
			a.Match = model.Points(random.IntN(5) - 2)
		}
		s.Adjustments = append(s.Adjustments, a)
	}
}

func pickN(random *rand.Rand, of ...int) int { return of[random.IntN(len(of))] }

func pickEngine(random *rand.Rand, of ...*pairing.Engine) *pairing.Engine {
	return of[random.IntN(len(of))]
}

// stopped takes an event back to before its end: no rounds yet, a round paired and
// not begun, a round of which some boards are open.
func stopped(random *rand.Rand, s *model.Section) {
	if len(s.Rounds) == 0 {
		return
	}
	keep := 1 + random.IntN(len(s.Rounds))
	last := &s.Rounds[keep-1]
	open := 0
	switch random.IntN(8) {
	case 0:
		s.Rounds = nil
		return
	case 1:
		open = 100
	case 2:
		open = 40
	default:
		return
	}
	s.Rounds = s.Rounds[:keep]
	for i := range last.Pairings {
		if p := &last.Pairings[i]; !p.IsBye() && random.IntN(100) < open {
			p.Outcomes, p.Score, p.Games = [2]model.Outcome{}, [2]model.Points{}, nil
		}
	}
}

// odd are names that a careless reader takes for something else.
var odd = []string{
	"Garcia, Ana Maria", "O'Brien, Pat", "Smith (jun.), John", "St. John-Stevas, X", "D'Angelo", "Li", "Wu, W", "Player 12", "4NCL Team",
	"King's 2", "Anna W12", "M B", "Maximiliana Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst", "Ødegård, Åse",
	"Иванов Иван", "李 小龙", "Bye, Tim", "Score, Total", "Half, Ann", "Smith Jr., Bob", "1st Avenue", "Bob the 3rd", "Round, Rob",
	"Draw, D", "-- Nobody", "=Sum(1)", "+Plus", "Name", "Club", "X", "Müller | Sohn", "A;B", "Tab\"Quote\"", "Team", "W 5", "Rating, 1500",
	"Equal in everything", "*Star*", "_Under_", "#1 Fan", "Pts", "Place 3", "Lee - Lee", "<b>Bold</b>", "O’Neil", "Total 7", "H Bye",
	"'Tis", "No.", "12", "C:\\Temp", "\"Bobby\" F", "e\u0301clair", "R1", "Bye", "Total",
	"Round 3", "GM Müller", "Adj", "Rnd 1", "Rk.", "1500", "W12",
}

func renamed(random *rand.Rand, s *model.Section) {
	if random.IntN(3) == 0 {
		return
	}
	at := random.Perm(len(odd))
	for k := range min(len(s.Entries()), 1+random.IntN(8)) {
		if s.Team() {
			s.Teams[k].Name = odd[at[k]]
			continue
		}
		s.Players[k].Name = odd[at[k]]
		if random.IntN(3) == 0 {
			s.Players[k].Title = pick(random, "GM", "WFM", "CM")
		}
		if random.IntN(4) == 0 {
			s.Players[k].Club = pick(random, "A | B", "Tab\tclub", "\"Rooks\", Ltd", "12", "Pts", "Round 3")
		}
		if random.IntN(3) == 0 {
			s.Players[k].Categories = []string{"U12"}
		}
		if random.IntN(4) == 0 {
			s.Players[k].Federation = pick(random, "USA", "NOR")
		}
	}
}
