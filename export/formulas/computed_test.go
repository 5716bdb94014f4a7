package formulas_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/sheets/calctest"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// changes are the cells in sight whose formula does not come to the value that is written
// beside it: what a spreadsheet program changes as soon as it opens the file.
func changes(t *testing.T, b *sheets.Book) (cells int) {
	t.Helper()
	w, wrong := calctest.New(b), 0
	for i := range b.Sheets {
		s := &b.Sheets[i]
		for r, row := range s.Rows {
			for c := range row {
				if s.Hidden || c < len(s.Columns) && s.Columns[c].Hidden || row[c].Formula == "" || row[c].Value == nil {
					continue
				}
				cells++
				if got := w.Value(s.Name, r+1, c+1); !calctest.Same(got, row[c].Value) {
					if wrong++; wrong <= 6 {
						t.Errorf("%s!%s%d is written as %v and computed as %v", s.Name, sheets.ColumnName(c+1), r+1, row[c].Value, got)
					}
				}
			}
		}
	}
	if wrong > 6 {
		t.Errorf("%d of %d cells in sight change", wrong, cells)
	}
	return cells
}

// ofSystem is an event that a system has paired, with a result on nearly every board and the list
// of tie-breaks that goes with it.
func ofSystem(t *testing.T, system string, kind model.Kind, seed uint64) *model.Tournament {
	t.Helper()
	engine := must.Have(draw.System(&model.Section{Kind: kind}, system))(t)
	p := generate.Plan{Kind: kind, Participants: 8, Rounds: 5, Seed: seed, Lowest: 1000, Highest: 2400, Draws: 30, Forfeits: 4, Clubs: 2}
	switch {
	case kind == model.TeamEvent:
		p.Boards = 4
	case system == "knockout":
		p.Rounds = 3
		engine = must.Have(engine.Settle(model.SystemSettings{"level": "seed"}))(t)
	case system == "molter":
		p.Participants, p.Clubs = 16, 4
	}
	tm, err := generate.Tournament(p, *engine)
	for ; err != nil && p.Seed < seed+500; p.Seed++ { // clubs of equal size come by chance
		tm, err = generate.Tournament(p, *engine)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, preset := range catalogue.Presets() {
		if preset.System == system && (preset.For == "team") == (kind == model.TeamEvent) {
			ofPreset(tm, preset)
		}
	}
	return tm
}

// ofPreset gives the event the list and rules of a preset.
func ofPreset(tm *model.Tournament, p catalogue.Preset) {
	tm.Sections[0].Ranking = model.Ranking{TieBreaks: p.TieBreaks, Unplayed: p.Unplayed}
	if win, drawn, ok := p.MatchWorth(); ok {
		tm.Sections[0].Scoring.MatchWin, tm.Sections[0].Scoring.MatchDraw = win, drawn
	}
}

func standard(t *testing.T, tm *model.Tournament) *tiebreaks.Standings {
	t.Helper()
	return must.Have(catalogue.Standard(tm, tm.Sections[0], 0))(t)
}

// plannedEvents calls do with an event of each system, of each preset, and those of testdata, which have once been wrong.
func plannedEvents(t *testing.T, do func(t *testing.T, tm *model.Tournament, seed uint64)) {
	seed := uint64(1)
	for _, e := range systems.All {
		for _, kind := range e.Kinds {
			seed++
			t.Run(e.Code+"/"+kind.String(), func(t *testing.T) { do(t, ofSystem(t, e.Code, kind, seed), seed) })
		}
	}
	for _, p := range catalogue.Presets() {
		kind, system := model.Individual, "dutch"
		switch {
		case p.For == "team" && p.Format == "roundrobin":
			kind, system = model.TeamEvent, "berger"
		case p.For == "team":
			kind, system = model.TeamEvent, "team"
		case p.Format == "roundrobin":
			system = "berger"
		}
		seed++
		t.Run("preset "+p.Code, func(t *testing.T) {
			tm := ofSystem(t, system, kind, seed)
			ofPreset(tm, p)
			do(t, tm, seed)
		})
	}
	for _, answer := range []string{model.UnratedOut, "1400", model.UnratedDrop} {
		for _, rules := range []string{"us", "fide2026"} {
			seed++
			t.Run("the unrated "+answer+", "+rules, func(t *testing.T) {
				tm := event(t, 14, 5, seed, "", func(p *generate.Plan) { p.Unrated = 30 })
				tm.Sections[0].Ranking = model.Ranking{TieBreaks: strings.Split("RTNG,ARO,ARO/C1,TPR,APRO,OPPPERF,AVGOPP", ","), Unplayed: rules}
				tm.Sections[0].Ranking.Rulings = tm.Sections[0].Ranking.Rule(model.OnUnrated, answer)
				do(t, tm, seed)
			})
		}
	}
	for n, rules := range []string{"fide2026", "fide2024", "fide2009", "us", "plain", "plainzero", "papi"} {
		for _, list := range []string{everything, teams} {
			seed++
			kind := model.Individual
			if list == teams {
				kind = model.TeamEvent
			}
			t.Run("everything, "+rules+", "+kind.String(), func(t *testing.T) {
				tm := event(t, 14, 5, seed, "", func(p *generate.Plan) { p.Unrated, p.Unusual, p.FullByes, p.Kind, p.Boards = 15, 4, 1, kind, 2 })
				s := tm.Sections[0]
				ofPreset(tm, catalogue.Preset{TieBreaks: strings.Split(list, ","), Unplayed: rules})
				s.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, model.UnratedOut)
				s.Adjustments = []model.Adjustment{{Who: s.Entries()[0].ID, Round: 2, Match: model.Half, Games: model.One},
					{Who: s.Entries()[1].ID, Match: -model.One, Games: -model.Half}}
				s.Scoring.MatchWin, s.Scoring.MatchDraw = []model.Points{model.One, 2 * model.One, 3 * model.One}[n%3], []model.Points{1, 2, 2}[n%3]
				if n%2 == 1 && kind == model.Individual {
					s.Players[3].House = true // who plays along without a place
				}
				do(t, tm, seed)
			})
		}
	}
	seed++
	t.Run("game points with match points first", func(t *testing.T) {
		tm := ofSystem(t, "team", model.TeamEvent, seed)
		tm.Sections[0].Primary = model.GamePoints
		ofPreset(tm, catalogue.Preset{TieBreaks: []string{"MPTS", "BH", "EMGSB", "DE"}, Unplayed: "fide2026"})
		do(t, tm, seed)
	})
	seed++
	t.Run("who have met twice and who have met once", func(t *testing.T) {
		tm := event(t, 8, 14, seed, "berger2", func(p *generate.Plan) { p.Draws, p.Lowest = 85, 2350 })
		tm.Sections[0].Rounds = tm.Sections[0].Rounds[:10]
		ofPreset(tm, catalogue.Preset{TieBreaks: []string{"DE", "DEALL", "SB"}, Unplayed: "fide2026"})
		do(t, tm, seed)
	})
	for _, rules := range []string{"fide2026", "us"} {
		seed++
		t.Run("scores alone, "+rules, func(t *testing.T) {
			tm := event(t, 9, 5, seed, "", func(p *generate.Plan) { p.Kind, p.Boards = model.TeamEvent, 4 })
			ofPreset(tm, catalogue.Preset{TieBreaks: []string{"MPVGP", "EMGSB", "BH:GP", "GPDIFF"}, Unplayed: rules})
			scoresAlone(tm.Sections[0])
			do(t, tm, seed)
		})
	}
	for _, system := range []string{"keizer", "knockout"} {
		seed++
		t.Run("trophy of a "+system, func(t *testing.T) {
			tm := ofSystem(t, system, model.Individual, seed)
			tm.Sections[0].Trophy = &model.Trophy{Counting: 2, TieBreaks: []string{"WIN"}}
			do(t, tm, seed)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(trophies)) {
		for _, rules := range []string{"fide2026", "us"} { // by one of them the trophy's tie-breaks are values
			seed++
			t.Run(name+", "+rules, func(t *testing.T) {
				tm := event(t, 20, 5, seed, "", nil)
				ofPreset(tm, catalogue.Preset{TieBreaks: []string{"BH/C1", "SOLKOFF"}, Unplayed: rules})
				tm.Sections[0].Trophy = trophies[name]
				do(t, tm, seed)
			})
		}
	}
	names, err := filepath.Glob("testdata/*.*")
	if err != nil || len(names) == 0 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			data := must.Have(os.ReadFile(name))(t)
			o := must.Have(files.Read(name, data, systems.Reports()))(t)
			do(t, o.Tournament, 3)
		})
	}
}

