package swissperfect

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

func open(t *testing.T, name string) *model.Section {
	t.Helper()
	tn, notes := must.Two(Open(filepath.Join("testdata", name)))(t)
	for _, n := range notes {
		t.Error(n)
	}
	if ps := tn.Check(); len(ps) > 0 {
		t.Error(ps)
	}
	return tn.Sections[0]
}

// cells is what happened to a player in every round: the outcome and the
// opponent's name.
func cells(s *model.Section, id model.ID) []string {
	var out []string
	for r := range s.Rounds {
		p, _ := s.Rounds[r].Find(id)
		if p == nil {
			out = append(out, model.Absent.String())
			continue
		}
		side := p.Side(id)
		text := p.Outcomes[side].String()
		if e, ok := s.Entry(p.Sides[1-side]); ok {
			text += " " + e.Name
		}
		out = append(out, text)
	}
	return out
}

// TestSameEvent: the three files of a tournament and its text export are the
// same event, game by game.
func TestSameEvent(t *testing.T) {
	for _, c := range []struct {
		text, files string
		players     int
		left        string // somebody who is in the files only
		same        func(a, b model.Player) bool
	}{
		{"LimerickClubChampionship09.txt", "LimerickClubChampionship09.trn", 19, "O'Connor, David",
			func(a, b model.Player) bool { return a.Name == b.Name }},
		{"gonzaga_challengers_2010.txt", "gonzaga_challengers_2010.sco", 56, "", func(a, b model.Player) bool { return a.Number == b.Number }},
	} {
		res := must.Have(ReadText(fixture(t, c.text)))(t)
		printed, s := res.Tournament.Sections[0], open(t, c.files)
		if len(s.Players) != c.players {
			t.Errorf("%s: %d players", c.files, len(s.Players))
		}
		got, want := scores(s), scores(printed)
		compared, games := 0, 0
		for _, p := range printed.Players {
			var own model.Player
			for _, q := range s.Players {
				if c.same(p, q) {
					own = q
				}
			}
			if own.NationalID != p.NationalID && own.NationalID != "" || got[own.Name] != want[p.Name] {
				t.Errorf("%s: %s (%s) has %s, the text %s (%s) %s", c.files, own.Name, own.NationalID, got[own.Name], p.Name,
					p.NationalID, want[p.Name])
			}
			compared++
			a, b := cells(s, own.ID), cells(printed, p.ID)
			for r := range b {
				if differs(a[r], b[r], c.left) {
					t.Errorf("%s: %s, round %d: %q, the text %q", c.files, own.Name, r+1, a[r], b[r])
				}
				games++
			}
		}
		t.Logf("%s: %d scores and %d rounds compared", c.files, compared, games)
	}
}

// differs compares two rounds of a player. The text does not say who did not
// appear against whom where neither did, calls a bye from somebody who was taken
// out of it a win or a bye, and was made after names had been corrected.
func differs(files, text, left string) bool {
	kind := func(s string) string {
		k, _, _ := strings.Cut(s, ",")
		for _, o := range []model.Outcome{model.DoubleForfeit, model.ForfeitWin, model.ForfeitLoss, model.HalfBye,
			model.FullBye, model.PairingBye, model.Absent, model.Win, model.Loss, model.Draw} {
			if strings.HasPrefix(k, o.String()) {
				return o.String()
			}
		}
		return s
	}
	a, b := kind(files), kind(text)
	bye := func(s string) bool { return s == model.PairingBye.String() || s == model.FullBye.String() }
	switch {
	case left != "" && strings.HasSuffix(files, left):
		return !bye(b)
	case a == model.DoubleForfeit.String():
		return b != model.Absent.String()
	case bye(a) || bye(b):
		return !bye(a) || !bye(b)
	}
	return a != b
}

// TestLimerick: what only the tables hold.
func TestLimerick(t *testing.T) {
	tn, _ := must.Two(Open("testdata/LimerickClubChampionship09.ini"))(t)
	if tn.Name != "Limerick Club Championship 2009" || tn.Organiser != "John Cassidy" || tn.Sections[0].Planned != 7 {
		t.Errorf("%q %q %d", tn.Name, tn.Organiser, tn.Sections[0].Planned)
	}
	s := tn.Sections[0]
	p := s.Players[0]
	if p.Number != 1 || p.Name != "Moreno, David" || p.NationalRating != 1775 || p.NationalID != "10820" || p.Rating != 0 {
		t.Errorf("%+v", p)
	}
	q, _ := s.Rounds[0].Find(1)
	white, _ := s.Entry(q.Sides[0])
	if q.NoColours || white.Name != "Moreno, David" {
		t.Errorf("round 1: White is %s", white.Name)
	}
	for _, e := range s.Entries() {
		if e.Name == "O'Connor, David" && e.Withdrawn != 4 {
			t.Errorf("%+v", e)
		}
	}
}

