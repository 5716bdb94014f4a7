// Package choices has what several rooms ask in the same way: a category, a list of tie-breaks, the questions that rules
// leave open, how a section is divided, how many games are played.
package choices

import (
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Category chooses whom a screen shows: everybody, or those of one category.
type Category struct {
	Pick    *controls.Select
	Whole   *fyne.Container // the choice after its label
	Name    string          // of the category; "" is everybody
	Names   []string        // of all categories of the section
	changed func()
}

// NewCategory is a choice of everybody; changed is called after another choice.
func NewCategory(changed func()) *Category {
	c := &Category{Pick: controls.NewSelect(nil, nil), changed: changed}
	c.Whole = container.NewHBox(widget.NewLabel(words.Say("standings.show")), container.New(controls.AtLeast(150), c.Pick))
	c.Fill(host.State{})
	c.Pick.OnChanged = func(string) {
		c.Name = ""
		if i := c.Pick.SelectedIndex(); i > 0 && i <= len(c.Names) {
			c.Name = c.Names[i-1]
		}
		c.changed()
	}
	return c
}

// Object is the choice after its label.
func (c *Category) Object() fyne.CanvasObject { return c.Whole }

// Everybody shows all again: who is looked for or added may be in no category.
func (c *Category) Everybody() {
	if c.Name != "" {
		c.Pick.SetSelectedIndex(0)
	}
}

// Fill offers the categories of the section that is shown; a category that it does not
// have makes place for everybody.
func (c *Category) Fill(st host.State) {
	chosen := c.Name
	c.Name = ""
	at := 0
	c.Names = CategoryNames(st)
	for i, name := range c.Names {
		if name == chosen {
			at, c.Name = i+1, chosen
		}
	}
	c.Pick.Options = append([]string{words.Say("standings.all")}, c.Names...)
	c.Pick.Selected = c.Pick.Options[at] // without OnChanged: nobody has chosen
	c.Pick.Refresh()
}

// CategoryNames are the categories of the section that is shown; a section of teams has
// none.
func CategoryNames(st host.State) (names []string) {
	if st.Section == nil || st.Section.Team() {
		return nil
	}
	for _, k := range rank.CountCategories(st.Event, st.Section) {
		names = append(names, k.Name)
	}
	return names
}
