package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/exchange"
	"wallchart/ui/kit/words"
)

// officeForm is the place of a rating office's form in the list.
func officeForm(t *testing.T, name string) int {
	t.Helper()
	at := slices.IndexFunc(exchange.Formats(), func(f exchange.Format) bool { return strings.HasPrefix(f.Name(), name) })
	if at < 0 {
		t.Fatalf("%s is not offered", name)
	}
	return at
}

// TestEventIsWrittenForAnOffice: the ECF refuses an event of which nothing is known; each objection leads to its place, what is
// entered there is no longer missing, and then the file is written.
func TestEventIsWrittenForAnOffice(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.run(b.command("print.exchange"))
	d := question[*exchange.ExportDialog](b)
	d.Form.SetSelectedIndex(officeForm(t, "ECF"))
	path := filepath.Join(b.folder, "spring.txt")
	d.Path.SetText(path)
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(path); err == nil || b.dialogs.count != 1 {
		t.Fatal("a file that would be refused is written")
	}
	for _, c := range [][2]string{{"The ECF’s event code", "SPRING26"}, {"The results officer is missing", "Olive Orr"},
		{"The results officer has no address", "olive@example.org"}, {"The treasurer is missing", "Tom Tay"},
		{"The treasurer has no address", "tom@example.org"}, {"The time control", "90+30"},
		{"The last day", "2026-05-31"}, {"The first day", "2026-05-30"}} {
		b.cure(t, d, c[0], c[1])
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
func (b *robot) cure(t *testing.T, d *exchange.ExportDialog, line, typed string) {
	t.Helper()
	for _, l := range d.Links {
		if strings.HasPrefix(l.Text, line) {
			l.OnTapped()
			b.typed(typed)
			b.press(fyne.KeyReturn, 0)
			return
		}
	}
	t.Errorf("%q is not among the objections", line)
}

// TestATableForAnOffice: an objection to a player of another section leads there; the table is suggested with the office's name.
func TestATableForAnOffice(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	second := *b.state.Section
	second.Name = "Reserve"
	second.Players = slices.Clone(second.Players)
	second.Players[4].NationalID = "no ID"
	if err := b.Do(steps.ImportSection{Section: second}); err != nil {
		t.Fatal(err)
	}
	who := second.Players[4].Name
	d := b.exporter().Show()
	d.Section.SetSelectedIndex(1)
	d.Form.SetSelectedIndex(officeForm(t, "NWSRS"))
	if !strings.Contains(filepath.Base(d.Path.Text), "Reserve NWSRS") {
		t.Errorf("suggested is %s", d.Path.Text)
	}
	at := slices.IndexFunc(d.Found, func(p model.Problem) bool { return p.Grave })
	if at < 0 || d.Found[at].Who != who || !strings.HasPrefix(words.Err(d.Found[at]), "Reserve") {
		t.Fatalf("found is %v", d.Found)
	}
	d.Links[at].OnTapped()
	if b.state.Section.Name != "Reserve" || b.dialogs.count != 0 {
		t.Errorf("it leads to %s", b.state.Section.Name)
	}
}
