package arbiter

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Unfinished says that a report file of the section has games without a result, leaves somebody out of a round, or has one that is not
// declared complete, empty when it does not. The file may go to another program; a federation is sent one when all results are in
// (VCL4THP.13, question 169).
func Unfinished(s *model.Section) phrase.Text {
	open := 0
	for _, l := range s.LeftOf(len(s.Rounds)) {
		open += len(l.Boards)
	}
	if open > 0 {
		return phrase.Count(open, "the result of %d board, which is missing: do not send the file to a federation before it is in",
			"the results of %d boards, which are missing: do not send the file to a federation before they are in")
	}
	for _, l := range s.LeftOf(len(s.Rounds)) {
		if len(l.People) > 0 {
			return phrase.Count(len(l.People),
				"%s in round %d, who is neither paired nor absent: do not send the file to a federation before that is settled",
				"%s in round %d, who are neither paired nor absent: do not send the file to a federation before that is settled",
				s.Names(l.People), l.Round)
		}
		if l.Undeclared {
			return phrase.New("round %d, which was paired or changed by hand and is not declared complete: "+
				"do not send the file to a federation before that is settled", l.Round)
		}
	}
	return phrase.Text{}
}
