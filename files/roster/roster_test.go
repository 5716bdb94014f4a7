package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

// list reads a text as the rows of a spreadsheet.
func list(t testing.TB, text string) [][]string {
	t.Helper()
	sheets, _ := must.Two(sheet.Read("list.csv", []byte(text)))(t)
	return sheets[0].Rows
}

// printed writes the players a line each, what is empty as a dash; a state stands behind the federation and a stroke.
func printed(im *Import) string {
	var b strings.Builder
	for _, l := range im.Lines {
		p := &l.Player
		federation := p.Federation
		if p.State != "" {
			federation += "/" + p.State
		}
		cells := []string{p.Name, p.Rating.String(), p.NationalRating.String(), p.Title, p.Sex, string(p.Birth), p.FideID, p.NationalID,
			federation, p.Club, p.Grade, strings.Join(p.Categories, "+"), l.Team, countOf(l.Board), p.Note}
		for i, c := range cells {
			if c == "" || c == "unr." {
				cells[i] = "-"
			}
		}
		b.WriteString(strings.TrimRight(strings.Join(cells, " | "), " |-") + "\n")
	}
	return b.String()
}

func problems(im *Import) string {
	var b strings.Builder
	for _, p := range im.Problems {
		b.WriteString(p.Error() + "\n")
	}
	return b.String()
}

