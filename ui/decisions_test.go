package ui

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/decisiontest"
	"wallchart/assets/wording"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// asked are the controls of one kind in the dialog on top, from top to bottom.
func asked[C fyne.CanvasObject](b *robot) []C {
	b.t.Helper()
	top := b.win.Canvas().Overlays().Top()
	if top == nil {
		b.t.Fatal("no dialog is open")
	}
	return inside[C](top)
}

// inside are the controls of one kind in something that is shown, from top to bottom.
func inside[C fyne.CanvasObject](shown fyne.CanvasObject) (all []C) {
	for _, o := range test.LaidOutObjects(shown) {
		if c, ok := o.(C); ok {
			all = append(all, c)
		}
	}
	return all
}

// visibleIn are the controls of one kind that are to be seen in something, from top to bottom.
func visibleIn[C any](in fyne.CanvasObject) (all []C) {
	eachObject(in, func(o fyne.CanvasObject) {
		if c, ok := o.(C); ok {
			all = append(all, c)
		}
	})
	return all
}

// mainButton is the button at the right above the boards.
func (b *robot) mainButton() *controls.Button {
	all := onScreen[*controls.Button](b)
	return all[len(all)-1]
}

// onScreen are those on the screen that is shown.
func onScreen[C fyne.CanvasObject](b *robot) []C { return visibleIn[C](b.screen.Object()) }

// follows taps the link of the dialog on top that begins so.
func (b *robot) follows(line string) {
	b.t.Helper()
	links := asked[*controls.Link](b)
	at := slices.IndexFunc(links, func(l *controls.Link) bool { return strings.HasPrefix(l.Text, line) })
	if at < 0 {
		b.t.Fatalf("%q is not among the %d lines", line, len(links))
	}
	links[at].OnTapped()
}

// beside are the controls of one kind in the dialog on top that stand beside the label with these words.
func beside[C fyne.CanvasObject](b *robot, label string) (all []C) {
	b.t.Helper()
	for _, box := range asked[*fyne.Container](b) {
		for i, o := range box.Objects[:max(0, len(box.Objects)-1)] {
			if l, ok := o.(*widget.Label); !ok || l.Text != label {
				continue
			}
			for _, o := range test.LaidOutObjects(box.Objects[i+1]) {
				if c, ok := o.(C); ok {
					all = append(all, c)
				}
			}
			return all
		}
	}
	b.t.Fatalf("nothing stands beside %q", label)
	return nil
}

// field is the line of the dialog on top that is called so in the catalogue, and choice the drop-down.
func (b *robot) field(name string) *controls.Entry {
	b.t.Helper()
	return beside[*controls.Entry](b, words.Say(name))[0]
}

func (b *robot) choice(name string) *controls.Select {
	b.t.Helper()
	return beside[*controls.Select](b, words.Say(name))[0]
}

// turns shows the page of the dialog on top that is called so in the catalogue.
func (b *robot) turns(name string) {
	b.t.Helper()
	for _, button := range asked[*controls.Button](b) {
		if button.Text == words.Say(name) {
			test.Tap(button)
			return
		}
	}
	b.t.Fatalf("there is no page %q", words.Say(name))
}

// askRounds opens the section's settings where rounds and colours are.
func (b *robot) askRounds() {
	b.t.Helper()
	b.setting.AskSettings()
	b.turns("settings.rounds")
}

// speaks chooses another language for the window.
func (b *robot) speaks(code string) {
	b.t.Helper()
	l, err := wording.Load(code)
	if err != nil {
		b.t.Fatal(err)
	}
	b.languages().Ask()
	b.choice("language.window").SetSelected(l.Say("language.name"))
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
}

// answer fills in the entries of the dialog on top and confirms it.
func (b *robot) answer(texts ...string) {
	b.t.Helper()
	for n, e := range asked[*controls.Entry](b)[:len(texts)] {
		e.SetText(texts[n])
	}
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
}

func (b *robot) closed() {
	b.t.Helper()
	if b.dialogs.count > 0 {
		text, _ := b.dialogText()
		b.t.Fatalf("a dialog stays open: %s", text)
	}
}

