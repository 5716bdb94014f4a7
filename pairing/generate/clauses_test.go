package generate

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
)

// B.02, 8.1.2 as printed: the differences in rating, and what the better player
// is expected to score.
const b02 = `0-3 50, 4-10 51, 11-17 52, 18-25 53, 26-32 54, 33-39 55, 40-46 56, 47-53 57, 54-61 58, 62-68 59, 69-76 60, 77-83 61,
	84-91 62, 92-98 63, 99-106 64, 107-113 65, 114-121 66, 122-129 67, 130-137 68, 138-145 69, 146-153 70, 154-162 71, 163-170 72,
	171-179 73, 180-188 74, 189-197 75, 198-206 76, 207-215 77, 216-225 78, 226-235 79, 236-245 80, 246-256 81, 257-267 82,
	268-278 83, 279-290 84, 291-302 85, 303-315 86, 316-328 87, 329-344 88, 345-357 89, 358-374 90, 375-391 91, 392-411 92,
	412-432 93, 433-456 94, 457-484 95, 485-517 96, 518-559 97, 560-619 98, 620-735 99, 736-3999 100`

func TestExpectedScores(t *testing.T) {
	for _, row := range strings.Split(b02, ",") {
		var from, to, percent int
		if _, err := fmt.Sscanf(strings.TrimSpace(row), "%d-%d %d", &from, &to, &percent); err != nil {
			t.Fatal(row, err)
		}
		for _, d := range []int{from, to} {
			if got := score(d); got != percent {
				t.Errorf("%d points better: %d percent, want %d", d, got, percent)
			}
			if got := score(-d); got != 100-percent {
				t.Errorf("%d points worse: %d percent, want %d", d, got, 100-percent)
			}
		}
	}
}

// Win and half the draws make the expected score; of equals so many percent
// draw, and four times the product of both expectations of those who are not.
func TestOdds(t *testing.T) {
	for _, c := range []struct{ difference, draws, win, draw int }{
		{0, 40, 300, 400},    // 50 %: 500 − 200
		{0, 100, 0, 1000},    //
		{0, 0, 500, 0},       //
		{200, 40, 615, 291},  // 76 %: 40 % × 4 × 0.76 × 0.24 = 29.18 %, and 760 − 145
		{-200, 40, 95, 291},  // 24 %
		{400, 100, 840, 160}, // 92 %: 29.4 % of draws would be more than the weaker can score, so twice his 8 %
		{800, 40, 1000, 0},   //
	} {
		if win, draw := odds(c.difference, c.draws); win != c.win || draw != c.draw {
			t.Errorf("%+v: win %d, draw %d", c, win, draw)
		}
	}
}

func TestClubs(t *testing.T) {
	for n, want := range map[int]string{0: "Northgate", 11: "Greenwood", 12: "Northgate 2", 23: "Greenwood 2", 24: "Northgate 3"} {
		if got := club(n); got != want {
			t.Errorf("club %d is %s, want %s", n, got, want)
		}
	}
}

// The names go round, and begin again with a number when all have been through.
func TestNames(t *testing.T) {
	ev := must.Have(Tournament(Plan{Seed: 1, Participants: 2*36*36 + 1, Rounds: 1, Clubs: 1}, neighbours))(t)
	numbers := map[string]int{}
	for _, p := range ev.Sections[0].Players {
		number := ""
		if words := strings.Fields(p.Name); len(words) > 2 {
			number = words[2]
		}
		if numbers[number]++; p.Club != "Northgate" {
			t.Fatalf("%s is of %q, the only club is Northgate", p.Name, p.Club)
		}
	}
	if fmt.Sprint(numbers) != "map[:1296 2:1296 3:1]" {
		t.Errorf("numbers behind the names: %v", numbers)
	}
}

// neighbours pairs those who are there, best against second and so on.
var neighbours = pairing.Engine{
	Code: "neighbours", Name: phrase.New("Neighbours"), Kinds: []model.Kind{model.Individual, model.TeamEvent},
	Pair: func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
		r, who := &pairing.Round{Number: f.Round, Bye: -1}, f.Ranked()
		for ; len(who) > 1; who = who[2:] {
			r.Pairs = append(r.Pairs, pairing.Pair{White: who[0], Black: who[1]})
		}
		if len(who) == 1 {
			r.Bye = who[0]
		}
		return r, nil
	},
}

