package settings

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// Habits are what the user has chosen for all events: how half points are written,
// which keys enter results, light or dark.
type Habits struct {
	Fyne fyne.App // keeps them, and its theme follows
	Look *Look
	Say  func(sentence string) // answers in the status line
	Show func()                // shows the screen anew
	// logoFile keeps the club's picture; picture is what it holds, once looked at.
	LogoFile string
	picture  []byte
	looked   bool
}

// ReportOptions are how numbers are written on screen and on paper, and the
// window's language.
func (h *Habits) ReportOptions() report.Options {
	o := report.Options{Language: words.Spoken(), Club: h.club(), Logo: h.logo()}
	if h.Fractions() {
		o.Points = report.Fraction
	}
	return o
}

// Fractions tells whether half points are written ½ rather than .5.
func (h *Habits) Fractions() bool { return h.Fyne.Preferences().Bool(prefPoints) }

// HalvesWords is what the command for it is called now.
func (h *Habits) HalvesWords() string {
	if h.Fractions() {
		return words.Say("cmd.view.halves.decimal")
	}
	return words.Say("cmd.view.halves")
}

// TurnHalves writes half points the other way.
func (h *Habits) TurnHalves() {
	h.Fyne.Preferences().SetBool(prefPoints, !h.Fractions())
	h.Show()
}

// SetAppearance chooses light, dark or as the system has it.
func (h *Habits) SetAppearance(to Appearance) {
	h.Look.Appearance = to
	h.Fyne.Preferences().SetString(PrefAppearance, string(to))
	h.Fyne.Settings().SetTheme(h.Look)
}

// ResultKeys is the scheme in use.
func (h *Habits) ResultKeys() *typing.KeyScheme { return typing.KeysIn(h.Fyne.Preferences()) }

// UseKeys chooses the keys that enter results.
func (h *Habits) UseKeys(id string) {
	typing.UseKeys(h.Fyne.Preferences(), id)
	h.Say(words.Say("rounds.keys." + id))
	h.Show()
}

// KeyWords names a scheme in the menu, and tells which one is in use.
func (h *Habits) KeyWords(id string) string {
	wording := words.Say("cmd.view.keys." + id)
	if h.ResultKeys().ID == id {
		wording = words.Say("rounds.keys.inUse", wording)
	}
	return wording
}

// setTextSize makes type larger or smaller, in hundredths; 0 is the usual size.
func (h *Habits) setTextSize(percent int) {
	if h.Look.Percent == percent {
		return
	}
	h.Look.Percent = percent
	h.Fyne.Preferences().SetInt(prefTextSize, percent)
	h.Fyne.Settings().SetTheme(h.Look)
}

// TextSize is the size of type that is kept: one of those that can be chosen.
func TextSize(p fyne.Preferences) int {
	if n := p.Int(prefTextSize); slices.Contains(textSizes, n) {
		return n
	}
	return 0
}

// club is whose papers are printed.
func (h *Habits) club() string { return h.Fyne.Preferences().String(prefClub) }

func (h *Habits) setClub(name string) { h.Fyne.Preferences().SetString(prefClub, name) }

// Defaults are what new events begin with.
func (h *Habits) Defaults() arbiter.Defaults {
	p := h.Fyne.Preferences()
	d := arbiter.Defaults{Federation: p.String(prefFederation), Preset: p.String(prefPreset), Currency: p.String(prefCurrency)}
	if n := p.Int(prefControl); n >= 0 && n <= int(model.Blitz) {
		d.Control = model.TimeControl(n)
	}
	if n := p.Int(prefRatings); n >= 0 && n <= int(model.RatingOwnFirst) {
		d.Ratings = model.RatingChoice(n)
	}
	return d
}

func (h *Habits) setDefaults(d arbiter.Defaults) {
	p := h.Fyne.Preferences()
	p.SetString(prefFederation, d.Federation)
	p.SetString(prefPreset, d.Preset)
	p.SetString(prefCurrency, d.Currency)
	p.SetInt(prefControl, int(d.Control))
	p.SetInt(prefRatings, int(d.Ratings))
}

// The names under which all this is kept.
const (
	PrefAppearance = "appearance"
	prefPoints     = "points"
	prefTextSize   = "textsize"
	prefClub       = "club"
	prefFederation = "new.federation"
	prefControl    = "new.control"
	prefRatings    = "new.ratings"
	prefPreset     = "new.preset"
	prefCurrency   = "new.currency"
)
