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
func (g *Grid) openChoices(typed bool) {
	g.pick = choices{at: -1}
	if g.Choices == nil {
		return
	}
	g.pick.all = g.Choices(g.edit.row, g.edit.col)
	if typed {
		g.pick.fit(g.editor.Text)
		return
	}
	g.pick.shown = g.pick.all
	for i, c := range g.pick.all {
		if c == g.edit.before {
			g.pick.choose(i)
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
func (g *Grid) chooseKey(ev *fyne.KeyEvent) bool {
	p := &g.pick
	if len(p.shown) == 0 {
		return false
	}
	switch ev.Name {
	case fyne.KeyDown:
		p.choose(p.at + 1)
	case fyne.KeyUp:
		p.choose(p.at - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab:
		g.takeChoice(p.at)
		return false // and on as from any cell
	default:
		return false
	}
	g.Refresh()
	return true
}

// takeChoice puts one of the list into the editor.
func (g *Grid) takeChoice(i int) {
	if i >= 0 && i < len(g.pick.shown) {
		text := g.pick.shown[i]
		g.pick = choices{at: -1}
		g.editor.SetText(text)
	}
}

// clickChoice takes the choice under the pointer and tells whether there was one.
func (g *Grid) clickChoice(p fyne.Position) bool {
	if !g.edit.open {
		return false
	}
	x, y, w, n := g.choicesAt()
	row := int((p.Y - y) / g.sizes.row)
	if n == 0 || p.X < x || p.X >= x+w || p.Y < y || row >= n {
		return false
	}
	g.takeChoice(g.pick.top + row)
	g.Commit()
	return true
}

// choicesAt is where the list is, and how many lines of it are seen: below the editor,
// or above it where there is more room.
func (g *Grid) choicesAt() (x, y, w float32, n int) {
	n = min(len(g.pick.shown), mostChoices)
	if n == 0 || !g.has(g.edit.row, g.edit.col) {
		return 0, 0, 0, 0
	}
	v := g.view()
	x, w = g.x(&v, g.edit.col), g.colX[g.edit.col+1]-g.colX[g.edit.col]
	for _, c := range g.pick.shown {
		w = max(w, g.ruler.width(c, false)+2*g.sizes.padX)
	}
	x = max(0, min(x, g.Size().Width-w))
	y = g.y(g.edit.row) + g.rowEnd[g.edit.row] - g.rowTop[g.edit.row] + 1
	if below := int((g.Size().Height - y) / g.sizes.row); below < n {
		if above := int(g.y(g.edit.row) / g.sizes.row); above > below {
			n = min(n, above)
			y = g.y(g.edit.row) - float32(n)*g.sizes.row - 1
		} else {
			n = max(1, below)
		}
	}
	return x, y, w, n
}

// placeChoices paints the list.
func (r *renderer) placeChoices() {
	g, m, p := r.g, &r.g.sizes, &r.p
	if !g.edit.open {
		return
	}
	x, y, w, n := g.choicesAt()
	if n == 0 {
		return
	}
	r.rect(x, y, w, float32(n)*m.row, p.ground)
	top := max(g.pick.top, g.pick.at-n+1)
	g.pick.top = top
	for i := range n {
		if top+i >= len(g.pick.shown) {
			break
		}
		at := y + float32(i)*m.row
		style := fyne.TextStyle{Bold: top+i == g.pick.at}
		if style.Bold {
			r.rect(x, at, w, m.row, p.chosen)
		}
		s := g.ruler.fit(g.pick.shown[top+i], w-2*m.padX+1, m.text, style.Bold)
		r.text(s, x+m.padX, at+(m.row-m.line)/2, w-2*m.padX, m.line, m.text, fyne.TextAlignLeading, style, p.ink[full])
	}
	r.frame(x, y, w, float32(n)*m.row, 1, p.accent)
}
