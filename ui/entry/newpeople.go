package entry

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// peopleStep is the second step of the assistant: the import of a list, from a
// file, from the clipboard or typed in a line each. Names are typed into who;
// what is pasted there with columns becomes a list like that of a file.
type peopleStep struct {
	n      *Assistant
	panel  *importPanel
	Who    *controls.Entry
	hint   *widget.Label
	from   *widget.Label
	again  *controls.Button // back to typing
	ways   *fyne.Container
	middle *fyne.Container
	lists  fyne.CanvasObject // the panel's, built once
	before string            // what was in who before the last change
	kind   model.Kind        // what the list was read for
}

func newPeopleStep(n *Assistant) *peopleStep {
	s := &peopleStep{n: n}
	s.panel = newImportPanel(n.host.Importer, n.draft)
	s.panel.counted = func(int) {}
	s.panel.toLine = s.toLine
	s.Who = controls.NewTextEntry()
	s.Who.TabLeaves = true
	s.Who.OnChanged = s.typed
	s.hint = widget.NewLabel("")
	s.hint.Wrapping = fyne.TextWrapWord
	s.from = widget.NewLabel("")
	s.from.Truncation = fyne.TextTruncateEllipsis
	s.again = controls.NewButton(words.Say("new.who.again"), s.typeAgain)
	s.lists = s.panel.content()
	s.middle = container.NewStack(s.Who)
	return s
}

func (s *peopleStep) object() fyne.CanvasObject {
	file := controls.NewButtonWithIcon(words.Say("new.who.file"), theme.FolderOpenIcon(), s.choose)
	paste := controls.NewButtonWithIcon(words.Say("new.who.paste"), theme.ContentPasteIcon(), s.paste)
	s.again.Hide()
	s.ways = container.NewBorder(nil, nil, container.NewHBox(file, paste, s.again), nil, s.from)
	return container.NewBorder(container.NewVBox(s.hint, s.ways), nil, nil, nil, s.middle)
}

// focus is where the keyboard goes when the step is shown.
func (s *peopleStep) focus() fyne.Focusable {
	if s.listed() {
		return s.panel.grid
	}
	return s.Who
}

// listed tells whether the people come from a list, and not from what is typed.
func (s *peopleStep) listed() bool { return s.panel.src != nil && !s.panel.src.typed }

// choose asks for a file.
func (s *peopleStep) choose() {
	s.n.host.Picker.Open(listKinds(), func(path string) { s.n.host.Read(path, s.n.Dialog.Problem, s.take) })
}

// paste takes what is on the clipboard.
func (s *peopleStep) paste() {
	text := s.n.host.Clipboard.Content()
	switch {
	case strings.TrimSpace(text) == "":
		s.n.Dialog.Problem(words.Say("new.who.nothing"))
	case columned(text):
		s.takePasted(text)
	default:
		s.Who.SetText(strings.TrimRight(s.Who.Text, "\n") + strings.TrimLeft("\n"+strings.ReplaceAll(text, "\r\n", "\n"), "\n"))
		s.show()
	}
}

func (s *peopleStep) takePasted(text string) {
	src, err := readPastedList(words.Say("import.clipboard"), text)
	if err != nil {
		s.n.Dialog.Problem(words.Err(err))
		return
	}
	s.take(src)
}

// take shows a list in place of what was typed, which stays where it is.
func (s *peopleStep) take(src *Source) {
	s.n.Dialog.Problem("")
	s.kind = s.n.draft().Kind
	s.panel.take(src)
	s.show()
	if s.n.step == 1 {
		s.n.host.Canvas().Focus(s.panel.grid)
	}
}

// toLine puts the caret at the end of a line that was typed.
func (s *peopleStep) toLine(line int) {
	rows := strings.Split(s.Who.Text, "\n")
	if line < 1 || line > len(rows) {
		return
	}
	s.n.host.Canvas().Focus(s.Who)
	s.Who.CursorRow, s.Who.CursorColumn = line-1, len([]rune(rows[line-1]))
	s.Who.Refresh()
}

// typeAgain goes back to typing.
func (s *peopleStep) typeAgain() {
	s.panel.clear()
	s.read()
	s.show()
	s.n.host.Canvas().Focus(s.Who)
}

// typed reads on while names are typed. A table that was pasted is a list.
func (s *peopleStep) typed(text string) {
	before := s.before
	s.before = text
	if len(text) > len(before)+1 && columned(text) {
		s.before = before
		s.Who.SetText(before)
		s.takePasted(text)
		return
	}
	s.read()
	s.show()
}

// columned tells a text with columns and, but for tabs, a heading above them.
func columned(text string) bool {
	if strings.Contains(strings.TrimSpace(text), "\t") {
		return true
	}
	src, err := readRows("", []byte(text))
	if err != nil || len(src.sheets) == 0 {
		return false
	}
	m := roster.Guess(src.sheets[0].Rows)
	return len(m.Columns) > 1 && m.HeadingRow > 0
}

// read understands what was typed.
func (s *peopleStep) read() {
	if strings.TrimSpace(s.Who.Text) == "" {
		s.panel.clear()
		return
	}
	s.kind = s.n.draft().Kind
	s.panel.takeTyped(s.Who.Text, s.kind == model.TeamEvent)
}

// fill adapts the step to the kind of event.
func (s *peopleStep) fill(teams bool) {
	s.hint.SetText(words.Say("new.who.players"))
	s.Who.SetPlaceHolder("Anna Berg 1432\nCarter, Ben\n…")
	if teams {
		s.hint.SetText(words.Say("new.who.teams"))
		s.Who.SetPlaceHolder("Edgewood MS\nGoshen MS A\n…")
	}
	switch kind := s.n.draft().Kind; {
	case s.panel.src == nil:
	case !s.listed():
		s.read()
	default:
		if kind != s.kind && !s.panel.chosen {
			s.panel.guess()
		}
		s.kind = kind
		s.panel.read()
	}
	s.show()
}

// show puts the entry, the list or both where they belong.
func (s *peopleStep) show() {
	defer s.n.signs()
	var now fyne.CanvasObject
	switch {
	case s.listed():
		s.from.SetText(words.Say("new.who.from", s.panel.src.name, len(s.panel.list())))
		now = s.lists
	case s.panel.src != nil:
		now = container.NewBorder(container.New(controls.FixedHeight(104), s.Who), nil, nil, nil, s.lists)
	default:
		now = s.Who
	}
	if s.listed() {
		s.again.Show()
	} else {
		s.from.SetText("")
		s.again.Hide()
	}
	s.ways.Refresh()
	if typing := s.panel.src != nil && !s.listed(); typing && len(s.middle.Objects) == 1 && s.middle.Objects[0] != s.Who &&
		s.middle.Objects[0] != s.lists {
		return // it stands there already, and an entry that is put elsewhere loses the keyboard
	}
	focused := s.n.host.Canvas().Focused() == s.Who
	s.middle.Objects = []fyne.CanvasObject{now}
	s.middle.Refresh()
	if focused && now != s.lists {
		s.n.host.Canvas().Focus(s.Who)
	}
}

// change is what the list does to the section that was added last; nil where
// there is no list.
func (s *peopleStep) change(t *model.Tournament) (journal.Change, error) {
	if s.panel.src == nil {
		return nil, nil
	}
	return s.panel.change(t, t.LastID)
}
