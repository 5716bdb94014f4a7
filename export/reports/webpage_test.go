package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
)

// TestPageSheet: the address in words, as a link and as a code; without an address a sentence that says where it is entered.
func TestPageSheet(t *testing.T) {
	d := must.Have(lists.PageSheet(&model.Tournament{Name: "Spring\nOpen", Page: "https://a.de/b"}, report.Options{}))(t)
	if d.Title != "Spring Open" || d.Subtitle != "Pairings and standings on your phone" || len(d.Tables) != 1 || len(d.Tables[0].Rows) != 1 {
		t.Fatalf("%+v", d)
	}
	if c := d.Tables[0].Rows[0].Cells[0]; c.Text != "https://a.de/b" || c.Link != c.Text {
		t.Errorf("%+v", c)
	}
	if c := d.Tables[0].Code; c == nil || c.Text != "https://a.de/b" {
		t.Errorf("%+v", c)
	}
	if _, err := lists.PageSheet(&model.Tournament{}, report.Options{}); err == nil || !strings.Contains(err.Error(), "in Event details") {
		t.Error(err)
	}
	if _, err := lists.PageSheet(&model.Tournament{Page: strings.Repeat("x", 5000)}, report.Options{}); err == nil {
		t.Error("a code of 5000 letters")
	}
	for _, r := range reports.All {
		if r.Once != (r.ID == "page" || r.ID == "extra") {
			t.Errorf("%s is of the event: %v", r.ID, r.Once)
		}
	}
}

// Every paper of an event with a page has its code, the sheet of the page a large one only; of an event without one, none has.
func TestPapersHaveTheCodeOfThePage(t *testing.T) {
	event := &model.Tournament{Name: "Open"}
	if report.Options.About(report.Options{}, event).Code != nil {
		t.Error("a code without a page")
	}
	for _, page := range []string{"https://example.org/open", "https://example.org/other"} {
		event.Page = page
		if d := (report.Options{}).About(event); d.Code == nil || d.Code.Text != page {
			t.Errorf("the paper of %s has %+v", page, d.Code)
		}
	}
	d, err := lists.PageSheet(event, report.Options{})
	if err != nil || d.Code != nil || d.Tables[0].Code == nil {
		t.Errorf("the sheet of the page has %v and %v, %v", d.Code, d.Tables[0].Code, err)
	}
	event.Page = "https://example.org/" + strings.Repeat("x", 5000)
	if d := (report.Options{}).About(event); d.Code != nil {
		t.Error("a code of an address that is too long for one")
	}
}
