package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/wording"
	"wallchart/export/reports"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/exchange"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

func (b *robot) found(typed string) []string {
	var lines []string
	for _, f := range b.finder.finds(typed) {
		lines = append(lines, f.wording)
	}
	return lines
}

// TestPaletteRunsWhatWasTyped: a withdrawal was taken back, and "withd" finds the
// withdrawals and not its redo.
func TestPaletteRunsWhatWasTyped(t *testing.T) {
	b := begin(t)
	_ = b.Do(steps.Withdraw{Section: b.state.Section.ID, Who: 3, From: 1})
	b.steps.Undo()
	event := b.doc.Tournament()
	if got := b.found("withd"); len(got) == 0 || !strings.HasPrefix(got[0], "Withdrawals and byes") ||
		strings.Contains(strings.Join(got, "|"), "Redo") {
		t.Errorf("%q finds %q", "withd", got)
	}
	b.run(b.command("view.find"))
	b.typed("withd")
	b.press(fyne.KeyReturn, 0)
	if b.doc.Tournament() != event || b.dialogs.count != 1 {
		t.Errorf("Enter after withd makes %q; %d dialogs are open", b.doc.UndoLabel(), b.dialogs.count)
	}
	b.press(fyne.KeyEscape, 0)
	for typed, want := range map[string]string{"redo": "Redo “Withdraw Cleo from round 1 on”", "redo with": ""} {
		if got := b.found(typed); strings.Join(got, "|") != want {
			t.Errorf("%q finds %q", typed, got)
		}
	}
	all := b.found("")
	if got := strings.Join(all[len(all)-2:], "|"); !strings.HasPrefix(got, "Undo") || !strings.Contains(got, "|Redo") {
		t.Errorf("the last that the palette offers are %q", got)
	}
}

// TestPaletteFindsByOtherNames: what the field calls it, and rounds by number.
func TestPaletteFindsByOtherNames(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	for typed, want := range map[string]string{
		"federation": "Export for another program", "roster": "Import players", "line-up": "Export",
		"print": "Print", "bye": "Withdrawals and byes",
		"us chess": "US Chess rating report", "trf": "Export for another program", "seed": "Number by rating", "buchholz": "Tie-breaks",
	} {
		if got := strings.Join(b.found(typed), "|"); !strings.Contains(got, want) {
			t.Errorf("%q finds %q and not %s", typed, got, want)
		}
	}
	if got := b.found("round 2"); len(got) == 0 || got[0] != "Show Round 2" {
		t.Errorf("%q finds %q", "round 2", got)
	}
}

// TestPaletteNamesFirst: Enter after light does what is called so, and not what is found by that word as well.
func TestPaletteNamesFirst(t *testing.T) {
	b := begin(t)
	if got := strings.Join(b.found("light"), "|"); !strings.HasPrefix(got, "Light colours|Settings") {
		t.Errorf("light finds %s", got)
	}
}

// TestPaletteSaysWhyNot: what cannot be done is there with its reason, before
// anything that has the letters inside only.
func TestPaletteSaysWhyNot(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	f := b.finder.finds("pair")
	if len(f) < 2 || f[0].why != "" && !strings.HasPrefix(f[0].wording, "Pair") {
		t.Fatalf("%q finds %+v", "pair", f)
	}
	at := map[string]int{}
	for i := range f {
		at[f[i].wording] = i + 1
	}
	pair, unpair := at["Pair round 2"], at[words.Say("cmd.round.unpair")]
	if pair == 0 || unpair == 0 || unpair < pair || !strings.Contains(f[pair-1].why, "no result") || f[pair-1].key != "F6" {
		t.Errorf("Pair round 2 is no. %d, Unpair no. %d: %+v", pair, unpair, f)
	}
	b.run(b.command("view.find"))
	b.typed("pair round 2")
	b.press(fyne.KeyReturn, 0)
	if got := b.status.left.Text; !strings.Contains(got, "no result") {
		t.Errorf("a grey command says %q", got)
	}
	b.run(b.command("view.find"))
	b.typed("zebra crossing")
	var told []string
	for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok && l.Visible() {
			told = append(told, l.Text)
		}
	}
	if all := strings.Join(told, "\n"); !strings.Contains(all, "Nothing called “zebra crossing”") {
		t.Errorf("the palette says %q", all)
	}
	b.press(fyne.KeyReturn, 0) // does nothing
	if b.dialogs.count != 1 {
		t.Error("Enter on nothing does something")
	}
}

// TestPaletteFindsEveryOutput: every report and every kind of file that can be written, by its name in every language, and by what people
// call them; Enter opens the dialog that writes it, with that and nothing else chosen.
func TestPaletteFindsEveryOutput(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	for _, code := range wording.Languages() {
		must.Do(t, words.Speak(code))
		for _, r := range reports.All {
			f := b.finds(words.Text(r.Name), words.Say("find.report", r.Name))
			if f == nil || (f.why == "") != r.For(b.state.Section) {
				t.Errorf("%s: %q finds %q, %+v", code, words.Text(r.Name), b.found(words.Text(r.Name)), f)
			}
		}
		for _, k := range paper.Forms() {
			if b.finds(words.Text(k.Title), words.Say("find.file", k.Title, k.Ending)) == nil {
				t.Errorf("%s: %q finds %q", code, words.Text(k.Title), b.found(words.Text(k.Title)))
			}
		}
	}
	for code, typed := range map[string][]string{
		"en": {"report file", "FIDE report", "certificates", "diplomas", "workbook", "excel", "name tags", "trf", "csv", "pdf"},
		"de": {"Berichtsdatei", "Turnierbericht", "Urkunden", "Arbeitsmappe", "excel", "trf", "Aushang"},
		"es": {"archivo de informe", "diplomas", "libro", "excel", "trf"},
		"fr": {"fichier FIDE", "rapport", "diplômes", "classeur", "excel", "trf"},
	} {
		_ = words.Speak(code)
		for _, what := range typed {
			if len(b.found(what)) == 0 {
				t.Errorf("%s: %q finds nothing", code, what)
			}
		}
	}
	_ = words.Speak(wording.English)
	b.finds("ceremony", "Export: Prize-giving").do()
	if got := b.status.left.Text; !strings.Contains(got, words.Say("find.report.none")) {
		t.Errorf("without prizes their report says %q", got)
	}
	b.finds("certificates", "Export: Certificates").do()
	dialog := b.dialogs.top()
	if got := dialog.Of.(*paper.Export).Chosen(); got != "certificates" {
		t.Errorf("the export is of %q", got)
	}
	dialog.Close()
	b.finds("markdown", words.Say("find.file", "Markdown", ".md")).do()
	if got := b.dialogs.top().Of.(*paper.Export).Form(); got != "md" {
		t.Errorf("the export is as %q", got)
	}
	b.dialogs.top().Close()
	for i, f := range exchange.Formats() {
		b.finds(f.Name(), words.Say("find.file", f.Name(), f.Ending)).do()
		if got := b.choice("exchange.form").SelectedIndex(); got != i {
			t.Errorf("%s: the form is no. %d", f.Name(), got)
		}
		b.dialogs.top().Close()
	}
}

// finds is what the palette finds with a wording; nil for nothing.
func (b *robot) finds(typed, wording string) *find {
	for _, f := range b.finder.finds(typed) {
		if f.wording == wording {
			return &f
		}
	}
	return nil
}
