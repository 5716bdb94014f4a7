package grid

import (
	"strings"

	"fyne.io/fyne/v2"
)

// # Drop-downs
//
// Where Choices names what may stand in a cell, a list of it opens below the editor.
// It holds what fits the text that is typed: at the beginning of a word, whatever the
// case and the accents. Up and Down choose, Enter, Tab and a click take; a text that
// fits nothing is committed as it is, for OnCommit to refuse.

// mostChoices is how many are seen at once.
const mostChoices = 8

// choices is the list below the editor.
type choices struct {
	all, shown []string
	at         int // the one that is chosen; -1 for none
	top        int // the first that is seen
}

// openChoices lists what the cell being edited may hold. typed says that the text is
// the beginning of another, and not what stands there.
func (t *Typing) openChoices(typed bool) {
	t.pick = choices{at: -1}
	if t.Choices == nil {
		return
	}
	t.pick.all = t.Choices(t.edit.row, t.edit.col)
	if typed {
		t.pick.fit(t.editor.Text)
		return
	}
	t.pick.shown = t.pick.all
	for i, c := range t.pick.all {
		if c == t.edit.before {
			t.pick.choose(i)
		}
	}
}

// fit lists those that fit a text, the first of them chosen.
func (p *choices) fit(text string) {
	want := folded(text)
	p.shown, p.at, p.top = nil, -1, 0
	for _, c := range p.all {
		if low := folded(c); want == "" || strings.HasPrefix(low, want) || strings.Contains(low, " "+want) {
			p.shown = append(p.shown, c)
		}
	}
	if want != "" && len(p.shown) > 0 {
		p.at = 0
	}
}

func (p *choices) choose(i int) {
	p.at = max(0, min(i, len(p.shown)-1))
	p.top = max(min(p.top, p.at), p.at-mostChoices+1)
}

// chooseKey handles the keys of the list while a cell is edited.
func (t *Typing) chooseKey(ev *fyne.KeyEvent) bool {
	p := &t.pick
	if len(p.shown) == 0 {
		return false
	}
	switch ev.Name {
	case fyne.KeyDown:
		p.choose(p.at + 1)
	case fyne.KeyUp:
		p.choose(p.at - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab:
		t.takeChoice(p.at)
		return false // and on as from any cell
	default:
		return false
	}
	t.screen.Refresh()
	return true
}

// takeChoice puts one of the list into the editor.
func (t *Typing) takeChoice(i int) {
	if i >= 0 && i < len(t.pick.shown) {
		text := t.pick.shown[i]
		t.pick = choices{at: -1}
		t.editor.SetText(text)
	}
}

// clickChoice takes the choice under the pointer and tells whether there was one.
func (t *Typing) clickChoice(p fyne.Position) bool {
	if !t.edit.open {
		return false
	}
	x, y, w, n := t.choicesAt()
	row := int((p.Y - y) / t.pane.sizes.row)
	if n == 0 || p.X < x || p.X >= x+w || p.Y < y || row >= n {
		return false
	}
	t.takeChoice(t.pick.top + row)
	t.Commit()
	return true
}

// choicesAt is where the list is, and how many lines of it are seen: below the editor,
// or above it where there is more room.
func (t *Typing) choicesAt() (x, y, w float32, n int) {
	n = min(len(t.pick.shown), mostChoices)
	if n == 0 || !t.contents.has(t.edit.row, t.edit.col) {
		return 0, 0, 0, 0
	}
	v := t.pane.view()
	x, w = t.pane.x(&v, t.edit.col), t.pane.colX[t.edit.col+1]-t.pane.colX[t.edit.col]
	for _, c := range t.pick.shown {
		w = max(w, t.pane.ruler.width(c, false)+2*t.pane.sizes.padX)
	}
	x = max(0, min(x, t.pane.size().Width-w))
	y = t.pane.y(t.edit.row) + t.pane.rowEnd[t.edit.row] - t.pane.rowTop[t.edit.row] + 1
	if below := int((t.pane.size().Height - y) / t.pane.sizes.row); below < n {
		if above := int(t.pane.y(t.edit.row) / t.pane.sizes.row); above > below {
			n = min(n, above)
			y = t.pane.y(t.edit.row) - float32(n)*t.pane.sizes.row - 1
		} else {
			n = max(1, below)
		}
	}
	return x, y, w, n
}

// from is the first that is seen where n are: as before, unless the chosen one would be out of sight.
func (p *choices) from(n int) int {
	p.top = max(p.top, p.at-n+1)
	return p.top
}