// lists are club lists as they come, each with what must be read from it (name, rating, national rating, title, sex,
// birth, FIDE ID, national ID, federation, club, grade, categories, team, board, note).
var lists = []struct{ name, text, want string }{
	{"English", "Name,Rating,Club,DOB,Sex,FIDE ID,Fed\n\"Fox, Ann\",1512,Leeds,2003-04-12,F,400123,ENG\n" +
		"Bo Lee,unr.,York,12/05/1999,male,0,SCO\n",
		"Fox, Ann | 1512 | - | - | w | 2003-04-12 | 400123 | - | ENG | Leeds\nBo Lee | - | - | - | m | 1999-05-12 | - | - | SCO | York\n"},
	{"US", "Last Name,First Name,USCF ID,USCF Rating,Exp,School,Grade,Birthdate,St,Section,Parent Email\n" +
		"Fox,Ann,12345678,651P7,2027-01-01,Goshen MS,7,4/12/2013,NY,U1200,a@b.c\n" +
		"Lee,Bo,30123456,unrated,,Monroe ES,K,12/5/2018,NY,U600; Novice,\n",
		"Fox, Ann | - | 651 | - | - | 2013-04-12 | - | 12345678 | /NY | Goshen MS | 7 | U1200\n" +
			"Lee, Bo | - | - | - | - | 2018-12-05 | - | 30123456 | /NY | Monroe ES | K | U600+Novice\n"},
	{"US ambiguous USCF", "NAME\tUSCF\tRTG\nAnn Fox\t12345678\t1512/14\nBo Lee\t14567890\tNEW\n",
		"Ann Fox | 1512 | - | - | - | - | - | 12345678\nBo Lee | - | - | - | - | - | - | 14567890\n"},
	{"German", "Nr.;Titel;Name;Vorname;Elo;DWZ;Verein;Geburtsdatum;Geschlecht;FIDE-ID;Bemerkung\n" +
		"1;FM;Müller;Jörg;2301;2254-87;SC Köln;12.4.1983;männlich;4612345;zahlt bar\n2;;Groß;Käthe;;1.512;SF Lübeck;1990;w;;\n",
		"Müller, Jörg | 2301 | 2254 | FM | m | 1983-04-12 | 4612345 | - | - | SC Köln | - | - | - | - | zahlt bar\n" +
			"Groß, Käthe | - | 1512 | - | w | 1990 | - | - | - | SF Lübeck\n"},
	{"German DWZ only", "Name;Verein;DWZ;Jahrgang\nMüller, Jörg;SC Köln;1812;1983\n",
		"Müller, Jörg | - | 1812 | - | - | 1983 | - | - | - | SC Köln\n"},
	{"French", "Nom;Prénom;Elo;Club;Né le;Sexe;Code FIDE;Catégorie\nLÉVÊQUE;Chloé;1499;Échiquier Niçois;3 février 2011;F;601234;Ben\n",
		"LÉVÊQUE, Chloé | 1499 | - | - | w | 2011-02-03 | 601234 | - | - | Échiquier Niçois | - | Ben\n"},
	{"Spanish", "Apellidos;Nombre;Sexo;Elo FIDE;Elo FEDA;Club;Fecha de nacimiento;País\n" +
		"Muñoz Gil;Inés;M;1700;1650;CA Ávila;01/02/2001;ESP\nPons;José;H;;1500;CA Ávila;31/12/1960;ESP\n",
		"Muñoz Gil, Inés | 1700 | 1650 | - | w | 2001-02-01 | - | - | ESP | CA Ávila\n" +
			"Pons, José | - | 1500 | - | m | 1960-12-31 | - | - | ESP | CA Ávila\n"},
	{"Italian", "Cognome;Nome;Categoria;Elo;Circolo;Anno di nascita;Tessera FSI\nRossi;Chiara;2N;1644;Scacchi Torino;1998;A12345\n",
		"Rossi, Chiara | 1644 | - | - | - | 1998 | - | A12345 | - | Scacchi Torino | - | 2N\n"},
	{"Dutch", "Naam;KNSB-rating;Vereniging;Geboortejaar;M/V\nde Vries, Jan;1834;Utrecht;1977;M\nBakker, Els;1500;Utrecht;1980;V\n",
		"de Vries, Jan | - | 1834 | - | m | 1977 | - | - | - | Utrecht\nBakker, Els | - | 1500 | - | w | 1980 | - | - | - | Utrecht\n"},
	{"Polish", "Lp.;Nazwisko i imię;Ranking;Klub;Rok ur.;Płeć;Fed.\n1;Wójcik, Grażyna;1600;Hańcza Suwałki;2005;K;POL\n" +
		"2;Nowak, Jan;1000;Hańcza Suwałki;1980;M;POL\n",
		"Wójcik, Grażyna | 1600 | - | - | w | 2005 | - | - | POL | Hańcza Suwałki\n" +
			"Nowak, Jan | 1000 | - | - | m | 1980 | - | - | POL | Hańcza Suwałki\n"},
	{"Portuguese", "Nome;Clube;Elo;Data de nascimento;Género;Escola\nJoão Conceição;GX Porto;1720;12 de março de 2004;masculino;\n",
		"João Conceição | 1720 | - | - | m | 2004-03-12 | - | - | - | GX Porto\n"},
	{"Portuguese two columns", "Apelido;Nome;Elo\nConceição;João;1720\n", "Conceição, João | 1720\n"},
	{"Russian", "№;Фамилия;Имя;Рейтинг;Город;Год рождения;Пол\n1;Иванов;Пётр;1850;Москва;2001;м\n2;Смирнова;Анна;1400;Казань;2003;ж\n",
		"Иванов, Пётр | 1850 | - | - | m | 2001 | - | - | - | Москва\nСмирнова, Анна | 1400 | - | - | w | 2003 | - | - | - | Казань\n"},
	{"title above", "Spring Open 2026\n\nentries so far;;\nPlayer's name;Rating (FIDE);Club / City\nFox, Ann;1512;Leeds\n",
		"Fox, Ann | 1512 | - | - | - | - | - | - | - | Leeds\n"},
	{"club before town", "Name;City;Club\nFox, Ann;Leeds;Leeds CC\n", "Fox, Ann | - | - | - | - | - | - | - | - | Leeds CC\n"},
	{"chess-results list", "No.\t\tName\tFideID\tFED\tRtgI\tRtgN\tSex\tTyp\tGr\tClub/City\n" +
		"1\tIM\tFox, Ann\t400123\tENG\t2310\t2290\tw\tU18\tA\tLeeds\n2\tWFM\tLee, Bo\t400124\tENG\t2110\t0\tw\t\t\tYork\n",
		"Fox, Ann | 2310 | 2290 | IM | w | - | 400123 | - | ENG | Leeds | - | U18+A\n" +
			"Lee, Bo | 2110 | - | WFM | w | - | 400124 | - | ENG | York\n"},
	{"Forms answers", "Timestamp,FirstName,LastName,School Name,Grade level,Emergency contact name,Emergency phone\n" +
		"2026-01-02,Ann,Fox,Goshen MS,7,Mrs Fox,555\n", "Fox, Ann | - | - | - | - | - | - | - | - | Goshen MS | 7\n"},
	{"names alone", "Fox, Ann\nLee, Bo\nZ. d'Arc\n", "Fox, Ann\nLee, Bo\nZ. d'Arc\n"},
	{"one column with heading", "Name\nAnn Fox\nBo Lee\n", "Ann Fox\nBo Lee\n"},
	{"no heading", "1;Fox, Ann;1512;Leeds;2003\n2;Lee, Bo;1400;Leeds;1999\n3;Ray, Cy;unr;York;2010\n",
		"Fox, Ann | 1512 | - | - | - | 2003 | - | - | - | Leeds\nLee, Bo | 1400 | - | - | - | 1999 | - | - | - | Leeds\n" +
			"Ray, Cy | - | - | - | - | 2010 | - | - | - | York\n"},
	{"no heading, US", "12345678\tAnn\tFox\t1512\tNY\n12345679\tJames\tLee\t651\tNY\n",
		"Fox, Ann | 1512 | - | - | - | - | - | 12345678 | /NY\nLee, James | 651 | - | - | - | - | - | 12345679 | /NY\n"},
	{"no heading, last name first", "Fox\tAnna\t1512\nLee\tJames\t651\nBaker\tMaria\t900\n",
		"Fox, Anna | 1512\nLee, James | 651\nBaker, Maria | 900\n"},
	{"team column", "Team;Board;Name;Rating\nGoshen;2;Lee, Bo;900\nGoshen;1;Fox, Ann;1512\nMonroe;1;Ray, Cy;\n",
		"Lee, Bo | 900 | - | - | - | - | - | - | - | - | - | - | Goshen | 2\nFox, Ann | 1512 | - | - | - | - | - | - | - | - | - | - | " +
			"Goshen | 1\nRay, Cy | - | - | - | - | - | - | - | - | - | - | - | Monroe | 1\n"},
	{"a row a team", "School,Captain,Board 1,Rating 1,Board 2,Rating 2,Board 3,Rating 3\nGoshen,Mr X,Ann Fox,1512,Bo Lee,900,,\n" +
		"Monroe,,Cy Ray,unr,Di Poe,P,El Kay,700\n",
		"Ann Fox | 1512 | - | - | - | - | - | - | - | - | - | - | Goshen | 1\n" +
			"Bo Lee | 900 | - | - | - | - | - | - | - | - | - | - | Goshen | 2\n" +
			"Cy Ray | - | - | - | - | - | - | - | - | - | - | - | Monroe | 1\nDi Poe | - | - | - | - | - | - | - | - | - | - | - | Monroe | " +
			"2\nEl Kay | 700 | - | - | - | - | - | - | - | - | - | - | Monroe | 3\n"},
	{"chess-results compositions", "From the Tournament-Database of Chess-Results http://chess-results.com\nTeam Cup 2026\n" +
		"Team-Composition with round-results\n\n1. Goshen MS (RtgAvg:1206, TB1: 8 / TB2: 59)\n" +
		"Bo.\t\tName\tRtg\tFED\tFideID\tGr\tTyp\t1\t2\t3\tK\tPts.\tGames\tRtgAvg\n" +
		"1\tFM\tFox, Ann\t1512\tUSA\t400123\tA\tU18\t1\t½\t1\t40\t2,5\t3\t1500\n" +
		"2\t\tLee, Bo\t900\tUSA\t400124\t\t\t0\t1\t1\t40\t2\t3\t1400\n2. Monroe (RtgAvg:700, TB1: 3 / TB2: 20)\n" +
		"Bo.\t\tName\tRtg\tFED\tFideID\tGr\tTyp\t1\t2\t3\tK\tPts.\tGames\tRtgAvg\n1\t\tRay, Cy\t700\tUSA\t0\t\t\t0\t0\t0\t40\t0\t3\t1500\n" +
		"2\t\tPoe, Di\t0\tUSA\t\t\t\t0\t0\t0\t0\t0\t3\t1400\n",
		"Fox, Ann | 1512 | - | FM | - | - | 400123 | - | USA | - | - | A+U18 | Goshen MS | 1\n" +
			"Lee, Bo | 900 | - | - | - | - | 400124 | - | USA | - | - | - | Goshen MS | 2\n" +
			"Ray, Cy | 700 | - | - | - | - | - | - | USA | - | - | - | Monroe | 1\n" +
			"Poe, Di | - | - | - | - | - | - | - | USA | - | - | - | Monroe | 2\n"},
	{"blocks", "Team cup\n\n1. Goshen MS (RtgAvg:1206, TB1: 8 / TB2: 5)\nCaptain: Mr X\nBo.\t\tName\tRtg\tFED\n" +
		"1\t\tFox, Ann\t1512\tUSA\n2\tCM\tLee, Bo\t900\tUSA\n\n2. Monroe (RtgAvg:700)\nBo.\t\tName\tRtg\tFED\n1\t\tRay, Cy\t700\tUSA\n",
		"Fox, Ann | 1512 | - | - | - | - | - | - | USA | - | - | - | Goshen MS | 1\n" +
			"Lee, Bo | 900 | - | CM | - | - | - | - | USA | - | - | - | Goshen MS | 2\n" +
			"Ray, Cy | 700 | - | - | - | - | - | - | USA | - | - | - | Monroe | 1\n"},
}

