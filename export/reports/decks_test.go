package reports_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/must"
	"wallchart/tiebreaks"
)

// TestDecksAsRecorded: cards with all their measures, as they were looked at on paper. After a change, write them anew with
// -update, look at the paper, and read the difference.
func TestDecksAsRecorded(t *testing.T) {
	for _, id := range []string{"slips", "cards", "player-cards", "places", "board-cards", "badges", "certificates"} {
		for name, event := range map[string]*tiebreaks.Standings{"players": afterDealt(t), "teams": after(t, league4(), 0, "MPTS")} {
			r := must.Have(reports.ByID(id))(t)
			doc, err := r.Document(event, report.Options{})
			got := []byte("refused\n")
			if err == nil {
				got = must.Have(json.MarshalIndent(doc.Tables[0].Cards, "", " "))(t)
				got = append(got, '\n')
			}
			file := filepath.Join("testdata", "decks", id+"-"+name+".json")
			if *update {
				must.Do(t, os.WriteFile(file, got, 0o644))
			}
			if want, err := os.ReadFile(file); err != nil || string(want) != string(got) {
				t.Errorf("%s of %s differ from what is recorded: %v", id, name, err)
			}
		}
	}
}

func afterDealt(t *testing.T) *tiebreaks.Standings {
	event, _ := dealt()
	return after(t, event, 2, "PTS", "SOLKOFF")
}
