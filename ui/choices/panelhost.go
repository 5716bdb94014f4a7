package choices

import "fyne.io/fyne/v2"

// PanelHost is the dialog that a panel stands in.
type PanelHost interface {
	Key(*fyne.KeyEvent)
	Shortcut(fyne.Shortcut)
	Problem(sentence string)
	Fit()
}
