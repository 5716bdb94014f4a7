// Package ratings is the room of the published rating lists: which are installed, who is found in them, and what a
// new list changes in a section.
package ratings

import (
	"cmp"
	"errors"

	"fyne.io/fyne/v2"

	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Desk is what the rating lists are asked from: all that the room may do, and ask
// for.
type Desk struct {
	Lists   *Lists
	Section func() *model.Section      // that is shown, nil for none
	WhyNot  func() string              // why nobody can be added to it, "" when somebody can
	Add     func(model.Player) error   // adds somebody to it
	Do      func(journal.Change) error // makes a change
	Open    func(kinds []picker.Kind, answer func(path string))
	Save    func(suggested string, kinds []picker.Kind, answer func(path string))
	Work    *work.Worker
	Ask     func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	Canvas  fyne.Canvas                                                    // over which dialogs stand
}

// Kind is the column of a list that the section's time control asks for.
func (desk *Desk) Kind() ratings.Kind {
	if s := desk.Section(); s != nil {
		return s.Control
	}
	return ratings.Standard
}

// search looks for what is typed in all lists.
func (desk *Desk) search(typed string, most int) []Found { return desk.Lists.search(typed, most) }

// Take adds somebody from a list to the section, who must not be there under the
// same ID.
func (desk *Desk) Take(f *Found, k ratings.Kind) error {
	p := f.Player(k)
	for _, o := range desk.Section().Players {
		if p.FideID != "" && o.FideID == p.FideID || p.NationalID != "" && o.NationalID == p.NationalID {
			return errors.New(words.Say("ratings.there", o.Name, cmp.Or(f.ID, p.NationalID)))
		}
	}
	return desk.Add(p)
}

// WhyNoRefresh says why no ratings can be brought up to date.
func (desk *Desk) WhyNoRefresh() string {
	switch s := desk.Section(); {
	case s == nil:
		return desk.WhyNot()
	case !desk.Lists.Any():
		return words.Say("refresh.noList")
	case len(s.Players) == 0:
		return words.Say("refresh.noPlayers")
	}
	return ""
}