// What a plan may ask for, at both ends.
func TestPlanLimits(t *testing.T) {
	good := Plan{Participants: 2, Rounds: 1}
	rates := []func(p *Plan) *int{
		func(p *Plan) *int { return &p.Unrated }, func(p *Plan) *int { return &p.Draws }, func(p *Plan) *int { return &p.Forfeits },
		func(p *Plan) *int { return &p.HalfByes }, func(p *Plan) *int { return &p.ZeroByes },
		func(p *Plan) *int { return &p.Withdrawals }, func(p *Plan) *int { return &p.Late },
	}
	type change struct {
		says string // "" for a plan that can be
		do   func(p *Plan)
	}
	changes := []change{
		{"", func(p *Plan) {}},
		{"1 participants do not make", func(p *Plan) { p.Participants = 1 }},
		{"0 rounds do not make", func(p *Plan) { p.Rounds = 0 }},
		{"", func(p *Plan) { p.Lowest, p.Highest = 1, 3999 }},
		{"", func(p *Plan) { p.Lowest, p.Highest = 1500, 1500 }},
		{"from -1 to 2400", func(p *Plan) { p.Lowest = -1 }},
		{"from 1000 to 4000", func(p *Plan) { p.Highest = 4000 }},
		{"from 1501 to 1500", func(p *Plan) { p.Lowest, p.Highest = 1501, 1500 }},
		{"", func(p *Plan) { p.Boards, p.Reserves = 30, -1 }}, // nobody asks for teams
		{"", func(p *Plan) { p.Kind, p.Boards, p.Reserves = model.TeamEvent, 20, 20 }},
		{"", func(p *Plan) { p.Kind, p.Boards = model.TeamEvent, 1 }},
		{"", func(p *Plan) { p.Kind = model.TeamEvent }},
		{"21 boards and 0 reserves", func(p *Plan) { p.Kind, p.Boards = model.TeamEvent, 21 }},
		{"-1 boards and 0 reserves", func(p *Plan) { p.Kind, p.Boards = model.TeamEvent, -1 }},
		{"4 boards and 21 reserves", func(p *Plan) { p.Kind, p.Reserves = model.TeamEvent, 21 }},
		{"4 boards and -1 reserves", func(p *Plan) { p.Kind, p.Reserves = model.TeamEvent, -1 }},
	}
	for _, rate := range rates {
		changes = append(changes, change{"", func(p *Plan) { *rate(p) = 100 }},
			change{": -1 is not a percentage", func(p *Plan) { *rate(p) = -1 }},
			change{": 101 is not a percentage", func(p *Plan) { *rate(p) = 101 }})
	}
	for _, c := range changes {
		p := good
		c.do(&p)
		if _, err := Tournament(p, neighbours); (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want %q", p, err, c.says)
		}
	}
	players := neighbours
	players.Kinds = players.Kinds[:1]
	_, err := Tournament(Plan{Participants: 2, Rounds: 1, Kind: model.TeamEvent}, players)
	if err == nil || !strings.Contains(err.Error(), "does not pair") {
		t.Errorf("a system for players paired teams: %v", err)
	}
}

// Teams stand by the average of their boards, reserves left out; their players
// sit by rating.
func TestTeamsByStrength(t *testing.T) {
	ev, err := Tournament(Plan{Seed: 4, Kind: model.TeamEvent, Participants: 14, Rounds: 1, Boards: 3, Reserves: 2, Unrated: 10}, neighbours)
	if err != nil {
		t.Fatal(err)
	}
	s := ev.Sections[0]
	if s.BoardColours != "WBW" || s.Boards != 3 {
		t.Errorf("%d boards, colours %s", s.Boards, s.BoardColours)
	}
	for i, team := range s.Teams {
		sum := 0
		for k, id := range team.Roster {
			p := s.Player(id)
			if k < 3 {
				sum += int(p.Rating)
			}
			if k > 0 && p.Rating > s.Player(team.Roster[k-1]).Rating || p.Team != team.ID {
				t.Errorf("%s: %s on board %d, of team %d", team.Name, p.Name, k+1, p.Team)
			}
		}
		if len(team.Roster) != 5 || team.Strength != model.Rating(sum/3) || team.Number != i+1 || i > 0 && team.Strength > s.Teams[i-1].Strength {
			t.Errorf("%s: number %d, strength %d, %d players, the first three %d", team.Name, team.Number, team.Strength, len(team.Roster), sum)
		}
	}
	for i := range s.Players {
		if s.Players[i].Number != i+1 {
			t.Errorf("player %d has number %d", i+1, s.Players[i].Number)
		}
	}
}

// Late entries come in round 2 or later, those who leave have played before, and
// byes are asked for rounds in between.
func TestAbsences(t *testing.T) {
	late, left, byes := map[int]bool{}, map[int]bool{}, 0
	for seed := range uint64(60) {
		ev, err := Tournament(Plan{Seed: seed, Participants: 20, Rounds: 5, Late: 30, Withdrawals: 30, HalfByes: 30, ZeroByes: 30}, neighbours)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range ev.Sections[0].Entries() {
			first, last := max(e.Entered, 1), 5
			if e.Entered > 0 {
				late[e.Entered] = true
			}
			if e.Withdrawn > 0 {
				last = e.Withdrawn - 1
				left[e.Withdrawn] = true
			}
			if first > last {
				t.Errorf("comes in round %d and is away from round %d", e.Entered, e.Withdrawn)
			}
			for k, b := range e.Byes {
				if byes++; b.Round < first || b.Round > last || k > 0 && b.Round == e.Byes[0].Round {
					t.Errorf("%+v asks for %v", e, e.Byes)
				}
			}
		}
	}
	if fmt.Sprint(late) != "map[2:true 3:true 4:true]" || fmt.Sprint(left) != "map[2:true 3:true 4:true 5:true]" || byes < 400 {
		t.Errorf("came in %v, left before %v, %d byes", late, left, byes)
	}
}

