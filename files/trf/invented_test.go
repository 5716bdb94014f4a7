package trf

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/model"
)

var (
	nameDraw = rapid.StringMatching(`[A-ZÀ-ÞА-Я][a-zß-ÿа-я' -]{0,14}[a-z], [A-Z][a-z.]{0,8}`)
	textDraw = rapid.StringMatching(`([A-Za-z0-9][A-Za-z0-9 .,:+"-]{0,20}[A-Za-z0-9])?`)
	decisive = [][2]model.Outcome{{model.Win, model.Loss}, {model.Loss, model.Win}, {model.Draw, model.Draw},
		{model.UnratedWin, model.UnratedLoss}, {model.UnratedDraw, model.UnratedDraw}, {model.Loss, model.Loss}, {model.Loss, model.Draw}}
	forfeited = [][2]model.Outcome{{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin},
		{model.DoubleForfeit, model.DoubleForfeit}}
)

func drawEvent(t *rapid.T) *model.Tournament {
	return &model.Tournament{
		Name: "Open" + textDraw.Draw(t, "name"), City: textDraw.Draw(t, "city"),
		Federation: rapid.SampledFrom([]string{"", "FRA", "USA"}).Draw(t, "federation"),
		Start:      rapid.SampledFrom([]model.Date{"", "2026", "2026-03-31"}).Draw(t, "start"), Arbiter: textDraw.Draw(t, "arbiter"),
		Time: textDraw.Draw(t, "time"), Sections: []*model.Section{{}}, LastID: 1,
	}
}

func drawPlayers(t *rapid.T, n int) []model.Player {
	ps := make([]model.Player, n)
	no := 0
	for i := range ps {
		no += rapid.SampledFrom([]int{1, 1, 1, 1, 7}).Draw(t, "step")
		p := &ps[i]
		p.ID, p.Number, p.Name = model.ID(i+1), no, nameDraw.Draw(t, "player")
		p.Rating = model.Rating(rapid.SampledFrom([]int{0, 100, 1234, 2850}).Draw(t, "rating"))
		p.Title = rapid.SampledFrom([]string{"", "GM", "WIM", "CM"}).Draw(t, "title")
		p.Sex = rapid.SampledFrom([]string{"", "m", "w"}).Draw(t, "sex")
		p.Birth = rapid.SampledFrom([]model.Date{"", "1987", "2011-12-01"}).Draw(t, "birth")
		p.Federation = rapid.SampledFrom([]string{"", "GER", "IND"}).Draw(t, "fed")
		p.FideID = rapid.SampledFrom([]string{"", "1503014", "46616543"}).Draw(t, "id")
		if p.Federation != "" && rapid.Bool().Draw(t, "national") {
			p.NationalID, p.NationalRating = "A-77/12", 1777
		}
	}
	return ps
}

func drawScoring(t *rapid.T, boards int) model.Scoring {
	sc := model.Classic(2*model.One, model.One, boards)
	if rapid.Bool().Draw(t, "three") {
		sc.Win, sc.Draw, sc.FullBye, sc.HalfBye = 6, 2, 6, 2
		sc.PairingBye = model.Points(rapid.IntRange(0, 6).Draw(t, "bye"))
		sc.Absent = model.Points(rapid.IntRange(0, 1).Draw(t, "absent"))
		sc.GamesBye = sc.Win * model.Points(boards)
	}
	return sc
}

// drawRounds pairs at random; board makes the pairing of two.
func drawRounds(t *rapid.T, s *model.Section, pair func(a, b model.ID, n int) model.Pairing) {
	ids := make([]model.ID, 0)
	for _, e := range s.Entries() {
		ids = append(ids, e.ID)
	}
	for n := range rapid.IntRange(1, 5).Draw(t, "rounds") {
		var r model.Round
		if rapid.Bool().Draw(t, "dated") {
			r.Date = "2026-04-01"
		}
		order := rapid.Permutation(ids).Draw(t, "order")
		byes := rapid.IntRange(0, min(3, len(ids)-2)).Draw(t, "byes")
		byes += (len(ids) - byes) % 2
		left := map[model.ID]bool{}
		for k, id := range order[:byes] {
			o := model.PairingBye
			if k > 0 {
				o = rapid.SampledFrom([]model.Outcome{model.HalfBye, model.FullBye, model.ZeroBye}).Draw(t, "kind")
			}
			left[id] = true
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}})
			if o != model.PairingBye {
				ask(s, id, n+1, o)
			}
		}
		order = order[byes:]
		for k := 0; k+1 < len(order); k += 2 {
			r.Pairings = append(r.Pairings, pair(order[k], order[k+1], n))
		}
		s.Rounds = append(s.Rounds, ordered(s, r))
	}
	s.Planned = len(s.Rounds) + rapid.IntRange(0, 2).Draw(t, "to come")
}

