package formulabook_test

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/xlsx"
	"wallchart/files/formulabook"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// four is four players after two rounds.
func four() *model.Tournament {
	player := func(id model.ID, name string) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Number: int(id) * 10, Name: name, Email: name + "@example.org", Paid: 500},
			Note: "allergic to nuts"}
	}
	s := &model.Section{ID: 7, Name: "Open", Scoring: model.Classic(0, 0, 0), Planned: 3,
		Players: []model.Player{player(1, "Ada"), player(2, "Bert"), player(3, "Cleo"), player(4, "Dan")},
		Rounds: []model.Round{
			{Pairings: []model.Pairing{
				{Board: 1, Sides: [2]model.ID{1, 4}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
				{Board: 2, Sides: [2]model.ID{3, 2}, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}},
			}},
			{Pairings: []model.Pairing{
				{Board: 1, Sides: [2]model.ID{2, 1}},
				{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}},
				{Sides: [2]model.ID{4}, Outcomes: [2]model.Outcome{model.PairingBye}},
			}},
		}}
	return &model.Tournament{Name: "Spring", Secret: "0123456789abcdef", Sections: []*model.Section{s}}
}

// written is a workbook of the event with some cells typed over.
func written(t *testing.T, tm *model.Tournament, typed map[string]any) []byte {
	t.Helper()
	var all []*tiebreaks.Standings
	for _, s := range tm.Sections {
		st := must.Have(catalogue.Standard(tm, s, 0))(t)
		all = append(all, st)
	}
	b := formulas.Workbook(all, report.Options{}, formulas.OfEvent)
	pieces := must.Have(formulabook.Event(tm))(t)
	formulas.Keep(&b, formulabook.Sheet, formulabook.First, pieces)
	var out bytes.Buffer
	must.Do(t, xlsx.WriteBook(&out, b, xlsx.Options{}))
	f := must.Have(excelize.OpenReader(&out))(t)
	defer f.Close()
	for cell, value := range typed {
		sheet, at, _ := strings.Cut(cell, "!")
		must.Do(t, f.SetCellValue(sheet, at, value))
	}
	path := filepath.Join(t.TempDir(), "typed.xlsx")
	must.Do(t, f.SaveAs(path))
	var again bytes.Buffer
	must.Do(t, f.Write(&again))
	return again.Bytes()
}

func read(t *testing.T, data []byte) *formulabook.Read {
	t.Helper()
	r, ours, err := formulabook.Open(data)
	if err != nil || !ours {
		t.Fatalf("ours %v, %v", ours, err)
	}
	slices.SortFunc(r.Lines, func(a, b phrase.Text) int { return strings.Compare(a.String(), b.String()) })
	return r
}

func said(texts []phrase.Text) string {
	var out []string
	for _, x := range texts {
		out = append(out, x.String())
	}
	return strings.Join(out, "\n")
}

