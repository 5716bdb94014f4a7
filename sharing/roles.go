package sharing

import (
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Role is what a desk may do.
type Role string

// Roles.
const (
	Arbiter Role = "arbiter" // everything
	Results Role = "results" // results and check-in
	Viewer  Role = "viewer"  // read
)

// ofResults are the changes of who may enter results and check players in.
var ofResults = []string{
	steps.SetResult{}.Name(), steps.SetMatchScore{}.Name(), steps.SetBoardResult{}.Name(), steps.SetLineup{}.Name(),
	steps.SetAdjourned{}.Name(), steps.SetPhoneResult{}.Name(), steps.NoteSecondEntry{}.Name(), steps.CheckIn{}.Name(),
}

// may tells whether a role may make a change.
func (r Role) may(c journal.Change) bool {
	switch r {
	case Arbiter:
		return true
	case Results:
		if t, ok := c.(steps.Together); ok {
			for _, one := range t.Changes {
				if !r.may(one) {
					return false
				}
			}
			return true
		}
		for _, name := range ofResults {
			if c.Name() == name {
				return true
			}
		}
	}
	return false
}

// known tells whether it is one of ours.
func (r Role) known() bool { return r == Arbiter || r == Results || r == Viewer }

// Words names the role.
func (r Role) Words() phrase.Text {
	switch r {
	case Arbiter:
		return phrase.New("arbiter")
	case Results:
		return phrase.New("results and check-in")
	}
	return phrase.New("viewer")
}

// Forbidden says that a desk may not make a change.
type Forbidden struct {
	Role  Role
	Label phrase.Text
}

// Words says so.
func (f *Forbidden) Words() phrase.Text {
	return phrase.New("“%s” is not for this desk (%s). Ask an arbiter", f.Label, f.Role.Words())
}

func (f *Forbidden) Error() string { return f.Words().String() }
