package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// SetQuiet says that problems of a kind are not listed in the event, or are listed again (VCL4THP.13, questions 218 to 221). The log keeps
// it; what report files say of the event stays.
type SetQuiet struct {
	Kind  string `json:"kind"` // the code of the problems: "half-byes"
	Quiet bool   `json:"quiet,omitempty"`
}

// Name is "set-quiet".
func (SetQuiet) Name() string { return "set-quiet" }

// Label is `Problems of the kind “half-byes” are not listed`.
func (c SetQuiet) Label() phrase.Text {
	if c.Quiet {
		return phrase.New("Problems of the kind “%s” are not listed", c.Kind)
	}
	return phrase.New("Problems of the kind “%s” are listed again", c.Kind)
}

// Apply refuses what has no code.
func (c SetQuiet) Apply(t *model.Tournament) (*model.Tournament, error) {
	if c.Kind == "" {
		return nil, model.Problem{What: phrase.New("it is not said which problems"), Cure: phrase.New("Choose a kind"), Grave: true}
	}
	if slices.Contains(t.Quiet, c.Kind) == c.Quiet {
		return t, nil
	}
	n := *t
	if n.Quiet = slices.DeleteFunc(slices.Clone(t.Quiet), func(k string) bool { return k == c.Kind }); c.Quiet {
		n.Quiet = append(n.Quiet, c.Kind)
	}
	if len(n.Quiet) == 0 {
		n.Quiet = nil
	}
	return &n, nil
}
