package tables

import (
	"testing"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/typing"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct{ *hosttest.Trial }

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{hosttest.Try(t, s)}
}

// dialogs are the dialogs of the room in the trial.
func (r *trial) dialogs() *Dialogs { return &Dialogs{Host: r} }

// Results are entered into the trial's event.
func (r *trial) Results() *typing.Results { return &typing.Results{Host: r} }