func TestCorrections(t *testing.T) {
	for _, c := range []struct {
		name     string
		typed    map[string]any
		lines    string
		problems string
		then     func(s *model.Section) bool
	}{
		{"nothing", nil, "", "", func(s *model.Section) bool { return s.Rounds[0].Pairings[0].Outcomes[0] == model.Win }},
		{"another result", map[string]any{"Round 1!D2": "½-½"}, "Round 1, Ada – Dan: ½-½, and was 1-0.", "",
			func(s *model.Section) bool { return s.Rounds[0].Pairings[0].Outcomes[1] == model.Draw }},
		{"as arbiters type", map[string]any{"Round 1!D2": " 0:1 "}, "Round 1, Ada – Dan: 0-1, and was 1-0.", "",
			func(s *model.Section) bool { return s.Rounds[0].Pairings[0].Outcomes[1] == model.Win }},
		{"a forfeit was a game", map[string]any{"Round 1!D3": "1-0"}, "Round 1, Cleo – Bert: 1-0, and was - +.", "",
			func(s *model.Section) bool { return s.Rounds[0].Pairings[1].Outcomes[0] == model.Win }},
		{"an open board", map[string]any{"Round 2!D2": "0-1f"}, "Round 2, Bert – Ada: - +, and was ….", "",
			func(s *model.Section) bool { return s.Rounds[1].Pairings[0].Outcomes[1] == model.ForfeitWin }},
		{"cleared", map[string]any{"Round 1!D2": ""}, "Round 1, Ada – Dan: …, and was 1-0.", "",
			func(s *model.Section) bool { return s.Rounds[0].Pairings[0].Outcomes[0] == model.Pending }},
		{"another bye", map[string]any{"Round 2!D3": "zero bye"}, "Round 2, Cleo: zero-point bye, and was half-point bye.", "",
			func(s *model.Section) bool { return s.Rounds[1].Pairings[1].Outcomes[0] == model.ZeroBye }},
		{"sorted lines", map[string]any{"Round 1!B2": 30, "Round 1!F2": 20, "Round 1!D2": "0-1F", "Round 1!B3": 10, "Round 1!F3": 40,
			"Round 1!D3": "0-1"},
			"Round 1, Ada – Dan: 0-1, and was 1-0.", "", func(s *model.Section) bool { return s.Rounds[0].Pairings[0].Outcomes[1] == model.Win }},
		{"no result", map[string]any{"Round 1!D2": "2-0"}, "", `Sheet Round 1, row 2: "2-0" is not a result.`, nil},
		{"a bye for a board", map[string]any{"Round 1!D2": "bye"}, "", `Sheet Round 1, row 2: "bye" is not a result.`, nil},
		{"a board for a bye", map[string]any{"Round 2!D4": "1-0"}, "", `Sheet Round 2, row 4: "1-0" is not a bye.`, nil},
		{"no bye", map[string]any{"Round 2!D4": ""}, "", `Sheet Round 2, row 4: "" is not a bye.`, nil},
		{"nobody", map[string]any{"Round 1!B2": 99}, "",
			"Sheet Round 1, row 2: nobody has the number \"99\".\nSheet Round 1: the line of Ada is missing; round 1 stays as it was there.", nil},
		{"no second", map[string]any{"Round 1!F2": "x"}, "",
			"Sheet Round 1, row 2: nobody has the number \"x\".\nSheet Round 1: the line of Ada is missing; round 1 stays as it was there.", nil},
		{"another pair", map[string]any{"Round 1!F2": 20, "Round 1!F3": 40}, "",
			"Sheet Round 1, row 2: Ada does not play like this in round 1 of the event. Change pairings in Wallchart.\n" +
				"Sheet Round 1, row 3: Cleo does not play like this in round 1 of the event. Change pairings in Wallchart.\n" +
				"Sheet Round 1: the line of Ada is missing; round 1 stays as it was there.\n" +
				"Sheet Round 1: the line of Cleo is missing; round 1 stays as it was there.", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := read(t, written(t, four(), c.typed))
			if got := said(r.Lines); got != c.lines {
				t.Errorf("corrections:\n%s\nnot\n%s", got, c.lines)
			}
			if got := said(r.Problems); got != c.problems {
				t.Errorf("problems:\n%s\nnot\n%s", got, c.problems)
			}
			after := must.Have(r.Corrected())(t)
			if c.then != nil && !c.then(after.Sections[0]) {
				t.Errorf("%+v", after.Sections[0].Rounds)
			}
			if (r.Step() == nil) != (c.lines == "") {
				t.Errorf("step %v", r.Step())
			}
		})
	}
}

