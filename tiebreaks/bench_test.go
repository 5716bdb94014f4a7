package tiebreaks_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

func benchSheet(n, rounds int, teams bool, boards int) *model.Sheet {
	rnd := rand.New(rand.NewPCG(1, 2))
	s := randomEvent(n, 0, teams, false, rnd)
	if teams {
		s.Boards = boards
		s.Scoring.GamesBye = model.One * model.Points(boards)
		for i := range s.Teams { // more boards: the roster again
			for len(s.Teams[i].Roster) < boards {
				s.Teams[i].Roster = append(s.Teams[i].Roster, s.Teams[i].Roster...)
			}
		}
	}
	for range rounds {
		rd := randomRound(s, false, rnd)
		for k := range rd.Pairings {
			for len(rd.Pairings[k].Games) > 0 && len(rd.Pairings[k].Games) < boards {
				rd.Pairings[k].Games = append(rd.Pairings[k].Games, rd.Pairings[k].Games...)
			}
			rd.Pairings[k] = s.Settle(rd.Pairings[k])
		}
		s.Rounds = append(s.Rounds, rd)
	}
	return model.NewSheet(event(s), s, rounds)
}

func benchRank(b *testing.B, sh *model.Sheet, list string) {
	uses := must.Have(catalogue.ParseList(list))(b)
	rules, _ := tiebreaks.RulesByCode("fide2026")
	b.ReportAllocs()
	for b.Loop() {
		must.Have(catalogue.Rank(sh, uses, rules))(b)
	}
}

var twenty = strings.Join([]string{"BH/C1", "DE", "BH", "SB", "SB/C1", "FB", "BH/M1", "AOB", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG",
	"KS", "ARO", "ARO/C1", "TPR", "APRO", "PTP"}, ",")

// BenchmarkPlayers is a large open: twenty tie-breaks with their parts, ranked.
func BenchmarkPlayers(b *testing.B) {
	for _, n := range []int{60, 300, 1000, 10000} {
		b.Run(strings.Join([]string{tiebreaks.Whole.Text(tiebreaks.Value(n) * tiebreaks.One), "x11x20"}, ""),
			func(b *testing.B) { benchRank(b, benchSheet(n, 11, false, 0), twenty) })
	}
}

// BenchmarkKeizerStandings are the standings of a club after a season: 300 members, 30 rounds, the table of Keizer points, then rating and
// points, from the sheet on.
func BenchmarkKeizerStandings(b *testing.B) {
	b.Run("300x30", func(b *testing.B) { benchRank(b, benchSheet(300, 30, false, 0), "KEIZER,RTNG,PTS") })
}

// BenchmarkTeams is a team event by boards with extended direct encounter and
// the score strength system.
func BenchmarkTeams(b *testing.B) {
	b.Run("300x9x8", func(b *testing.B) {
		benchRank(b, benchSheet(300, 9, true, 8), "EDE,SSSC,EDEBB,BH:MP/C1,EMGSB/C1,BC,TBR")
	})
}

// BenchmarkExplain opens one number.
func BenchmarkExplain(b *testing.B) {
	sh := benchSheet(1000, 11, false, 0)
	u, _ := catalogue.Parse("BH/C1")
	rules, _ := tiebreaks.RulesByCode("fide2026")
	st := must.Have(catalogue.Rank(sh, []tiebreaks.Use{u}, rules))(b)
	for b.Loop() {
		st.Explain(500, 1)
	}
}
