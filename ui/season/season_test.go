package season

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// asker is a desk over an empty window, with the files of three events.
type asker struct {
	*Desk
	t       *testing.T
	home    string
	dialog  *Dialog // opened last
	read    []string
	printed []table.Document
	told    []string
}

// player is somebody with his score by decision.
func player(s *model.Section, name string, score model.Points) {
	id := model.ID(len(s.Players) + 1)
	s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}})
	s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: score})
}

// opened are the events of the tests, by the names of their files.
func opened(file string) (*model.Tournament, error) {
	section := func(id model.ID, name string) *model.Section {
		return &model.Section{ID: id, Name: name, Scoring: model.Classic(0, 0, 0)}
	}
	open, second := section(1, "Open"), section(2, "Second")
	switch filepath.Base(file) {
	case "april.wallchart":
		player(open, "Able, Ann", 3*model.One)
		player(open, "Baker, Bob", 2*model.One)
		player(open, "Cook, Catherine", model.One)
		return &model.Tournament{Name: "April", Sections: []*model.Section{open}}, nil
	case "may.trf":
		player(open, "Bob Baker", 3*model.One)
		player(open, "Cook, Katherine", 2*model.One)
		player(second, "Dean, Dee", 2*model.One)
		return &model.Tournament{Name: "May", Sections: []*model.Section{open, second}}, nil
	}
	return nil, errors.New("it holds no event")
}

func newAsker(t *testing.T) *asker {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 800))
	a := &asker{t: t, home: t.TempDir()}
	for _, name := range []string{"april.wallchart", "may.trf", "bad.wallchart"} {
		must.Do(t, os.WriteFile(filepath.Join(a.home, name), nil, 0o600))
	}
	a.Desk = &Desk{Read: func(file string) (*model.Tournament, error) {
		a.read = append(a.read, filepath.Base(file))
		return opened(file)
	}, Here: func() string { return "" }, Events: func() []picker.Kind { return nil },
		Options: func() report.Options { return report.Options{} }, Sheet: func() formats.Sheet { return formats.Sheet{Paper: table.A4} },
		Print:  func(doc table.Document, _ string) { a.printed = append(a.printed, doc) },
		Open:   func([]picker.Kind, func(string)) { t.Error("a file is asked for") },
		Save:   func(string, []picker.Kind, func(string)) { t.Error("a place is asked for") },
		Folder: a.home, Prefs: fyne.CurrentApp().Preferences(),
		Work: &work.Worker{Inline: true, Tell: func(_, text string) { t.Error(text) }},
		Tell: func(title, text string) { a.told = append(a.told, title+": "+text) },
		Ask: func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
			a.dialog = d.Of.(*Dialog)
			d.Show(size, focus)
		}, Canvas: w.Canvas()}
	return a
}

// answers lets the next question for a file be answered.
func (a *asker) answers(name string) {
	path := filepath.Join(a.home, name)
	a.Open = func(_ []picker.Kind, answer func(string)) { answer(path) }
	a.Save = func(_ string, _ []picker.Kind, answer func(string)) { answer(path) }
}

func (a *asker) key(name fyne.KeyName, mod fyne.KeyModifier) {
	if mod != 0 {
		a.Canvas.Focused().(fyne.Shortcutable).TypedShortcut(&desktop.CustomShortcut{KeyName: name, Modifier: mod})
		return
	}
	a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: name})
}

// shown are the rows of a table, cells apart by a bar.
func shown(t table.Table) string {
	var rows []string
	for _, r := range t.Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Text)
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return strings.Join(rows, "\n")
}

// file is what a file of the folder holds.
func (a *asker) file(name string) string {
	raw, err := os.ReadFile(filepath.Join(a.home, name))
	if err != nil {
		a.t.Error(err)
	}
	return string(raw)
}

