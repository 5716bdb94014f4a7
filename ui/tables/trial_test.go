package tables

import (
	"testing"

	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/host"
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

// tables is the desk of a crosstable or of standings in a trial.
func (r *trial) tables() TableHost {
	results := &typing.Results{Host: r, Keys: func() *typing.KeyScheme { return &typing.KeySchemes[0] }}
	return TableHost{Host: r,
		After:   func(round int) { r.St = host.Derive(r.St.Event, 1, round, nil); r.Screen.Show(r.St) },
		Results: results, Why: explain.NewPanel(),
		Beside: func(_ string, work func(<-chan struct{}) func()) func() { work(nil)(); return func() {} }}
}
