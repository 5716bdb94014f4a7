package ui

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestExportLeavesOutWhatThereIsNot: pairings are ticked in a section that is not
// paired; the other reports are made, and what is missing is named.
func TestExportLeavesOutWhatThereIsNot(t *testing.T) {
	b := beginWith(t, 4, func(*model.Section) {})
	e := &exportDialog{app: b.App}
	e.build()
	for i, r := range e.reports {
		e.ticks[i].Checked = r.ID == "standings" || r.ID == "pairings"
	}
	doc, ids, err := e.document()
	if err != nil || len(ids) != 1 || ids[0] != "standings" || len(doc.Tables) != 1 {
		t.Errorf("made are %v: %v", ids, err)
	}
	if len(e.failed) != 1 || !strings.Contains(e.failed[0].Error(), "no pairings yet") {
		t.Errorf("named are %v", e.failed)
	}
	for i, r := range e.reports {
		e.ticks[i].Checked = r.ID == "pairings"
	}
	if _, _, err := e.document(); err == nil || !strings.Contains(err.Error(), "no pairings yet") {
		t.Errorf("pairings alone: %v", err)
	}
}