// TestASeasonIsMade: from nothing, with two events, one of several sections; a question is answered, the sum is explained, the
// season is saved, and the next time it is there again.
func TestASeasonIsMade(t *testing.T) {
	a := newAsker(t)
	a.AskLast()
	d := a.dialog
	if d.at != eventsAt || !strings.Contains(d.pages.Tabs[eventsAt].Text, "(0)") {
		t.Errorf("a new series opens at page %d, %q", d.at, d.pages.Tabs[eventsAt].Text)
	}
	for _, name := range []string{"april.wallchart", "may.trf"} {
		d.list.add(filepath.Join(a.home, name))
	}
	if got := shown(d.list.grid.Table()); !strings.Contains(got, "1|April|Open|1|players: 3, rounds: 0|") ||
		!strings.Contains(got, "2|May||1|the event has several sections (Open, Second)") {
		t.Fatalf("the events are\n%s", got)
	}
	d.turnTo(standingsAt)
	if got := d.standings.told.Text; !strings.Contains(got, "May does not count: the event has several sections") {
		t.Errorf("below the table stands %q", got)
	}
	d.turnTo(eventsAt)
	if got := d.list.choices(1, sectionColumn); !slices.Equal(got, []string{"Open", "Second"}) {
		t.Errorf("offered are %v", got)
	}
	d.list.grid.Select(1, sectionColumn)
	d.list.grid.Paste("open")
	d.list.grid.Select(1, weightColumn)
	d.list.grid.Paste("2")
	d.list.grid.Select(0, nameColumn)
	d.list.grid.Paste("Spring")
	d.turnTo(standingsAt)
	want := "1|Bob Baker|8|20|2|28\n2|Cook, Katherine||16|1|16\n3|Able, Ann|10||1|10\n4|Cook, Catherine|6||1|6"
	if got := shown(d.standings.grid.Table()); got != want {
		t.Fatalf("the table is\n%s\nwant\n%s", got, want)
	}
	if got := strings.Join(d.standings.text, "\n"); !strings.Contains(got, "Bob Baker: 28") ||
		!strings.Contains(got, "May, place 1  20  place 1: 10; together × 2") || !strings.Contains(got, "8 + 20 = 28") {
		t.Errorf("the first is explained so:\n%s", got)
	}
	d.standings.grid.Select(2, 1)
	if got := d.standings.text[0]; got != "Able, Ann: 10" {
		t.Errorf("the third is explained as %q", got)
	}
	d.turnTo(questionsAt)
	if got := shown(d.questions.grid.Table()); got != "1|Cook, Catherine|Spring|Cook, Katherine|May|nearly the same name" {
		t.Fatalf("asked is\n%s", got)
	}
	a.Canvas.Focused().TypedRune('=')
	got, tab := shown(d.questions.grid.Table()), d.pages.Tabs[questionsAt].Text
	if !strings.HasSuffix(got, "answered: one person") || !strings.Contains(tab, "(0)") {
		t.Errorf("answered it is\n%s, %s", got, tab)
	}
	a.answers("cup")
	d.dialog.Accept()
	if !d.dialog.Open() || d.said.Text != words.Say("season.saved", filepath.Join(a.home, "cup.series")) {
		t.Errorf("saved, it says %q %q", d.said.Text, d.dialog.Said())
	}
	text := "points 10 8 6 5 4 3 2 1\nevent april.wallchart name \"Spring\"\nevent may.trf name \"May\" section \"open\" weight 2\n" +
		"same \"Cook, Catherine\" in \"Spring\" = \"Cook, Katherine\" in \"May\"\n"
	if got := a.file("cup.series"); got != text {
		t.Errorf("the file is\n%s", got)
	}
	d.dialog.Leave()
	if d.dialog.Open() {
		t.Fatalf("saved, it does not close: %s", d.dialog.Said())
	}
	a.AskLast()
	if a.dialog == d || a.dialog.at != standingsAt || shown(a.dialog.standings.grid.Table()) !=
		"1|Bob Baker|8|20|2|28\n2|Cook, Katherine|6|16|2|22\n3|Able, Ann|10||1|10" {
		t.Errorf("opened again it is\n%s", shown(a.dialog.standings.grid.Table()))
	}
}

