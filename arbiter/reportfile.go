package arbiter

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Unfinished says that a report file of the section has games without a result, empty when it has none. The file may go to
// another program; a federation is sent one when all results are in (VCL4THP.13, question 169).
func Unfinished(s *model.Section) phrase.Text {
	open := 0
	for r := range s.Rounds {
		open += len(s.Rounds[r].Open())
	}
	if open == 0 {
		return phrase.Text{}
	}
	return phrase.Count(open, "the result of %d board, which is missing: do not send the file to a federation before it is in",
		"the results of %d boards, which are missing: do not send the file to a federation before they are in")
}
