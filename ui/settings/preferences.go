package settings

import (
	"slices"
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
	"wallchart/ui/typing"
)

// Preferences is what the settings of the program depend on.
type Preferences struct {
	Languages
	Habits *Habits
	Paper  *paper.Desk
	Picker picker.Picker
}

// PreferencesDialog is the dialog of what holds for all events: how the window looks and
// speaks, how papers look, and what new events begin with. Colours and size of type are
// shown at once, and are as before when the dialog is left.
type PreferencesDialog struct {
	Host    Preferences
	Dialog  *controls.Dialog
	buttons []*controls.Button
	pages   []fyne.CanvasObject
	stack   *fyne.Container

	Language, documents     *controls.Select
	codes, printed          []string
	Look, Size, Halves      *controls.Select
	Keys, Sheet             *controls.Select
	Club                    *controls.Entry
	Logo                    []byte
	logoShown               *fyne.Container
	noLogo                  *controls.Button
	Federation, Currency    *controls.Entry
	Control, Rating, Preset *controls.Select
	Presets                 []string // their codes
}

// TextSizes are the sizes of type that can be chosen, in hundredths.
var TextSizes = []int{90, 100, 115, 130, 150}

// Ask asks for the settings of the program.
func (d Preferences) Ask() *PreferencesDialog {
	p := &PreferencesDialog{Host: d, Logo: d.Habits.Logo()}
	p.pages = []fyne.CanvasObject{container.NewVScroll(p.windowPage()), container.NewVScroll(p.paperPage()),
		container.NewVScroll(p.beginPage())}
	row := container.New(controls.Tabs())
	for i, name := range []string{"prefs.window", "prefs.paper", "prefs.new"} {
		b := controls.NewButton(words.Say(name), func() { p.TurnTo(i) })
		b.AsTab()
		p.buttons = append(p.buttons, b)
		row.Add(b)
	}
	p.stack = container.NewStack()
	p.Dialog = controls.NewDialog(d.Canvas(), words.Say("prefs.title"),
		container.NewBorder(container.NewVBox(row, widget.NewSeparator()), nil, nil, nil, p.stack),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	look, percent, language := d.Habits.Look.Appearance, d.Habits.Look.Percent, d.Preferences().String(prefLanguage)
	taken := false
	p.Dialog.Confirm = func() error {
		err := p.take()
		taken = err == nil
		return err
	}
	p.Dialog.Closed = func() {
		if !taken {
			d.Habits.SetAppearance(look)
			d.Habits.setTextSize(percent)
			return
		}
		if next := p.codes[p.Language.SelectedIndex()]; next != language {
			d.Use(next)
		}
	}
	p.Dialog.Of = p
	for _, e := range []*controls.Entry{p.Club, p.Federation, p.Currency} {
		e.In(p.Dialog)
	}
	p.Dialog.Turn(p.stack, p.pages...)
	p.TurnTo(0)
	d.Languages.Host.Ask(p.Dialog, style.Wide, p.Language)
	return p
}

// TurnTo shows another page.
func (p *PreferencesDialog) TurnTo(page int) {
	for i, b := range p.buttons {
		b.Importance = widget.LowImportance
		if i == page {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.stack.Objects = []fyne.CanvasObject{p.pages[page]}
	p.stack.Refresh()
}

// rows are labels with their controls.
func rows(pairs ...any) *fyne.Container {
	box := container.New(controls.FormRows())
	for i := 0; i < len(pairs); i += 2 {
		box.Add(widget.NewLabel(words.Say(pairs[i].(string))))
		box.Add(pairs[i+1].(fyne.CanvasObject))
	}
	return box
}

// chosenOf is a drop-down with one of its options chosen.
func chosenOf(options []string, at int, changed func(string)) *controls.Select {
	s := controls.NewSelect(options, nil)
	s.SetSelectedIndex(max(0, at))
	s.OnChanged = changed
	return s
}

// Pages are what the dialog turns to, from the first to the last.
func (p *PreferencesDialog) Pages() []fyne.CanvasObject { return p.pages }

func (p *PreferencesDialog) windowPage() fyne.CanvasObject {
	h := p.Host.Habits
	names, codes := languageNames()
	p.codes = codes
	p.Language = chosenOf(names, slices.Index(codes, p.Host.Preferences().String(prefLanguage)), nil)
	looks := []Appearance{FollowSystem, LightColours, DarkColours}
	p.Look = chosenOf([]string{words.Say("prefs.look.auto"), words.Say("prefs.look.light"), words.Say("prefs.look.dark")},
		slices.Index(looks, h.Look.Appearance), func(string) { h.SetAppearance(looks[p.Look.SelectedIndex()]) })
	var sizes []string
	for _, n := range TextSizes {
		sizes = append(sizes, words.Say("prefs.percent", n))
	}
	now := slices.Index(TextSizes, h.Look.Percent)
	if now < 0 {
		now = slices.Index(TextSizes, 100)
	}
	p.Size = chosenOf(sizes, now, func(string) { h.setTextSize(TextSizes[p.Size.SelectedIndex()]) })
	at := 0
	if h.Fractions() {
		at = 1
	}
	p.Halves = chosenOf([]string{phrase.Decimals(words.Spoken(), "3.5"), "3½"}, at, nil)
	var schemes []string
	for i := range typing.KeySchemes {
		schemes = append(schemes, words.Say("cmd.view.keys."+typing.KeySchemes[i].ID))
	}
	p.Keys = chosenOf(schemes, slices.IndexFunc(typing.KeySchemes[:], func(k typing.KeyScheme) bool { return k.ID == h.ResultKeys().ID }), nil)
	return rows(
		"language.window", p.Language,
		"prefs.look", p.Look,
		"prefs.size", p.Size,
		"prefs.halves", p.Halves,
		"prefs.keys", p.Keys,
	)
}

func (p *PreferencesDialog) paperPage() fyne.CanvasObject {
	d := p.Host
	box := container.New(controls.FormRows())
	if event := d.Now().Event; event != nil {
		names, codes := languageNames()
		own := &languageDialog{}
		p.printed = own.askDocuments(names, codes, event.Language)
		p.documents = own.Documents
		box.Add(widget.NewLabel(words.Say("language.documents")))
		box.Add(p.documents)
	}
	sizes := []string{words.Say("prefs.paper.usual")}
	for _, s := range table.Papers() {
		sizes = append(sizes, s.String())
	}
	p.Sheet = chosenOf(sizes, max(0, slices.Index(sizes, d.Paper.PaperChosen())), nil)
	p.Club = controls.NewEntry()
	p.Club.SetText(d.Habits.Club())
	p.Club.SetPlaceHolder(words.Say("prefs.club.hint"))
	p.logoShown = container.NewStack()
	choose := controls.NewButtonWithIcon(words.Say("prefs.logo.choose"), theme.FolderOpenIcon(), p.ChooseLogo)
	p.noLogo = controls.NewButton(words.Say("prefs.logo.none"), func() { p.SetLogo(nil) })
	p.SetLogo(p.Logo)
	for _, o := range rows("prefs.sheet", p.Sheet, "prefs.club", p.Club,
		"prefs.logo", container.NewBorder(nil, nil, nil, container.NewHBox(choose, p.noLogo), p.logoShown)).Objects {
		box.Add(o)
	}
	return box
}

func (p *PreferencesDialog) beginPage() fyne.CanvasObject {
	d := p.Host.Habits.Defaults()
	p.Federation = controls.NewEntry()
	p.Federation.SetText(d.Federation)
	p.Federation.SetPlaceHolder(words.Say("prefs.federation.hint"))
	p.Currency = controls.NewEntry()
	p.Currency.SetText(d.Currency)
	p.Currency.SetPlaceHolder(words.Say("prefs.currency.hint"))
	p.Control = chosenOf([]string{words.Say("settings.control.standard"), words.Say("settings.control.rapid"),
		words.Say("settings.control.blitz")}, int(d.Control), nil)
	ratings := choices.RatingWords()
	ratings[0] = words.Say("prefs.usual")
	p.Rating = chosenOf(ratings, int(d.Ratings), nil)
	names := []string{words.Say("prefs.usual")}
	p.Presets = []string{""}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, x := range rank.Presets(kind) {
			if !slices.Contains(p.Presets, x.Code) {
				names, p.Presets = append(names, words.Text(x.Name)), append(p.Presets, x.Code)
			}
		}
	}
	p.Preset = chosenOf(names, slices.Index(p.Presets, d.Preset), nil)
	return rows("prefs.federation", p.Federation, "prefs.control", p.Control, "prefs.ratings", p.Rating, "prefs.preset", p.Preset,
		"prefs.currency", p.Currency)
}

// take keeps what was chosen.
func (p *PreferencesDialog) take() error {
	h := p.Host.Habits
	federation, err := arbiter.ReadFederation(p.Federation.Text)
	currency, wrong := model.ParseCurrency(p.Currency.Text)
	if err == nil {
		err = wrong
	}
	if err != nil {
		p.TurnTo(2)
		return err
	}
	if p.documents != nil {
		if err := p.Host.printIn(p.printed[p.documents.SelectedIndex()]); err != nil {
			return err
		}
	}
	if err := h.keepLogo(p.Logo); err != nil {
		return err
	}
	h.setClub(strings.TrimSpace(p.Club.Text))
	size := ""
	if p.Sheet.SelectedIndex() > 0 {
		size = p.Sheet.Selected
	}
	p.Host.Paper.SetPaper(size)
	h.setDefaults(arbiter.Defaults{Federation: federation, Control: model.TimeControl(p.Control.SelectedIndex()),
		Ratings: model.RatingChoice(p.Rating.SelectedIndex()), Preset: p.Presets[p.Preset.SelectedIndex()],
		Currency: currency})
	if (p.Halves.SelectedIndex() == 1) != h.Fractions() {
		h.TurnHalves()
	}
	if id := typing.KeySchemes[p.Keys.SelectedIndex()].ID; id != h.ResultKeys().ID {
		h.UseKeys(id)
	}
	return nil
}
