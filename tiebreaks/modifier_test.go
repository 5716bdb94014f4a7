package tiebreaks

import "testing"

// TestModifiersReadWhatTheyWrite: each modifier, by the example of its row, is written as it was read, is read as it was written, and has
// words; without it the use is another.
func TestModifiersReadWhatTheyWrite(t *testing.T) {
	for _, m := range modifiers {
		tb := &TieBreak{Code: "TRY", Takes: m.mod}
		c := &Catalogue{All: []*TieBreak{tb}}
		u, err := c.Parse("TRY/" + m.form)
		if err != nil || u.Code != "TRY/"+m.form {
			t.Errorf("%s is read as %q, %v", m.form, u.Code, err)
		}
		if again, err := c.Parse(u.canonical()); err != nil || again != u {
			t.Errorf("%s is written %s, which is read as %+v, %v", m.form, u.canonical(), again, err)
		}
		if bare := (Use{TieBreak: tb, Code: u.Code, told: u.told}); bare == u {
			t.Errorf("%s leaves no trace in the use", m.form)
		}
		if words := u.modifiers(); len(words) != 1 || words[0].Empty() || u.Has() != m.mod {
			t.Errorf("%s is called %q, and the use has %b", m.form, words, u.Has())
		}
	}
}
