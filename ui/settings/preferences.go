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

// preferencesDialog is the dialog of what holds for all events: how the window looks and
// speaks, how papers look, and what new events begin with. Colours and size of type are
// shown at once, and are as before when the dialog is left.
type preferencesDialog struct {
	host   Preferences
	dialog *controls.Dialog
	pages  *controls.Pages

	language, documents     *controls.Select
	codes, printed          []string
	look, size, halves      *controls.Select
	keys, sheet             *controls.Select
	club                    *controls.Entry
	logo                    []byte
	logoShown               *fyne.Container
	noLogo                  *controls.Button
	federation, currency    *controls.Entry
	control, rating, preset *controls.Select
	presets                 []string // their codes
}

// textSizes are the sizes of type that can be chosen, in hundredths.
var textSizes = []int{90, 100, 115, 130, 150}

// Ask asks for the settings of the program.
func (d Preferences) Ask() *preferencesDialog {
	p := &preferencesDialog{host: d, logo: d.Habits.logo()}
	p.pages = controls.NewPages(p.TurnTo, controls.Page{Name: words.Say("prefs.window"), Object: container.NewVScroll(p.windowPage())},
		controls.Page{Name: words.Say("prefs.paper"), Object: container.NewVScroll(p.paperPage())},
		controls.Page{Name: words.Say("prefs.new"), Object: container.NewVScroll(p.beginPage())})
	p.dialog = controls.NewDialog(d.Canvas(), words.Say("prefs.title"), container.NewBorder(p.pages.Names, nil, nil, nil, p.pages.Shown),
		words.Say("dialog.ok"), words.Say("dialog.cancel"))
	look, percent, language := d.Habits.Look.Appearance, d.Habits.Look.Percent, d.Preferences().String(prefLanguage)
	taken := false
	p.dialog.Confirm = func() error {
		err := p.take()
		taken = err == nil
		return err
	}
	p.dialog.Closed = func() {
		if !taken {
			d.Habits.SetAppearance(look)
			d.Habits.setTextSize(percent)
			return
		}
		if next := p.codes[p.language.SelectedIndex()]; next != language {
			d.use(next)
		}
	}
	p.dialog.Of = p
	for _, e := range []*controls.Entry{p.club, p.federation, p.currency} {
		e.In(p.dialog)
	}
	p.pages.In(p.dialog)
	p.TurnTo(0)
	d.Languages.Host.Ask(p.dialog, style.Wide, p.language)
	return p
}

// TurnTo shows another page.
func (p *preferencesDialog) TurnTo(page int) { p.pages.Turn(page) }

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

func (p *preferencesDialog) windowPage() fyne.CanvasObject {
	h := p.host.Habits
	names, codes := languageNames()
	p.codes = codes
	p.language = chosenOf(names, slices.Index(codes, p.host.Preferences().String(prefLanguage)), nil)
	looks := []Appearance{FollowSystem, LightColours, DarkColours}
	p.look = chosenOf([]string{words.Say("prefs.look.auto"), words.Say("prefs.look.light"), words.Say("prefs.look.dark")},
		slices.Index(looks, h.Look.Appearance), func(string) { h.SetAppearance(looks[p.look.SelectedIndex()]) })
	var sizes []string
	for _, n := range textSizes {
		sizes = append(sizes, words.Say("prefs.percent", n))
	}
	now := slices.Index(textSizes, h.Look.Percent)
	if now < 0 {
		now = slices.Index(textSizes, 100)
	}
	p.size = chosenOf(sizes, now, func(string) { h.setTextSize(textSizes[p.size.SelectedIndex()]) })
	at := 0
	if h.Fractions() {
		at = 1
	}
	p.halves = chosenOf([]string{phrase.Decimals(words.Spoken(), "3.5"), "3½"}, at, nil)
	var schemes []string
	for i := range typing.KeySchemes {
		schemes = append(schemes, words.Say("cmd.view.keys."+typing.KeySchemes[i].ID))
	}
	p.keys = chosenOf(schemes, slices.IndexFunc(typing.KeySchemes[:], func(k typing.KeyScheme) bool { return k.ID == h.ResultKeys().ID }), nil)
	return rows(
		"language.window", p.language,
		"prefs.look", p.look,
		"prefs.size", p.size,
		"prefs.halves", p.halves,
		"prefs.keys", p.keys,
	)
}

