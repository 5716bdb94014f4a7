package cli

import (
	"strconv"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// allTheSame is the flag that goes on in spite of warnings.
const allTheSame = "all-the-same"

// Warnable declares the flag of a verb whose changes FIDE mode may warn of.
func (c *Call) Warnable() {
	c.Int(allTheSame, 0, "go on in spite of FIDE mode's warnings up to this `LEVEL`: 2, 3 or 4")
}

// despite is the highest level of a warning in spite of which a change is made; 0 for none.
func (c *Call) despite() int {
	f := c.Lookup(allTheSame)
	if f == nil {
		return 0
	}
	level, _ := strconv.Atoi(f.Value.String())
	return level
}

// despiteKnown refuses a level that no warning has.
func (c *Call) despiteKnown() error {
	if level := c.despite(); c.Given(allTheSame) && (level < 2 || level > 4) {
		return Misused("%s: --all-the-same is the level of a warning, 2, 3 or 4, and not %d", c.Verb.Name, level)
	}
	return nil
}

// Held is a change that was warned of and is not made. The exit status is 4.
type Held struct{ level int }

// Words says how it is made all the same.
func (h Held) Words() phrase.Text {
	return phrase.New("nothing was done. To do it all the same, add --all-the-same %d", h.level)
}

func (h Held) Error() string { return h.Words().String() }

// Warned says what FIDE mode warns of before a change is made, and is that for the log, where the command line wants it all the same.
func (c *Call) Warned(path string, t *model.Tournament, change journal.Change) ([]journal.Warned, error) {
	all := arbiter.Warnings(t, change)
	for _, w := range all {
		c.Remark(path, phrase.Errorf("warning of level %d: %s", w.Level, w.Text))
	}
	for _, w := range all {
		if !w.Then.Empty() {
			c.Remark(path, phrase.Fail(w.Then))
		}
	}
	if len(all) > 0 && all[0].Level > c.despite() {
		return nil, Held{all[0].Level}
	}
	return arbiter.Warned(all), nil
}
