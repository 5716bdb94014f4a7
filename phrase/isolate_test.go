package phrase

import (
	"errors"
	"testing"
)

// TestNamesReadFromTheRightAreSetApart within a sentence, and nowhere else.
func TestNamesReadFromTheRightAreSetApart(t *testing.T) {
	const name = "כהן, משה"
	const apart = Isolate + name + Isolated
	for _, c := range []struct {
		text Text
		want string
	}{
		{New("%s stands above %s: %s points", name, "Ann", "2.5"), apart + " stands above Ann: 2.5 points"},
		{New("%s stands above %s", Verbatim("Ann"), Verbatim("محمد")), "Ann stands above " + Isolate + "محمد" + Isolated},
		{New("%s: %s", "Ann", New("she met %s", name)), "Ann: she met " + apart},
		{New("%s: %s", "Ann", Sentence(Verbatim(name))), "Ann: " + apart},
		{New("%s: %s", "Ann", Errorf("%s is not there", name)), "Ann: " + apart + " is not there"},
		{New("%s: %w", "Ann", errors.New("no")).Plain(), "Ann: %!w(string=no)"},
		{Join(", ", Verbatim(name), Verbatim("Ann")), apart + ", Ann"},
		{New("%s and %s", apart, "Ann"), apart + " and Ann"}, // not twice
		{New("%d: %q", 3, name), `3: "` + name + `"`},        // the signs would be spelt
		{New("%s won, %d of %d", "王小明", 1, 2), "王小明 won, 1 of 2"},
		{Verbatim(name), name},
		{Sentence(Verbatim(name)), name},
		{Text{}, ""},
	} {
		if got := c.text.Isolated().String(); got != c.want {
			t.Errorf("%+q, want %+q", got, c.want)
		}
		if got := Unsigned(c.text.Isolated().String()); got != Unsigned(c.text.String()) {
			t.Errorf("%q without signs", got)
		}
	}
}