// scoresAlone leaves of each match nothing but its score.
func scoresAlone(s *model.Section) {
	for r := range s.Rounds {
		for k := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[k]
			if settled := s.Settle(*p); len(p.Games) > 0 && settled.Outcomes[0].Played() {
				p.Games, p.Score, p.Outcomes = nil, settled.Score, settled.Outcomes
			}
		}
	}
}

func planned(st *tiebreaks.Standings) sheets.Book {
	return formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, formulas.OfEvent)
}

// TestComputedAsWritten: whatever pairs an event and whatever ranks it, its workbook shows the same
// before and after a spreadsheet program has computed it.
func TestComputedAsWritten(t *testing.T) {
	plannedEvents(t, func(t *testing.T, tm *model.Tournament, _ uint64) {
		b := planned(standard(t, tm))
		if cells := changes(t, &b); cells < 50 {
			t.Errorf("only %d cells were computed", cells)
		}
	})
}

// codes are what may be typed as the result of a board, and what it is; nothing empties the cell.
var codes = []struct {
	text  string
	sides [2]model.Outcome
}{
	{"1-0", [2]model.Outcome{model.Win, model.Loss}}, {"0-1", [2]model.Outcome{model.Loss, model.Win}},
	{"½-½", [2]model.Outcome{model.Draw, model.Draw}}, {"1-0F", [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}},
	{"0-1F", [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}}, {"0-0F", [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}},
	{"", [2]model.Outcome{}}, {"0-0", [2]model.Outcome{model.Loss, model.Loss}}, {"½-0", [2]model.Outcome{model.Draw, model.Loss}},
	{"0-1U", [2]model.Outcome{model.UnratedLoss, model.UnratedWin}},
}

