package trf

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestTheProgramThatPaired (record 182, VCL4THP.13): ours by its name and version; of a file of another program that one, as long as
// nothing was paired since. What we wrote ourselves is no record of another program.
func TestTheProgramThatPaired(t *testing.T) {
	imported := []model.Compared{{When: model.AtImport, Round: 2}, {When: model.AtImport, Round: 1}, {When: model.AtHand, Round: 3}}
	for _, c := range []struct {
		kept     string
		compared []model.Compared
		rounds   int
		program  string
		want     string // of the edition of 2026
		old      string // of that of 2016
	}{
		{"", nil, 1, "", "", ""},
		{"", nil, 1, "Wallchart 1.0", "182 Wallchart 1.0", ""},
		{"", imported, 3, "Wallchart 1.0", "182 Wallchart 1.0", ""},
		{" Other 2", nil, 3, "Wallchart 1.0", "182 Other 2", "182 Other 2"},
		{" Other 2", imported, 2, "Wallchart 1.0", "182 Other 2", "182 Other 2"},
		{" Other 2", imported, 3, "", "182 Other 2", "182 Other 2"},
		{" Other 2", imported, 3, "Wallchart 1.0", "182 Other 2; from round 3 on Wallchart 1.0", "182 Other 2"},
	} {
		s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Compared: c.compared, LastID: 2,
			Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}}
		for range c.rounds {
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{
				{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}})
		}
		if c.kept != "" {
			s.Extra = []model.Extra{{Key: "182", Text: c.kept}}
		}
		for edition, want := range map[Edition]string{TRF26: c.want, TRF16: c.old} {
			var b bytes.Buffer
			ev := (&model.Tournament{Name: "E"}).With(s)
			must.Have(Write(&b, ev, s, systems.Reports(), Options{Edition: edition, Program: c.program}))(t)
			if got := strings.Join(headLines(b.String(), "182"), "|"); got != want {
				t.Errorf("kept %q, edition %d: %q, want %q", c.kept, edition, got, want)
			}
			back := must.Have(Read(bytes.NewReader(b.Bytes()), systems.Reports()))(t)
			kept := extra(back.Tournament.Sections[0], "182")
			if wanted := strings.TrimPrefix(want, "182 "); strings.HasPrefix(wanted, "Wallchart") && kept != "" ||
				!strings.HasPrefix(wanted, "Wallchart") && strings.TrimSpace(kept) != wanted {
				t.Errorf("%q is read back as %q", want, kept)
			}
		}
	}
}