func (p *preferencesDialog) paperPage() fyne.CanvasObject {
	d := p.host
	box := container.New(controls.FormRows())
	if event := d.Now().Event; event != nil {
		names, codes := languageNames()
		own := &languageDialog{}
		p.printed = own.askDocuments(names, codes, event.Language)
		p.documents = own.documents
		box.Add(widget.NewLabel(words.Say("language.documents")))
		box.Add(p.documents)
	}
	sizes := []string{words.Say("prefs.paper.usual")}
	for _, s := range table.Papers() {
		sizes = append(sizes, s.String())
	}
	p.sheet = chosenOf(sizes, max(0, slices.Index(sizes, d.Paper.PaperChosen())), nil)
	p.club = controls.NewEntry()
	p.club.SetText(d.Habits.club())
	p.club.SetPlaceHolder(words.Say("prefs.club.hint"))
	p.logoShown = container.NewStack()
	choose := controls.NewButtonWithIcon(words.Say("prefs.logo.choose"), theme.FolderOpenIcon(), p.chooseLogo)
	p.noLogo = controls.NewButton(words.Say("prefs.logo.none"), func() { p.setLogo(nil) })
	p.setLogo(p.logo)
	for _, o := range rows("prefs.sheet", p.sheet, "prefs.club", p.club,
		"prefs.logo", container.NewBorder(nil, nil, nil, container.NewHBox(choose, p.noLogo), p.logoShown)).Objects {
		box.Add(o)
	}
	return box
}

func (p *preferencesDialog) beginPage() fyne.CanvasObject {
	d := p.host.Habits.Defaults()
	p.federation = controls.NewEntry()
	p.federation.SetText(d.Federation)
	p.federation.SetPlaceHolder(words.Say("prefs.federation.hint"))
	p.currency = controls.NewEntry()
	p.currency.SetText(d.Currency)
	p.currency.SetPlaceHolder(words.Say("prefs.currency.hint"))
	p.control = chosenOf([]string{words.Say("settings.control.standard"), words.Say("settings.control.rapid"),
		words.Say("settings.control.blitz")}, int(d.Control), nil)
	ratings := choices.RatingWords()
	ratings[0] = words.Say("prefs.usual")
	p.rating = chosenOf(ratings, int(d.Ratings), nil)
	names := []string{words.Say("prefs.usual")}
	p.presets = []string{""}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, x := range rank.Presets(kind) {
			if !slices.Contains(p.presets, x.Code) {
				names, p.presets = append(names, words.Text(x.Name)), append(p.presets, x.Code)
			}
		}
	}
	p.preset = chosenOf(names, slices.Index(p.presets, d.Preset), nil)
	return rows("prefs.federation", p.federation, "prefs.control", p.control, "prefs.ratings", p.rating, "prefs.preset", p.preset,
		"prefs.currency", p.currency)
}

// take keeps what was chosen.
func (p *preferencesDialog) take() error {
	h := p.host.Habits
	federation, err := arbiter.ReadFederation(p.federation.Text)
	currency, wrong := model.ParseCurrency(p.currency.Text)
	if err == nil {
		err = wrong
	}
	if err != nil {
		p.TurnTo(2)
		return err
	}
	if p.documents != nil {
		if err := p.host.printIn(p.printed[p.documents.SelectedIndex()]); err != nil {
			return err
		}
	}
	if err := h.keepLogo(p.logo); err != nil {
		return err
	}
	h.setClub(strings.TrimSpace(p.club.Text))
	size := ""
	if p.sheet.SelectedIndex() > 0 {
		size = p.sheet.Selected
	}
	p.host.Paper.SetPaper(size)
	h.setDefaults(arbiter.Defaults{Federation: federation, Control: model.TimeControl(p.control.SelectedIndex()),
		Ratings: model.RatingChoice(p.rating.SelectedIndex()), Preset: p.presets[p.preset.SelectedIndex()],
		Currency: currency})
	if (p.halves.SelectedIndex() == 1) != h.Fractions() {
		h.TurnHalves()
	}
	if id := typing.KeySchemes[p.keys.SelectedIndex()].ID; id != h.ResultKeys().ID {
		h.UseKeys(id)
	}
	return nil
}
