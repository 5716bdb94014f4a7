package tables

import (
	"fmt"
	"slices"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// fundSettings are the settings of a fund beside its list: what its money is, and who may not win all of it.
type fundSettings struct {
	basedOn, entries, least, fees, limits *controls.Entry
	whole, bands, several                 *controls.Check
	rule                                  *widget.Label
	page                                  fyne.CanvasObject
}

// newFundSettings shows what a section has and what holds without a word; changed is told of every letter.
func newFundSettings(t *model.Tournament, s *model.Section, changed func()) *fundSettings {
	var now model.Fund
	if s.Fund != nil {
		now = *s.Fund
	}
	now.Limits = slices.Clone(now.Limits)
	for n := range now.Limits {
		now.Limits[n].Rule = shownRule(t, s, now.Limits[n].Rule)
	}
	a := rank.AnswersOf(now)
	f := &fundSettings{rule: controls.Wrapped("")}
	entry := func(text, without string) *controls.Entry {
		e := controls.NewEntry()
		e.Text = text
		e.SetPlaceHolder(without)
		e.OnChanged = func(string) { changed() }
		return e
	}
	check := func(wording string, on bool) *controls.Check {
		c := controls.NewCheck(words.Say(wording), nil)
		c.Checked = on
		c.OnChanged = func(bool) { changed() }
		return c
	}
	if now.Fees > 0 {
		a.Fees = typing.PlainAmount(now.Fees)
	}
	f.basedOn = entry(a.BasedOn, words.Say("fund.guaranteedAll"))
	f.entries = entry(a.Entries, words.Say("fund.entries.all", s.Participants()))
	f.least = entry(a.Least, words.Say("fund.least.rule"))
	f.fees = entry(a.Fees, words.Say("fund.fees.owed", typing.PlainAmount(s.Fees().Owed)))
	f.limits = entry(a.Limits, words.Say("fund.limits.none"))
	f.whole, f.bands, f.several = check("fund.whole", a.Whole), check("fund.bands", a.Unrated), check("fund.several", a.Several)
	rows := func(all ...any) *fyne.Container {
		c := container.New(controls.FormRows())
		for n := 0; n < len(all); n += 2 {
			c.Add(widget.NewLabel(all[n].(string)))
			c.Add(all[n+1].(fyne.CanvasObject))
		}
		return c
	}
	left := rows(words.Say("fund.entries"), f.entries, words.Say("fund.least"), f.least, typing.InCurrency(t, words.Say("fund.fees")), f.fees)
	right := container.NewVBox(f.whole, f.bands, f.several)
	f.page = container.NewVScroll(container.NewVBox(f.rule, container.NewGridWithColumns(2, left, right),
		rows(words.Say("fund.limits"), f.limits)))
	return f
}

// TurnTo shows the list of prizes, or with 1 the settings.
func (d *Fund) TurnTo(page int) {
	d.pages.Turn(page)
	d.dialog.Fit()
	if page == 0 {
		d.dialogs.Canvas().Focus(d.Grid)
	} else {
		d.dialogs.Canvas().Focus(d.settings.entries)
	}
}

// answers are what stands in the settings.
func (f *fundSettings) answers() rank.FundAnswers {
	return rank.FundAnswers{BasedOn: f.basedOn.Text, Entries: f.entries.Text, Least: f.least.Text, Fees: f.fees.Text, Limits: f.limits.Text,
		Whole: f.whole.Checked, Unrated: f.bands.Checked, Several: f.several.Checked}
}

// all is what stands in the settings, to tell whether it is another.
func (f *fundSettings) all() string { return fmt.Sprintf("%+v", f.answers()) }

// entriesIn lets Enter and Escape in the fields be the dialog's.
func (f *fundSettings) entriesIn(d *controls.Dialog) {
	for _, e := range []*controls.Entry{f.basedOn, f.entries, f.least, f.fees, f.limits} {
		e.In(d)
	}
}

// shownRule is the rule of a prize in the words of the window, as long as they are read back as the same.
func shownRule(t *model.Tournament, s *model.Section, rule string) string {
	book := t.CategoriesOf(s)
	shown := words.Text(book.RuleWords(rule))
	if kept := book.KeptRule(shown); kept == book.KeptRule(rule) || rule == "" && kept == "place" {
		return shown
	}
	return rule
}
