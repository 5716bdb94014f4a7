package ratings_test

import (
	"archive/zip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/ratings"
	"wallchart/files/ratings/ratingstest"
	"wallchart/model"
	"wallchart/must"
)

// installed makes a list of a file in a store of its own.
func installed(t *testing.T, name, text, own string, o ratings.Options) (*ratings.Store, ratings.Summary, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	return into(t, ratings.NewStore(filepath.Join(t.TempDir(), "ratings")), path, own, o)
}

func into(t *testing.T, s *ratings.Store, path, own string, o ratings.Options) (*ratings.Store, ratings.Summary, error) {
	t.Helper()
	t.Cleanup(s.Close)
	sum, err := s.Make(path, own, o)
	if err == nil {
		err = s.Settle(path)
	}
	return s, sum, err
}

const club = "Member;Name;Rating;FIDE ID;Born\n" +
	"A-1;Ash, Ann;1500;;2001\nA-2;Bee, Bob;1400;1503014;\n" +
	";Smith, John;1300;;1980\n;Smith, John;1250;;2010\n;Una, Una;;;\n"

// TestAListOfOnesOwn (VCL4THP.13, question 117): its players are found by either ID, or by name, and it is the own rating that it has.
func TestAListOfOnesOwn(t *testing.T) {
	store, sum, err := installed(t, "club.csv", strings.Replace(club, "Member", "Member ID", 1), "Elm club", ratings.Options{})
	if err != nil || sum.Rows != 5 || sum.Skipped != 0 || sum.Form != ratings.OwnList {
		t.Fatal(err, sum)
	}
	list := store.All()[0]
	if list.Name() != "Elm club" || list.Source != ratings.Own || list.Of != "" {
		t.Errorf("%q of %q, %q", list.Name(), list.Source, list.Of)
	}
	p := func(id model.ID, name, fide, national string, born model.Date) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Name: name}, FideID: fide, NationalID: national, Birth: born, Rating: 2000,
			OwnRating: 1000}
	}
	s := &model.Section{Players: []model.Player{p(1, "Ann Ash", "", "A-1", ""), p(2, "Bob Bee", "1503014", "other", ""),
		p(3, "Ash, Ann", "999", "", "2001-02-03"), p(4, "Smith, John", "", "", ""), p(5, "Smith, John", "", "", "2010"),
		p(6, "Una, Una", "", "", ""), p(7, "Cox, Cy", "1", "2", ""), p(8, "Cox, Cy", "", "A-2", ""),
		p(9, "Bee, Robert", "1503014", "", "")}}
	for _, k := range []ratings.Kind{ratings.Standard, ratings.Blitz} {
		changes := must.Have(ratings.Refresh(s, list.List, k))(t)
		var got []string
		for _, c := range changes {
			got = append(got, fmt.Sprintf("%s %d→%d", c.How, c.Old, c.New))
			if c.Kind != model.KindOwn {
				t.Errorf("%s: kind %d", c.Name, c.Kind)
			}
		}
		want := "by ID 1000→1500, by ID 1000→1400, by name 1000→1500, ambiguous 1000→1000, by name 1000→1250, unrated " +
			"1000→1000, " +
			"not found 1000→1000, doubtful 1000→1000, by ID 1000→1400"
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %s\nwant %s", k, strings.Join(got, ", "), want)
		}
	}
}

// TestOwnListsThatSayTooLittle are refused with what is missing.
func TestOwnListsThatSayTooLittle(t *testing.T) {
	for text, want := range map[string]string{
		"Name;Club\nAsh, Ann;Elm\n":       "no column holds ratings",
		"Rating;Elo\n1500;1600\n":         "no column holds ratings",
		"Name;Rating\n":                   "has no players",
		"Name;Rating\n12;1500\n":          "No column holds the names",
		"Name;Rating\nAsh, Ann;1500P7":    "",
		"Rating;Name\n1500;Ash, Ann":      "",
		"Elo FIDE;Name\n1500;Ash, Ann":    "",
		"DWZ;Name\n1500;Ash, Ann":         "",
		"Club rating;Name\n1500;Ash, Ann": "",
	} {
		_, sum, err := installed(t, "x.csv", text, "X", ratings.Options{})
		if want == "" && (err != nil || sum.Rows != 1) || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v %+v, want %q", text, err, sum, want)
		}
	}
}