// begins makes an event, or with another command a section, in the assistant.
func (b *robot) begins(command, name, preset, rounds, boards string, format int) {
	b.t.Helper()
	b.do(command)
	n := b.assistant()
	b.typed(name)
	if boards != "" {
		n.Kind.SetSelected(n.Kind.Options[1])
		b.field("new.boards").SetText(boards)
	}
	b.choice("new.format").SetSelectedIndex(format)
	if rounds != "" {
		b.field("new.rounds").SetText(rounds)
	}
	b.next()
	b.next()
	p, err := catalogue.PresetByCode(preset)
	if err != nil {
		b.t.Fatal(err)
	}
	n.Preset.SetSelected(p.Name.String())
	b.next()
	b.closed()
}

// pastes puts a list on the clipboard and imports it.
func (b *robot) pastes(list string) {
	b.t.Helper()
	b.fyne.Clipboard().SetContent(list)
	b.do("section.paste")
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
}

// attends says that who has this number comes or goes: what is the index of the
// choice.
func (b *robot) attends(number int, what int, round string) {
	b.t.Helper()
	b.do("round.attend")
	choices := asked[*controls.Select](b)
	for n, e := range b.state.Section.Entries() {
		if e.Number == number {
			choices[0].SetSelectedIndex(n)
		}
	}
	choices[1].SetSelectedIndex(what)
	b.answer(round)
}

// firstColour chooses it in the settings of the section.
func (b *robot) firstColour(wording string) {
	b.t.Helper()
	b.askRounds()
	b.choice("settings.initial").SetSelected(words.Say(wording))
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
}

// marks puts the cursor on who has this number.
func (b *robot) marks(number int) {
	b.t.Helper()
	b.show("players")
	e, _ := b.state.Section.ByNumber(number)
	b.screen.Find(e.ID)
}

// types enters a text into the result of a board, by keys.
func (b *robot) types(round, board int, text string) {
	b.t.Helper()
	b.show("rounds")
	s := b.rounds()
	s.TurnTo(round)
	tb := s.Grid.Table()
	for row := range tb.Rows {
		p := s.At(row)
		if p == nil || p.Board != board {
			continue
		}
		b.win.Canvas().Focus(s.Grid)
		s.Grid.Select(row, tb.Column("result"))
		if len(text) == 1 && strings.ContainsAny(text, "10=+-x") && !b.state.Section.Team() {
			b.typed(text) // one key is a result
			return
		}
		b.press(fyne.KeyF2, 0)
		b.press(fyne.KeyA, ctrl)
		b.typed(text)
		b.press(fyne.KeyReturn, 0)
		return
	}
	b.t.Fatalf("round %d has no board %d", round, board)
}

// opens the boards of a match and enters one of them.
func (b *robot) opens(round, match, board int, key string) {
	b.t.Helper()
	b.show("rounds")
	s := b.rounds()
	s.TurnTo(round)
	b.mark("result", match-1)
	b.press(fyne.KeyReturn, 0)
	for range board - 1 {
		b.press(fyne.KeyDown, 0)
	}
	b.typed(key)
	b.tapped(words.Say("dialog.close"))
}

// wins lets the side that is first on the list win every board of a round.
func (b *robot) wins(round int, first, second string) {
	b.t.Helper()
	for _, p := range b.state.Section.Rounds[round-1].Pairings {
		switch {
		case p.IsBye():
		case b.state.Section.Team() && p.Sides[0] > p.Sides[1]:
			b.types(round, p.Board, second)
		default:
			b.types(round, p.Board, first)
		}
	}
}

// tapped taps the button of a dialog that has these words in it.
func (b *robot) tapped(wording string) {
	b.t.Helper()
	for _, button := range asked[*controls.Button](b) {
		if strings.Contains(button.Text, wording) {
			test.Tap(button)
			b.closed()
			return
		}
	}
	text, _ := b.dialogText()
	b.t.Fatalf("there is no button %q in %q", wording, text)
}

