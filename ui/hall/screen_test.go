package hall

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"wallchart/export/display"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// hallOf is a second screen of an event, on a clock that the test turns.
type hallOf struct {
	*Hall
	event *model.Tournament
	now   time.Time
}

func try(t *testing.T, event *model.Tournament) *hallOf {
	t.Helper()
	app := test.NewTempApp(t)
	must.Do(t, words.Speak("en"))
	h := &hallOf{event: event, now: at("2026-05-31 13:55:00")}
	h.Hall = New(Desk{Event: func() *model.Tournament { return h.event }, Options: func() report.Options { return report.Options{} },
		Window: app.NewWindow, Prefs: app.Preferences(), Now: func() time.Time { return h.now }, Still: true,
		Quietly: func(work func(<-chan struct{}) func()) func() { work(nil)(); return func() {} },
		Ask:     func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) { d.Show(size, focus) },
		Canvas:  test.NewTempWindow(t, nil).Canvas()})
	return h
}

// texts are all that stand on the open screen.
func (h *hallOf) texts() (all []string) {
	for _, o := range h.screen.whole.Objects {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	}
	return all
}

func (h *hallOf) has(text string) bool {
	return slices.ContainsFunc(h.texts(), func(s string) bool { return strings.Contains(s, text) })
}

func (h *hallOf) press(k fyne.KeyName) { h.screen.win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }

// pass lets seconds pass.
func (h *hallOf) pass(seconds int) {
	for range seconds {
		h.now = h.now.Add(time.Second)
		h.Tick()
	}
}

// section is one of so many players whose first round is paired.
func section(id model.ID, name string, n int) *model.Section {
	s := &model.Section{ID: id, Name: name, Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n),
		Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	var r model.Round
	for i := range n {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("%s %03d", name, i+1)}
		s.Players = append(s.Players, model.Player{Entry: e})
		if i%2 == 1 {
			r.Pairings = append(r.Pairings, model.Pairing{Board: i/2 + 1, Sides: [2]model.ID{model.ID(i), model.ID(i + 1)}})
		}
	}
	s.Rounds = []model.Round{r}
	return s
}

// TestPagesTurnByThemselves: two sections, of which the second has two pages, and the
// clock, each for ten seconds, and then from the beginning.
func TestPagesTurnByThemselves(t *testing.T) {
	h := try(t, (&model.Tournament{Name: "Trial"}).With(section(1, "Ash", 4)).With(section(2, "Bea", 60)))
	h.Show(Choice{Kinds: []string{display.ByName, display.Clock}, Seconds: 10, Dark: true})
	for round := range 2 {
		for i, want := range []string{"Ash 001", "Bea 001", "Bea 060", "13:5"} {
			if !h.has(want) {
				t.Fatalf("turn %d: page %d lacks %s: %q", round, i, want, h.texts())
			}
			if h.pass(9); !h.has(want) {
				t.Errorf("turn %d: page %d does not stand for ten seconds", round, i)
			}
			h.pass(1)
		}
		h.now = at("2026-05-31 13:55:00")
		h.screen.since = h.now
	}
	h.press(fyne.KeySpace)
	first := h.texts()
	if h.pass(60); !h.has("Ash 001") || !h.has("The page stands.") {
		t.Errorf("stopped, the page turns: %q, then %q", first, h.texts())
	}
	h.press(fyne.KeySpace)
	if h.pass(10); !h.has("Bea 001") {
		t.Errorf("it does not go on: %q", h.texts())
	}
	for _, k := range []struct {
		key  fyne.KeyName
		want string
	}{{fyne.KeyRight, "Bea 060"}, {fyne.KeyLeft, "Bea 001"}, {fyne.KeyUp, "Ash 001"}, {fyne.KeyUp, "13:5"}, {fyne.KeyDown, "Ash 001"}} {
		if h.press(k.key); !h.has(k.want) {
			t.Errorf("%s leads to %q", k.key, h.texts())
		}
	}
	h.press(fyne.KeyEscape)
	if h.screen != nil {
		t.Error("Escape does not close it")
	}
	h.Close()
	h.Tick()
}

