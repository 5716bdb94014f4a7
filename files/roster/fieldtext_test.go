package roster

import (
	"testing"

	"wallchart/model"
)

// TestEveryPlainFieldIsInLists: a field of a person that is a text as it stands has headings in lists, is read under them, is called there
// what it is called everywhere, and a list that comes again says what it is.
func TestEveryPlainFieldIsInLists(t *testing.T) {
	for _, f := range model.PlainFields() {
		column := Unknown
		for c := Name; c < LeftOut; c++ {
			if c.String() == f.Name {
				column = c
			}
		}
		if column == Unknown {
			t.Errorf("no list has a column for %q; give it a row in fields.tsv and its constant", f.Name)
			continue
		}
		if len(vocab().words[column]) == 0 || column.Label().Format != string(f.Plain.Label) {
			t.Errorf("%q is called %q in lists, with the headings %q", f.Name, column.Label(), vocab().words[column])
		}
		rows := [][]string{{"Name", vocab().words[column][0]}, {"Fox, Ann", "one of these"}}
		im := Read(rows, Mapping{HeadingRow: 1, Columns: []Field{Name, column}})
		event := section(model.Individual)
		s, _ := do(t, event, im)
		if got := *f.Plain.Of(&s.Players[0]); got != "one of these" {
			t.Errorf("of a list %q is %q", f.Name, got)
		}
		im.Lines[0].Action, im.Lines[0].Same = Update, s.Players[0].ID
		*f.Plain.Of(&im.Lines[0].Player) = "another"
		event.Sections[0] = s
		if s, _ = do(t, event, im); *f.Plain.Of(&s.Players[0]) != "another" {
			t.Errorf("of a list that comes again %q is %q", f.Name, *f.Plain.Of(&s.Players[0]))
		}
	}
}
