package arbiter

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Fund is the step to the prizes of a section. A fund without a prize takes those there are out of it, and what was said of their division
// goes with them. What the event would refuse to keep is refused here.
func Fund(t *model.Tournament, s *model.Section, n model.Fund) (journal.Change, error) {
	set := journal.SetFund{Section: s.ID}
	if len(n.Prizes) > 0 {
		set.Fund = &n
	}
	if _, err := set.Apply(t); err != nil {
		return nil, err
	}
	return set, nil
}

// BasedOn reads the number of entries for which a fund was announced: nothing is 0, all of it is guaranteed.
func BasedOn(text string) (int, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, phrase.Errorf("%q is no number of entries. Write one such as 50, or nothing where all is guaranteed", text)
	}
	return n, nil
}