// TestItFollowsTheEvent: the next page shows the event as it is then; a section that is
// taken away is passed over, and without an event nothing is left to show.
func TestItFollowsTheEvent(t *testing.T) {
	one, other := section(1, "Ash", 4), section(2, "Bea", 4)
	h := try(t, (&model.Tournament{Name: "Trial"}).With(one).With(other))
	h.Show(Choice{Kinds: []string{display.ByBoard}, Seconds: 5})
	if h.has("1-0") {
		t.Fatal("a result before it was played")
	}
	played := *one
	played.Rounds = []model.Round{{Pairings: slices.Clone(one.Rounds[0].Pairings)}}
	played.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	h.event = (&model.Tournament{Name: "Trial"}).With(&played).With(other)
	h.pass(5)
	if h.pass(5); !h.has("1-0") || !h.has("Ash 001") {
		t.Errorf("a round later: %q", h.texts())
	}
	h.event = (&model.Tournament{Name: "Trial"}).With(other)
	if h.pass(5); !h.has("Bea 001") {
		t.Errorf("one section is gone: %q", h.texts())
	}
	h.event = nil
	if h.pass(5); !h.has("Nothing to show yet") {
		t.Errorf("without an event: %q", h.texts())
	}
	h.event = (&model.Tournament{Name: "Trial"}).With(other)
	if h.pass(5); !h.has("Bea 001") {
		t.Errorf("with an event again: %q", h.texts())
	}
}

// TestEachKind shows what it is named after, each on a page that has nothing of the
// others.
func TestEachKind(t *testing.T) {
	s := section(1, "Ash", 4)
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	s.Rounds[0].Pairings[1].Sides[1] = 0
	s.Rounds[0].Pairings[1].Board = 0
	s.Rounds[0].Pairings[1].Outcomes[0] = model.PairingBye
	h := try(t, (&model.Tournament{Name: "Trial"}).With(s))
	for kind, want := range map[string][]string{
		display.ByName:    {"Name", "Board", "Colour", "Opponent", "Ash 001", "1", "White", "Ash 002"},
		display.ByBoard:   {"Board", "White", "Result", "Black", "Ash 001", "1-0", "pairing-allocated bye"},
		display.Standings: {"Place", "Name", "Pts", "Buch.", "1.0"},
		display.Entries:   {"No.", "Name", "Ash 004"},
	} {
		h.Show(Choice{Kinds: []string{kind}, Seconds: 10})
		for _, text := range want {
			if !slices.Contains(h.texts(), text) {
				t.Errorf("%s lacks %q: %q", kind, text, h.texts())
			}
		}
		for _, c := range h.screen.shown.matter.Columns {
			if c.Title == "Result" {
				for _, r := range h.screen.shown.matter.Rows {
					if r.Cells[3] == "pairing-allocated bye" {
						t.Error("the words of a bye stand among the results")
					}
				}
			}
		}
	}
	h.Show(Choice{Kinds: []string{display.Clock}, At: h.now.Add(90 * time.Second), Seconds: 1000})
	if !h.has("1:30") || !h.has("at 13:56") {
		t.Errorf("the clock says %q", h.texts())
	}
	if h.pass(30); !h.has("1:00") {
		t.Errorf("half a minute later: %q", h.texts())
	}
	if h.pass(60); !h.has("We have begun") {
		t.Errorf("at the start: %q", h.texts())
	}
}

// TestTheClockOfTheSchedule counts down to the next round of each section, also in the
// corner of other pages.
func TestTheClockOfTheSchedule(t *testing.T) {
	one, other := section(1, "Ash", 4), section(2, "Bea", 4)
	one.Coming = []model.When{{Date: "2026-05-31", Time: "14:00"}}
	other.Coming = []model.When{{Date: "2026-05-31", Time: "14:30"}}
	h := try(t, (&model.Tournament{Name: "Trial"}).With(one).With(other))
	h.Show(Choice{Kinds: []string{display.Clock}, Seconds: 10})
	for _, want := range []string{"Round 2 will begin in", "5:00", "at 14:00 · Ash", "35:00", "at 14:30 · Bea"} {
		if !slices.Contains(h.texts(), want) {
			t.Errorf("the clock lacks %q: %q", want, h.texts())
		}
	}
	h.Show(Choice{Kinds: []string{display.Entries}, Seconds: 60, Sections: []model.ID{2}})
	if !h.has("in 35:00") || h.has("Ash") {
		t.Errorf("the corner of one section: %q", h.texts())
	}
	if h.pass(1); !h.has("in 34:59") {
		t.Errorf("a second later: %q", h.texts())
	}
}

