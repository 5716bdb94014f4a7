package book_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/book"
	"wallchart/export/formulas"
	"wallchart/files/formulabook"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// made is an event of players or teams, played.
func made(t *testing.T, kind model.Kind) *model.Tournament {
	t.Helper()
	p := generate.Plan{Participants: 12, Rounds: 4, Seed: 3, Lowest: 1000, Highest: 2400, Draws: 30, HalfByes: 5, Clubs: 3,
		Kind: kind, Boards: 2}
	engine := must.Have(draw.System(&model.Section{Kind: kind}, ""))(t)
	return must.Have(generate.Tournament(p, *engine))(t)
}

// TestRecalculatedComesBack: after LibreOffice has opened and saved the workbook, in
// every form, it is the event still, with the corrections as one step.
func TestRecalculatedComesBack(t *testing.T) {
	if os.Getenv("WALLCHART_PAPER") == "" {
		t.Skip("needs LibreOffice: make paper-check")
	}
	for _, c := range []struct {
		name   string
		kind   model.Kind
		form   formulas.Form
		result string // the column of results
	}{{"FIDE", model.Individual, formulas.FIDE, "D"}, {"US", model.Individual, formulas.US, "D"},
		{"teams, FIDE", model.TeamEvent, formulas.FIDE, "F"}, {"teams, US", model.TeamEvent, formulas.US, "F"}} {
		t.Run(c.name, func(t *testing.T) {
			tm := made(t, c.kind)
			st := must.Have(catalogue.Standard(tm, tm.Sections[0], 0))(t)
			path := filepath.Join(t.TempDir(), "event.xlsx")
			to := must.Have(os.Create(path))(t)
			must.Have(book.Write(to, tm, []*tiebreaks.Standings{st}, book.Options{Form: c.form}))(t)
			to.Close()
			first := saved(t, path)
			if r := open(t, first); len(r.Changes)+len(r.Problems) != 0 {
				t.Errorf("unchanged: %d corrections, problems %v", len(r.Changes), r.Problems)
			}

			f := must.Have(excelize.OpenFile(first))(t)
			defer f.Close()
			for r := 1; r <= 3; r++ { // on the first board of three rounds
				sheet, cell := fmt.Sprintf("Round %d", r), c.result+"2"
				was, _ := f.GetCellValue(sheet, cell)
				now := map[bool]string{true: "0-1", false: "1-0"}[was == "1-0"]
				must.Do(t, f.SetCellStr(sheet, cell, now))
			}
			typed := filepath.Join(t.TempDir(), "event.xlsx")
			must.Do(t, f.SaveAs(typed))
			r := open(t, saved(t, typed))
			if len(r.Changes) != 3 || len(r.Problems) != 0 || r.Step() == nil {
				t.Errorf("%d corrections, problems %v", len(r.Changes), r.Problems)
			}
			after, err := r.Corrected()
			if err != nil || len(after.Sections[0].Rounds) != len(tm.Sections[0].Rounds) {
				t.Errorf("%v", err)
			}
			if slices.Equal(after.Sections[0].Rounds[0].Pairings[0].Outcomes[:], tm.Sections[0].Rounds[0].Pairings[0].Outcomes[:]) &&
				c.kind == model.Individual {
				t.Error("the result of round 1, board 1 is what it was")
			}
		})
	}
}

// saved has LibreOffice open a workbook and save it.
func saved(t *testing.T, path string) string {
	t.Helper()
	folder := t.TempDir()
	cmd := exec.Command("soffice", "-env:UserInstallation=file://"+filepath.Join(folder, "profile"), "--headless", "--convert-to", "xlsx",
		"--outdir", filepath.Join(folder, "out"), path)
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return filepath.Join(folder, "out", filepath.Base(path))
}

func open(t *testing.T, path string) *formulabook.Read {
	t.Helper()
	data := must.Have(os.ReadFile(path))(t)
	r, ours, err := formulabook.Open(data)
	if err != nil || !ours {
		t.Fatalf("ours %v, %v", ours, err)
	}
	return r
}
