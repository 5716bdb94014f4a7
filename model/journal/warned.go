package journal

import (
	"encoding/json"

	"wallchart/phrase"
)

// Warned is a warning that was said before a step (package arbiter): the log keeps it with the step that was made all the same.
type Warned struct {
	Level int         `json:"level"`
	Say   phrase.Text `json:"say"`
}

// Heeded is a change that is made although it was warned of. It is the change alone; the entry of the log has besides what was said.
type Heeded struct {
	Change
	Warned []Warned
}

// Plainly is a change without the warnings that were said of it, and those.
func Plainly(c Change) (Change, []Warned) {
	h, ok := c.(Heeded)
	if !ok {
		return c, nil
	}
	all := make([]Warned, len(h.Warned))
	for i, w := range h.Warned {
		all[i] = Warned{w.Level, w.Say.Plain()}
	}
	return h.Change, all
}

// withWarnings is what an entry did, in a language, with the warnings that were said before it.
func (e Entry) withWarnings(l phrase.Language, what string) string {
	for _, w := range e.Warned {
		what = l.Word(phrase.New("%s – warned of, level %d: %s", phrase.Verbatim(what), w.Level, w.Say))
	}
	return what
}

// readWarned reads the warnings of an entry; those that cannot be read lose no step.
func readWarned(b []byte) []Warned {
	var all []Warned
	if json.Unmarshal(b, &all) != nil {
		return nil
	}
	return all
}
