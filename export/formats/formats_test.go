package formats

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

// TestEveryInkWrites writes a small document in every form and looks for what
// tells the form from the others.
func TestEveryInkWrites(t *testing.T) {
	doc := table.Document{Title: "Spring Open", Tables: []table.Table{{
		Name:    "Standings",
		Columns: []table.Column{{ID: "name", Title: "Name"}, {ID: "score", Title: "Pts", Align: table.Right}},
		Rows:    []table.Row{{Cells: []table.Cell{table.Text("Bruno, Test"), table.Num("4.5", 4.5)}}},
	}}}
	begins := map[string]string{"xlsx": "PK\x03\x04", "pdf": "%PDF-", "html": "<!DOCTYPE html>", "csv": "\ufeffname,pts", "tsv": "Name\tPts"}
	contains := map[string]string{"text": "Bruno, Test  4.5", "md": "| Bruno, Test |", "csv": `"Bruno, Test",4.5`, "html": "Bruno, Test"}
	for _, k := range All {
		var b bytes.Buffer
		if err := k.Write(&b, doc, Sheet{}); err != nil {
			t.Errorf("%s: %v", k.Name, err)
			continue
		}
		if !strings.HasPrefix(strings.ToLower(b.String()), strings.ToLower(begins[k.Name])) {
			t.Errorf("%s begins with %.20q, want %q", k.Name, b.String(), begins[k.Name])
		}
		if !strings.Contains(b.String(), contains[k.Name]) {
			t.Errorf("%s lacks %q:\n%s", k.Name, contains[k.Name], b.String())
		}
	}
}

func TestInksAreFound(t *testing.T) {
	seen := map[string]string{}
	for _, k := range All {
		if got, ok := ByName(strings.ToUpper(k.Name)); !ok || got.Name != k.Name {
			t.Errorf("the format %s is not found by its name", k.Name)
		}
		for _, e := range k.Endings {
			if other := seen[e]; other != "" && k.Name != "mail" { // which is a text, and asked for by name
				t.Errorf("%s and %s both end in .%s", other, k.Name, e)
			} else if other == "" {
				seen[e] = k.Name
			}
			if got, ok := ByEnding("." + strings.ToUpper(e)); !ok || got.Name != seen[e] {
				t.Errorf(".%s finds %q, want %s", e, got.Name, seen[e])
			}
		}
	}
	if k, ok := ByEnding(".doc"); ok {
		t.Errorf(".doc finds %s", k.Name)
	}
}

// For programs a file of values begins with its first value; for people it is as they ask.
func TestValuesForProgramsAndForPeople(t *testing.T) {
	doc := table.Document{Lang: "de", Tables: []table.Table{{Columns: []table.Column{{Title: "Name"}, {Title: "Pts"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("1-0"), table.Num("4.5", 4.5)}}}}}}
	k, _ := ByName("csv")
	for _, c := range []struct {
		s    Sheet
		want string
	}{
		{Sheet{}, "\ufeffName;Pts\n1–0;4,5\n"},
		{Sheet{NoMark: true}, "Name;Pts\n1–0;4,5\n"},
		{Sheet{Separator: ','}, "\ufeffName,Pts\n1–0,4.5\n"},
		{Sheet{Programs: true}, "Name,Pts\n1-0,4.5\n"},
		{Sheet{Programs: true, Separator: ';'}, "Name;Pts\n1-0;4.5\n"},
	} {
		var b bytes.Buffer
		if err := k.Write(&b, doc, c.s); err != nil || b.String() != c.want {
			t.Errorf("%+v: %q, %v, want %q", c.s, b.String(), err, c.want)
		}
	}
}

// No line of a mail is longer than 78 columns (RFC 5322, 2.1.1); a text is as wide as its table.
func TestTextForMails(t *testing.T) {
	for name, narrow := range map[string]bool{"mail": true, "text": false} {
		k, _ := ByName(name)
		var b bytes.Buffer
		must.Do(t, k.Write(&b, tabletest.WallChart(20, 20), Sheet{}))
		widest := 0
		for line := range strings.Lines(b.String()) {
			widest = max(widest, table.DisplayWidth(strings.TrimRight(line, "\n")))
		}
		if (widest <= 78) != narrow {
			t.Errorf("%s is %d columns wide", name, widest)
		}
	}
}
