package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// entries has the entries of a dialog act on it, where nothing else was said of them: one that was forgotten would swallow Escape and
// Enter.
func (d *Dialog) entries(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *Entry:
		if o.OnKey == nil && o.OnShortcut == nil {
			o.In(d)
		}
	case *fyne.Container:
		for _, x := range o.Objects {
			d.entries(x)
		}
	case *container.Scroll:
		d.entries(o.Content)
	case *container.Split:
		d.entries(o.Leading)
		d.entries(o.Trailing)
	}
}