func TestLists(t *testing.T) {
	for _, c := range lists {
		t.Run(c.name, func(t *testing.T) {
			rows := list(t, c.text)
			m := Guess(rows)
			im := Read(rows, m)
			if d := cmp.Diff(c.want, printed(im)); d != "" {
				t.Errorf("columns %v, heading in row %d\n%s", m.Columns, m.HeadingRow, d)
			}
			for _, p := range im.Problems {
				if c.name != "a row a team" || !strings.Contains(p.Text.String(), `"P" is not a rating`) {
					t.Error(p.Error())
				}
			}
		})
	}
}

func TestRecognised(t *testing.T) {
	for _, c := range lists {
		if f := examine(list(t, c.text)); f.Reason != IsList {
			t.Errorf("%s: %s", c.name, f.Text)
		}
	}
	for _, text := range []string{"Dear Ann,\nthe club meets on Monday.\n", "1;2;3\n4;5;6\n", "=1+1\n", "Milk;2\nBread;1\nEggs;12\n"} {
		if Recognised(list(t, text)) {
			t.Errorf("%q is no list of players", text)
		}
	}
}

func TestCaptains(t *testing.T) {
	for _, c := range lists {
		if c.name != "blocks" && c.name != "a row a team" {
			continue
		}
		rows := list(t, c.text)
		im := Read(rows, Guess(rows))
		if len(im.Teams) != 2 || im.Teams[0].Team.Captain != "Mr X" || im.Teams[1].Team.Name != "Monroe" {
			t.Errorf("%s: %+v", c.name, im.Teams)
		}
	}
}