func TestZip(t *testing.T) {
	raw := must.Have(os.ReadFile("testdata/limerick_cc_2011.zip"))(t)
	if !InZip(raw) {
		t.Fatal("not recognised")
	}
	tn, notes, err := ReadZip(raw)
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	s := tn.Sections[0]
	if len(s.Players) != 23 || len(s.Rounds) != 7 || tn.Check() != nil {
		t.Errorf("%d players, %d rounds, %v", len(s.Players), len(s.Rounds), tn.Check())
	}
	if got := scores(s)["Kiiski, Joona"]; got != "6" { // the records: 11-0 half a point, five wins, 11-12 drawn
		t.Errorf("Kiiski has %s", got)
	}
	// Two tournaments in an archive are two sections.
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, f := range []string{"LimerickClubChampionship09.TRN", "LimerickClubChampionship09.sco",
		"gonzaga_challengers_2010.trn", "gonzaga_challengers_2010.sco"} {
		data := must.Have(os.ReadFile("testdata/" + strings.Replace(f, ".TRN", ".trn", 1)))(t)
		m, _ := w.Create("congress/" + f)
		_, _ = m.Write(data)
	}
	w.Close()
	tn, notes, err = ReadZip(b.Bytes())
	if err != nil || len(tn.Sections) != 2 || len(notes) != 2 || tn.Check() != nil {
		t.Errorf("%v %v %v", err, notes, tn)
	}
}

// zipped is an archive with these files.
func zipped(t *testing.T, members map[string][]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, data := range members {
		must.Have(must.Have(w.Create(name))(t).Write(data))(t)
	}
	must.Do(t, w.Close())
	return b.Bytes()
}

// TestWhatAnArchiveHolds: settings of something else are no tournament, a tournament that lacks a table is named by its file alone, and
// nothing is read of files that are too large for one.
func TestWhatAnArchiveHolds(t *testing.T) {
	players, games := table(t, playerFields, "1|1|A", "2|2|B"), table(t, gameFields, "1|1|2|2|0|1|1")
	for _, c := range []struct {
		name    string
		members map[string][]byte
		in      bool
		want    string // the error
	}{
		{"a tournament and other settings", map[string][]byte{"a/cup.trn": players, "a/cup.sco": games, "desktop.ini": []byte("x")}, true, ""},
		{"no games", map[string][]byte{"a/cup.trn": players}, false, "cup.sco is missing"},
		{"no players", map[string][]byte{"a/cup.sco": games}, false, "cup.trn is missing"},
		{"a text", map[string][]byte{"a/cup.txt": []byte("x")}, false, "no tournament"},
		{"a workbook", map[string][]byte{"cup.trn": players, "cup.sco": games, "[Content_Types].xml": nil}, false, ""},
		{"too large", map[string][]byte{"cup.trn": players, "cup.sco": append(games, make([]byte, largest)...)}, true,
			"cup.sco has more than 8 MB"},
	} {
		raw := zipped(t, c.members)
		if InZip(raw) != c.in {
			t.Errorf("%s: it holds one: %v", c.name, !c.in)
		}
		tn, _, err := ReadZip(raw)
		if c.want == "" && (err != nil || len(tn.Sections) != 1 || len(tn.Sections[0].Rounds) != 1) ||
			c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want) && !strings.Contains(err.Error(), c.want) ||
				strings.Contains(err.Error(), "a/")) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// TestAskedForByAnyOfThree: any of the files opens the tournament, whatever the
// case of the names; without a table there is a sentence.
func TestAskedForByAnyOfThree(t *testing.T) {
	dir := t.TempDir()
	put := func(end string) {
		raw := must.Have(os.ReadFile("testdata/LimerickClubChampionship09" + strings.ToLower(end)))(t)
		must.Do(t, os.WriteFile(filepath.Join(dir, "Limerick"+end), raw, 0o600))
	}
	put(".TRN")
	if _, _, err := Open(filepath.Join(dir, "Limerick.TRN")); err == nil || !strings.Contains(err.Error(), "Limerick.sco is missing") {
		t.Errorf("%v", err)
	}
	put(".sco")
	tn, notes, err := Open(filepath.Join(dir, "Limerick.sco"))
	if err != nil || len(notes) != 1 || tn.Name != "Limerick" {
		t.Errorf("%v %v", err, notes)
	}
	put(".ini")
	for _, end := range []string{".TRN", ".sco", ".ini"} {
		if tn, notes, err := Open(filepath.Join(dir, "Limerick"+end)); err != nil || len(notes) > 0 || len(tn.Sections[0].Players) != 19 {
			t.Errorf("%s: %v %v", end, err, notes)
		}
	}
	must.Do(t, os.Remove(filepath.Join(dir, "Limerick.sco")))
	if err := os.Symlink("/dev/zero", filepath.Join(dir, "Limerick.sco")); err == nil {
		if _, _, err := Open(filepath.Join(dir, "Limerick.ini")); err == nil {
			t.Error("a device was read")
		}
	}
}