// byes are the same of a bye.
var byes = []struct {
	text string
	side model.Outcome
}{{"bye", model.PairingBye}, {"full bye", model.FullBye}, {"half bye", model.HalfBye}, {"zero bye", model.ZeroBye}}

// typedIn changes results at random, in the event and in the workbook alike, and tells how many were changed.
func typedIn(t *testing.T, tm *model.Tournament, w *calctest.Book, b *sheets.Book, many int, rng *rand.Rand) (changed int) {
	t.Helper()
	s := tm.Sections[0]
	sh := model.NewSheet(tm, s, 0)
	no, result := 2, 4
	if sh.Teams {
		no, result = 3, 6
	}
	for range many {
		r := rng.IntN(len(s.Rounds))
		p := &s.Rounds[r].Pairings[rng.IntN(len(s.Rounds[r].Pairings))]
		rows := sheet(t, *b, fmt.Sprintf("Round %d", r+1)).Rows
		line := slices.IndexFunc(rows, func(row []sheets.Cell) bool { return row[no-1].Value == sh.Lines[sh.Index(p.Sides[0])].Number })
		if line < 1 {
			continue
		}
		c, outcomes := codes[rng.IntN(len(codes))], &p.Outcomes
		switch {
		case p.IsBye():
			bye := byes[rng.IntN(len(byes))]
			c.text, c.sides = bye.text, [2]model.Outcome{bye.side}
		case len(p.Games) > 0:
			k := rng.IntN(len(p.Games))
			line, outcomes = line+k, &p.Games[k].Outcomes
		}
		if sh.Teams && len(p.Games) == 0 && p.Outcomes[0].Played() { // of which only the score is known: another one is typed
			first := model.Points(rng.IntN(9))
			p.Score = [2]model.Points{first, 8 - first}
			p.Outcomes = model.MatchOutcomes(p.Score)
			w.Type(fmt.Sprintf("Round %d", r+1), line+1, 5, float64(first)/2)
			w.Type(fmt.Sprintf("Round %d", r+1), line+1, 7, float64(8-first)/2)
			changed++
			continue
		}
		if *outcomes == c.sides {
			continue
		}
		*outcomes = c.sides
		w.Type(fmt.Sprintf("Round %d", r+1), line+1, result, c.text)
		changed++
	}
	return changed
}

