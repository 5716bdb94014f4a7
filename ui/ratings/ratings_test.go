package ratings

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/files/playerbook"
	"wallchart/files/ratings"
	"wallchart/files/ratings/ratingstest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// asker is a desk over an empty window, with an event behind it.
type asker struct {
	*Desk
	t      *testing.T
	event  *model.Tournament
	folder string
	steps  int
}

// withList is a desk with one player and a rating list, and the dialog of it.
func withList(t *testing.T) (*asker, *Dialog) {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 800))
	s := &model.Section{ID: 1, Name: "Open", LastID: 1, Scoring: model.Classic(model.One, model.Half, 0),
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}, Rating: 1200}}}
	a := &asker{t: t, event: (&model.Tournament{}).With(s), folder: t.TempDir()}
	section := func() *model.Section { return a.event.Sections[0] }
	do := func(c journal.Change) error {
		next, err := c.Apply(a.event)
		if err == nil {
			a.event = next
			a.steps++
		}
		return err
	}
	a.Desk = &Desk{Lists: NewLists(filepath.Join(a.folder, "ratings"), playerbook.New(a.folder)),
		Section: section, WhyNot: func() string { return "" }, Do: do,
		Add:  func(p model.Player) error { return do(entries.AddPlayer(a.event, section(), p, 0)) },
		Open: func([]picker.Kind, func(string)) { t.Error("a file is asked for") },
		Work: &work.Worker{Inline: true, Tell: func(_, text string) { t.Error(text) }},
		Ask:  func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) { d.Show(size, focus) }, Canvas: w.Canvas()}
	t.Cleanup(a.Lists.Close)
	d := a.AskLists()
	d.Install(ratingstest.FIDEList(t, a.folder,
		"1500001;Zander, Zoe;NOR;F;WCM;1934;2008",
		"1500002;Zander, Zacharias;NOR;M;;1820;1999",
		"1500003;Smith, John;ENG;M;;1700;1980",
		"1500004;Smith, John;ENG;M;;1650;1990"))
	if n := len(a.Lists.All()); n != 1 {
		t.Fatalf("%d lists are installed; %s", n, d.said.Text)
	}
	return a, d
}

func (a *asker) press(k fyne.KeyName) { a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: k}) }

func (a *asker) typed(text string) {
	for _, r := range text {
		a.Canvas.Focused().TypedRune(r)
	}
}

func (a *asker) last() model.Player {
	ps := a.Section().Players
	return ps[len(ps)-1]
}

func TestRatingListIsImportedAndSearched(t *testing.T) {
	a, d := withList(t)
	if !strings.Contains(d.said.Text, "4 players") {
		t.Errorf("after the import it says %q", d.said.Text)
	}
	a.typed("zander, z")
	if n := len(d.results.Found); n != 2 {
		t.Fatalf("typing a name finds %d", n)
	}
	a.press(fyne.KeyUp)
	a.press(fyne.KeyDown)
	a.press(fyne.KeyDown)
	a.press(fyne.KeyReturn)
	want := model.Player{Entry: model.Entry{Name: "Zander, Zoe", Federation: "NOR"}, Rating: 1934,
		Title: "WCM", Sex: "w", Birth: "2008", FideID: "1500001"}
	got := a.last()
	got.ID, got.Number = 0, 0
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("taken from the list: %+v; %s", got, d.said.Text)
	}
	players := len(a.Section().Players)
	a.typed("1500001")
	a.press(fyne.KeyReturn)
	if len(a.Section().Players) != players {
		t.Error("the same person was added twice")
	}
	a.press(fyne.KeyEscape)
	if d.dialog.Open() {
		t.Error("Escape does not close the dialog")
	}
	d.remove(a.Lists.All()[0])
	if left, _ := filepath.Glob(filepath.Join(a.Lists.Folder(), "*")); len(left) != 0 || a.Lists.Any() {
		t.Errorf("after the removal there is %v", left)
	}
	if why := a.WhyNoRefresh(); !strings.Contains(why, "rating list") {
		t.Errorf("without a list it says %q", why)
	}
}

func TestBrokenRatingListIsRefused(t *testing.T) {
	a, d := withList(t)
	path := filepath.Join(a.folder, "notes.txt")
	must.Do(t, os.WriteFile(path, []byte("Dear all,\nthe list is not ready yet.\n"), 0o644))
	d.Install(path)
	if n := len(a.Lists.All()); n != 1 {
		t.Errorf("now %d lists are installed", n)
	}
	if left, _ := filepath.Glob(filepath.Join(a.Lists.Folder(), "*")); len(left) != 1 {
		t.Errorf("left in the folder: %v", left)
	}
}

// TestListsAreFoundInTheirFolder: what one window has installed, the next finds.
func TestListsAreFoundInTheirFolder(t *testing.T) {
	a, _ := withList(t)
	a.Lists.Close()
	again := NewLists(a.Lists.Folder(), playerbook.New(a.folder))
	defer again.Close()
	if got := again.search("smith", 5); len(got) != 2 {
		t.Errorf("the next window finds %d", len(got))
	}
}

