package team

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// event is one tournament of the collection, a line of JSON.
type event struct {
	Name   string
	Rounds int
	White1 bool
	Code   string
	N      int
	Hist   [][]struct {
		Opp, MP, GP2               int
		Col                        string
		Played, Ffwin, PAB, Absent bool
	}
}

func (e *event) field(round int) *pairing.Field {
	f := &pairing.Field{Round: round, Rounds: e.Rounds, Initial: model.Black, Win: 4, Draw: 2, Boards: 4,
		IgnoreSecond: !e.second()}
	if e.White1 {
		f.Initial = model.White
	}
	byGames := e.byGames()
	for i := range e.N {
		p := pairing.Player{Number: i + 1, Present: true}
		for r := range round {
			c := e.Hist[r][i]
			if r == round-1 {
				p.Present = c.Opp > 0 || c.PAB
				break
			}
			g := pairing.Past{Opponent: c.Opp - 1, Points: model.Points(2 * c.MP)}
			second := model.Points(c.GP2)
			if byGames {
				g.Points, second = second, g.Points
			}
			g.Colour = map[string]model.Colour{"w": model.White, "b": model.Black}[c.Col]
			switch {
			case c.Played:
				g.Outcome = map[int]model.Outcome{2: model.Win, 1: model.Draw, 0: model.Loss}[c.MP]
			case c.PAB:
				g.Outcome = model.PairingBye
			case c.Ffwin:
				g.Outcome = model.ForfeitWin
			case c.Opp > 0:
				g.Outcome = model.ForfeitLoss
			default:
				g.Outcome = model.Absent
			}
			p.Past = append(p.Past, g)
			p.Score += g.Points
			p.Second += second
		}
		f.Players = append(f.Players, p)
	}
	return f
}

// byGames and second read the end of the code: the primary score, then the
// secondary if one is used.
func (e *event) byGames() bool {
	return strings.HasSuffix(e.Code, "_GP_MP") || strings.HasSuffix(e.Code, "_GP") && !strings.HasSuffix(e.Code, "_MP_GP")
}

func (e *event) second() bool {
	return e.Code == "FIDE_TEAM" || strings.HasSuffix(e.Code, "_GP_MP") || strings.HasSuffix(e.Code, "_MP_GP")
}

func events(t *testing.T) []event {
	in := must.Have(os.Open("../testdata/team2026.jsonl.gz"))(t)
	defer in.Close()
	z := must.Have(gzip.NewReader(in))(t)
	var es []event
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var e event
		must.Do(t, json.Unmarshal(lines.Bytes(), &e))
		es = append(es, e)
	}
	return es
}

// Every round of every tournament comes out exactly: pairs, colours, the
// bye.
func TestFixtures(t *testing.T) {
	es := events(t)
	if len(es) != 260 {
		t.Fatalf("%d tournaments, want 260", len(es))
	}
	rounds := 0
	for _, e := range es {
		engine := TypeA
		if strings.Contains(e.Code, "TYPEB") {
			engine = TypeB
		}
		if e.Code == "FIDE_TEAM_MP_GP" {
			engine = NoPreferences
		}
		for r := 1; r <= len(e.Hist); r++ {
			rounds++
			if wrong := e.differences(engine, r); wrong != "" {
				t.Errorf("%s (%s) round %d of %d: %s", e.Name, e.Code, r, e.Rounds, wrong)
			}
		}
	}
	t.Logf("%d rounds", rounds)
}

func (e *event) differences(engine pairing.Engine, r int) string {
	made, err := engine.Pair(e.field(r), pairing.Options{Explain: true})
	if err != nil {
		return err.Error()
	}
	wrong := ""
	seen := 0
	for _, p := range made.Pairs {
		seen += 2
		if c := e.Hist[r-1][p.White]; c.Opp != p.Black+1 || c.Col != "w" {
			wrong += fmt.Sprintf(" %d-%d", p.White+1, p.Black+1)
		}
	}
	if made.Bye >= 0 {
		seen++
		if !e.Hist[r-1][made.Bye].PAB {
			wrong += fmt.Sprintf(" bye %d", made.Bye+1)
		}
	}
	for _, c := range e.Hist[r-1] {
		if c.Opp > 0 || c.PAB {
			seen--
		}
	}
	if seen != 0 {
		wrong += " somebody is missing"
	}
	return wrong
}
