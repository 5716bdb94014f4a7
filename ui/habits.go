package ui

import (
	"wallchart/ui/host"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/ui/kit/words"
)

// habits are what the user has chosen for all events: how half points are written,
// which keys enter results, light or dark.
type habits struct {
	fyne fyne.App // keeps them, and its theme follows
	look *Look
	say  func(sentence string) // answers in the status line
	show func()                // shows the screen anew
	// logoFile keeps the club's picture; picture is what it holds, once looked at.
	logoFile string
	picture  []byte
	looked   bool
}

// reportOptions are how numbers are written on screen and on paper, and the
// window's language.
func (h *habits) reportOptions() report.Options {
	o := report.Options{Language: words.Spoken(), Club: h.club(), Logo: h.logo()}
	if h.fractions() {
		o.Points = report.Fraction
	}
	return o
}

// onPaper are the options of what leaves the window: in the language of the event's
// documents, where it names one that there is.
func onPaper(o report.Options, st host.State) report.Options {
	o.Language, o.Isolated = words.Spoken(), true
	if st.Event != nil {
		o.Language = wording.Wish(st.Event.Language, words.Spoken())
	}
	return o
}

// fractions tells whether half points are written ½ rather than .5.
func (h *habits) fractions() bool { return h.fyne.Preferences().Bool(prefPoints) }

func (h *habits) halvesWords() string {
	if h.fractions() {
		return words.Say("cmd.view.halves.decimal")
	}
	return words.Say("cmd.view.halves")
}

func (h *habits) turnHalves() {
	h.fyne.Preferences().SetBool(prefPoints, !h.fractions())
	h.show()
}

func (h *habits) setAppearance(to Appearance) {
	h.look.Appearance = to
	h.fyne.Preferences().SetString(prefAppearance, string(to))
	h.fyne.Settings().SetTheme(h.look)
}

// resultKeys is the scheme in use.
func (h *habits) resultKeys() *keyScheme {
	id := h.fyne.Preferences().String(prefKeys)
	for i := range keySchemes {
		if keySchemes[i].id == id {
			return &keySchemes[i]
		}
	}
	return &keySchemes[0]
}

func (h *habits) useKeys(id string) {
	h.fyne.Preferences().SetString(prefKeys, id)
	h.say(words.Say("rounds.keys." + id))
	h.show()
}

// keyWords names a scheme in the menu, and tells which one is in use.
func (h *habits) keyWords(id string) string {
	wording := words.Say("cmd.view.keys." + id)
	if h.resultKeys().id == id {
		wording = words.Say("rounds.keys.inUse", wording)
	}
	return wording
}

// columns are what is said of the columns of a list.
func (h *habits) columns(list string) columns {
	return columns{get: func() []string { return h.fyne.Preferences().StringList(list) },
		set: func(said []string) { h.fyne.Preferences().SetStringList(list, said) }}
}

const (
	prefAppearance = "appearance"
	prefPoints     = "points"
)