// TestTheFileStays: what was changed is not lost without a word, and is written only when it is saved; remarks stay.
func TestTheFileStays(t *testing.T) {
	a := newAsker(t)
	text := "# ours\nseries Cup\npoints 10 8\nevent april.wallchart\nevent june.wallchart\n"
	path := filepath.Join(a.home, "cup.series")
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	a.AskFile(path)
	d := a.dialog
	if got := d.standings.told.Text; !strings.Contains(got, "june is not there yet: an event to come.") {
		t.Errorf("below the table stands %q", got)
	}
	d.turnTo(rulesAt)
	if d.rules.name.Text != "Cup" || d.rules.points.Text != "10 8" || d.rules.best.Text != "" || d.rules.ties.SelectedIndex() != 0 ||
		d.rules.levels[0].SelectedIndex() != 1 || d.rules.levels[1].SelectedIndex() != 0 {
		t.Errorf("the rules are %+v", d.rules)
	}
	d.rules.best.SetText("ten")
	if !strings.Contains(d.dialog.Said(), `"ten" is no number of events`) || d.file.Season.Best != 0 {
		t.Errorf("it says %q", d.dialog.Said())
	}
	d.dialog.Accept()
	if a.file("cup.series") != text {
		t.Error("what cannot be read is saved")
	}
	d.turnTo(standingsAt)
	if got := shown(d.standings.grid.Table()); got != "" {
		t.Errorf("with rules that cannot be read there is a table:\n%s", got)
	}
	d.turnTo(rulesAt)
	if d.rules.best.Text != "ten" {
		t.Errorf("what was typed is gone: %q", d.rules.best.Text)
	}
	d.rules.best.SetText("1")
	d.rules.only.SetText("unrated and Frauen")
	if d.file.Season.Only != "unrated and women" {
		t.Errorf("only for %q", d.file.Season.Only)
	}
	d.turnTo(standingsAt)
	if d.turnTo(rulesAt); d.rules.only.Text != "unrated and women" {
		t.Errorf("shown is only for %q", d.rules.only.Text)
	}
	d.rules.only.SetText("")
	d.rules.other.SetText("0,5")
	d.rules.ties.SetSelectedIndex(2)
	d.rules.levels[1].SetSelectedIndex(2)
	d.turnTo(standingsAt)
	if got := shown(d.standings.grid.Table()); got != "1|Able, Ann|10|1|10\n2|Baker, Bob|8|1|8\n3|Cook, Catherine|0.5|1|0.5" {
		t.Errorf("the table is\n%s", got)
	}
	d.dialog.Leave()
	if !d.dialog.Open() || d.dialog.Said() == "" {
		t.Fatal("it closes without a word")
	}
	if a.file("cup.series") != text {
		t.Error("it is written before it is saved")
	}
	d.dialog.Accept()
	want := "# ours\nseries Cup\npoints 10 8\nelse 0.5\nties place\nbest 1\nlevel best firsts\nevent april.wallchart\nevent june.wallchart\n"
	if got := a.file("cup.series"); got != want {
		t.Errorf("the file is\n%s", got)
	}
	d.dialog.Leave()
	if d.dialog.Open() {
		t.Error("saved, it asks whether it may close")
	}
}

// TestEvents: one that cannot be read leaves the others; they are moved, taken out, and read anew when that is asked for.
func TestEvents(t *testing.T) {
	a := newAsker(t)
	a.AskLast()
	d := a.dialog
	for _, name := range []string{"april.wallchart", "may.trf"} {
		d.list.add(filepath.Join(a.home, name))
	}
	d.list.add(filepath.Join(a.home, "bad.wallchart"))
	if len(d.file.Season.Events) != 2 || !strings.Contains(d.dialog.Said(), "holds no event") {
		t.Errorf("of one that is none it says %q", d.dialog.Said())
	}
	d.list.add(filepath.Join(a.home, "april.wallchart"))
	if len(d.file.Season.Events) != 2 || !strings.Contains(d.dialog.Said(), "is in the series already") {
		t.Errorf("of one that is there it says %q", d.dialog.Said())
	}
	d.list.add(filepath.Join(a.home, "cup.series"))
	if !strings.Contains(d.dialog.Said(), "is a series itself") {
		t.Errorf("of a series it says %q", d.dialog.Said())
	}
	d.list.grid.Select(1, nameColumn)
	a.key(fyne.KeyUp, fyne.KeyModifierAlt)
	if e := d.file.Season.Events; e[0].Name != "May" || e[1].Name != "April" {
		t.Errorf("moved they are %+v", e)
	}
	d.list.grid.Select(1, nameColumn)
	d.list.grid.Paste("may")
	if d.file.Season.Events[1].Name != "April" || d.list.grid.Faults() != 1 {
		t.Errorf("two events have one name: %+v", d.file.Season.Events)
	}
	d.list.grid.Select(1, numberColumn)
	d.list.grid.Clear()
	if e := d.file.Season.Events; len(e) != 1 || e[0].Name != "May" {
		t.Errorf("left are %+v", e)
	}
	before := len(a.read)
	d.turnTo(standingsAt)
	if len(a.read) != before {
		t.Errorf("to turn a page reads %v", a.read[before:])
	}
	d.again()
	if len(a.read) != before+1 {
		t.Errorf("read again are %v", a.read[before:])
	}
}