func ask(s *model.Section, id model.ID, round int, o model.Outcome) {
	for i := range s.Players {
		if s.Players[i].ID == id {
			s.Players[i].Byes = append(s.Players[i].Byes, model.ByeRequest{Round: round, Kind: o})
		}
	}
	for i := range s.Teams {
		if s.Teams[i].ID == id {
			s.Teams[i].Byes = append(s.Teams[i].Byes, model.ByeRequest{Round: round, Kind: o})
		}
	}
}

// ordered puts the pairings into the order that a file gives them, which does not
// hold the boards: by the lower of the two numbers.
func ordered(s *model.Section, r model.Round) model.Round {
	byID := map[model.ID]model.Pairing{}
	for _, p := range r.Pairings {
		low := p.Sides[0]
		if p.Sides[1] > 0 {
			low = min(low, p.Sides[1])
		}
		byID[low] = p
	}
	out := model.Round{Date: r.Date}
	for id := model.ID(1); id <= s.LastID; id++ {
		if p, ok := byID[id]; ok {
			out.Pairings = append(out.Pairings, p)
		}
	}
	numberBoards(&out)
	return out
}

// TestReadIsTheInverseOfWrite, for players: everything the format holds comes
// back, in TRF26.
func TestReadIsTheInverseOfWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := &model.Section{ID: 1, Name: ev.Name, System: "dutch", InitialColour: model.Black, Scoring: drawScoring(t, 0)}
		s.Scoring.GamesBye = 0
		s.Ranking.TieBreaks = rapid.SampledFrom([][]string{nil, {"BH/C1", "SB"}, {"DE"}}).Draw(t, "tie-breaks")
		s.Players = drawPlayers(t, rapid.IntRange(3, 12).Draw(t, "players"))
		for i := range s.Players {
			s.Players[i].Club = rapid.SampledFrom([]string{"", "North", "Schachfreunde Süd-West 1896"}).Draw(t, "club")
		}
		s.LastID = model.ID(len(s.Players))
		drawRounds(t, s, func(a, b model.ID, _ int) model.Pairing {
			p := model.Pairing{Sides: [2]model.ID{a, b}}
			switch rapid.IntRange(0, 9).Draw(t, "result") {
			case 0:
			case 1:
				p.Outcomes = rapid.SampledFrom(forfeited).Draw(t, "forfeit")
			default:
				p.Outcomes = rapid.SampledFrom(decisive).Draw(t, "outcomes")
			}
			if rapid.IntRange(0, 9).Draw(t, "colours") == 0 {
				p.NoColours = true
				if a > b {
					p.Sides = [2]model.ID{b, a}
				}
			}
			return p
		})
		if s.Planned > len(s.Rounds) && rapid.Bool().Draw(t, "asks") {
			ask(s, 2, s.Planned, model.HalfBye)
		}
		if rapid.Bool().Draw(t, "decisions") {
			s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 3}, From: 1}, {Who: []model.ID{1, 2, 3}, From: 2, To: 4}}
			s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Games: model.One}}
			s.Adjustments = []model.Adjustment{{Who: 2, Round: 1, Match: -1, Games: -1, Reason: adjusted},
				{Who: 3, Match: 1, Games: 1, Reason: adjusted}}
			s.Extra = []model.Extra{{Key: "182", Text: " some program"}, {Key: "XYZ", Text: " unknown record"}}
		}
		inverse(t, ev, s)
	})
}

