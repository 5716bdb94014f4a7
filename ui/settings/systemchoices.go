package settings

import (
	"errors"
	"maps"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// systemChoices asks for the settings of a pairing system, as its record lists
// them.
type systemChoices struct {
	engine *pairing.Engine
	was    model.SystemSettings
	asked  []systemChoice
	whole  *fyne.Container
}

// systemChoice asks for one setting.
type systemChoice struct {
	setting *pairing.Setting
	value   func() string // "" = as usual
	pick    *controls.Select
	entry   *controls.Entry
	check   *controls.Check
}

func newSystemChoices(s *model.Section, e *pairing.Engine) *systemChoices {
	c := &systemChoices{engine: e, was: e.Set, whole: container.New(controls.FormRows())}
	checks := container.NewVBox()
	for i := range e.Settings {
		set := &e.Settings[i]
		asked := choiceFor(s, set, e.Set[set.Key])
		c.asked = append(c.asked, asked)
		switch {
		case asked.check != nil:
			checks.Add(asked.check)
		case asked.pick != nil:
			c.row(set, asked.pick)
		default:
			c.row(set, asked.entry)
		}
	}
	if len(checks.Objects) > 0 {
		c.whole.Add(widget.NewLabel(words.Say("settings.more")))
		c.whole.Add(checks)
	}
	return c
}

func (c *systemChoices) row(set *pairing.Setting, o fyne.CanvasObject) {
	c.whole.Add(widget.NewLabel(words.Text(set.Title)))
	c.whole.Add(o)
}

func choiceFor(s *model.Section, set *pairing.Setting, now string) systemChoice {
	switch set.Kind {
	case pairing.OneOf:
		return oneChoice(set, now)
	case pairing.Switch:
		check := controls.NewCheck(words.Text(set.Title), nil)
		check.SetChecked(now != "")
		return systemChoice{setting: set, check: check, value: func() string {
			if check.Checked {
				return set.Choices[0].Value
			}
			return ""
		}}
	case pairing.Somebody:
		return somebody(s, set, now)
	}
	entry := controls.NewEntry()
	entry.SetText(strings.ReplaceAll(now, ",", ", "))
	if set.Kind == pairing.Number {
		entry.SetPlaceHolder(strconv.Itoa(set.Usual))
		if set.Usual == 0 && !set.Doc.Empty() { // "0: one less than there are teams"
			entry.SetPlaceHolder(words.Text(set.Doc))
		}
	} else {
		entry.SetPlaceHolder(words.Say("settings.classes.hint"))
	}
	return systemChoice{setting: set, entry: entry, value: func() string {
		return strings.NewReplacer("–", "-", ";", ",").Replace(strings.TrimSpace(entry.Text))
	}}
}

func oneChoice(set *pairing.Setting, now string) systemChoice {
	var wording []string
	chosen := 0
	for i, c := range set.Choices {
		if wording = append(wording, words.Text(c.Title)); c.Value == now {
			chosen = i
		}
	}
	pick := controls.NewSelect(wording, nil)
	pick.SetSelectedIndex(chosen)
	return systemChoice{setting: set, pick: pick, value: func() string { return set.Choices[pick.SelectedIndex()].Value }}
}

func somebody(s *model.Section, set *pairing.Setting, now string) systemChoice {
	ids, names, chosen := []string{""}, []string{words.Say("settings.nobody")}, 0
	for i, e := range s.Entries() {
		ids, names = append(ids, strconv.Itoa(int(e.ID))), append(names, e.Name)
		if ids[i+1] == now {
			chosen = i + 1
		}
	}
	pick := controls.NewSelect(names, nil)
	pick.SetSelectedIndex(chosen)
	return systemChoice{setting: set, pick: pick, value: func() string { return ids[pick.SelectedIndex()] }}
}

func (c *systemChoices) entries() []*controls.Entry {
	var all []*controls.Entry
	for _, a := range c.asked {
		if a.entry != nil {
			all = append(all, a.entry)
		}
	}
	return all
}

// settled is the system with what was chosen.
func (c *systemChoices) settled() (*pairing.Engine, error) {
	chosen := model.SystemSettings{}
	for _, a := range c.asked {
		value := a.value()
		if value == "" {
			continue
		}
		chosen[a.setting.Key] = value
		if _, err := c.engine.Settle(model.SystemSettings{a.setting.Key: value}); err == nil {
			continue
		}
		if a.setting.Kind == pairing.Number {
			return nil, errors.New(words.Say("settings.badNumber", value, a.setting.Most, a.setting.Usual))
		}
		return nil, errors.New(words.Say("settings.badClasses", value))
	}
	return c.engine.Settle(chosen)
}

// altered tells whether something else was chosen than there was; what cannot be
// read is something else.
func (c *systemChoices) altered() bool {
	e, err := c.settled()
	return err != nil || !maps.Equal(e.Set, c.was)
}
