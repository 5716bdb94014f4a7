package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/files/ecf"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/exchange"
)

// officeForm is the place of a rating office's form in the list.
func officeForm(t *testing.T, name string) int {
	t.Helper()
	for at, f := range exchange.Formats() {
		if strings.HasPrefix(f.Name(), name) {
			return at
		}
	}
	t.Fatalf("%s is not offered", name)
	return -1
}

// TestEventIsWrittenForAnOffice: the ECF refuses an event of which nothing is known; each objection leads to its place, what is
// entered there is no longer missing, and then the file is written.
func TestEventIsWrittenForAnOffice(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.run(b.command("print.exchange"))
	b.choice("exchange.form").SetSelectedIndex(officeForm(t, "ECF"))
	path := filepath.Join(b.folder, "spring.txt")
	b.where().SetText(path)
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(path); err == nil || b.dialogs.count != 1 {
		t.Fatal("a file that would be refused is written")
	}
	for _, c := range [][2]string{{"The ECF’s event code", "SPRING26"}, {"The results officer is missing", "Olive Orr"},
		{"The results officer has no address", "olive@example.org"}, {"The treasurer is missing", "Tom Tay"},
		{"The treasurer has no address", "tom@example.org"}, {"The time control", "90+30"},
		{"The last day", "2026-05-31"}, {"The first day", "2026-05-30"}} {
		b.cure(c[0], c[1])
	}
	for i, p := range b.state.Section.Players {
		if p.NationalID != "" {
			t.Fatalf("player %d has an ID", i)
		}
	}
	b.press(fyne.KeyReturn, 0)
	file, err := os.ReadFile(path)
	if err != nil || b.dialogs.count != 0 || !strings.Contains(string(file), "#RESULTS OFFICER ADDRESS=olive@example.org\r\n") ||
		strings.Count(string(file), "#PIN=") != 15 {
		t.Errorf("written is %v, %s", err, file)
	}
	if kept := ecf.Stored(b.doc.Tournament()); kept.Code != "SPRING26" {
		t.Errorf("kept is %+v", kept)
	}
	b.setting.AskDetails("", "", nil)
	b.turns("details.ecf")
	if b.field("ecf.code").Text != "SPRING26" {
		t.Error("the details do not show it again")
	}
}

// cure follows the objection that begins so, and types what it asks for.
func (b *robot) cure(line, typed string) {
	b.t.Helper()
	b.follows(line)
	b.typed(typed)
	b.press(fyne.KeyReturn, 0)
}

// TestATableForAnOffice: an objection to a player of another section leads there; the table is suggested with the office's name.
func TestATableForAnOffice(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	second := *b.state.Section
	second.Name = "Reserve"
	second.Players = slices.Clone(second.Players)
	second.Players[4].NationalID = "no ID"
	must.Do(t, b.Do(steps.ImportSection{Section: second}))
	who := second.Players[4].Name
	b.exporter().Show()
	b.choice("exchange.section").SetSelectedIndex(1)
	b.choice("exchange.form").SetSelectedIndex(officeForm(t, "NWSRS"))
	if !strings.Contains(filepath.Base(b.where().Text), "Reserve NWSRS") {
		t.Errorf("suggested is %s", b.where().Text)
	}
	b.follows("Reserve, " + who + ": ")
	if b.state.Section.Name != "Reserve" || b.dialogs.count != 0 {
		t.Errorf("it leads to %s", b.state.Section.Name)
	}
}