// TestTheScreenIsAnySize: everything that is drawn stands on it, also when the window
// becomes another size, and its bar says how it gets to the other screen.
func TestTheScreenIsAnySize(t *testing.T) {
	h := try(t, (&model.Tournament{Name: "Trial"}).With(section(1, "Maximilian von und zu Obersteinach-Hohenfels", 77)))
	h.Show(Choice{Kinds: []string{display.ByName}, Seconds: 10})
	for _, size := range []fyne.Size{fyne.NewSize(1920, 1080), fyne.NewSize(1280, 720), fyne.NewSize(1000, 650), fyne.NewSize(1080, 1920)} {
		h.screen.win.Resize(size)
		for page := range h.screen.shown.layout.Pages {
			for _, o := range h.screen.whole.Objects {
				if p, s := o.Position(), o.Size(); p.X < -0.5 || p.Y < -0.5 || p.X+s.Width > size.Width+0.5 || p.Y+s.Height > size.Height+0.5 {
					text, _ := o.(*canvas.Text)
					t.Fatalf("at %v, page %d: %v %v is outside: %+v", size, page, p, s, text)
				}
			}
			h.press(fyne.KeyRight)
		}
	}
	if !h.has("F11") {
		t.Error("nothing says how the window gets to the other screen")
	}
	if h.press(fyne.KeyF11); !h.screen.win.FullScreen() || h.has("F11") {
		t.Error("F11 does not fill the screen")
	}
}

// TestTheDialog refuses what cannot be shown, and remembers what can.
func TestTheDialog(t *testing.T) {
	h := try(t, (&model.Tournament{Name: "Trial"}).With(section(1, "Ash", 4)).With(section(2, "Bea", 4)))
	q := h.Ask()
	if got := []bool{q.kinds[0].Checked, q.kinds[1].Checked, q.kinds[2].Checked, q.kinds[3].Checked, q.kinds[4].Checked}; !slices.Equal(got,
		[]bool{true, false, true, false, false}) {
		t.Errorf("at first chosen are %v", got)
	}
	refused := func(want string) {
		t.Helper()
		if q.Dialog.Accept(); h.screen != nil || q.Dialog.Said() != want {
			t.Errorf("said is %q, want %q", q.Dialog.Said(), want)
		}
	}
	q.kinds[0].SetChecked(false)
	q.kinds[2].SetChecked(false)
	refused("Choose at least one thing to show.")
	q.kinds[1].SetChecked(true)
	q.sections[0].SetChecked(false)
	q.sections[1].SetChecked(false)
	refused("Choose at least one section.")
	q.sections[1].SetChecked(true)
	for _, bad := range []string{"", "2", "601", "x"} {
		q.seconds.SetText(bad)
		refused("A page can stand for 3 to 600 seconds.")
	}
	q.seconds.SetText("7")
	q.at.SetText("noon")
	refused("“noon” is no time: type 14:30, or +15 for 15 minutes from now.")
	q.at.SetText("+5")
	q.look.SetSelectedIndex(1)
	q.Dialog.Accept()
	want := Choice{Kinds: []string{display.ByBoard}, Sections: []model.ID{2}, Seconds: 7, At: at("2026-05-31 14:00:00")}
	if h.screen == nil || fmt.Sprint(h.screen.choice) != fmt.Sprint(want) {
		t.Fatalf("shown is %+v", h.screen)
	}
	if q = h.Ask(); q.at.Text != "14:00" || q.sections[0].Checked || !q.sections[1].Checked {
		t.Errorf("asked again it says %q, %v", q.at.Text, q.sections[0].Checked)
	}
	q.Dialog.Close()
	h.Close()
	if q = h.Ask(); !q.kinds[1].Checked || q.kinds[0].Checked || q.seconds.Text != "7" || q.look.SelectedIndex() != 1 || q.at.Text != "" {
		t.Errorf("remembered is %q, %d, %q", q.seconds.Text, q.look.SelectedIndex(), q.at.Text)
	}
	q.Dialog.Accept()
	if h.screen.choice.Sections != nil {
		t.Error("all sections are not all that come later")
	}
}

// TestWhatMustHappen: a page of those who can still reach a place; where the number of rounds is not known it is passed over.
func TestWhatMustHappen(t *testing.T) {
	one, other := section(1, "Ash", 4), section(2, "Bea", 4)
	one.Planned, other.Planned = 1, 0
	h := try(t, (&model.Tournament{Name: "Trial"}).With(one).With(other))
	h.Show(Choice{Kinds: []string{display.Forecast}, Seconds: 5})
	for range 2 {
		if !h.has("Ash: What must happen") || !h.has("Ash 001") || !h.has("possible") || h.has("Bea 001") {
			t.Errorf("the page is %q", h.texts())
		}
		h.pass(5)
	}
}
