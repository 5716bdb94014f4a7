package swissperfect

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"wallchart/files/crosstable"
	"wallchart/files/crosstable/crosstabletest"
	"wallchart/files/plaintext"
	"wallchart/model"
	"wallchart/must"
)

// small is a text export of every kind of cell: byes, forfeits, an absence, a
// game that is paired and not played.
const small = `Club Championship 2024

No	Name          	Loc Id	Total	 1  	 2  	 3  

1 	Power, Shane  	1794  	2.5  	 2:W	 3:D	 4:+
2 	O'Brien, Pat  	12057 	1.5  	 1:L	 0:W	 5:D
3 	Ní Bhriain, Áine	6438	1   	 0:=	 1:D	 6: 
4 	Hayes, Pat    	564   	1    	 5:W	  : 	 1:-
5 	Casey, Gerry  	      	.5   	 4:L	 0:-	 2:D
6 	Wall, Robert  	10657 	0    	 0:-	  : 	 3: 
`

// aligned is the other export, with blanks between the columns and local ratings.
const aligned = `No Name                   Intl Id Loc Total  1    2    3  

1  Singh, Abir Vidhur     9           2.5    2:W  3:D  4:+
2  McLean, Cameron        15      504 1.5    1:L  0:W  5:D
3  Grant, Joshua          16      526 1      0:=  1:D  6: 
4  Kuchits, Neil          7       543 1      5:W   :   1:-
5  Cook, Mitchell         17      575 0.5    4:L  0:-  2:D
6  Bouffler, Braydon              595 0      0:-   :   3: 
`

func read(t *testing.T, text string) (crosstable.Result, *model.Section) {
	t.Helper()
	if !Sniff(text) {
		t.Fatal("not recognised")
	}
	res := must.Have(ReadText(text))(t)
	if !crosstabletest.Good(res) {
		t.Errorf("%v %v", res.Problems, crosstabletest.Lost(res))
	}
	return res, res.Tournament.Sections[0]
}

func scores(s *model.Section) map[string]string {
	sh := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 0)
	out := map[string]string{}
	for _, e := range s.Entries() {
		out[e.Name] = sh.Lines[sh.Index(e.ID)].Games.Fraction()
	}
	return out
}

func TestText(t *testing.T) {
	for what, text := range map[string]string{"tabs": small, "blanks": aligned, "line ends": strings.ReplaceAll(small, "\n", "\r\n")} {
		_, s := read(t, text)
		if len(s.Players) != 6 || len(s.Rounds) != 3 {
			t.Fatalf("%s: %d players, %d rounds", what, len(s.Players), len(s.Rounds))
		}
		got := scores(s)
		for i, want := range []string{"2½", "1½", "1", "1", "½", "0"} {
			if p := s.Players[i]; got[p.Name] != want || p.Number != i+1 {
				t.Errorf("%s: %d %s has %s, want %s", what, p.Number, p.Name, got[p.Name], want)
			}
		}
		outcome := func(r int, id model.ID) model.Outcome {
			p, _ := s.Rounds[r-1].Find(id)
			return p.Outcomes[p.Side(id)]
		}
		for _, c := range []struct {
			round int
			id    model.ID
			want  model.Outcome
		}{{1, 3, model.HalfBye}, {2, 2, model.PairingBye}, {3, 1, model.ForfeitWin}, {3, 4, model.ForfeitLoss},
			{3, 3, model.Pending}, {3, 6, model.Pending}, {2, 5, model.Absent}} {
			if got := outcome(c.round, c.id); got != c.want {
				t.Errorf("%s: round %d of %d is %s, want %s", what, c.round, c.id, got, c.want)
			}
		}
		if p, _ := s.Rounds[0].Find(1); !p.NoColours {
			t.Errorf("%s: there are colours", what)
		}
	}
	res, s := read(t, small)
	if res.Tournament.Sections[0].Name != "Club Championship 2024" || s.Players[0].NationalID != "1794" {
		t.Errorf("%q, %q", s.Name, s.Players[0].NationalID)
	}
	if _, s = read(t, aligned); s.Players[1].NationalRating != 504 || s.Players[0].FideID != "" {
		t.Errorf("%+v", s.Players[1])
	}
}