// TestOfWhenAListIs (VCL4THP.13, question 137): as the organiser says; else as the heading of a single list does; else the day of the file.
func TestOfWhenAListIs(t *testing.T) {
	single := "ID Number      Name                          Fed Sex Tit  OCT26 Gms K  B-day Flag\n" +
		"1500001        Zander, Zoe                   NOR F   WCM  1934  0   20 2008      \n"
	combined := must.Have(os.ReadFile(ratingstest.FIDEList(t, t.TempDir(), "1500001;Zander, Zoe;NOR;F;WCM;1934;2008")))(t)
	folder := t.TempDir()
	zipped := filepath.Join(folder, "players_list.zip")
	f := must.Have(os.Create(zipped))(t)
	z := zip.NewWriter(f)
	w, err := z.CreateHeader(&zip.FileHeader{Name: "players_list_foa.txt", Modified: time.Date(2026, 9, 1, 8, 0, 0, 0, time.UTC)})
	if err == nil {
		_, err = w.Write(combined)
	}
	if err != nil || z.Close() != nil || f.Close() != nil {
		t.Fatal(err)
	}
	file := func(text string) string {
		path := filepath.Join(t.TempDir(), "list.txt")
		day := time.Date(2026, 7, 15, 12, 0, 0, 0, time.Local)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil || os.Chtimes(path, day, day) != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, c := range []struct {
		path, own string
		said      model.Date
		want      model.Date
	}{
		{file(single), "", "", "2026-10-01"},
		{file(single), "", "2026-11-01", "2026-11-01"},
		{file(string(combined)), "", "", "2026-07-15"},
		{zipped, "", "", "2026-09-01"},
		{file("Name;Rating\nAsh, Ann;1500\n"), "Club", "", ""},
		{file("Name;Rating\nAsh, Ann;1500\n"), "Club", "2026-05-01", "2026-05-01"},
	} {
		store, _, err := into(t, ratings.NewStore(t.TempDir()), c.path, c.own, ratings.Options{Of: c.said})
		if err == nil && c.own == "" && store.All()[0].Label != ratings.OwnName(c.path)+", "+savedOn(t, c.path) {
			t.Errorf("%s is called %q", c.path, store.All()[0].Label)
		}
		if err != nil || store.All()[0].Of != c.want {
			t.Errorf("%s %s: %v, %q, want %q", c.path, c.own, err, store.All()[0].Of, c.want)
		}
	}
}

func savedOn(t *testing.T, path string) string {
	t.Helper()
	return must.Have(os.Stat(path))(t).ModTime().Format(time.DateOnly)
}

// TestCellsOfOnesOwnList that cannot be read are named, up to twenty of them; a row without a name is left out.
func TestCellsOfOnesOwnList(t *testing.T) {
	for _, c := range []struct{ bad, notes int }{{1, 1}, {19, 19}, {20, 20}, {21, 20}} {
		text := "Name;Rating\n;1500\n" + strings.Repeat("Ash, Ann;1500\n", 30) + strings.Repeat("Bee, Bob;15OO\n", c.bad)
		_, sum, err := installed(t, "x.csv", text, "X", ratings.Options{})
		if err != nil || len(sum.Notes) != c.notes || sum.Rows != 30+c.bad || sum.Skipped != 1 {
			t.Errorf("%d bad cells: %v, %d notes, %d rows, %d skipped", c.bad, err, len(sum.Notes), sum.Rows, sum.Skipped)
		}
	}
}

// TestWhatAKilledImportLeaves is swept away a day later.
func TestWhatAKilledImportLeaves(t *testing.T) {
	folder := t.TempDir()
	for name, hours := range map[string]time.Duration{".wallchart-ratings-1.tmp": 25, ".wallchart-sort-2.tmp": 23, "other.tmp": 100} {
		path, then := filepath.Join(folder, name), time.Now().Add(-hours*time.Hour)
		must.Do(t, os.WriteFile(path, nil, 0o600))
		must.Do(t, os.Chtimes(path, then, then))
	}
	must.Two(into(t, ratings.NewStore(folder), ratingstest.FIDEList(t, t.TempDir(), "1;Ash, Ann;NOR;F;;1700;2008"), "", ratings.Options{}))(t)
	var left []string
	for _, e := range must.Have(os.ReadDir(folder))(t) {
		left = append(left, e.Name())
	}
	if got := strings.Join(left, " "); got != ".wallchart-sort-2.tmp fide.ratings other.tmp" {
		t.Errorf("left are %s", got)
	}
}

// TestTheStore: a list takes the place of the one of its name or federation and is found by the beginning of its name; a file of before,
// which does not say of when it is, is opened.
func TestTheStore(t *testing.T) {
	store, _ := must.Two(installed(t, "club.csv", "Name;Rating\nAsh, Ann;1500\n", "Club list", ratings.Options{}))(t)
	second := filepath.Join(t.TempDir(), "rapid.csv")
	must.Do(t, os.WriteFile(second, []byte("Name;Rating\nAsh, Ann;1600\nBee, Bob;1400\n"), 0o600))
	for _, own := range []string{"club LIST", "Clubs of town"} {
		must.Two(into(t, store, second, own, ratings.Options{}))(t)
	}
	must.Two(into(t, store, ratingstest.FIDEList(t, t.TempDir(), "1;Ash, Ann;NOR;F;;1700;2008"), "", ratings.Options{}))(t)
	national := filepath.Join(t.TempDir(), "golden.txt")
	must.Do(t, os.WriteFile(national, []byte("MEM_ID\tMEM_NAME\n12345678\tSMITH, JOHN\n"), 0o600))
	must.Two(into(t, store, national, "", ratings.Options{}))(t)
	var names []string
	for _, l := range store.All() {
		names = append(names, fmt.Sprint(l.Name()[:9], l.Rows))
	}
	if got := strings.Join(names, "; "); got != "FIDE, pla1; US Chess,1; club LIST2; Clubs of 2" {
		t.Errorf("installed: %s", got)
	}
	for name, want := range map[string]string{"fide": "FIDE", "CLUB list": "club LIST", "clubs": "Clubs", "club": "there is no rating list",
		"DWZ": "there is no rating list"} {
		l, err := store.Named(name)
		if err == nil && !strings.HasPrefix(l.Name(), want) || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v %v", name, l, err)
		}
	}
	for len(store.All()) > 0 {
		must.Do(t, store.Remove(store.All()[0]))
	}
	if _, err := store.Named("club"); err == nil || !strings.Contains(err.Error(), "no rating list is installed") {
		t.Errorf("without a list: %v", err)
	}
}

// TestAFileOfBefore has no day in its last line.
func TestAFileOfBefore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "list")
	must.Have(ratings.Import(strings.NewReader("MEM_ID\tMEM_NAME\tR_LPB_RAT\n12345678\tSMITH, JOHN\t1834\n"), 0, path,
		ratings.Options{Label: "X", Of: "2026-05-01"}))(t)
	b, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(b), "\tX\t2026-05-01\n") {
		t.Fatal(err, string(b))
	}
	must.Do(t, os.WriteFile(path, []byte(strings.Replace(string(b), "\tX\t2026-05-01\n", "\tX\n", 1)), 0o600))
	l, err := ratings.Open(path)
	if err != nil || l.Label != "X" || l.Of != "" {
		t.Fatal(err, l)
	}
	defer l.Close()
	if _, ok, err := l.ByID("12345678"); !ok || err != nil {
		t.Error("nobody is found", err)
	}
}
