package ui

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/must"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
)

// TestManualKeys holds the manual to the commands: every key is in its list.
func TestManualKeys(t *testing.T) {
	manual := must.Have(os.ReadFile("../docs/manual.md"))(t)
	_, list, ok := strings.Cut(string(manual), "\n## Keys\n")
	list, _, end := strings.Cut(list, "\n## ")
	if !ok || !end {
		t.Fatal("docs/manual.md has no section Keys")
	}
	named := map[string]bool{}
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(" ;|`\n", r) }) {
		named[word], named[strings.TrimSuffix(word, ",")] = true, true
	}
	for _, c := range open(t).commands {
		for _, k := range c.Keys {
			if key := strings.Replace(k.String(), "Cmd", "Ctrl", 1); !named[key] {
				t.Errorf("docs/manual.md does not list %s (%s); add it to its section Keys", key, c.ID)
			}
		}
	}
}

// TestManualsNameWhatIsThere holds the manual, and its first chapters in other languages, to the window: what stands in bold with … is a
// command or a button there, alone or behind its menu. In the chapters, where all keys are commands, a key with Ctrl, as the language has
// it, is one too.
func TestManualsNameWhatIsThere(t *testing.T) {
	bold := regexp.MustCompile(`\*\*([^*]+…)\*\*`)
	for _, language := range wording.Languages() {
		file := "manual-" + language + ".md"
		if language == wording.English {
			file = "manual.md"
		}
		manual, err := os.ReadFile("../docs/" + file)
		if err != nil {
			t.Error(err)
			continue
		}
		commands := speaking(t, language).commands
		said := map[string]bool{}
		for _, name := range words.Spoken().Names() {
			text, _ := words.Find(name)
			said[text] = true
		}
		names := bold.FindAllStringSubmatch(string(manual), -1)
		for _, m := range names {
			_, behind, _ := strings.Cut(m[1], ", ")
			if !said[m[1]] && !said[behind] {
				t.Errorf("%s: the window does not say %q", file, m[1])
			}
		}
		if language == wording.English {
			continue // its section Keys has those of every table, too
		}
		ctrl := regexp.MustCompile(words.Say("key.Ctrl") + `\+[^\s,;.:)|]+`)
		keys := ctrl.FindAllString(string(manual), -1)
		for _, key := range keys {
			if !anyKey(commands, key) && key != (menus.Key{Name: "Return", Ctrl: true}).String() {
				t.Errorf("%s: there is no key %s", file, key)
			}
		}
		if len(names) < 8 || slices.Index(keys, words.Say("key.Ctrl")+"+K") < 0 {
			t.Errorf("%s: looked at are %d names and the keys %v", file, len(names), keys)
		}
	}
}
