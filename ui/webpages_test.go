package ui

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestTheWebPagesFollowTheEvent: a result, or a name, changed in the window stands on the pages.
func TestTheWebPagesFollowTheEvent(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	folder := filepath.Join(t.TempDir(), "web")
	must.Do(t, b.documents.SaveAs(filepath.Join(t.TempDir(), "club.wallchart")))
	must.Do(t, os.Mkdir(folder, 0o700))
	kept := must.Have(json.Marshal([]any{map[string]any{"Event": b.doc.Path(), "Folder": folder, "Follow": true}}))(t)
	b.fyne.Preferences().SetString("site.folders", string(kept))
	header := steps.HeaderOf(b.state.Event)
	header.Name = "Summer cup"
	must.Do(t, b.Do(steps.EditTournament{Header: header}))
	raw, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil || !strings.Contains(string(raw), "Summer cup") {
		t.Errorf("the page is %d bytes, without the change: %v", len(raw), err)
	}
}
