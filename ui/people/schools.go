package people

import (
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
)

// WhyNoSchools says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoSchools() string {
	if why := o.Now().WhyNoEvent(); why != "" {
		return why
	}
	if len(entries.Schools(o.Now().Event)) == 0 {
		return words.Say("schools.none")
	}
	return ""
}

// AskSchools lists the schools that stand in several spellings, each with a tick, but for those of which it was said that they are several,
// and joins those that are ticked with one step. The others are several then, and nobody is asked of them again.
func (o *Dialogs) AskSchools() []*controls.Check {
	return AskSchools(o.Host, entries.Schools(o.Now().Event), words.Say("schools.hint"), words.Say("schools.do"), func() {})
}

// AskSchools is the question about some schools, and what comes after the answer.
func AskSchools(k host.Host, all []entries.School, hint, do string, then func()) []*controls.Check {
	rows := container.NewVBox(controls.Wrapped(hint))
	var ticks []*controls.Check
	for _, x := range all {
		tick := controls.NewCheck(words.Text(x.Words()), nil)
		tick.SetChecked(!x.Several)
		ticks = append(ticks, tick)
		rows.Add(tick)
	}
	d := controls.NewDialog(k.Canvas(), words.Say("schools.title"), container.NewVScroll(rows), do, words.Say("dialog.cancel"))
	d.Of = ticks
	d.Confirm = func() error {
		var joined, parted []entries.School
		for i, x := range all {
			if ticks[i].Checked {
				joined = append(joined, x)
			} else {
				parted = append(parted, x)
			}
		}
		c, err := entries.SettleSchools(k.Now().Event, joined, parted)
		if err == nil && c != nil {
			err = k.Do(c)
		}
		if err != nil {
			return err
		}
		d.Close()
		then()
		return nil
	}
	var focus fyne.Focusable
	if len(ticks) > 0 {
		focus = ticks[0]
	}
	k.Ask(d, style.Sentence, focus)
	return ticks
}

// ProposeSchools is the notice over the lists of players and trophies that schools look like one; nil where none do.
func ProposeSchools(event *model.Tournament) *notices.Notice {
	all := entries.OpenSchools(event)
	if len(all) == 0 {
		return nil
	}
	text := words.Say("schools.proposal", words.Text(all[0].Words()))
	if len(all) > 1 {
		text = words.Say("schools.proposals", words.Text(all[0].Words()), len(all))
	}
	return &notices.Notice{Text: text, Acts: []string{"section.schools"},
		Stands: func(*model.Section) bool { return true }}
}