// TestReadIsTheInverseOfWriteForTeams: boards, line-ups, reserves, empty boards,
// byes and forfeits.
func TestReadIsTheInverseOfWriteForTeams(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		boards := rapid.IntRange(2, 4).Draw(t, "boards")
		s := &model.Section{ID: 1, Name: ev.Name, Kind: model.TeamEvent, System: "team", Boards: boards,
			BoardColours: strings.Repeat("WB", 2)[:boards], Scoring: drawScoring(t, boards)}
		s.Primary = rapid.SampledFrom([]model.ScoreKind{model.MatchPoints, model.GamePoints}).Draw(t, "primary")
		teams := rapid.IntRange(3, 6).Draw(t, "teams")
		s.Players = drawPlayers(t, teams*(boards+1))
		for i := range teams {
			id := model.ID(len(s.Players) + i + 1)
			team := model.Team{Entry: model.Entry{ID: id, Number: i + 1, Name: nameDraw.Draw(t, "team")},
				Short: "T" + string(rune('A'+i)), Strength: 2000}
			for b := range boards + 1 {
				team.Roster = append(team.Roster, model.ID(i*(boards+1)+b+1))
				s.Players[i*(boards+1)+b].Team = id
			}
			s.Teams = append(s.Teams, team)
		}
		s.LastID = model.ID(len(s.Players) + teams)
		drawRounds(t, s, func(a, b model.ID, _ int) model.Pairing {
			p := model.Pairing{Sides: [2]model.ID{a, b}}
			if rapid.IntRange(0, 9).Draw(t, "match") == 0 {
				p.Outcomes = rapid.SampledFrom(forfeited).Draw(t, "forfeit")
				return p
			}
			sat := [2][]model.ID{drawLineup(t, s.TeamByID(a), boards), drawLineup(t, s.TeamByID(b), boards)}
			for n := range boards {
				g := model.Game{Players: [2]model.ID{sat[0][n], sat[1][n]}, White: uint8(n % 2)}
				switch {
				case n == 0 || rapid.IntRange(0, 5).Draw(t, "game") > 0:
					g.Outcomes = rapid.SampledFrom(decisive).Draw(t, "outcomes")
				case rapid.Bool().Draw(t, "both"):
					g.Outcomes = rapid.SampledFrom(forfeited).Draw(t, "forfeit")
				case rapid.Bool().Draw(t, "empty"):
					g.Players[1], g.Outcomes = 0, forfeited[0]
				default:
					g.Players[0], g.Outcomes = 0, forfeited[1]
				}
				p.Games = append(p.Games, g)
			}
			return s.Settle(p)
		})
		if rapid.Bool().Draw(t, "bye") {
			s.Scoring.MatchBye, s.Scoring.GamesBye = model.One, model.Points(boards)
		}
		inverse(t, ev, s)
	})
}

// drawLineup seats a team, mostly in the order of its roster.
func drawLineup(t *rapid.T, team *model.Team, boards int) []model.ID {
	if rapid.IntRange(0, 2).Draw(t, "order") == 0 {
		return rapid.Permutation(team.Roster).Draw(t, "line-up")[:boards]
	}
	return team.Roster[:boards]
}

func inverse(t *rapid.T, ev *model.Tournament, s *model.Section) {
	ev.Sections[0] = s
	if ps := ev.Check().Grave(); len(ps) > 0 {
		t.Fatalf("the invented event is not sound: %v", ps)
	}
	var b strings.Builder
	lost, err := Write(&b, ev, s, known, Options{})
	if err != nil || len(lost) > 0 {
		t.Fatalf("%v, lost %v", err, lost)
	}
	res, err := readText(b.String(), known)
	res.Problems = slices.DeleteFunc(res.Problems, func(p Problem) bool { return strings.Contains(p.What.String(), "XYZ") })
	if err != nil || len(res.Problems) > 0 {
		t.Fatalf("%v, %v\n%s", err, res.Problems, b.String())
	}
	if !reflect.DeepEqual(ev, res.Tournament) {
		t.Fatalf("(- written, + read)\n%s\n%s", cmp.Diff(ev, res.Tournament), b.String())
	}
}