// withIDs is an export with all columns, the cells of draws with a ½, and a cell more than there are rounds.
const withIDs = `No Name                   Feder Intl Id Loc  Total  1    2    3  

1  Singh, Abir Vidhur     IRL   2501234 3999 2.5    2:W  3:½  4:+
2  McLean, Cameron        ENG   10000   4000 1.5    1:L  0:1  5:½
3  Grant, Joshua                9999    x    1      0:½  1:½  6: 
4  Kuchits, Neil                        5000 1      5:W   :   1:-
5  Cook, Mitchell                       0    0.5    4:L  0:0  2:½
6  Bouffler, Braydon                    1    0      0:-   :   3:    4:W
`

// TestColumnsOfTheText: federations, FIDE's numbers and national ratings, as far as they are such.
func TestColumnsOfTheText(t *testing.T) {
	_, s := read(t, withIDs)
	got := scores(s)
	for i, want := range []string{"IRL 2501234 3999 2½", "ENG 10000 0 1½", "  0 1", "  0 1", "  0 ½", "  1 0"} {
		p := s.Players[i]
		if line := fmt.Sprint(p.Federation, " ", p.FideID, " ", int(p.NationalRating), " ", got[p.Name]); line != want {
			t.Errorf("%s: %q, want %q", p.Name, line, want)
		}
	}
}

// TestOtherTextsAreLeftAlone: the heading stands among the first lines, and results below it.
func TestOtherTextsAreLeftAlone(t *testing.T) {
	_, rows, _ := strings.Cut(small, "Total")
	for text, want := range map[string]bool{small: true, strings.Repeat("prose\n", 190) + small: true,
		strings.Repeat("prose\n", 210) + small: false, rows: false, "No Name Total\n1 Ann 1\n": false} {
		if Sniff(text) != want {
			t.Errorf("it is an export: %v\n%.200s", !want, text)
		}
	}
}

// TestTextSaysWhatItCannotRead: a cell that is no result is named, and nothing
// passes for good.
func TestTextSaysWhatItCannotRead(t *testing.T) {
	res, err := ReadText(strings.Replace(small, " 5:D", " 5:Q", 1))
	if err != nil || crosstabletest.Good(res) {
		t.Fatalf("%v %v", err, res.Problems)
	}
	if u := crosstabletest.Lost(res); len(u) == 0 || u[0].Line != 6 || !strings.Contains(u[0].Why.String(), "5:Q") {
		t.Errorf("%v", u)
	}
	if Sniff("No	Name	Total	1\n1	Ada	1	12w1\n") {
		t.Error("a table of another program is taken for SwissPerfect's")
	}
}

func fixture(t *testing.T, name string) string {
	t.Helper()
	raw := must.Have(os.ReadFile("testdata/" + name))(t)
	text, _ := plaintext.Decode(raw)
	return text
}

// TestPrintedScores: every player of the real exports has the score that is
// printed.
func TestPrintedScores(t *testing.T) {
	for _, name := range []string{"LimerickClubChampionship09.txt", "gonzaga_challengers_2010.txt"} {
		t.Run(name, func(t *testing.T) {
			text := fixture(t, name)
			_, s := read(t, text)
			got, compared := scores(s), 0
			for _, l := range plaintext.Lines(text)[1:] {
				f := strings.Split(l, "\t")
				if len(f) < 4 {
					continue
				}
				p, _ := model.ParsePoints(strings.TrimSpace(f[3]))
				if want := p.Fraction(); got[strings.TrimSpace(f[1])] != want {
					t.Errorf("%s has %s, the file prints %s", f[1], got[strings.TrimSpace(f[1])], want)
				}
				compared++
			}
			if compared != len(s.Players) {
				t.Errorf("%d rows for %d players", compared, len(s.Players))
			}
			t.Logf("%d scores compared", compared)
		})
	}
}