// takenByWindow are the decisions of package decisiontest, taken by keys and
// commands.
var takenByWindow = map[string]map[string]func(b *robot, d decisiontest.Decision){
	"swiss": {
		"an event with a preset": func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "Autumn Open", "uschess", "5", "", 0) },
		"players pasted":         func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"a late entry": func(b *robot, _ decisiontest.Decision) {
			b.do("round.late")
			b.answer("Late, Lucy", "1390", "South", "2")
		},
		"a bye asked for":    func(b *robot, _ decisiontest.Decision) { b.attends(4, 3, "1") },
		"a rating corrected": func(b *robot, _ decisiontest.Decision) { b.put(6, "rating", "1555") },
		"numbers by rating":  func(b *robot, _ decisiontest.Decision) { b.do("section.number") },
		"numbers exchanged":  func(b *robot, _ decisiontest.Decision) { b.put(2, "no", "4") },
		"and exchanged back": func(b *robot, _ decisiontest.Decision) {
			b.marks(3)
			b.press(fyne.KeyDown, fyne.KeyModifierShift)
			b.do("section.exchange")
		},
		"another preset": func(b *robot, _ decisiontest.Decision) {
			b.show("tiebreaks")
			p, _ := catalogue.PresetByCode("fide-swiss")
			onScreen[*controls.Select](b)[0].SetSelected(p.Name.String())
		},
		"a list of one's own": func(b *robot, _ decisiontest.Decision) {
			s := b.screen.(*tables.TieBreaks)
			for range s.Codes() {
				s.Order.OnRemove(1)
			}
			for _, code := range []string{"BH", "SB", "WIN"} {
				s.Add(code)
			}
		},
		"rules for unplayed rounds": func(b *robot, _ decisiontest.Decision) {
			r, _ := tiebreaks.RulesByCode("plain")
			onScreen[*controls.Select](b)[1].SetSelected(r.Name.String())
		},
		"the first colour": func(b *robot, _ decisiontest.Decision) { b.firstColour("settings.white") },
		"when rounds begin": func(b *robot, _ decisiontest.Decision) {
			b.schedules(false, begins{1, "2026-11-20", "10:00"}, begins{2, "2026-11-20", "14:30"}, begins{3, "2026-11-21", ""})
		},
		"round 1":    func(b *robot, _ decisiontest.Decision) { b.press(fyne.KeyF6, 0) },
		"White wins": func(b *robot, _ decisiontest.Decision) { b.types(1, 1, "1") },
		"a forfeit":  func(b *robot, _ decisiontest.Decision) { b.types(1, 2, "+") },
		"a draw on the wall chart": func(b *robot, _ decisiontest.Decision) {
			b.show("crosstable")
			for row, name := range b.names() {
				if name == "Hahn, Hugo" { // Black
					b.choose("r1", row)
				}
			}
			b.press(fyne.KeyF2, 0)
			b.press(fyne.KeyA, ctrl)
			b.typed("½")
			b.press(fyne.KeyReturn, 0)
		},
		"another bye": func(b *robot, _ decisiontest.Decision) { b.bye(1, "Abel, Ede", "u") },
		"round 2": func(b *robot, _ decisiontest.Decision) {
			b.press(fyne.KeyF6, 0)
			b.expects()
		},
		"round 2 begins later, round 3 at an hour": func(b *robot, _ decisiontest.Decision) {
			b.schedules(false, begins{2, "2026-11-20", "15:00"}, begins{3, "2026-11-21", "09:30"})
		},
		"no day is left":          func(b *robot, _ decisiontest.Decision) { b.schedules(true, begins{3, "2026-11-31", "09:30"}) },
		"a correction of round 1": func(b *robot, _ decisiontest.Decision) { b.types(1, 1, "0") },
		"a board locked": func(b *robot, _ decisiontest.Decision) {
			b.rounds().SelectResult(0)
			b.press(fyne.KeyL, ctrl)
		},
		"a result on it": func(b *robot, _ decisiontest.Decision) { b.types(1, 1, "1") },
		"a withdrawal":   func(b *robot, _ decisiontest.Decision) { b.attends(2, 0, "3") },
		"and back":       func(b *robot, _ decisiontest.Decision) { b.attends(2, 1, "3") },
		"somebody expelled": func(b *robot, _ decisiontest.Decision) {
			b.marks(2)
			b.do("round.expel")
			b.answer("3", "telephone")
		},
		"who does not return": func(b *robot, _ decisiontest.Decision) {
			b.marks(2)
			b.press(fyne.KeyB, ctrl|fyne.KeyModifierShift)
		},
		"a house player": func(b *robot, _ decisiontest.Decision) {
			b.marks(3)
			b.do("section.house")
		},
		"who competes after all": func(b *robot, _ decisiontest.Decision) { b.do("section.house") },
		"the expulsion taken back": func(b *robot, _ decisiontest.Decision) {
			b.do("round.expel")
			_, buttons := b.dialogText()
			test.Tap(buttons[words.Say("expel.back")])
			b.press(fyne.KeyEscape, 0)
			b.closed()
		},
		"out of round 3, and back": func(b *robot, _ decisiontest.Decision) {
			b.attends(2, 4, "3")
			b.marks(2)
			b.press(fyne.KeyB, ctrl|fyne.KeyModifierShift)
		},
		"a game that is rated otherwise": func(b *robot, _ decisiontest.Decision) {
			b.show("rounds")
			s := b.rounds()
			s.TurnTo(1)
			p, _ := b.state.Section.Rounds[0].OnBoard(3)
			s.ShowRow(p.Sides[0], 3)
			b.do("round.rating")
			asked[*controls.Select](b)[0].SetSelectedIndex(1)
			b.answer("agreed")
		},
		"a trophy": func(b *robot, _ decisiontest.Decision) {
			b.show("trophies")
			s := b.screen.(*tables.Trophies)
			s.Counting.SetText("2")
			s.ByOrder.Checked = false
			entries := onScreen[*controls.Entry](b)
			entries[len(entries)-1].SetText("BH, SB, BH")
			s.Set()
		},
		"a result that is none": func(b *robot, _ decisiontest.Decision) { b.types(2, 1, "2-0") },
		"prizes": func(b *robot, d decisiontest.Decision) {
			b.press(fyne.KeyEscape, 0)
			b.do("standings.fund")
			x := question[*tables.Fund](b)
			b.choice("fund.division").SetSelectedIndex(1)
			b.field("fund.basedOn").SetText("20")
			b.win.Canvas().Focus(x.Grid)
			b.pasteText(d.List)
			b.press(fyne.KeyReturn, ctrl)
			b.closed()
		},
		"a prize that cannot be read": func(b *robot, d decisiontest.Decision) {
			b.do("standings.fund")
			b.pasteText(d.List)
			b.press(fyne.KeyReturn, ctrl)
		},
		"no prizes": func(b *robot, _ decisiontest.Decision) {
			x := question[*tables.Fund](b)
			x.Grid.SelectWhole(true, true)
			b.press(fyne.KeyDelete, 0)
			b.press(fyne.KeyReturn, ctrl)
			b.closed()
		},
		"a section of teams": func(b *robot, _ decisiontest.Decision) {
			b.press(fyne.KeyEscape, 0)
			b.begins("section.add", "Schools", "fide-team", "3", "2", 0)
		},
		"a section by US rules": func(b *robot, _ decisiontest.Decision) { b.begins("section.add", "Reserve", "us-four", "4", "", 0) },
	},
	"teams": {
		"an event of teams": func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "School Cup", "usat", "3", "2", 0) },
		"teams pasted":      func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"a late team": func(b *robot, _ decisiontest.Decision) {
			b.do("round.late")
			b.answer("Late", "950", "", "1")
		},
		"a reserve": func(b *robot, _ decisiontest.Decision) {
			for _, team := range b.state.Section.Teams {
				if team.Name == "East" {
					b.App.people.OpenRoster(b.state.Section.ID, team.ID)
				}
			}
			b.typed("Kim Reserve 650")
			b.press(fyne.KeyReturn, 0)
			b.press(fyne.KeyEscape, 0)
			b.closed()
		},
		"the first colour":            func(b *robot, _ decisiontest.Decision) { b.firstColour("settings.black") },
		"round 1":                     func(b *robot, _ decisiontest.Decision) { b.press(fyne.KeyF6, 0) },
		"a match":                     func(b *robot, _ decisiontest.Decision) { b.types(1, 1, "1.5") },
		"a board":                     func(b *robot, _ decisiontest.Decision) { b.opens(1, 2, 1, "1") },
		"the other board":             func(b *robot, _ decisiontest.Decision) { b.opens(1, 2, 2, "=") },
		"a match that nobody came to": func(b *robot, _ decisiontest.Decision) { b.types(1, 3, "x") },
		"a match cleared":             func(b *robot, _ decisiontest.Decision) { b.types(1, 3, "?") },
		"a match in a row":            func(b *robot, _ decisiontest.Decision) { b.types(1, 3, "0") },
		"round 2":                     func(b *robot, _ decisiontest.Decision) { b.press(fyne.KeyF6, 0) },
	},
	"table": {
		"an all-play-all":            func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "Final", "fide-rr", "", "", 1) },
		"players with their numbers": func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"a number by hand":           func(b *robot, _ decisiontest.Decision) { b.put(3, "no", "9") },
		"all rounds":                 func(b *robot, _ decisiontest.Decision) { b.do("round.all") },
		"a result":                   func(b *robot, _ decisiontest.Decision) { b.types(1, 1, "0") },
		"a withdrawal":               func(b *robot, _ decisiontest.Decision) { b.attends(3, 0, "2") },
	},
	"groups": {
		"an event":       func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "Quads", "fide-swiss", "5", "", 0) },
		"players pasted": func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"groups": func(b *robot, _ decisiontest.Decision) {
			b.do("section.split")
			b.answer("4")
		},
	},
	"stuck": {
		"an event":         func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "Four", "fide-swiss", "5", "", 0) },
		"players pasted":   func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"the first colour": func(b *robot, _ decisiontest.Decision) { b.firstColour("settings.white") },
		"three rounds": func(b *robot, _ decisiontest.Decision) {
			for round := 1; round <= 3; round++ {
				b.press(fyne.KeyF6, 0)
				b.wins(round, "1", "1")
			}
		},
		"a fourth":        func(b *robot, _ decisiontest.Decision) { b.press(fyne.KeyF6, 0) },
		"the way out":     func(b *robot, _ decisiontest.Decision) { b.tapped("meet again") },
		"numbers by name": func(b *robot, _ decisiontest.Decision) { b.run(b.command("section.number")) },
	},
	"playoff": {
		"an event of teams": func(b *robot, _ decisiontest.Decision) { b.begins("file.new", "Lothian", "lothian", "6", "2", 0) },
		"teams pasted":      func(b *robot, d decisiontest.Decision) { b.pastes(d.List) },
		"the table": func(b *robot, _ decisiontest.Decision) {
			b.do("round.all")
			for round := 1; round <= 5; round++ {
				b.wins(round, "2-0", "0-2")
			}
		},
		"the play-off": func(b *robot, _ decisiontest.Decision) { b.press(fyne.KeyF6, 0) },
	},
}