// Boards of a match one by one; where only the points are known, those.
func TestTeams(t *testing.T) {
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}
	s := &model.Section{ID: 3, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2),
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "Reds"}, Roster: []model.ID{11, 12}},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Blues"}, Roster: []model.ID{13, 14}}},
		Players: []model.Player{{Entry: model.Entry{ID: 11, Number: 1, Name: "A"}, Team: 1}, {Entry: model.Entry{ID: 12, Number: 2,
			Name: "B"}, Team: 1},
			{Entry: model.Entry{ID: 13, Number: 3, Name: "C"}, Team: 2}, {Entry: model.Entry{ID: 14, Number: 4, Name: "D"}, Team: 2}}}
	boards := match
	boards.Games = []model.Game{{Players: [2]model.ID{11, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{12, 14}, White: 1, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{boards}}}
	tm := &model.Tournament{Name: "League", Sections: []*model.Section{s}}
	r := read(t, written(t, tm, map[string]any{"Round 1!F3": "0-1"}))
	if got := said(r.Lines) + said(r.Problems); got != "Round 1, Reds – Blues: 0-1, and was ½-½." {
		t.Error(got)
	}
	after, err := r.Corrected()
	if err != nil || after.Sections[0].Rounds[0].Pairings[0].Games[1].Outcomes[1] != model.Win {
		t.Errorf("%v, %+v", err, after)
	}

	boards.Games[1].Players[1] = 0
	r = read(t, written(t, tm, map[string]any{"Round 1!F3": "0-1"}))
	if got := said(r.Problems); !strings.Contains(got, "Nobody of Blues sits at board 2 of the match") {
		t.Error(got)
	}

	points := match
	points.Outcomes, points.Score = [2]model.Outcome{model.Win, model.Loss}, [2]model.Points{3, 1}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{points}}}
	for _, c := range []struct {
		typed map[string]any
		said  string
	}{
		{nil, ""},
		{map[string]any{"Round 1!E2": 1, "Round 1!G2": 1}, "Round 1, Reds – Blues: 1-1, and was 1½-½."},
		{map[string]any{"Round 1!E2": "", "Round 1!G2": ""}, "Round 1, Reds – Blues: …, and was 1½-½."},
		{map[string]any{"Round 1!F2": "0-1F"}, "Round 1, Reds – Blues: - +, and was 1½-½."},
		{map[string]any{"Round 1!F2": "1-0"}, `Sheet Round 1, row 2: "1-0" is not a forfeit; the points of a match stand beside its teams.`},
		{map[string]any{"Round 1!E2": "many"}, `Sheet Round 1, row 2: "many" are no points.`},
	} {
		r := read(t, written(t, tm, c.typed))
		if got := said(r.Lines) + said(r.Problems); got != c.said {
			t.Errorf("%v: %s", c.typed, got)
		}
		if _, err := r.Corrected(); err != nil {
			t.Errorf("%v: %v", c.typed, err)
		}
	}
}

// What not everybody may see is not in the workbook; everything else is.
func TestKept(t *testing.T) {
	r := read(t, written(t, four(), nil))
	p := r.Written.Sections[0].Players[0]
	if p.Email != "" || p.Paid != 0 || p.Note != "" || r.Written.Secret != "" || p.Name != "Ada" || len(r.Written.Sections[0].Rounds) != 2 {
		t.Errorf("%+v", p)
	}
	long := four()
	long.Time = strings.Repeat("½", 70000)
	if r := read(t, written(t, long, nil)); r.Written.Time != long.Time {
		t.Error("a long event does not come back")
	}
}

// Another workbook is none of ours, and a damaged one says what is wrong.
func TestOthers(t *testing.T) {
	f := excelize.NewFile()
	var plain bytes.Buffer
	must.Do(t, f.Write(&plain))
	for name, data := range map[string][]byte{"plain": plain.Bytes(), "text": []byte("No.,Name"), "torn": []byte("PK\x03\x04torn")} {
		if r, ours, err := formulabook.Open(data); r != nil || ours || err != nil {
			t.Errorf("%s: %v, %v, %v", name, r, ours, err)
		}
	}
	for cell, want := range map[string]string{
		"Wallchart!A2": "the event that the workbook keeps in its hidden sheet cannot be read",
		"Rules!B4":     "the sheet Rules belongs to no section of the event: its number in row 4 has been changed",
	} {
		_, ours, err := formulabook.Open(written(t, four(), map[string]any{cell: "x"}))
		if !ours || err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, %v", cell, ours, err)
		}
	}
}
