package steps_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestTheLogKeepsWhatWasWarnedOf: a change that was made all the same is the change alone, and its entry has what was said, as long as the
// log is kept, and undone as any other.
func TestTheLogKeepsWhatWasWarnedOf(t *testing.T) {
	j := journal.New(steps.List, rated(t), nil, nil)
	said := phrase.New("The tie-breaks become %s, and %s were announced.", phrase.Verbatim("SB"), phrase.New("none"))
	c := steps.SetTieBreaks{Section: 1, List: []string{"SB"}}
	warned := []journal.Warned{{Level: 4, Say: said}, {Level: 3, Say: phrase.New("Beware.")}}
	must.Do(t, j.Do(c, warned...))
	e := j.Entries()[0]
	const want = " – warned of, level 4: The tie-breaks become SB, and none were announced. – warned of, level 3: Beware."
	if got := e.In(phrase.English, steps.List); !strings.HasSuffix(got, want) || !strings.HasPrefix(got, e.Label) {
		t.Errorf("the log says %q", got)
	}
	if back, err := e.Change(steps.List); err != nil || back.Name() != c.Name() {
		t.Errorf("the entry has the change %v, %v", back, err)
	}
	line := must.Have(journal.EncodeEntry(e))(t)
	read, err := journal.DecodeEntry(line)
	if err != nil || read.In(phrase.English, steps.List) != e.In(phrase.English, steps.List) {
		t.Errorf("read back it says %q, %v", read.In(phrase.English, steps.List), err)
	}
	broken := strings.Replace(string(line), `"warned":[`, `"warned":[7,`, 1)
	if read, err := journal.DecodeEntry([]byte(broken)); err != nil || read.Warned != nil || read.Label != e.Label {
		t.Errorf("warnings that cannot be read: %v, %v", read, err)
	}
	if back, err := j.Undo(); err != nil || back.Name() != c.Name() {
		t.Errorf("undone: %v, %v", back, err)
	}
	if words := j.Entries()[1].Words().String(); strings.Contains(words, "warned") {
		t.Errorf("the undo says %q", words)
	}
	must.Do(t, j.Do(c))
	if last := j.Entries()[2]; slices.Contains(strings.Fields(last.In(phrase.English, steps.List)), "warned") || last.Warned != nil {
		t.Errorf("nobody was warned: %v", last)
	}
}
