package settings

import (
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// categoryRules is the dialog of the categories by rule, one a line.
type categoryRules struct {
	dialogs *Dialogs
	Lines   *controls.Entry
	whose   *controls.Select // the event's, or those of the section that is shown
	told    *widget.Label
	dialog  *controls.Dialog
}

// WhyNoCategories says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoCategories() string { return o.Now().WhyNoPlayers() }

// AskCategories asks for them, and shows while they are typed how many are in each.
func (o *Dialogs) AskCategories() *categoryRules {
	c := &categoryRules{dialogs: o, Lines: controls.NewTextEntry(), told: controls.Wrapped("")}
	c.Lines.SetPlaceHolder(words.Say("categories.placeholder"))
	c.whose = controls.NewSelect([]string{words.Say("categories.event"), words.Say("categories.section", o.Now().Section.Name)}, nil)
	c.whose.Selected = c.whose.Options[0]
	c.whose.OnChanged = func(string) { c.fill() }
	c.Lines.OnChanged = func(string) { c.count() }
	hint := controls.Wrapped(words.Say("categories.hint"))
	c.dialog = controls.NewDialog(o.Canvas(), words.Say("categories.title"),
		container.NewBorder(container.NewVBox(hint, c.whose), nil, nil, nil,
			container.NewVSplit(c.Lines, container.NewVScroll(c.told))), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	c.dialog.Confirm = func() error { return o.Do(c.change()) }
	c.Lines.In(c.dialog)
	c.dialog.Of = c
	c.fill()
	o.Ask(c.dialog, style.Wide, c.Lines)
	return c
}

// fill shows what is written now.
func (c *categoryRules) fill() {
	st := c.dialogs.Now()
	now := st.Event.Categories
	if c.whose.SelectedIndex() == 1 {
		now = st.Section.Categories
	}
	var shown []string
	for _, line := range now {
		shown = append(shown, model.CategoryWords(line, words.Text))
	}
	c.Lines.SetText(strings.Join(shown, "\n"))
	c.count()
}

// change is what the lines make.
func (c *categoryRules) change() steps.SetCategories {
	set := steps.SetCategories{}
	if c.whose.SelectedIndex() == 1 {
		set.Section = c.dialogs.Now().Section.ID
	}
	for line := range strings.SplitSeq(c.Lines.Text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			set.Categories = append(set.Categories, line)
		}
	}
	return set
}

// count says how many of the section are in each, and of whom it cannot be decided.
func (c *categoryRules) count() {
	st := c.dialogs.Now()
	then, err := c.change().Apply(st.Event)
	if err != nil {
		c.told.SetText(words.Err(err))
		return
	}
	var said []string
	for _, k := range rank.CountCategories(then, then.Section(st.Section.ID)) {
		line := words.Say("categories.count", k.Name, len(k.Who))
		if len(k.Undecided) > 0 {
			line += " " + words.Say("categories.undecided", undecidedNames(st.Section, k.Undecided))
		}
		said = append(said, line)
	}
	c.told.SetText(strings.Join(said, "\n"))
	c.dialog.Fit()
}

// undecidedNames are names with the reason behind each.
func undecidedNames(s *model.Section, all []model.Undecided) string {
	var names []string
	for _, u := range all {
		e, _ := s.Entry(u.Who)
		names = append(names, typing.NameOf(e)+" ("+words.Text(u.Why)+")")
	}
	return words.FirstFew(names)
}
