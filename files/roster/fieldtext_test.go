package roster

import (
	"cmp"
	"testing"

	"wallchart/model"
	"wallchart/model/modeltest"
)

// TestEveryTypedFieldIsInLists: a field of a person that is typed has headings in lists, is read under them, is called there what it is
// called everywhere, is shown as it was understood, and a list that comes again says what it is. What no list has says so.
func TestEveryTypedFieldIsInLists(t *testing.T) {
	for _, f := range model.TypedFields() {
		column := Unknown
		for c := Name; c < LeftOut; c++ {
			if c.String() == cmp.Or(f.Typed.List, f.Name) {
				column = c
			}
		}
		switch {
		case f.Typed.List == model.NoList:
			continue
		case column == Unknown:
			t.Errorf("no list has a column for %q; give it a row in fields.tsv and its constant", f.Name)
			continue
		}
		if len(vocab().words[column]) == 0 || column.Label().Format != string(f.Typed.Label) {
			t.Errorf("%q is called %q in lists, with the headings %q", f.Name, column.Label(), vocab().words[column])
		}
		first, second := modeltest.Typed(f)
		rows := [][]string{{"Name", vocab().words[column][0]}, {"Fox, Ann", first}}
		im := Read(rows, Mapping{HeadingRow: 1, Columns: []Field{Name, column}})
		if len(im.Problems) > 0 || len(im.Lines) != 1 || im.Lines[0].understood(column, first) != first {
			t.Errorf("%q: %q is read with %v, as %+v", f.Name, first, im.Problems, im.Lines)
			continue
		}
		event := section(model.Individual)
		s, _ := do(t, event, im)
		if got := f.Typed.Show(&s.Players[0]); got != first {
			t.Errorf("of a list %q is %q, and not %q", f.Name, got, first)
		}
		im.Lines[0].Action, im.Lines[0].Same = Update, s.Players[0].ID
		if err := f.Typed.Take(&im.Lines[0].Player, second); err != nil {
			t.Error(err)
		}
		event.Sections[0] = s
		if s, _ = do(t, event, im); f.Typed.Show(&s.Players[0]) != second {
			t.Errorf("of a list that comes again %q is %q, and not %q", f.Name, f.Typed.Show(&s.Players[0]), second)
		}
	}
}