// TestCorrectedNeverWrongInSilence: after corrections every column that is a formula has the value that we compute ourselves. The
// places are ours where all columns are formulas, and every sheet is as it is written anew; where a value would decide, those who are
// level before it share a place, and the value is gone; where the places are values a line says that they are as they were before.
func TestCorrectedNeverWrongInSilence(t *testing.T) {
	compared := map[string]int{}
	plannedEvents(t, func(t *testing.T, tm *model.Tournament, seed uint64) {
		before := standard(t, tm)
		b := planned(before)
		w := calctest.New(&b)
		tm = tm.With(ownRounds(tm.Sections[0]))
		if typedIn(t, tm, w, &b, 12, rand.New(rand.NewPCG(seed, 0))) == 0 {
			t.Fatal("nothing was corrected")
		}
		st := standard(t, tm)
		anew := planned(st)
		for _, name := range asWrittenAnew(t, w, &b, &anew) {
			compared[name]++
		}
		s := sheet(t, b, "Standings")
		top := slices.IndexFunc(s.Rows, func(row []sheets.Cell) bool { return len(row) > 1 && row[0].Value == "Place" })
		said := text(s.Rows[0][0].Value) != "Place"
		now, _ := w.Value("Standings", 1, 1).(string)
		if said && !strings.HasPrefix(now, "Something has been corrected since this was written.") {
			t.Errorf("above the places stands %q", now)
		}
		fixed := said && strings.Contains(now, "Not up to date: Place")
		var heads []any
		for n := range st.Columns {
			heads = append(heads, headOf(st, n))
		}
		level := slices.IndexFunc(heads, func(head any) bool { return said && columnFixed(s, top, head) })
		if fixed || level < 0 {
			level = len(st.Columns)
		}
		places := map[string]int{}
		for k := range st.Places {
			p := &st.Places[k]
			rank := k + 1
			for c, d := k, p.DecidedBy; c > 0 && d >= level; d = st.Places[c].DecidedBy {
				c--
				rank = c + 1
			}
			places[st.Sheet.Lines[p.Index].Name] = rank
		}
		byName := map[string]*tiebreaks.Place{}
		for k := range st.Places {
			byName[st.Sheet.Lines[st.Places[k].Index].Name] = &st.Places[k]
		}
		for r := top + 1; r < len(s.Rows); r++ {
			name := ""
			for c := range s.Rows[r] {
				if s.Rows[top][c].Value == "Name" || s.Rows[top][c].Value == "Team" {
					name = text(w.Value("Standings", r+1, c+1))
				}
			}
			p := byName[name]
			if p == nil {
				t.Fatalf("row %d is of %q", r+1, name)
			}
			if got := w.Value("Standings", r+1, 1); !fixed && !calctest.Same(got, places[name]) {
				t.Errorf("%s has the place %v, not %d", name, got, places[name])
			}
			for c := range s.Rows[r] {
				n := slices.Index(heads, s.Rows[top][c].Value)
				if n < 0 || fixed && s.Rows[r][c].Style.Fixed {
					continue
				}
				want := any("")
				if p.Cells[n].Defined && !s.Rows[r][c].Style.Fixed {
					want = float64(p.Cells[n].Value) / 100
				}
				if got := w.Value("Standings", r+1, c+1); !calctest.Same(got, want) {
					t.Errorf("%s of %s is %v, not %v", st.Columns[n].Code, name, got, want)
				}
			}
		}
	})
	for _, name := range []string{"Players", "Teams", "Round 1", "Crosstable", "Standings", "Trophies", "Rules"} {
		if compared[name] < 3 {
			t.Errorf("%s was compared with what is written anew %d times", name, compared[name])
		}
	}
}

// columnFixed tells whether a column of the standings is marked as one of values.
func columnFixed(s *sheets.Sheet, top int, head any) bool {
	for c := range s.Rows[top] {
		if s.Rows[top][c].Value == head {
			return s.Rows[top+1][c].Style.Fixed
		}
	}
	return false
}

// ownRounds is a section whose rounds can be changed without changing the event that it is from.
func ownRounds(s *model.Section) *model.Section {
	c := *s
	c.Rounds = slices.Clone(s.Rounds)
	for r := range c.Rounds {
		c.Rounds[r].Pairings = slices.Clone(c.Rounds[r].Pairings)
		for p := range c.Rounds[r].Pairings {
			c.Rounds[r].Pairings[p].Games = slices.Clone(c.Rounds[r].Pairings[p].Games)
		}
	}
	return &c
}
