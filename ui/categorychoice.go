package ui

import (
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// categoryChoice chooses whom a screen shows: everybody, or those of one category.
type categoryChoice struct {
	pick    *controls.Select
	whole   *fyne.Container // the choice after its label
	name    string          // of the category; "" is everybody
	names   []string        // of all categories of the section
	changed func()
}

func newCategoryChoice(changed func()) *categoryChoice {
	c := &categoryChoice{pick: controls.NewSelect(nil, nil), changed: changed}
	c.whole = container.NewHBox(widget.NewLabel(words.Say("standings.show")), container.New(controls.AtLeast(150), c.pick))
	c.fill(host.State{})
	c.pick.OnChanged = func(string) {
		c.name = ""
		if i := c.pick.SelectedIndex(); i > 0 && i <= len(c.names) {
			c.name = c.names[i-1]
		}
		c.changed()
	}
	return c
}

func (c *categoryChoice) object() fyne.CanvasObject { return c.whole }

// everybody shows all again: who is looked for or added may be in no category.
func (c *categoryChoice) everybody() {
	if c.name != "" {
		c.pick.SetSelectedIndex(0)
	}
}

// fill offers the categories of the section that is shown; a category that it does not
// have makes place for everybody.
func (c *categoryChoice) fill(st host.State) {
	chosen := c.name
	c.name = ""
	at := 0
	c.names = categoryNames(st)
	for i, name := range c.names {
		if name == chosen {
			at, c.name = i+1, chosen
		}
	}
	c.pick.Options = append([]string{words.Say("standings.all")}, c.names...)
	c.pick.Selected = c.pick.Options[at] // without OnChanged: nobody has chosen
	c.pick.Refresh()
}

// categoryNames are the categories of the section that is shown; a section of teams has
// none.
func categoryNames(st host.State) (names []string) {
	if st.Section == nil || st.Section.Team() {
		return nil
	}
	for _, k := range arbiter.CountCategories(st.Event, st.Section) {
		names = append(names, k.Name)
	}
	return names
}
