package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/arbiter"
	"wallchart/ui/controls"
	"wallchart/ui/style"
	"wallchart/ui/words"
)

func (o *office) whyNoSchools() string {
	if why := o.now().whyNoEvent(); why != "" {
		return why
	}
	if len(arbiter.Schools(o.now().Event)) == 0 {
		return words.Say("schools.none")
	}
	return ""
}

// askSchools lists the schools that stand in several spellings, each with a tick, and joins those that are ticked with one step.
func (o *office) askSchools() []*controls.Check {
	all := arbiter.Schools(o.now().Event)
	rows := container.NewVBox(wrapped(words.Say("schools.hint")))
	var ticks []*controls.Check
	for _, x := range all {
		tick := controls.NewCheck(words.Text(x.Words()), nil)
		tick.SetChecked(true)
		ticks = append(ticks, tick)
		rows.Add(tick)
	}
	d := controls.NewDialog(o.canvas, words.Say("schools.title"), container.NewVScroll(rows), words.Say("schools.do"),
		words.Say("dialog.cancel"))
	d.Of = ticks
	d.Confirm = func() error {
		var join []arbiter.School
		for i, x := range all {
			if ticks[i].Checked {
				join = append(join, x)
			}
		}
		if len(join) == 0 {
			return nil
		}
		c, err := arbiter.JoinSchools(o.now().Event, join...)
		if err != nil {
			return err
		}
		return o.do(c)
	}
	var focus fyne.Focusable
	if len(ticks) > 0 {
		focus = ticks[0]
	}
	o.ask(d, style.Sentence, focus)
	return ticks
}