// TestRefreshRatings applies what is sure, lists what is not, and does it all in
// one step.
func TestRefreshRatings(t *testing.T) {
	a, lists := withList(t)
	lists.Close()
	for _, p := range []model.Player{
		{Entry: model.Entry{Name: "Zoe Zander"}, Rating: 1900},
		{Entry: model.Entry{Name: "Smith, John"}, Rating: 1600},
	} {
		must.Do(t, a.Add(p))
	}
	steps := a.steps
	d := a.AskRefresh()
	if l := d.lines[0]; l.Name != "Zoe Zander" || !l.ticked || l.How != ratings.ByName {
		t.Fatalf("first: %+v", l)
	}
	smith := d.lines[1]
	if smith.Name != "Smith, John" || smith.ticked || smith.entry() != nil {
		t.Fatalf("ambiguous: %+v", smith)
	}
	row := refreshRow()
	d.paint(smith, row)
	row.Objects[5].(*controls.Select).SetSelectedIndex(1)
	if !smith.ticked {
		t.Error("who was chosen is not ticked")
	}
	d.dialog.Accept()
	got := map[string]model.Player{}
	for _, p := range a.Section().Players {
		got[p.Name] = p
	}
	if z := got["Zoe Zander"]; z.Rating != 1934 || z.FideID != "1500001" || z.Title != "WCM" {
		t.Errorf("refreshed: %+v", z)
	}
	if j := got["Smith, John"]; j.Rating != 1650 || j.FideID != "1500004" {
		t.Errorf("chosen: %+v", j)
	}
	if a.steps != steps+1 {
		t.Errorf("the refresh takes %d steps", a.steps-steps)
	}
}

// TestStoppedImportKeepsTheFormerList cancels before the first row.
func TestStoppedImportKeepsTheFormerList(t *testing.T) {
	a, _ := withList(t)
	var rows []string
	for i := range 20000 {
		rows = append(rows, fmt.Sprintf("%d;Player, No %d;NOR;M;;1500;1990", 3000000+i, i))
	}
	_, err := a.Lists.install(ratingstest.FIDEList(t, t.TempDir(), rows...), "", func(int64, int64) {}, func() bool { return true })
	if !errors.Is(err, ratings.ErrCancelled) {
		t.Fatalf("a stopped import: %v", err)
	}
	if got := a.search("zander", 5); len(got) != 2 {
		t.Errorf("afterwards %d are found", len(got))
	}
}

// TestUSChessRatingIsTheNationalOne: it is kept apart from FIDE's, and counts
// where there is no other.
func TestUSChessRatingIsTheNationalOne(t *testing.T) {
	f := Found{ratings.Entry{ID: "12345678", Name: "DOE, JANE", State: "MA", FideID: "2000001", Ratings: [3]model.Rating{1650}},
		ratings.USChess, nil}
	p := f.Player(ratings.Standard)
	if p.NationalID != "12345678" || p.NationalRating != 1650 || p.Rating != 0 || p.FideID != "2000001" {
		t.Errorf("%+v", p)
	}
}

// TestAListOfOnesOwnInTheWindow: it is imported under the name of its file, found while a name is typed, and refreshes the own ratings
// (VCL4THP.13, question 117); the month that is entered is kept (question 137).
func TestAListOfOnesOwnInTheWindow(t *testing.T) {
	a, lists := withList(t)
	path := filepath.Join(a.folder, "Elm club.csv")
	must.Do(t, os.WriteFile(path, []byte("Name;Rating\nAsh;1333\nBirch, Bo;1222\n"), 0o600))
	lists.installOwn(path)
	if n := len(a.Lists.All()); n != 2 || !strings.Contains(lists.said.Text, "2 players") {
		t.Fatalf("%d lists; %s", n, lists.said.Text)
	}
	a.typed("birch")
	a.press(fyne.KeyReturn)
	if p := a.last(); p.Name != "Birch, Bo" || p.OwnRating != 1222 || p.Rating != 0 {
		t.Errorf("taken from the list: %+v", p)
	}
	lists.Close()
	d := a.AskRefresh()
	d.pick.SetSelectedIndex(1)
	if got := d.pick.Selected + " of " + d.of.Text; got != "Elm club of " {
		t.Errorf("the list is %q", got)
	}
	d.of.SetText("October")
	if d.dialog.Accept(); !d.dialog.Open() {
		t.Error("October is no month")
	}
	d.of.SetText("2026-10")
	d.dialog.Accept()
	s := a.Section()
	if p := s.Players[0]; p.OwnRating != 1333 || p.Rating != 1200 || s.RatingsFrom != "Elm club" || s.RatingsOf != "2026-10-01" {
		t.Errorf("refreshed: %+v from %q of %q", p, s.RatingsFrom, s.RatingsOf)
	}
}

// TestWordsOfRatings: who has no rating, and which a list has, is said in the window's language.
func TestWordsOfRatings(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak("en") })
	for code, want := range map[string]string{
		"en": "unr. 1900 Rapid", "de": "ohne 1900 Schnellschach", "fr": "NC 1900 Rapide", "es": "s. Elo 1900 Rápido",
	} {
		must.Do(t, words.Speak(code))
		if got := ratingWords(0) + " " + ratingWords(1900) + " " + controlWords(ratings.Rapid); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}
