package ui

import (
	"slices"
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/ui/boards"
	"wallchart/ui/kit/words"
	"wallchart/ui/mac"
)

// TestMenusOnAMac: what belongs into the menu with the program's name is called as the toolkit looks for it, in every language; quitting
// stands there already, and no line is left behind that divides nothing.
func TestMenusOnAMac(t *testing.T) {
	on(t, "darwin")
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for _, language := range []string{"en", "de", "fr", "es"} {
		b := open(t)
		b.speaks(language)
		b.stage().OpenSample("club.wallchart")
		b.menus.refresh()
		labels := map[string]bool{}
		bar := b.win.MainMenu()
		for _, m := range bar.Items {
			line := true
			for _, item := range m.Items {
				if item.IsSeparator && line {
					t.Errorf("%s: a line divides nothing in %s", language, m.Label)
				}
				line = item.IsSeparator
				labels[item.Label] = true
			}
			if line {
				t.Errorf("%s: %s ends with a line", language, m.Label)
			}
		}
		if !labels[mac.About] || !labels[mac.Settings] || bar.Items[len(bar.Items)-1].Label != mac.Help {
			t.Errorf("%s: the toolkit does not find About, Settings or Help", language)
		}
		if labels[b.command("file.quit").wording()] {
			t.Errorf("%s: there are two items that quit", language)
		}
		w := MacWords()
		if w.Quit == "" || !strings.Contains(w.Quit, "Wallchart") || w.Settings == w.About || w.Help == "" {
			t.Errorf("%s: the system's own items are %+v", language, w)
		}
	}
}

// TestPairingHasASecondKey, because F6 on a Mac does something else unless fn is held: there the second one is shown.
func TestPairingHasASecondKey(t *testing.T) {
	for system, want := range map[string]string{"linux": "F6 Ctrl+G Shift+F6 Ctrl+Shift+G", "darwin": "Cmd+G F6 Cmd+Shift+G Shift+F6"} {
		on(t, system)
		b := open(t)
		var got []string
		for _, id := range []string{"round.pair", "round.sections"} {
			for _, k := range b.command(id).Keys {
				got = append(got, k.String())
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: pairing has the keys %q", system, got)
		}
	}
	on(t, "darwin")
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	before := b.state.LastRound()
	b.shortcut(boards.PairKeys(false)[0].Shortcut())
	if text := b.status.said; b.state.LastRound() == before && !slices.Contains([]string{b.command("round.pair").why()}, text) {
		t.Errorf("the second key neither pairs nor says why not: %q", text)
	}
}
