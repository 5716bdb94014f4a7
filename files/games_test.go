package files

import (
	"encoding/binary"
	"os"
	"strings"
	"testing"
	"unicode/utf16"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

// points are the scores of a section by name.
func points(o *Opened) map[string]string {
	s := o.Tournament.Sections[0]
	found := map[string]string{}
	for _, l := range model.NewSheet(o.Tournament, s, 0).Lines {
		e, _ := s.Entry(l.ID)
		found[e.Name] = l.Games.Fraction()
	}
	return found
}

// wide is a text in UTF-16, as some programs save what is copied.
func wide(text string) []byte {
	data := []byte{0xFF, 0xFE}
	for _, u := range utf16.Encode([]rune(text)) {
		data = binary.LittleEndian.AppendUint16(data, u)
	}
	return data
}

// TestListsOfGamesOpen: by content, in any of their forms, under any name.
func TestListsOfGamesOpen(t *testing.T) {
	for name, want := range map[string]int{"club.csv": 5, "noround.csv": 4, "league.csv": 4, "club.pgn": 5, "lichess.ndjson": 4,
		"coronate.json": 3,
		"upload.xml":    3, "teams.xml": 2} {
		raw := must.Have(os.ReadFile("games/testdata/" + name))(t)
		for as, data := range map[string][]byte{name: raw, "x.txt": wide(string(raw))} {
			o, err := Read(as, data, known)
			if err != nil || o.Format != GameList || o.Good() {
				t.Errorf("%s as %s: %v %v", name, as, o, err)
			} else if n := o.Tournament.Sections[0].Participants(); n != want {
				t.Errorf("%s as %s: %d participants, want %d", name, as, n, want)
			}
		}
	}
	// The same in a workbook.
	o := read(t, "x.xlsx", book(t, "Club night", "Round 1", "White|Black|Result", "Ann|Bo|1-0", "Round 2", "Bo|Ann|1/2-1/2"))
	if o.Format != GameList || !o.Good() || points(o)["Ann"] != "1½" || len(o.Tournament.Sections[0].Rounds) != 2 {
		t.Errorf("%s: %v %v", o.Format, o.Problems, points(o))
	}
}

// TestLichessStandings: scores and order of its CSV and its JSON are kept.
func TestLichessStandings(t *testing.T) {
	for name, text := range map[string]string{
		"lichess_swiss_2024.csv": "Rank,Title,Username,Rating,Points,Tie Break,Performance\n1,FM,alpha,2301,6.5,28.5,2410\n2,,beta,2100,6," +
			"27,2200\n" +
			"3,,gamma,1900,5.5,25.25,2050\n",
		"results.ndjson": `{"rank":1,"points":6.5,"tieBreak":28.5,"rating":2301,"username":"alpha","title":"FM","performance":2410}` + "\n" +
			`{"rank":2,"points":6,"tieBreak":27,"rating":2100,"username":"beta"}` + "\n" +
			`{"rank":3,"points":5.5,"tieBreak":25.25,"rating":1900,"username":"gamma"}`,
	} {
		o := read(t, name, []byte(text))
		p := o.Tournament.Sections[0].Players
		if got := points(o); got["alpha"] != "6½" || got["beta"] != "6" || got["gamma"] != "5½" || p[0].Title != "FM" || p[0].Rating != 2301 ||
			o.Tournament.Name+".x" != strings.Replace(strings.Replace(name, ".csv", ".x", 1), ".ndjson", ".x", 1) {
			t.Errorf("%s: %q %v %+v", name, o.Tournament.Name, got, p[0])
		}
		if said := o.Remarks(); len(said) != 1 || !strings.Contains(said[0].Error(), "(PGN)") {
			t.Errorf("%s: %v", name, said)
		}
	}
	o := read(t, "arena.csv", []byte("Rank,Title,Username,Rating,Score,Performance,Team\n1,FM,alpha,2301,31,2410,redclub\n2,,beta,2100,"+
		"28,2200,redclub\n"+
		"3,,gamma,1900,22,2050,blueclub\n"))
	if p := o.Tournament.Sections[0].Players; points(o)["alpha"] != "31" || p[0].Club != "redclub" || p[2].Club != "blueclub" {
		t.Errorf("%v %+v", points(o), p)
	}
}

// TestNoList: who imports players is told of a list of games, and of a page that names
// players and is no list of them.
func TestNoList(t *testing.T) {
	for name, want := range map[string]string{"games/testdata/club.csv": "list of games", "games/testdata/club.pgn": "list of games",
		"games/testdata/upload.xml": "list of games", "pages/testdata/vega-category.html": "crosstable.html", "pages/testdata/cr-start.html": "",
		"pages/testdata/vega-players.html": ""} {
		raw := must.Have(os.ReadFile(name))(t)
		sheets, _, err := sheet.Read(name, raw)
		if err != nil {
			t.Fatal(err)
		}
		if err = NoList(raw, sheets); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