var record = flag.Bool("record", false, "write the made-up events of testdata anew")

// "A plan and an engine give the same event on every machine, for ever": these
// have been made up once, and every release must make them up again.
func TestForEver(t *testing.T) {
	for _, p := range []Plan{
		{Seed: 20260201, Participants: 15, Rounds: 4, Clubs: 14, Draws: 35, Unrated: 15, Forfeits: 20,
			HalfByes: 15, ZeroByes: 15, Withdrawals: 15, Late: 20},
		{Seed: 34, Kind: model.TeamEvent, Participants: 7, Rounds: 3, Boards: 3, Reserves: 2, Draws: 40, Unrated: 10, Forfeits: 35, Late: 20},
		{Seed: 5, Participants: 2, Rounds: 1, Late: 100, Withdrawals: 100, HalfByes: 100},
	} {
		ev := must.Have(Tournament(p, neighbours))(t)
		name := fmt.Sprintf("testdata/%s.txt", strings.ReplaceAll(strings.ToLower(ev.Name), " ", "-"))
		got := asText(ev)
		if *record {
			must.Do(t, os.WriteFile(name, []byte(got), 0o666))
		}
		want := must.Have(os.ReadFile(name))(t)
		if got != strings.ReplaceAll(string(want), "\r\n", "\n") {
			t.Errorf("%s has become\n%s", ev.Name, got)
		}
	}
}

func asText(ev *model.Tournament) string {
	var b strings.Builder
	s := ev.Sections[0]
	fmt.Fprintf(&b, "%s, %s, %d rounds, number 1 has %s\n\n", ev.Name, s.Kind, s.Planned, [3]string{"", "White", "Black"}[s.InitialColour])
	for _, e := range s.Entries() {
		var byes []string
		for _, bye := range e.Byes {
			byes = append(byes, fmt.Sprintf("{%d %s}", bye.Round, bye.Kind))
		}
		fmt.Fprintf(&b, "%d %s from %d until %d byes %v", e.Number, e.Name, e.Entered, e.Withdrawn, byes)
		if p := s.Player(e.ID); p != nil && !s.Team() {
			fmt.Fprintf(&b, " %d %s", p.Rating, p.Club)
		}
		if team := s.TeamByID(e.ID); team != nil && s.Team() {
			fmt.Fprintf(&b, " %d", team.Strength)
			for _, id := range team.Roster {
				fmt.Fprintf(&b, ", %s %d", s.Player(id).Name, s.Player(id).Rating)
			}
		}
		b.WriteString("\n")
	}
	for r := range s.Rounds {
		fmt.Fprintf(&b, "\nRound %d\n", r+1)
		for _, p := range s.Rounds[r].Pairings {
			var number [2]int
			for k, id := range p.Sides {
				if e, ok := s.Entry(id); ok {
					number[k] = e.Number
				}
			}
			fmt.Fprintf(&b, "%d: %d-%d %v %v\n", p.Board, number[0], number[1], p.Outcomes, p.Score)
			for _, g := range p.Games {
				fmt.Fprintf(&b, "    %d-%d, White %d, %v\n", s.Player(g.Players[0]).Number, s.Player(g.Players[1]).Number, g.White, g.Outcomes)
			}
		}
	}
	return b.String()
}

// Of an all-play-all those who leave play first, and forfeit all that is left.
func TestLeavingAnAllPlayAll(t *testing.T) {
	last := map[int]bool{}
	for seed := range uint64(40) {
		ev := tableEvent(t, Plan{Seed: seed, Participants: 6, Withdrawals: 40})
		s := ev.Sections[0]
		if len(s.Rounds) != 5 || s.Planned != 5 {
			t.Fatalf("%d rounds, %d planned", len(s.Rounds), s.Planned)
		}
		gone := map[model.ID]bool{}
		for r := range s.Rounds {
			for k, p := range s.Rounds[r].Pairings {
				if p.Board != k+1 {
					t.Errorf("pairing %d has board %d", k+1, p.Board)
				}
				for side := range 2 {
					switch o := p.Outcomes[side]; {
					case o == model.ForfeitLoss || o == model.DoubleForfeit:
						if !gone[p.Sides[side]] {
							last[r] = true
						}
						gone[p.Sides[side]] = true
					case gone[p.Sides[side]]:
						t.Errorf("seed %d, round %d: %d has left and gets a %v", seed, r+1, p.Sides[side], o)
					}
				}
			}
		}
		if seed == 0 && slices.ContainsFunc(s.Players, func(p model.Player) bool { return p.Withdrawn > 0 }) {
			t.Error("a table keeps its participants")
		}
	}
	if fmt.Sprint(last) != "map[1:true 2:true 3:true 4:true]" {
		t.Errorf("the last rounds of those who left: %v; from the first to the fourth", last)
	}
}
