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

// inPlainText are warnings as the log has them, whatever they were worded of; nil for none.
func inPlainText(all []Warned) []Warned {
	var out []Warned
	for _, w := range all {
		out = append(out, Warned{w.Level, w.Say.Plain()})
	}
	return out
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
