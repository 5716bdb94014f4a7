package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/phrase/catalogue"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// reportOptions are how numbers are written on screen and on paper, and the
// window's language.
func (a *App) reportOptions() report.Options {
	o := report.Options{Language: words.Spoken()}
	if a.fractions() {
		o.Points = report.Fraction
	}
	return o
}

// onPaper are the options of what leaves the window: in the language of the event's
// documents, where it names one that there is.
func onPaper(o report.Options, st State) report.Options {
	o.Language = words.Spoken()
	if st.Event != nil {
		o.Language = catalogue.Wish(st.Event.Language, words.Spoken())
	}
	return o
}

// fractions tells whether half points are written ½ rather than .5.
func (a *App) fractions() bool { return a.fyne.Preferences().Bool(prefPoints) }

func (a *App) halvesWords() string {
	if a.fractions() {
		return words.Say("cmd.view.halves.decimal")
	}
	return words.Say("cmd.view.halves")
}

func (a *App) turnHalves() {
	a.fyne.Preferences().SetBool(prefPoints, !a.fractions())
	if a.doc != nil {
		a.showScreen()
	}
}

func (a *App) setAppearance(to Appearance) {
	a.look.Appearance = to
	a.fyne.Preferences().SetString(prefAppearance, string(to))
	a.fyne.Settings().SetTheme(a.look)
}

// copyTable puts the table on the screen on the clipboard, as a spreadsheet
// takes it.
func (a *App) copyTable() {
	s, ok := a.screen.(*tableScreen)
	if !ok {
		a.show("standings")
		s = a.screen.(*tableScreen)
	}
	t := s.grid.Table()
	var b strings.Builder
	for i, c := range t.Columns {
		if i > 0 {
			b.WriteByte('\t')
		}
		b.WriteString(c.Title)
	}
	for _, r := range t.Rows {
		b.WriteByte('\n')
		for i, c := range r.Cells {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(c.Text)
		}
	}
	a.fyne.Clipboard().SetContent(b.String())
	a.status.say(words.Say("copy.done", len(t.Rows)))
}

// goToMissing shows the first board without a result.
func (a *App) goToMissing() {
	s := a.state.Section
	if a.doc == nil || s == nil || len(s.Rounds) == 0 {
		return
	}
	round, _, open := progress(s)
	r := &s.Rounds[round-1]
	for _, board := range open {
		p, _ := r.OnBoard(board)
		if p == nil {
			continue
		}
		a.show("crosstable")
		if screen, ok := a.screen.(*tableScreen); ok {
			screen.goTo(p.Sides[0], round)
		}
		return
	}
}

// showKeys lists every command with its keys.
func (a *App) showKeys() {
	rows := container.New(controls.FormRows())
	for i := range a.commands {
		c := &a.commands[i]
		if len(c.Keys) == 0 {
			continue
		}
		var names []string
		for _, k := range c.Keys {
			names = append(names, k.String())
		}
		rows.Add(widget.NewLabelWithStyle(strings.Join(names, ", "), fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
		rows.Add(widget.NewLabel(c.wording()))
	}
	confirm := Key{Name: fyne.KeyReturn, Ctrl: true}.String() + "\t" + words.Say("keys.confirm")
	for _, line := range append(strings.Split(words.Say("keys.table"), "\n"), confirm) {
		key, text, _ := strings.Cut(line, "\t")
		rows.Add(widget.NewLabelWithStyle(key, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
		rows.Add(widget.NewLabel(text))
	}
	d := controls.NewDialog(a.win.Canvas(), words.Say("cmd.help.keys"), container.NewVScroll(rows), "", words.Say("dialog.close"))
	a.openDialog(d, fyne.NewSize(640, 560), nil)
}

func (a *App) showAbout() {
	a.tell(words.Say("cmd.help.about"), words.Say("about.text", a.settings.Version))
}