func TestDates(t *testing.T) {
	for in, want := range map[string]model.Date{
		"2003-04-12": "2003-04-12", "2003/4/12": "2003-04-12", "2003.04.12": "2003-04-12", "12.04.2003": "2003-04-12",
		"12/4/03": "2003-04-12", "12-4-2003": "2003-04-12", "12. 4. 2003": "2003-04-12", "12 April 2003": "2003-04-12",
		"April 12, 2003": "2003-04-12", "12. März 1985": "1985-03-12", "12-Apr-03": "2003-04-12", "2 sept. 99": "1999-09-02",
		"20030412": "2003-04-12", "2003": "2003", "2003.00.00": "2003", "2003-00-00": "2003", "37723": "2003-04-12",
		"kwiecień 2003": "2003", "2003 Apr 12": "2003-04-12", "12/31/2003": "2003-12-31", "2003-04-12T00:00:00": "2003-04-12",
		"12.04.03": "2003-04-12", "1.1.30": "1930-01-01", "": "", "-": "", "0": "", "12 апреля 2003": "2003-04-12",
	} {
		if got, err := parseDate(in, DayFirst, 2026); err != nil || got != want {
			t.Errorf("%q: %q, %v; want %q", in, got, err, want)
		}
	}
	if got, _ := parseDate("4/12/2003", MonthFirst, 2026); got != "2003-04-12" {
		t.Errorf("month first: %q", got)
	}
	for _, in := range []string{"31.2.2003", "x", "12", "99999", "30.30.2003", "2003-13-01", "12 Foo 2003", "1512P8"} {
		if got, err := parseDate(in, DayFirst, 2026); err == nil {
			t.Errorf("%q passed as %q", in, got)
		}
	}
}

func TestRatings(t *testing.T) {
	for in, want := range map[string]model.Rating{
		"1512": 1512, "1512P8": 1512, "1512p": 1512, "1512/14": 1512, "1512 P8": 1512, "2254-87": 2254, "1.512": 1512, "1,512": 1512,
		"1512.0": 1512, "1512*": 1512, "651 (7)": 651, "unr.": 0, "UNR": 0, "NEW": 0, "-": 0, "0": 0, "": 0, "ohne": 0, "n/a": 0, "1512 F": 1512,
	} {
		if got, err := model.ParseRating(in); err != nil || got != want {
			t.Errorf("%q: %d, %v; want %d", in, got, err, want)
		}
	}
	for _, in := range []string{"12345678", "Ann", "9999", "1512 2003", "=1+1"} {
		if got, err := model.ParseRating(in); err == nil {
			t.Errorf("%q passed as %d", in, got)
		}
	}
}

// TestEveryHeadingIsKnownOnce: a word may stand for two fields only where the content decides.
func TestVocabulary(t *testing.T) {
	for f := Name; f < fieldCount; f++ {
		if len(vocab().words[f]) < 3 || vocab().label[f] == "" {
			t.Errorf("field %d %q: %d words", f, vocab().name[f], len(vocab().words[f]))
		}
		var back Field
		if text, err := f.MarshalText(); err != nil || back.UnmarshalText(text) != nil || back != f {
			t.Errorf("%v does not come back: %v", f, back)
		}
		for _, w := range vocab().words[f] {
			if f != Member && f != MemberRating && len(claims(w)) == 0 {
				t.Errorf("%q is not found", w)
			}
		}
	}
}

func TestColumnName(t *testing.T) {
	for n, want := range map[int]string{1: "A", 26: "Z", 27: "AA", 52: "AZ", 702: "ZZ", 703: "AAA"} {
		if got := ColumnName(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}
