// Package menus has context menus and the keys that menus name. Their items are done guarded.
package menus

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// PopUp shows a context menu at a place on a canvas. What is chosen from it is done guarded.
func PopUp(c fyne.Canvas, items []*fyne.MenuItem, at fyne.Position, say func(sentence string)) {
	guardItems(items, say)
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at)
}

func guardItems(items []*fyne.MenuItem, say func(sentence string)) {
	for _, item := range items {
		if do := item.Action; do != nil {
			item.Action = func() {
				if err := guard.Work(item.Label, do); err != nil {
					say(words.Err(err))
				}
			}
		}
		if item.ChildMenu != nil {
			guardItems(item.ChildMenu.Items, say)
		}
	}
}
