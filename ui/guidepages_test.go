package ui

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/docs/guide"
	"wallchart/must"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
)

// guideProblems are what is wrong with a page in the language that is spoken: names that the window does not say, keys
// that are not those of the command before them or of none, links and pictures that lead nowhere.
func guideProblems(commands []Command, p guide.Page) (problems []string) {
	said := map[string]bool{}
	for _, name := range words.Spoken().Names() {
		if text, ok := words.Find(name); ok {
			said[strings.TrimSuffix(text, "…")] = true
		}
	}
	var named []*Command // by the name before a key
	for _, b := range p.Blocks {
		if _, err := fs.Stat(guide.Files, b.Picture); b.Picture != "" && err != nil {
			problems = append(problems, "no picture "+b.Picture)
		}
		named = nil
		for i, s := range b.Spans {
			switch s.Kind {
			case guide.Named:
				if named = commandsNamed(commands, s.Text); named == nil && !said[s.Text] {
					problems = append(problems, "the window does not say "+s.Text)
				}
			case guide.Key:
				behind := i > 0 && named != nil && strings.TrimSpace(b.Spans[i-1].Text) == "("
				if behind && !slices.ContainsFunc(named, func(c *Command) bool { return hasKey(c, s.Text) }) {
					problems = append(problems, s.Text+" is not its key: "+b.Text())
				}
				if !behind && looksLikeKey(s.Text) && !anyKey(commands, s.Text) {
					problems = append(problems, "there is no key "+s.Text)
				}
				named = nil
			case guide.Link:
				if !slices.Contains(guide.Names, s.To) || b.Leads() == "" || b.Mark == "" {
					problems = append(problems, "a link to "+s.To+" must be a line of a list, and lead to a page")
				}
			}
		}
	}
	return problems
}

// commandsNamed are those with these words, or the menu and these words: "Print, Export…"; or of the screen with that name.
func commandsNamed(commands []Command, text string) (found []*Command) {
	for i := range commands {
		c := &commands[i]
		wording := strings.TrimSuffix(words.Say("cmd."+c.ID), "…") // a text that ends in … seems cut
		screen, _ := words.Find("screen." + c.ID[strings.Index(c.ID, ".")+1:])
		if c.ID == "section.players" && text == words.Say("screen.teams") {
			screen = text
		}
		if text == wording || text == words.Say("menu."+c.Menu)+", "+wording || text == screen {
			found = append(found, c)
		}
	}
	return found
}

func hasKey(c *Command, key string) bool {
	return slices.ContainsFunc(c.Keys, func(k menus.Key) bool { return k.String() == key })
}

// looksLikeKey tells a key of the window from what is typed: 1400+ is no key, Ctrl+K and F8 are.
func looksLikeKey(text string) bool {
	before, after, plus := strings.Cut(text, "+")
	if plus && before != "" && after != "" {
		return !strings.Contains(text, " + ")
	}
	return len(text) == 2 && text[0] == 'F' && text[1] >= '1' && text[1] <= '9'
}

// anyKey tells whether a command or a table has the key.
func anyKey(commands []Command, key string) bool {
	return slices.ContainsFunc(commands, func(c Command) bool { return hasKey(&c, key) }) || strings.Contains(words.Say("keys.table"), key)
}

// translated tells whether a page of the guide is there in a language; as long as nobody has translated it, it appears in English.
func translated(language, name string) bool {
	_, err := fs.Stat(guide.Files, path.Join(language, name+".md"))
	return err == nil || language == wording.English
}

// TestGuideIsTrue: what the pages name is there, with these keys, in every language.
func TestGuideIsTrue(t *testing.T) {
	for _, language := range wording.Languages() {
		a := speaking(t, language)
		for _, name := range guide.Names {
			p := must.Have(guide.Read(language, name))(t)
			if !translated(language, name) {
				continue
			}
			for _, problem := range guideProblems(a.commands, p) {
				t.Errorf("%s %s: %s", language, name, problem)
			}
		}
	}
}

