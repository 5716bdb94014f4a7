package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	phrases "wallchart/assets/wording"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// openHelp opens the help with F1.
func (b *robot) openHelp() *helpPage {
	b.t.Helper()
	b.press(fyne.KeyF1, 0)
	return question[*helpPage](b)
}

// told is the entry that is shown, as its title and text.
func (p *helpPage) told() (title, text string) {
	var all []string
	for _, o := range p.body.Objects {
		all = append(all, o.(*widget.Label).Text)
	}
	return all[0], strings.Join(all[1:], "\n")
}

// TestHelpTellsOfEverything: an entry for every command, tie-break and pairing system, each with something to say, and
// none twice.
func TestHelpTellsOfEverything(t *testing.T) {
	b := open(t)
	has := map[string]bool{}
	for _, e := range helpOfWindow(b.App).entries() {
		if has[e.id] || e.title == "" || strings.TrimSpace(e.text) == "" {
			t.Errorf("%s: twice, or without words: %+v", e.id, e)
		}
		has[e.id] = true
	}
	for _, c := range b.commands {
		if !has["cmd:"+c.ID] {
			t.Errorf("nothing of the command %s", c.ID)
		}
	}
	for _, tb := range catalogue.All {
		if !has["tb:"+tb.Code] {
			t.Errorf("nothing of the tie-break %s", tb.Code)
		}
	}
	for _, e := range systems.All {
		if !has["system:"+e.Code] {
			t.Errorf("nothing of the system %s", e.Code)
		}
	}
}

// TestHelpOpensAtWhatIsShown: at the screen, in a tie-break's column at that tie-break, without an event at the
// beginning of all.
func TestHelpOpensAtWhatIsShown(t *testing.T) {
	b := open(t)
	want := func(where, want string) {
		t.Helper()
		p := b.openHelp()
		if got := p.found[p.chosen].id; got != want {
			t.Errorf("%s: the help opens at %s, not at %s", where, got, want)
		}
		if title, text := p.found[p.chosen].title, p.found[p.chosen].text; title == "" || text == "" {
			t.Errorf("%s: %q %q", where, title, text)
		}
		b.press(fyne.KeyEscape, 0)
	}
	want("start", "guide:first-event")
	b.stage().OpenSample("swiss15.wallchart")
	for screen, page := range map[string]string{"players": "players", "rounds": "rounds", "log": "files"} {
		b.show(screen)
		want(screen, "guide:"+page)
	}
	b.show("standings")
	b.stage().Pick("tb:SOLKOFF", 2)
	want("in a column", "tb:SOLKOFF")
	b.stage().Pick("name", 2)
	want("on a name", "guide:standings")
	b.show("tiebreaks")
	b.screen.(*tables.TieBreaks).Order.Select(3)
	want("in the list", "tb:CUMULATIVE")
}

// TestHelpIsSearched: by a tie-break's other name, by a key, by what a text says; Down goes on, and what is nowhere is
// said.
func TestHelpIsSearched(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	p := b.openHelp()
	for typed, want := range map[string]string{"buchholz": "tb:BH", "f6": "cmd:round.pair", "withdraw": "cmd:round.attend",
		"dutch": "system:dutch"} {
		p.search.SetText(typed)
		found := false
		for _, e := range p.found[:min(5, len(p.found))] {
			found = found || e.id == want
		}
		if !found {
			t.Errorf("%q does not find %s among the first five", typed, want)
		}
	}
	p.search.SetText("pair next round")
	p.search.SetText("swap")
	if title, text := p.told(); !strings.Contains(title, "Swap") || !strings.Contains(text, "In the menu Round.") ||
		!strings.Contains(text, "Keys: Ctrl+Shift+X") {
		t.Errorf("%q: %q", title, text)
	}
	p.search.SetText("buchholz")
	first, _ := p.told()
	b.press(fyne.KeyDown, 0)
	if second, _ := p.told(); second == first || p.chosen != 1 {
		t.Errorf("after Down it still tells of %q", second)
	}
	p.search.SetText("zebra crossing")
	if !p.none.Visible() || !strings.Contains(p.none.Text, "zebra crossing") || len(p.body.Objects) != 0 {
		t.Errorf("of what is nowhere it says %q", p.none.Text)
	}
}

// TestAbout names version, licences and the log, whose folder it shows.
func TestAbout(t *testing.T) {
	b := open(t)
	shown := ""
	h := helpOfWindow(b.App)
	h.outside = func(path string) { shown = path }
	h.about()
	var all []string
	for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		switch o := o.(type) {
		case *widget.Label:
			all = append(all, o.Text)
		case fyne.Tappable:
			if button, ok := o.(interface{ Disabled() bool }); ok && !button.Disabled() && shown == "" {
				test.Tap(o)
			}
		}
	}
	text := strings.Join(all, "\n")
	for _, want := range []string{"Wallchart test", "MIT licence", "github.com/boombuler/barcode", "SIL Open Font License", LogFile()} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not name %q", want)
		}
	}
	if shown == "" || !strings.HasPrefix(LogFile(), shown) {
		t.Errorf("it shows the folder %q of %s", shown, LogFile())
	}
}

// TestTheHelpsListIsReadWhole in the smallest window and in every language: no line of it is cut.
func TestTheHelpsListIsReadWhole(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(phrases.English) })
	b := open(t)
	b.win.Resize(least)
	for _, language := range phrases.Languages() {
		b.speaks(language)
		b.stage().OpenSample("club.wallchart")
		h := helpOfWindow(b.App).openAt("")
		read := map[string]bool{}
		for i := range h.found {
			h.list.Select(i)
			for _, o := range test.LaidOutObjects(h.list) {
				if s, ok := o.(*controls.Snug); ok && s.Text != "" && !read[s.Text] {
					if read[s.Text] = true; s.Shown() != s.Text {
						t.Errorf("%s: of %q is shown %q", language, s.Text, s.Shown())
					}
				}
			}
		}
		if len(read) < 100 {
			t.Errorf("%s: read were %d lines", language, len(read))
		}
		h.dialog.Close()
	}
}
