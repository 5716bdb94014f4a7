package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/host"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// TestWithdrawnBeforeRoundOne opens an event of one round to come, whose first
// player has already left, and looks at it from every side.
func TestWithdrawnBeforeRoundOne(t *testing.T) {
	raw := must.Have(os.ReadFile("../files/wallchart/testdata/withdrawn-before-round-1.wallchart"))(t)
	b := open(t)
	path := filepath.Join(b.folder, "nobody.wallchart")
	must.Do(t, os.WriteFile(path, raw, 0o600))
	b.Open(path)
	if b.doc == nil {
		t.Fatal("the event did not open")
	}
	b.lookAround("the withdrawn player")
	if n := len(b.screens["standings"].(*tables.Table).Grid.Table().Rows); n != 2 {
		t.Errorf("the standings have %d rows, want 2", n)
	}
}

// lookAround shows every screen and asks every command whether it can be done;
// nothing may have failed.
func (b *robot) lookAround(name string) {
	b.t.Helper()
	if strings.Contains(b.state.Problem(), "defect") {
		b.t.Errorf("%s: %s", name, b.state.Problem())
	}
	for _, k := range screens() {
		b.show(k.id)
		if b.middle.Objects[0] != b.screen.Object() {
			b.t.Errorf("%s, %s: %s", name, k.id, failedText(b.middle))
		}
	}
	for i := range b.commands {
		if text := b.hint(&b.commands[i]); strings.Contains(text, "defect") {
			b.t.Errorf("%s, %s: %s", name, b.commands[i].ID, text)
		}
	}
}

func failedText(c *fyne.Container) string {
	var text []string
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *fyne.Container:
			text = append(text, failedText(o))
		case *widget.Label:
			text = append(text, o.Text)
		}
	}
	return strings.Join(text, " ")
}

// TestSectionsWithNobody opens events in which nobody has played, for whatever
// reason, and does what can be done with them.
func TestSectionsWithNobody(t *testing.T) {
	absences := map[string]func(*model.Entry){
		"there":     func(*model.Entry) {},
		"withdrawn": func(e *model.Entry) { e.Withdrawn = 1 },
		"late":      func(e *model.Entry) { e.Entered = 2 },
		"with byes": func(e *model.Entry) { e.Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}} },
	}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for absence, absent := range absences {
			for _, n := range []int{0, 1, 3} {
				b := open(t)
				s := &model.Section{ID: 1, Name: "Open", Kind: kind, Boards: 2, Scoring: model.Classic(model.One, model.Half, 2), LastID: model.ID(n)}
				for i := range n {
					e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Anna " + string(rune('A'+i))}
					absent(&e)
					if kind == model.TeamEvent {
						s.Teams = append(s.Teams, model.Team{Entry: e})
					} else {
						s.Players = append(s.Players, model.Player{Entry: e})
					}
				}
				must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Nobody"}).With(s)))
				name := strings.Join([]string{kind.String(), absence, string(rune('0' + n))}, " ")
				b.lookAround(name)
				for _, id := range []string{"round.pair", "round.all", "round.hand", "round.check", "standings.lots", "section.number"} {
					b.run(b.command(id))
					if text := b.dismissed(); strings.Contains(text, "defect") {
						t.Errorf("%s, %s: %s", name, id, text)
					}
				}
				b.lookAround(name + ", paired")
				b.documents.Close()
			}
		}
	}
}

// dismissed reads and closes the dialogs that stand open.
func (b *robot) dismissed() string {
	var all []string
	for b.dialogs.count > 0 {
		text, buttons := b.dialogText()
		all = append(all, text)
		for _, wording := range []string{words.Say("dialog.close"), words.Say("dialog.cancel"), words.Say("dialog.ok")} {
			if button := buttons[wording]; button != nil {
				button.OnTapped()
				break
			}
		}
		if again, _ := b.dialogText(); again == text {
			b.t.Fatalf("the dialog stays: %s", text)
		}
	}
	return strings.Join(all, " ")
}

// brokenScreen fails whenever it is shown or left.
type brokenScreen struct{ host.Screen }

func (brokenScreen) Show(host.State) { panic("no stars") }
func (brokenScreen) Leave()          { panic("no moon") }

// TestADefectInAScreen holds that a screen that fails is named in its place, and
// that the others can be seen and worked with.
func TestADefectInAScreen(t *testing.T) {
	b := openTeam(t)
	whole := b.named("trophies")
	b.screens["trophies"] = brokenScreen{whole}
	b.show("trophies")
	const want = "The screen Trophies could not be made: no stars. This is a defect of Wallchart. " +
		"The event is safe, and everything else works."
	if text := failedText(b.middle); !strings.Contains(text, want) {
		t.Errorf("the screen says %q, want %q", text, want)
	}
	must.Do(t, b.Do(steps.EditTournament{Header: steps.Header{Name: "Other name"}}))
	b.press(fyne.Key4, fyne.KeyModifierShortcutDefault)
	if b.shown != "standings" || b.middle.Objects[0] != b.screen.Object() {
		t.Errorf("the standings cannot be reached: %s", b.shown)
	}
	b.show("trophies")
	b.screens["trophies"], b.screen = whole, whole
	b.showState()
	if b.middle.Objects[0] != whole.Object() {
		t.Error("the screen does not come back when it can be made again")
	}
}

// TestADefectInTheStandings: an event whose standings cannot be computed is open
// all the same, and its other screens work.
func TestADefectInTheStandings(t *testing.T) {
	b := openTeam(t)
	event := *b.doc.Tournament()
	broken := *event.Sections[0]
	broken.Rounds = slices.Clone(broken.Rounds)
	broken.Rounds[0].Pairings = []model.Pairing{{Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Outcomes + 9, 0}}}
	event.Sections = []*model.Section{&broken}
	b.state = host.Derive(&event, 0, 0, nil)
	if b.state.Standings() != nil ||
		!strings.Contains(b.state.Problem(), "The standings could not be made: runtime error: index out of range") {
		t.Fatalf("the problem is %q", b.state.Problem())
	}
	b.showState()
	b.show("players")
	if b.middle.Objects[0] != b.screen.Object() {
		t.Errorf("the players are not shown: %s", failedText(b.middle))
	}
}

// TestADefectInACommandOrInTheBackground is told, and the window goes on.
func TestADefectInACommandOrInTheBackground(t *testing.T) {
	b := openTeam(t)
	for name, fail := range map[string]func(){
		"command": func() { b.run(&Command{ID: "view.find", Do: func() { panic("no stars") }}) },
		"work": func() {
			b.work.InBackground("Pairing round 3", func(<-chan struct{}) func() { panic("no stars") })
		},
		"its end": func() {
			b.work.InBackground("Pairing round 3", func(<-chan struct{}) func() { return func() { panic("no stars") } })
		},
		"explanation": func() { b.work.Quietly(func(<-chan struct{}) func() { panic("no stars") }) },
	} {
		fail()
		if text := b.dismissed(); !strings.Contains(text, "could not be made: no stars. This is a defect of Wallchart") {
			t.Errorf("%s: the window says %q", name, text)
		}
	}
	if why := (&Command{ID: "view.find", Why: func() string { panic("no stars") }}).why(); !strings.Contains(why, "no stars") {
		t.Errorf("a command that cannot be asked says %q", why)
	}
}
