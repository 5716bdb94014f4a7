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
	Asked  []SystemChoice
	whole  *fyne.Container
}

// SystemChoice asks for one setting.
type SystemChoice struct {
	Setting *pairing.Setting
	value   func() string // "" = as usual
	Pick    *controls.Select
	Entry   *controls.Entry
	Check   *controls.Check
}

func newSystemChoices(s *model.Section, e *pairing.Engine) *systemChoices {
	c := &systemChoices{engine: e, was: e.Set, whole: container.New(controls.FormRows())}
	checks := container.NewVBox()
	for i := range e.Settings {
		set := &e.Settings[i]
		asked := choiceFor(s, set, e.Set[set.Key])
		c.Asked = append(c.Asked, asked)
		switch {
		case asked.Check != nil:
			checks.Add(asked.Check)
		case asked.Pick != nil:
			c.row(set, asked.Pick)
		default:
			c.row(set, asked.Entry)
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

func choiceFor(s *model.Section, set *pairing.Setting, now string) SystemChoice {
	switch set.Kind {
	case pairing.OneOf:
		return oneChoice(set, now)
	case pairing.Switch:
		check := controls.NewCheck(words.Text(set.Title), nil)
		check.SetChecked(now != "")
		return SystemChoice{Setting: set, Check: check, value: func() string {
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
	return SystemChoice{Setting: set, Entry: entry, value: func() string {
		return strings.NewReplacer("–", "-", ";", ",").Replace(strings.TrimSpace(entry.Text))
	}}
}

func oneChoice(set *pairing.Setting, now string) SystemChoice {
	var wording []string
	chosen := 0
	for i, c := range set.Choices {
		if wording = append(wording, words.Text(c.Title)); c.Value == now {
			chosen = i
		}
	}
	pick := controls.NewSelect(wording, nil)
	pick.SetSelectedIndex(chosen)
	return SystemChoice{Setting: set, Pick: pick, value: func() string { return set.Choices[pick.SelectedIndex()].Value }}
}

func somebody(s *model.Section, set *pairing.Setting, now string) SystemChoice {
	ids, names, chosen := []string{""}, []string{words.Say("settings.nobody")}, 0
	for i, e := range s.Entries() {
		ids, names = append(ids, strconv.Itoa(int(e.ID))), append(names, e.Name)
		if ids[i+1] == now {
			chosen = i + 1
		}
	}
	pick := controls.NewSelect(names, nil)
	pick.SetSelectedIndex(chosen)
	return SystemChoice{Setting: set, Pick: pick, value: func() string { return ids[pick.SelectedIndex()] }}
}

func (c *systemChoices) entries() []*controls.Entry {
	var all []*controls.Entry
	for _, a := range c.Asked {
		if a.Entry != nil {
			all = append(all, a.Entry)
		}
	}
	return all
}

// settled is the system with what was chosen.
func (c *systemChoices) settled() (*pairing.Engine, error) {
	chosen := model.SystemSettings{}
	for _, a := range c.Asked {
		value := a.value()
		if value == "" {
			continue
		}
		chosen[a.Setting.Key] = value
		if _, err := c.engine.Settle(model.SystemSettings{a.Setting.Key: value}); err == nil {
			continue
		}
		if a.Setting.Kind == pairing.Number {
			return nil, errors.New(words.Say("settings.badNumber", value, a.Setting.Most, a.Setting.Usual))
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
