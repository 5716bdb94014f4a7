package ui

import (
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

func (o *peopleDialogs) whyNoSchools() string {
	if why := o.Now().WhyNoEvent(); why != "" {
		return why
	}
	if len(arbiter.Schools(o.Now().Event)) == 0 {
		return words.Say("schools.none")
	}
	return ""
}

// askSchools lists the schools that stand in several spellings, each with a tick, but for those of which it was said that they are several,
// and joins those that are ticked with one step. The others are several then, and nobody is asked of them again.
func (o *peopleDialogs) askSchools() []*controls.Check {
	return askSchools(o.Host, arbiter.Schools(o.Now().Event), words.Say("schools.hint"), words.Say("schools.do"), func() {})
}

// askSchools is the question about some schools, and what comes after the answer.
func askSchools(k host.Host, all []arbiter.School, hint, do string, then func()) []*controls.Check {
	rows := container.NewVBox(wrapped(hint))
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
		var joined, parted []arbiter.School
		for i, x := range all {
			if ticks[i].Checked {
				joined = append(joined, x)
			} else {
				parted = append(parted, x)
			}
		}
		c, err := arbiter.SettleSchools(k.Now().Event, joined, parted)
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

// proposal is the notice over the lists of players and trophies that schools look like one; nil where none do.
func proposal(event *model.Tournament) *notice {
	all := arbiter.OpenSchools(event)
	if len(all) == 0 {
		return nil
	}
	text := words.Say("schools.proposal", words.Text(all[0].Words()))
	if len(all) > 1 {
		text = words.Say("schools.proposals", words.Text(all[0].Words()), len(all))
	}
	return &notice{text: text, acts: []string{"section.schools"},
		stands: func(*model.Section) bool { return true }}
}