// TestGuideIsWholeInEveryLanguage: a page that is translated has the parts of the English one, in the same order.
func TestGuideIsWholeInEveryLanguage(t *testing.T) {
	shape := func(p guide.Page) (all []string) {
		for _, b := range p.Blocks {
			all = append(all, fmt.Sprint(b.Heading, b.Mark, b.Picture != "", b.Leads()))
		}
		return all
	}
	for _, language := range wording.Languages() {
		for _, name := range guide.Names {
			if !translated(language, name) {
				continue
			}
			own, err := guide.Read(language, name)
			english, _ := guide.Read(wording.English, name)
			if got, want := shape(own), shape(english); err != nil || !slices.Equal(got, want) {
				t.Errorf("%s %s: %v\n%v\n%v", language, name, err, got, want)
			}
			for _, b := range own.Blocks {
				if b.Picture != "" && !strings.Contains(b.Picture, "/"+language+"/") {
					t.Errorf("%s %s shows a picture in another language: %s", language, name, b.Picture)
				}
			}
		}
	}
}

// TestGuideProblems: each fault is found.
func TestGuideProblems(t *testing.T) {
	a := speaking(t, "en")
	for want, spans := range map[string][]guide.Span{
		"does not say": {{Text: "Pair everything", Kind: guide.Named}},
		"is not its key": {{Text: "Round, Pair the next round", Kind: guide.Named}, {Text: " ("},
			{Text: "F5", Kind: guide.Key}},
		"no key": {{Text: "Ctrl+Shift+Q", Kind: guide.Key}},
		"a link": {{Text: "More", Kind: guide.Link, To: "manual"}},
	} {
		p := guide.Page{Blocks: []guide.Block{{Mark: "•", Spans: spans}}}
		if got := strings.Join(guideProblems(a.commands, p), "\n"); !strings.Contains(got, want) {
			t.Errorf("%v: %q", spans, got)
		}
	}
	fine := guide.Page{Blocks: []guide.Block{{Mark: "•", Spans: []guide.Span{{Text: "Round, Pair the next round", Kind: guide.Named},
		{Text: " ("}, {Text: "F6", Kind: guide.Key}, {Text: "), "}, {Text: "1400+", Kind: guide.Key}}}}}
	if got := guideProblems(a.commands, fine); got != nil {
		t.Errorf("nothing is wrong: %q", got)
	}
}

// TestGuideOfEverything: each screen and command has a page that is there, and to each page something leads.
func TestGuideOfEverything(t *testing.T) {
	b := open(t)
	led := map[string]bool{}
	for _, k := range screens() {
		led[guideOf("screen."+k.id)] = true
		if page := guideOf("screen." + k.id); page == guideOf("screen.unknown") {
			t.Errorf("the screen %s has no page", k.id)
		}
	}
	for i := range b.commands {
		led[guideOf(b.commands[i].ID)] = true
	}
	for _, name := range guide.Names {
		led[name] = led[name] || name == guideOf("screen.")
		if !led[name] {
			t.Errorf("nothing leads to the page %s", name)
		}
		delete(led, name)
	}
	if len(led) > 0 {
		t.Errorf("there are no pages %v", led)
	}
}

// TestGuideFromTheScreen with Shift+F1, from a dialog with F1, and from page to page.
func TestGuideFromTheScreen(t *testing.T) {
	b := open(t)
	at := func(where, want string) {
		t.Helper()
		p := question[*helpPage](b)
		if p == nil || p.found[p.chosen].id != want || !p.page.Visible() {
			t.Fatalf("%s: %+v", where, p)
		}
	}
	b.press(fyne.KeyF1, fyne.KeyModifierShift)
	at("start", "guide:first-event")
	b.press(fyne.KeyEscape, 0)
	b.stage().OpenSample("swiss15.wallchart")
	b.show("standings")
	b.stage().Pick("tb:SOLKOFF", 2)
	b.press(fyne.KeyF1, fyne.KeyModifierShift)
	at("in a column", "guide:standings")
	b.press(fyne.KeyEscape, 0)
	b.stage().OpenSample("lothian.wallchart")
	b.show("players")
	b.press(fyne.KeyF1, fyne.KeyModifierShift)
	at("teams", "guide:team-day")
	b.press(fyne.KeyEscape, 0)
	b.run(b.command("print.exchange"))
	b.press(fyne.KeyF1, 0)
	at("a dialog", "guide:federation")
	b.press(fyne.KeyF1, 0)
	if len(b.dialogs.stack) != 2 {
		t.Errorf("F1 in the help opens it again: %d", len(b.dialogs.stack))
	}
	b.press(fyne.KeyEscape, 0)
	if len(b.dialogs.stack) != 1 || question[*helpPage](b) != nil {
		t.Error("the dialog below is gone, too")
	}
	b.press(fyne.KeyEscape, 0)
	p := b.openHelp()
	p.search.SetText("my child third")
	at("searched", "guide:questions")
}
