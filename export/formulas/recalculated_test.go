package formulas_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/sheets"
	"wallchart/export/xlsx"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// recalculate has LibreOffice compute a workbook anew, whatever its cells say, and
// opens what comes out.
func recalculate(t *testing.T, path string) *excelize.File {
	t.Helper()
	f := must.Have(excelize.OpenFile(filepath.Join(computeAll(t, filepath.Dir(path)), filepath.Base(path))))(t)
	t.Cleanup(func() { f.Close() })
	return f
}

// computeAll has LibreOffice compute all workbooks of a folder anew; it tells where they are then.
func computeAll(t *testing.T, from string) string {
	t.Helper()
	folder := t.TempDir()
	profile := filepath.Join(folder, "profile", "user")
	must.Do(t, os.MkdirAll(profile, 0o755))
	must.Do(t, os.WriteFile(filepath.Join(profile, "registrymodifications.xcu"), []byte(always), 0o644))
	paths, err := filepath.Glob(filepath.Join(from, "*.xlsx"))
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	out := filepath.Join(folder, "out")
	cmd := exec.Command("soffice", append([]string{"-env:UserInstallation=file://" + filepath.Join(folder, "profile"), "--headless",
		"--convert-to", "xlsx", "--outdir", out}, paths...)...)
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return out
}