// TestPrintedAndExported: the table on paper and in each form; what an ending does not say is refused.
func TestPrintedAndExported(t *testing.T) {
	a := newAsker(t)
	a.AskLast()
	d := a.dialog
	d.print()
	if len(a.printed) != 0 || !strings.Contains(d.dialog.Said(), "Add the events of the series") {
		t.Errorf("without events it is printed: %q", d.dialog.Said())
	}
	d.list.add(filepath.Join(a.home, "april.wallchart"))
	d.print()
	if len(a.printed) != 1 || !strings.HasPrefix(shown(a.printed[0].Tables[0]), "1|Able, Ann|10|1|10") {
		t.Fatalf("printed is %+v", a.printed)
	}
	for _, k := range formats.All {
		name := "table." + k.Endings[0]
		a.answers(name)
		d.export()
		if d.dialog.Said() != "" || len(a.file(name)) == 0 {
			t.Errorf("%s: %s", name, d.dialog.Said())
		}
	}
	if got := a.file("table.csv"); !strings.Contains(got, "Able, Ann") {
		t.Errorf("the list is\n%s", got)
	}
	a.answers("table.exe")
	d.export()
	if !strings.Contains(d.dialog.Said(), "table.exe ends in nothing that can be written") {
		t.Errorf("it says %q", d.dialog.Said())
	}
}

// TestAnswers: two persons, taken back, one person; an answer about an event that is gone goes with it.
func TestAnswers(t *testing.T) {
	a := newAsker(t)
	a.AskLast()
	d := a.dialog
	d.list.add(filepath.Join(a.home, "april.wallchart"))
	d.list.add(filepath.Join(a.home, "may.trf"))
	d.list.grid.Select(1, sectionColumn)
	d.list.grid.Paste("Open")
	d.turnTo(questionsAt)
	persons := func() int {
		d.turnTo(standingsAt)
		defer d.turnTo(questionsAt)
		return len(d.standings.grid.Table().Rows)
	}
	if n := persons(); n != 4 {
		t.Errorf("before an answer there are %d", n)
	}
	a.Canvas.Focused().TypedRune('-')
	if n := persons(); n != 4 || len(d.file.Season.Apart) != 1 || len(d.made.Questions) != 0 {
		t.Errorf("two persons: %d, %v", n, d.file.Season.Apart)
	}
	d.questions.grid.Select(0, 1)
	d.questions.grid.Clear()
	if len(d.file.Season.Apart) != 0 || len(d.made.Questions) != 1 {
		t.Errorf("taken back: %v", d.file.Season.Apart)
	}
	d.questions.answer(true)
	if n := persons(); n != 3 || len(d.file.Season.Same) != 1 {
		t.Errorf("one person: %d", n)
	}
	d.questions.answer(false)
	if n := persons(); n != 4 || len(d.file.Season.Same) != 0 || len(d.file.Season.Apart) != 1 {
		t.Errorf("the other answer: %d, %v", n, d.file.Season)
	}
	d.turnTo(eventsAt)
	d.list.remove([]int{0})
	if len(d.file.Season.Apart) != 0 {
		t.Errorf("an answer about nobody: %v", d.file.Season.Apart)
	}
}

// TestAnotherSeries: a file that cannot be read is told with its lines; another one is opened in its place.
func TestAnotherSeries(t *testing.T) {
	a := newAsker(t)
	for name, text := range map[string]string{"bad.series": "points ten\nprize 3\n",
		"other.series": "series Other\nscore 1\nevent april.wallchart\n"} {
		must.Do(t, os.WriteFile(filepath.Join(a.home, name), []byte(text), 0o600))
	}
	a.AskFile(filepath.Join(a.home, "bad.series"))
	if a.dialog != nil || len(a.told) != 1 || !strings.Contains(a.told[0], `ine 1: "ten" is no number of points`) {
		t.Fatalf("told is %q", a.told)
	}
	a.AskLast()
	d := a.dialog
	a.answers("other.series")
	d.askOther()
	got := shown(a.dialog.standings.grid.Table())
	if d.dialog.Open() || a.dialog.name() != "Other" || got != "1|Able, Ann|3|1|3\n2|Baker, Bob|2|1|2\n3|Cook, Catherine|1|1|1" {
		t.Errorf("opened is %s\n%s", a.dialog.name(), got)
	}
}