// bye types into the row of somebody without an opponent.
func (b *robot) bye(round int, name, text string) {
	b.t.Helper()
	b.show("rounds")
	s := b.rounds()
	s.TurnTo(round)
	tb := s.Grid.Table()
	for row, r := range tb.Rows {
		if e, _ := b.state.Section.Entry(model.ID(r.Ref.Participant)); e.Name == name {
			b.win.Canvas().Focus(s.Grid)
			s.Grid.Select(row, tb.Column("result"))
			b.press(fyne.KeyF2, 0)
			b.press(fyne.KeyA, ctrl)
			b.typed(text)
			b.press(fyne.KeyReturn, 0)
		}
	}
}

// TestDecisions takes the decisions that the command line takes by its verbs (see
// package decisiontest) and comes to the same files.
func TestDecisions(t *testing.T) {
	for _, event := range decisiontest.Events {
		t.Run(event.Name, func(t *testing.T) {
			b := open(t)
			var transcript decisiontest.Transcript
			for _, d := range event.Decisions {
				take := takenByWindow[event.Name][d.Name]
				if take == nil {
					t.Fatalf("nobody has said how the window takes %q", d.Name)
				}
				was := b.doc
				before := (*model.Tournament)(nil)
				if was != nil {
					before = b.doc.Tournament()
				}
				take(b, d)
				if b.doc == nil || (b.doc.Tournament() == before) != d.Refused {
					t.Fatalf("%s: refused is %v; the window says %q", d.Name, !d.Refused, b.status.left.Text)
				}
				if d.Refused && b.dialogs.count == 0 && b.status.left.Text == "" {
					t.Errorf("%s is refused without a word", d.Name)
				}
				if b.doc.Save() != nil {
					t.Fatal(b.doc.Save())
				}
				saved := must.Have(os.ReadFile(b.doc.Path()))(t)
				transcript.After(d.Name, saved)
			}
			if len(takenByWindow[event.Name]) != len(event.Decisions) {
				t.Errorf("the window takes %d decisions, the table has %d", len(takenByWindow[event.Name]), len(event.Decisions))
			}
			decisiontest.Hold(t, event.Name, transcript.End())
		})
	}
}
