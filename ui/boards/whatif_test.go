package boards

import (
	"testing"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/typing"
)

// TestWhatIfRefusesWhatIsNoResult: what cannot be a result is refused, and nothing is tried out by it.
func TestWhatIfRefusesWhatIsNoResult(t *testing.T) {
	s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	w := try(t, s).dialogs().AskWhatIf(&typing.KeySchemes[0])
	if err := w.Enter(0, "7-0"); err == nil || w.tried[0].Text != "" || w.change != nil {
		t.Errorf("7-0 leaves %q: %v", w.tried[0].Text, err)
	}
	if err := w.Enter(0, "1-0"); err != nil || w.tried[0].Text == "" || w.change == nil {
		t.Errorf("1-0 leaves %q: %v", w.tried[0].Text, err)
	}
}