// always is the setting by which LibreOffice computes every formula when it opens a
// file. Otherwise it would show the values that we wrote ourselves.
const always = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"
 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`

func needsOffice(t *testing.T) {
	if os.Getenv("WALLCHART_PAPER") == "" {
		t.Skip("needs LibreOffice: make paper-check")
	}
}

// alive are the columns that the workbook says are formulas.
func alive(t *testing.T, f *excelize.File) map[string]bool {
	t.Helper()
	rows := must.Have(f.GetRows("Tie-breaks"))(t)
	live := map[string]bool{}
	for _, row := range rows[1:] {
		if len(row) > 4 && strings.HasPrefix(row[4], "A formula") {
			live[row[0]] = true
		}
	}
	return live
}

// event makes an event up.
func event(t *testing.T, players, rounds int, seed uint64, system string, more func(*generate.Plan)) *model.Tournament {
	t.Helper()
	p := generate.Plan{Participants: players, Rounds: rounds, Seed: seed, Lowest: 1000, Highest: 2400, Draws: 30,
		Forfeits: 4, HalfByes: 4, ZeroByes: 3, Withdrawals: 4, Late: 4, Clubs: 5}
	if more != nil {
		more(&p)
	}
	engine := must.Have(draw.System(&model.Section{Kind: p.Kind}, system))(t)
	return must.Have(generate.Tournament(p, *engine))(t)
}

// write writes the workbook of the first section.
func write(t *testing.T, st *tiebreaks.Standings) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "event.xlsx")
	w := must.Have(os.Create(path))(t)
	defer w.Close()
	book := formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, formulas.OfEvent)
	must.Do(t, xlsx.WriteBook(w, book, xlsx.Options{}))
	return path
}

func ranked(t *testing.T, tm *model.Tournament, list, rules string) *tiebreaks.Standings {
	t.Helper()
	uses := must.Have(catalogue.ParseList(list))(t)
	set := must.Have(tiebreaks.RulesByCode(rules))(t)
	s := tm.Sections[0]
	s.Ranking.Rulings = s.Ranking.Rule(model.OnUnrated, model.UnratedOut) // without an answer a tie-break of ratings has no value
	return must.Have(catalogue.Rank(model.NewSheet(tm, tm.Sections[0], 0), uses, set))(t)
}

// compare holds every cell of the workbook's standings and crosstable against what
// we compute and print ourselves.
func compare(t *testing.T, f *excelize.File, st *tiebreaks.Standings) {
	t.Helper()
	live := alive(t, f)
	rows := must.Have(f.GetRows("Standings", excelize.Options{RawCellValue: true}))(t)
	above := slices.IndexFunc(rows, func(row []string) bool { return slices.Contains(row, "Name") || slices.Contains(row, "Team") })
	rows = rows[above:] // below what is said of values
	at := map[string]int{}
	for c, h := range rows[0] {
		at[h] = c
	}
	wrong := 0
	differ := func(format string, args ...any) {
		if wrong++; wrong <= 12 {
			t.Errorf(format, args...)
		}
	}
	cell := func(row []string, c int) string {
		if c < len(row) {
			return row[c]
		}
		return ""
	}
	cells := 0
	for k, p := range st.Places {
		row := rows[k+1]
		who := st.Sheet.Lines[p.Index].Name
		if cell(row, at["Name"]) != who {
			differ("line %d is %q, not %q", k+1, cell(row, at["Name"]), who)
		}
		if cell(row, 0) != strconv.Itoa(p.Rank) {
			differ("place of %s: %s, not %d", who, cell(row, 0), p.Rank)
		}
		for n, u := range st.Columns {
			head := headOf(st, n)
			c, there := at[head]
			if !there || !live[head] {
				continue
			}
			want := ""
			if p.Cells[n].Defined {
				want = strconv.FormatFloat(float64(p.Cells[n].Value)/100, 'f', -1, 64)
			}
			cells++
			if got := cell(row, c); got != want && !same(got, want) {
				differ("%s of %s: %q, not %q", u.Code, who, got, want)
			}
		}
	}
	printed := charts.Crosstable(st, formulas.OfEvent.Of(st).Style(), report.Options{}).Tables[0]
	chart := must.Have(f.GetRows("Crosstable", excelize.Options{RawCellValue: true}))(t)
	chart = chart[above:]
	first := slices.Index(chart[0], "R1")
	for k := range printed.Rows {
		for c, col := range printed.Columns {
			r, is := strings.CutPrefix(col.ID, "r")
			round, err := strconv.Atoi(r)
			if !is || err != nil {
				continue
			}
			cells++
			if got, want := cell(chart[k+1], first+round-1), printed.Rows[k].Cells[c].Text; got != want {
				differ("crosstable, line %d, round %d: %q, not %q", k+1, round, got, want)
			}
		}
	}
	cells += compareTrophy(t, f, st, differ)
	t.Logf("%d cells, %d differ, %d of %d columns are formulas", cells, wrong, len(live), len(st.Columns))
}

// headOf is the head of a column of the standings: its code where two are alike.
func headOf(st *tiebreaks.Standings, n int) string {
	if n == 0 && st.Columns[0].TieBreak.Score {
		return "Pts"
	}
	head := st.Columns[n].Head().String()
	for k, u := range st.Columns {
		if k != n && u.Head().String() == head {
			return st.Columns[n].Title()
		}
	}
	return head
}

// compareTrophy holds every line of the sheet of trophies, if there is one, against
// ours; below the last team nothing may stand.
func compareTrophy(t *testing.T, f *excelize.File, st *tiebreaks.Standings, differ func(string, ...any)) int {
	t.Helper()
	if st.Sheet.Section.Trophy == nil {
		return 0
	}
	rows := must.Have(f.GetRows("Trophies", excelize.Options{RawCellValue: true}))(t)
	ts := must.Have(catalogue.NewTrophy(st.Sheet.Tournament, st.Sheet.Section, *st.Sheet.Section.Trophy, st.Sheet.Rounds))(t)
	number := func(v tiebreaks.Value) string { return strconv.FormatFloat(float64(v)/100, 'f', -1, 64) }
	for k, p := range ts.Places {
		want := []string{strconv.Itoa(p.Rank), p.Team, strconv.Itoa(len(p.Counting)), strconv.Itoa(p.Players)}
		for n := range ts.Columns {
			if slices.Contains(rows[0], headOf(ts.Standings(), n)) {
				want = append(want, number(p.Sums[n]))
			}
		}
		var names []string
		for n := range min(len(p.Counting), 6) {
			names = append(names, p.Counting[n].Name)
		}
		want = append(want, strings.Join(names, "; "))
		for c, w := range want {
			if got := rows[k+1][c]; got != w && !same(got, w) {
				differ("trophy, line %d, column %d: %q, not %q", k+1, c+1, got, w)
			}
		}
	}
	if next := rows[len(ts.Places)+1]; len(next) > 0 && strings.Trim(next[0], "0123456789") == "" && next[0] != "" {
		differ("trophy: a line more: %q", next)
	}
	return len(ts.Places) * len(rows[0])
}

func same(a, b string) bool {
	x, err := strconv.ParseFloat(a, 64)
	y, err2 := strconv.ParseFloat(b, 64)
	return err == nil && err2 == nil && math.Abs(x-y) < 1e-9
}

// correct changes results at random, in the event and in the workbook alike, and
// returns where the workbook lies.
func correct(t *testing.T, tm *model.Tournament, path string, many int, rng *rand.Rand) string {
	t.Helper()
	f := must.Have(excelize.OpenFile(path))(t)
	defer f.Close()
	s := tm.Sections[0]
	for range many {
		r := rng.IntN(len(s.Rounds))
		k := rng.IntN(len(s.Rounds[r].Pairings))
		p := &s.Rounds[r].Pairings[k]
		if p.IsBye() {
			continue
		}
		sheet := fmt.Sprintf("Round %d", r+1)
		row := lineOf(t, f, sheet, model.NewSheet(tm, s, 0), p)
		c := codes[rng.IntN(len(codes))]
		column, b := "D", 0
		if len(p.Games) > 0 {
			column, b = "F", rng.IntN(len(p.Games))
			p.Games[b].Outcomes = c.sides
		} else {
			p.Outcomes = c.sides
		}
		must.Do(t, f.SetCellStr(sheet, fmt.Sprintf("%s%d", column, row+b), c.text))
	}
	path = filepath.Join(t.TempDir(), "corrected.xlsx")
	must.Do(t, f.SaveAs(path))
	return path
}

// lineOf is the row of a pairing on a round's sheet.
func lineOf(t *testing.T, f *excelize.File, sheet string, sh *model.Sheet, p *model.Pairing) int {
	t.Helper()
	no := strconv.Itoa(sh.Lines[sh.Index(p.Sides[0])].Number)
	column := "B"
	if sh.Teams {
		column = "C"
	}
	for row := 2; row < 1000; row++ {
		if v, _ := f.GetCellValue(sheet, fmt.Sprintf("%s%d", column, row)); v == no {
			return row
		}
	}
	t.Fatalf("%s has no line of number %s", sheet, no)
	return 0
}

const everything = "BH/C1,BH,BH/C2,BH/M1,SB,SB/C1,AOB,SOB,PS,PS/C1,DE,KS,WIN,WON,BPG,BWG,REP,STD,ARO,ARO/C1,ARO/M1,TPR,APRO," +
	"MODMED,SOLKOFF,MEDIAN,CUMULATIVE,OPPCUM,BETWEEN,BLACKS,KASHDAN,OPPPERF,OPPPERF/R,AVGOPP,AVGOPP/R," +
	"OTB,HEAD2HEAD,WINS,BH/P,SB/P,DEALL,SBSQ,RTNG,TPN"

const teams = "MPVGP,EMMSB,EMGSB,EGMSB,EGGSB,EMGSB/C1,GPDIFF,GPDIFFPLUS,TPN,BH:MP,BH:GP,BH:MP/C1,USAT,USATX2,GAMES," +
	"MATCHES,WIN,WIN:GP,WON,PS,STD,KS,AOB,EDE,BC,TBR"

// trophies are the team trophies of the events below.
var trophies = map[string]*model.Trophy{
	"trophy of the best three":   {Counting: 3, TieBreaks: []string{"BH/C1", "SB", "ARO"}},
	"trophy of two teams a club": {Counting: 4, PerClub: 2, Least: 3, TieBreaks: []string{"MODMED", "AVGOPP"}},
	"trophy, two teams of own":   {Counting: 2, PerClub: 2, OwnBest: true, TieBreaks: []string{"SOLKOFF", "CUMULATIVE"}},
	"trophy, each its own best":  {Counting: 2, OwnBest: true, TieBreaks: []string{"SOLKOFF", "CUMULATIVE"}},
}

func ofTeams(p *generate.Plan) { p.Kind, p.Boards, p.Reserves = model.TeamEvent, 4, 1 }

// TestRecalculatedUnchanged is TestComputedAsWritten by LibreOffice: it opens the workbook of an event of each system and each list of
// tie-breaks, computes all of it, and no cell in sight is another.
func TestRecalculatedUnchanged(t *testing.T) {
	needsOffice(t)
	folder, books := t.TempDir(), map[string]sheets.Book{}
	plannedEvents(t, func(t *testing.T, tm *model.Tournament, _ uint64) {
		name := fmt.Sprintf("%d.xlsx", len(books))
		b := planned(standard(t, tm))
		books[name] = b
		w := must.Have(os.Create(filepath.Join(folder, name)))(t)
		defer w.Close()
		must.Do(t, xlsx.WriteBook(w, b, xlsx.Options{}))
	})
	out := computeAll(t, folder)
	cells, wrong := 0, 0
	for name, b := range books {
		f := must.Have(excelize.OpenFile(filepath.Join(out, name)))(t)
		for i := range b.Sheets {
			s := &b.Sheets[i]
			for r, row := range s.Rows {
				for c := range row {
					if s.Hidden || c < len(s.Columns) && s.Columns[c].Hidden || row[c].Formula == "" || row[c].Value == nil {
						continue
					}
					cells++
					at, _ := excelize.CoordinatesToCellName(c+1, r+1)
					got, err := f.GetCellValue(s.Name, at, excelize.Options{RawCellValue: true})
					if want := text(row[c].Value); err != nil || got != want && !same(got, want) {
						if wrong++; wrong <= 20 {
							t.Errorf("%s, %s!%s is written as %q and computed as %q", b.Title, s.Name, at, want, got)
						}
					}
				}
			}
		}
		f.Close()
	}
	t.Logf("%d workbooks, %d cells, %d differ", len(books), cells, wrong)
}

func TestRecalculated(t *testing.T) {
	needsOffice(t)
	for _, c := range []struct {
		name, list, rules string
		players, rounds   int
		seed              uint64
		more              func(*generate.Plan)
		system            string
	}{
		{"swiss of 2026", everything, "fide2026", 60, 5, 1, nil, ""},
		{"swiss of 2024", everything, "fide2024", 40, 7, 2, nil, ""},
		{"swiss of 2009", everything, "fide2009", 40, 9, 3, nil, ""},
		{"US", "MODMED,SOLKOFF,CUMULATIVE,OPPCUM,BETWEEN,BLACKS,KASHDAN,SB,OPPPERF/R,AVGOPP/R", "us", 60, 5, 4,
			func(p *generate.Plan) { p.Unrated = 15 }, ""},
		{"everything, US", everything, "us", 30, 9, 5, func(p *generate.Plan) { p.Unrated = 15 }, ""},
		{"plain", everything, "plain", 30, 6, 6, nil, ""},
		{"plain with zero", everything, "plainzero", 30, 6, 7, nil, ""},
		{"France", everything, "papi", 30, 9, 8, nil, ""},
		{"direct encounter first", "DE,BH,SB", "fide2026", 30, 7, 9, func(p *generate.Plan) { p.Draws = 60 }, ""},
		{"all-play-all", everything, "fide2026", 10, 9, 11, nil, "berger"},
		{"all-play-all of an odd field", everything, "fide2026", 9, 9, 12, nil, "berger"},
		{"all-play-all, twice", "DE,SB,WIN,KS", "fide2026", 6, 10, 13, nil, "berger2"},
		{"teams", teams, "fide2026", 12, 5, 14, ofTeams, ""},
		{"US teams", "USAT,GAMES,MODMED,SOLKOFF,CUMULATIVE,BETWEEN", "us", 11, 5, 15, ofTeams, ""},
		{"trophy of the best three", "BH/C1,SB", "fide2026", 40, 5, 16, nil, ""},
		{"trophy of two teams a club", "MODMED", "us", 40, 5, 17, nil, ""},
		{"trophy, each its own best", "SOLKOFF", "us", 40, 4, 18, nil, ""},
		{"direct encounter first, again", "DE,BH,SB", "fide2026", 24, 7, 10, func(p *generate.Plan) { p.Draws = 60 }, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			tm := event(t, c.players, c.rounds, c.seed, c.system, c.more)
			tm.Sections[0].Trophy = trophies[c.name]
			st := ranked(t, tm, c.list, c.rules)
			path := write(t, st)
			compare(t, recalculate(t, path), st)
			path = correct(t, tm, path, 20, rand.New(rand.NewPCG(c.seed, 0)))
			compare(t, recalculate(t, path), ranked(t, tm, c.list, c.rules))
		})
	}
}
