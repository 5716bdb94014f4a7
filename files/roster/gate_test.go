package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// taken are lists that must be read, however odd, each with its players in the order of the list: the name, and the rating
// where there is one.
var taken = []struct{ name, text, want string }{
	{"British grades", "Name,Grade,Club\nSmith J,1641,Hull\nJones K,1210,York\nBrown L,1985,Hull\n", "Smith J 1641|Jones K 1210|Brown L 1985"},
	{"British grades of three digits", "Name,Grade\nSmith J,145\nJones K,98\nBrown L,201\n", "Smith J 145|Jones K 98|Brown L 201"},
	{"a school's grades", "Name,Grade,School\nFox Ann,3,Hill\nLee Bo,K,Hill\nRay Cy,12,Dale\n", "Fox Ann|Lee Bo|Ray Cy"},
	{"Rapid Grade", "Player,Rapid Grade,Club\nSmith J,1641,Hull\nJones K,1210,York\n", "Smith J 1641|Jones K 1210"},
	{"Std Grade before Rapid Grade", "Rapid Grade,Std Grade,Name\n1500,1641,Smith J\n1400,1210,Jones K\n", "Smith J 1641|Jones K 1210"},
	{"Rapid beside Rating", "Name,Rapid rating,Rating\nFox Ann,1300,1512\nLee Bo,1100,900\n", "Fox Ann 1512|Lee Bo 900"},
	{"a rank is no rating", "Ranking,Name,Elo\n1,Rossi Anna,1900\n2,Bianchi Ugo,1800\n3,Verdi Lia,1700\n",
		"Rossi Anna 1900|Bianchi Ugo 1800|Verdi Lia 1700"},
	{"Rating that is a rank", "Name;Rating;Club\nFox Ann;1;Hill\nLee Bo;2;Dale\nRay Cy;3;Hill\n", "Fox Ann|Lee Bo|Ray Cy"},
	{"Polish Ranking", "Nazwisko i imię;Ranking\nWójcik Grażyna;1600\nNowak Jan;1000\n", "Wójcik Grażyna 1600|Nowak Jan 1000"},
	{"more unknown words than known", "In,SURNAME,FIRST NAME,BD,CLB,GRD,LIST COLUMN,LIST ORDER\n1,LEE,ANN,BD,GAL,1641,,1\n" +
		"2,RAY,BO,,QUB,1541,,2\n" +
		",DOE,CY,13,BRA,1290,,3\n", "LEE, ANN 1641|RAY, BO 1541|DOE, CY 1290"},
	{"one known word", "Player name,Allergies,Lunch\nFox Ann,nuts,yes\nLee Bo,,no\n", "Fox Ann|Lee Bo"},
	{"Surname, Initials", "Surname,Initials,Rating\nSmith,J K,1500\nJones,K,1400\n", "Smith, J K 1500|Jones, K 1400"},
	{"Forename(s)", "Surname,Forename(s),Club\nSmith,Jo,Hull\nO'Neil,Pat,York\n", "Smith, Jo|O'Neil, Pat"},
	{"an empty column Name", "Name,Full name,Rating\n,Fox Ann,1512\n,Lee Bo,900\n", "Fox Ann 1512|Lee Bo 900"},
	{"an empty first name", "Surname,First name,Rating\nFox Ann,,1512\nLee Bo,,900\n", "Fox Ann 1512|Lee Bo 900"},
	{"title and user name", "Rank,Title,Username,Rating\n1,GM,alpha,2500\n2,,beta_99,2100\n3,FM,gamma-x,2300\n",
		"alpha 2500|beta_99 2100|gamma-x 2300"},
	{"LAST, First alone", "FOX, Ann\nLEE, Bo\nRAY, Cy\n", "FOX, Ann|LEE, Bo|RAY, Cy"},
	{"a line below the headings",
		"| # | Name | Rating |\n|---|:---|---:|\n| 1 | Ann Lee | 1500 |\n| 2 | Bo Ray | 1400 |\n", "Ann Lee 1500|Bo Ray 1400"},
	{"clubs above their players", "North\nAnn Lee\t1500\nBo Ray\t1400\n\nSouth\nEve Fox\t1300\nGus Hal\t1200\n",
		"Ann Lee 1500|Bo Ray 1400|Eve Fox 1300|Gus Hal 1200"},
	{"a note in the last row", "Name;Rating\nAnn Lee;1500\nBo Ray;1400\nUpdated daily;\n", "Ann Lee 1500|Bo Ray 1400"},
	{"money in the last row", "Name;Rating\nAnn Lee;1500\nBo Ray;1400\nTotal fees;1200\n", "Ann Lee 1500|Bo Ray 1400"},
	{"the unrated at the end", "Name;Rating\nAnn Lee;1500\nBo Ray;1400\nEve Fox;\nGus Hal;\n",
		"Ann Lee 1500|Bo Ray 1400|Eve Fox|Gus Hal"},
	{"one word and more", "Name;Rating\nAlpha;1500\nBo Ray;1400\nEve;\nGus;\n", "Alpha 1500|Bo Ray 1400|Eve|Gus"},
	{"mostly names alone", "Name;Rating\nAnn Lee;1500\nBo Ray;1400\nEve;\nGus;\nHal;\n", "Ann Lee 1500|Bo Ray 1400|Eve|Gus|Hal"},
	{"names alone", "Ann Fox\nBo Lee\nCy van der Ray\nÉloïse d'Arc\n", "Ann Fox|Bo Lee|Cy van der Ray|Éloïse d'Arc"},
	{"names and clubs", "Ann Fox;Hill\nBo Lee;Dale\nCy Ray;Hill\n", "Ann Fox|Bo Lee|Cy Ray"},
	{"names and ratings", "Ann Fox 1512\n", ""},
	{"names, tab, ratings", "Ann Fox\t1512\nBo Lee\t900\n", "Ann Fox 1512|Bo Lee 900"},
	{"user names and ratings", "alpha;1500\nbeta7;1600\n", "alpha 1500|beta7 1600"},
	{"Bulgarian",
		"№;Име;Презиме;Рейтинг;Град\n1;Иван;Петров;1900;Варна\n" +
			"2;Мария;Колева;1700;София\n", "Петров, Иван 1900|Колева, Мария 1700"},
	{"Ukrainian",
		"Прізвище та ім’я;Рейтинг;Місто\nКоваль Олена;1500;Львів\n" +
			"Шевчук Ігор;1600;Київ\n", "Коваль Олена 1500|Шевчук Ігор 1600"},
	{"Serbian", "Prezime i ime;Rejting;Klub\nPetrović Ana;1500;Partizan\nJović Luka;1600;Zvezda\n", "Petrović Ana 1500|Jović Luka 1600"},
	{"Hungarian",
		"Név;Értékszám;Szül.;Egyesület\nKovács Éva;1500;2001;Szeged\nNagy Béla;1600;1999;Pécs\n", "Kovács Éva 1500|Nagy Béla 1600"},
	{"Greek",
		"Ονοματεπώνυμο;Ρέιτινγκ\nΠαπαδόπουλος Γιώργος;1500\nΝικολάου Ελένη;1600\n" +
			"", "Παπαδόπουλος Γιώργος|Νικολάου Ελένη"},
	{"Turkish", "Ad;Soyad;Kulüp;Puan\nAyşe;Yılmaz;İzmir;1500\nOğuz;Öztürk;Ankara;1600\n", "Yılmaz, Ayşe 1500|Öztürk, Oğuz 1600"},
	{"Latvian", "Vārds;Uzvārds;Klubs\nJānis;Bērziņš;Rīga\nLīga;Kalniņa;Cēsis\n", "Bērziņš, Jānis|Kalniņa, Līga"},
	{"Finnish", "Sukunimi;Etunimi;Vahvuusluku\nVirtanen;Aino;1500\nNieminen;Eero;1600\n", "Virtanen, Aino 1500|Nieminen, Eero 1600"},
	{"Romanian", "Nume;Prenume;Elo;An\nPopescu;Ana;1500;2001\nIonescu;Dan;1600;1999\n", "Popescu, Ana 1500|Ionescu, Dan 1600"},
	{"Chinese", "Name,Rating\n王小明,1500\n李娜,1600\n", "王小明 1500|李娜 1600"},
	{"Arabic", "Name,Rating\nمحمد علي,1500\nفاطمة حسن,1600\n", "محمد علي 1500|فاطمة حسن 1600"},
	{"small letters", "name,rating\nann fox,1512\nbo lee,900\n", "ann fox 1512|bo lee 900"},
	{"particles", "Name\nMaria de los Angeles de la Cruz\nJan van den Berg\nAhmed bin Said al Maktoum\n",
		"Maria de los Angeles de la Cruz|Jan van den Berg|Ahmed bin Said al Maktoum"},
	{"words that head columns as names", "Name,Rating\nPage Jimmy,1500\nLand Eva,1400\nGraf Otto,1300\nSuma Rao,1200\nTotal Ada,1100\n",
		"Page Jimmy 1500|Land Eva 1400|Graf Otto 1300|Suma Rao 1200|Total Ada 1100"},
	{"a heading on each page", "Name;Elo\nFox Ann;1512\nName;Elo\nLee Bo;900\n", "Fox Ann 1512|Lee Bo 900"},
	{"women and men by w and m", "Name;Geschlecht\nFox Ann;w\nLee Bo;m\n", "Fox Ann|Lee Bo"},
	{"byes asked for", "Name,Rating,Bye rounds\nFox Ann,1512,1-2\nLee Bo,900,3-4\n", "Fox Ann 1512|Lee Bo 900"},
	{"groups W and B", "Name,Rating,Group\nFox Ann,1512,W\nLee Bo,900,B\nRay Cy,800,W\n", "Fox Ann 1512|Lee Bo 900|Ray Cy 800"},
	{"teams with numbers", "Team;Rating\nGoshen 2;1512\nMonroe 1;900\n", ""},
	{"teachers and rooms", "Student,Homeroom,Teacher\nFox Ann,12B,Mrs Poe\nLee Bo,11A,Mr Kay\n", "Fox Ann|Lee Bo"},
	{"year group", "Forename,Surname,Year Group\nAnn,Fox,7\nBo,Lee,8\n", "Fox, Ann|Lee, Bo"},
	{"birth years in a row of four", "Fox Ann;2001;1500\nLee Bo;2003;1400\nRay Cy;1999;1300\nPoe Di;2010;1200\n",
		"Fox Ann 1500|Lee Bo 1400|Ray Cy 1300|Poe Di 1200"},
	{"entry form", "Timestamp,Email Address,Your name,Your rating (if any),Comments?\n2026/11/01,a@b.org,Ann Fox,1512,I would like to " +
		"come by bus with my son.\n" +
		"2026/11/02,c@d.org,Bo Lee,unr,\n", "Ann Fox 1512|Bo Lee"},
	{"licences", "NrFFE;Nom;Prénom;Elo;Club\nA12345;DURAND;Luc;1650 F;Nice\nB54321;PETIT;Zoé;1399 N;Lyon\n",
		"DURAND, Luc 1650|PETIT, Zoé 1399"},
	{"a name and a rating, a blank between", "Fox, Ann 1512\nLee, Bo 1400\nRay, Cy unr\n", "Fox, Ann 1512|Lee, Bo 1400|Ray, Cy"},
	{"numbered, with brackets", "1. Ann Fox (1512)\n2. Bo Lee (1400)\n3. Cy Ray (unr)\n", "Ann Fox 1512|Bo Lee 1400|Cy Ray"},
	{"an average below", "Nr,Teilnehmer,TWZ\n1,Kern Udo,2301\n2,Meier Ute,1812\n,,\nSchnitt,,2056\n", "Kern Udo 2301|Meier Ute 1812"},
	{"stars of a newsletter, and times", "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME\n" +
		"a@b.org,Ann,Fox,2,2025-01-02 10:00:00\nc@d.org,Bo,Lee,4,2025-01-03 11:30:00\n", "Fox, Ann|Lee, Bo"},
	{"fees below the names", "#;Player;Rtg;Fee\n1;Smith, John;1854;40\n2;Doe, Jane;1721;40\n3;Roe, Rick;1500;40\n\n;Fees collected;;120\n",
		"Smith, John 1854|Doe, Jane 1721|Roe, Rick 1500"},
	{"what a club's members owe", "Member,Sub due,Sub paid,Balance\nAnn Lee,£25.00,£25.00,£0.00\n" +
		"Bo Ray,£25.00,£0.00,£25.00\nTotal,£50.00,£25.00,£25.00\n",
		"Ann Lee|Bo Ray"},
	{"Australian ratings", "Family name,Given name,ACF Quick,ACF Classic\nLee,Ann,1700!,1654!!\nRay,Bo,1400??,1422?\nDoe,Cy,,\n",
		"Lee, Ann 1654|Ray, Bo 1422|Doe, Cy"},
	{"what stands for no rating", "Name,Rating\nAnn Lee,u/r\nBo Ray,u/g\nCy Doe,DWZ 1204\nDi Kim,950 (est)\nEd Poe,1500/12\n",
		"Ann Lee|Bo Ray|Cy Doe 1204|Di Kim 950|Ed Poe 1500"},
	{"ratings behind the names", "Name,Club\nAnn Lee (1900),Hull\nBo Ray (unr.),York\nCy Doe (1854P12),Hull\n",
		"Ann Lee 1900|Bo Ray|Cy Doe 1854"},
	{"ratings behind the names, without brackets", "No;Spieler;Verein\n1;Lee, Ann 1900;Hull\n2;Ray, Bo 1850;York\n3;Doe, Cy 1700;Hull\n",
		"Lee, Ann 1900|Ray, Bo 1850|Doe, Cy 1700"},
	{"years or ratings behind the names", "Name,Club\nAnn Lee (2010),Hull\nBo Ray (2011),York\n", "Ann Lee (2010)|Bo Ray (2011)"},
	{"a title row above", "Club Championship 2026 - Entries\n\nNo.,Name,Rating\n1,Ann Fox,1512\n2,Bo Lee,900\n", "Ann Fox 1512|Bo Lee 900"},
}

func TestListsThatAreTaken(t *testing.T) {
	for _, c := range taken {
		if c.want == "" {
			continue
		}
		rows := list(t, c.text)
		if f := examine(rows); f.Reason != IsList {
			t.Errorf("%s: refused: %s", c.name, f.Text)
			continue
		}
		m := Guess(rows)
		im := Read(rows, m)
		var got []string
		for _, l := range im.Lines {
			p := im.rated(l.Player)
			text := p.Name
			if r := max(p.Rating, p.NationalRating, l.Player.Rating); r > 0 {
				text = fmt.Sprint(text, " ", r)
			}
			got = append(got, text)
		}
		if g := strings.Join(got, "|"); g != c.want {
			t.Errorf("%s: %s; want %s; columns %v, heading in row %d, %s", c.name, g, c.want, m.Columns, m.HeadingRow, problems(im))
		}
	}
}

// others are rows that are no list of players, with what they are.
var others = []struct {
	name string
	want Reason
	text string
}{
	{"games", GameList, "round,board,white,black,whitepts,blackpts,date,result\n1,1,Ann Lee,Bo Ray,,,2024-03-28,0-1\n1,2,Cy Doe,Di " +
		"Kim,,,2024-03-07,1-0\n"},
	{"Japanese games", GameList, "Round,White Name,White Rating,Black Name,Black Rating,Result\n1,Ann Lee,1500,Bo Ray,1400,1-0\n"},
	{"German games", GameList, "Weiß;Schwarz;Ergebnis\nMüller, Jörg;Meier, Ute;1:0\nGroß, Käthe;Kern, Udo;½:½\n"},
	{"French games", GameList, "Blancs;Noirs;Res\nDURAND Luc;PETIT Zoé;1-0\n"},
	{"Spanish games", GameList, "Blancas;Negras;Resultado\nPons José;Gil Inés;1-0\n"},
	{"Russian games", GameList, "Тур;Белые;Черные;Результат\n1;Иванов Пётр;Смирнова Анна;1-0\n"},
	{"pairings", GameList, "Bd,White,Black\n1,Ann Lee,Bo Ray\n2,Cy Doe,Di Kim\n"},
	{"pairings with a title", GameList, "Round 3 pairings\n\nBoard;White;Rtg;Result;Black;Rtg\n1;Lee Ann;1500;1-0;Ray Bo;1400\n"},
	{"games without a heading", GameList, "Ann Lee;1-0;Bo Ray\nCy Doe;½-½;Di Kim\nBo Ray;0-1;Cy Doe\n"},
	{"games of numbers and names", GameList, "1;Lee, Ann;Ray, Bo;1-0\n2;Doe, Cy;Kim, Di;0-1\n"},
	{"pairings without a heading", GameList, "1;Lee, Ann;Ray, Bo\n2;Doe, Cy;Kim, Di\n3;Fox, Eve;Poe, Jo\n"},
	{"two players a row", GameList, "Table,Player A,Player B\n1,Ann Fox,Bo Lee\n2,Cy Ray,Di Poe\n"},
	{"cards side by side", Opponents, "Name,Opponent 1,Result 1,Opponent 2,Result 2\nAnn Fox,Bo Lee,1,Cy Ray,0\nBo Lee,Ann Fox,0,Di Poe,1\n"},
	{"ladder challenges", GameList, "Player 1,Player 2,Result\nAnn Lee,Bo Ray,1-0\nCy Doe,Di Kim,0-1\n"},
	{"league matches", MatchList, "Tag;Datum;Zeit;Heimmannschaft;Gastmannschaft;Brettpunkte\nSo.;12.10.2025;10:00;SC Köln;SF Bonn;5:3\n"},
	{"English fixtures", MatchList, "Date,Home,Away,Score\n12 Oct,Hull A,York B,3-2\n19 Oct,Leeds,Hull A,1-4\n"},
	{"French fixtures", MatchList, "Ronde;Domicile;Visiteur;Score\n1;Nice;Lyon;4-3\n"},
	{"a player's card", Opponents, "Rd,Opponent,Rating,Colour,Result\n1,Ann Lee,1500,W,1\n2,Bo Ray,1400,B,½\n"},
	{"a German card", Opponents, "Runde;Gegner;DWZ;Farbe;Ergebnis\n1;Müller, Jörg;1500;W;1\n2;Meier, Ute;1400;S;0\n"},
	{"a card by colours", Opponents, "Ann Lee;1500;w\nBo Ray;1400;b\nCy Doe;1300;w\n"},
	{"standings by category", ByCategory, "Ranking for category: U12\nPos,Name,Pts\n1,Ann Lee,4\n2,Bo Ray,3\nRanking for category: U14\n" +
		"Pos,Name,Pts\n1,Cy Doe,5\n"},
	{"settings", KeyValue, "Name = LEE, ANN\nRating = 958\nID# = DLPJU400\nTeam = DLP\n\nName = RAY, BO\nRating = 924\nID# = WNTIU435\n" +
		"Team = WNT\n"},
	{"settings with colons", KeyValue, "Name: Ann Lee\nClub: Hull\nRating: 1500\n\nName: Bo Ray\nClub: York\nRating: 1400\n"},
	{"an ini file", KeyValue, "[Section]\nName=Open\nRounds=5\nType=Swiss\nStart=10:00\n"},
	{"a form", Form, "Event Name,\nStart Date of Event,\nEnd Date of Event,\nGrader's Name,\nGrader's email,\nMoves in first session,\n" +
		"Minutes in first session,\n"},
	{"a German form", Form, "Name des Turniers;\nBeginn:;\nEnde:;\nTurnierleiter:;Müller\nOrt:;Köln\nStartgeld:;10\n"},
	{"a Spanish form", Form, "Torneo;\nFecha de inicio;\nLugar;\nÁrbitro;\nOrganizador;\nRondas;\n"},
	{"champions", Champions, "1998;Ann Lee\n1999;Bo Ray\n2000;Cy Doe\n2001;Ann Lee\n2002;Di Kim\n"},
	{"champions under a heading", Champions, "Year,Champion,Club\n1998,Ann Lee,Hull\n2001,Bo Ray,York\n"},
	{"a letter", Prose, "Dear all, thank you for coming.\nIt was a splendid afternoon, and the club hopes to see you again.\nPlease " +
		"bring your boards next time.\n"},
	{"questions and answers", Prose, "Q1 who may take part in the event this year\nEverybody who has paid the fee of 10 may take part\n" +
		"Q2 when does it begin\n" +
		"It begins at 10 on the first day of May\n"},
	{"results of one column", ResultsOnly, "Name;Round 1\nAnn Lee;1-0\nBo Ray;0-1\nCy Doe;½-½\n"},
	{"shopping", NotTold, "Milk;2\nBread;1\nEggs;12\n"},
	{"numbers", NotTold, "1;2;3\n4;5;6\n"},
	{"federations", NoNames, "Name,Players\nVIC,12\nNSW,30\nQLD,7\n"},
	{"addresses", NoNames, "Name,Rating\nann@lee.org,1500\nbo@ray.org,1400\n"},
	{"times", NotTold, "10:00;12\n11:00;13\n12:30;14\n"},
	{"two lists side by side", GameList, "No,Name,Rating,,No,Name,Rating\n" +
		"1,Smith John,1854,,3,Brown Al,1611\n2,Doe Jane,1721,,4,Black Bea,1590\n"},
	{"few names", FewNames, "Name,Rating\n,1500\n,1400\nAnn Lee,1300\n,1200\n"},
}

// TestWhatIsNoList says of each what it is.
func TestWhatIsNoList(t *testing.T) {
	for _, c := range others {
		f := examine(list(t, c.text))
		if f.Reason != c.want {
			t.Errorf("%s: %v %q, want %v", c.name, f.Reason, f.Text, c.want)
		}
		if s := f.Text.String(); !strings.Contains(s, ". ") && !strings.Contains(s, ": ") || strings.HasSuffix(s, ".") {
			t.Errorf("%s: no cure in %q", c.name, s)
		}
	}
}

// TestRowsThatAreNobody are set aside, each named, wherever they stand.
func TestRowsThatAreNobody(t *testing.T) {
	for _, line := range []string{"Page 2 of 2", "--- Page 1 ---", "Seite 3 von 4", "Página 1 de 2", "Pagina 2/3", "Strona 1 z 2",
		"Стр. 2", "p. 7",
		"TD: J. Doe, 555-1234 - results unofficial", "Arbitre : M. Petit", "Total", "Total,2", "TOTAL: 45", "Total players: 2", "Grand total 2",
		"Average rating 1512", "Durchschnitt;1591", "Summe 2", "Anzahl Spieler: 2", "2 players", "12 Teilnehmer", "34 joueurs", "Итого: 2",
		"Razem 2",
		"Moyenne;1512", "Waiting list", "Warteliste", "http://chess.example.org/list", "www.example.org", "Printed on 12.11.2026",
		"Stand: 12.11.2026",
		"Stand 12.11.2026", "Powered by Google Forms 2026", "* provisional rating", "** under 12", "© 2026 Hull CC", "----------", "========",
		"You find all details of the event on the notice board", "Contact: td@example.org", "Ratings as of 1 November: see the list",
		"Notes", "Legende"} {
		for _, text := range []string{"Name;DWZ;Verein\nMüller, Jörg;1641;Köln\nMeier, Ute;1541;Bonn\n\n%s\n",
			"Surname;First name;Rating\nFox;Ann;1641\n%s\nLee;Bo;1541\n", "Name;Club\nFox Ann;Hull\nLee Bo;York\n%s\n"} {
			rows := list(t, fmt.Sprintf(text, line))
			if f := examine(rows); f.Reason != IsList {
				t.Errorf("%q: the list is refused: %s", line, f.Text)
				continue
			}
			im := Read(rows, Guess(rows))
			first, _, _ := strings.Cut(line, ";")
			if len(im.Lines) != 2 || len(im.Problems) != 1 || !im.Problems[0].Aside || !strings.Contains(problems(im), first[:3]) {
				t.Errorf("%q: %s%s", line, printed(im), problems(im))
			}
		}
	}
}

// TestOddCellsLeaveTheGoodOnes: quotation marks around an ID are dropped, and a column with odd IDs keeps its good ones; so
// with birth dates of which only the year can be read.
func TestOddCellsLeaveTheGoodOnes(t *testing.T) {
	im := read(t, "Name;FIDE ID;Born\nLee, Ann;34179178;1975.  .\nRay, Bo;Z56538;05/2012\nDoe, Cy;'34178991';2011-04\nKim, "+
		"Di;12.3.1999;1.1.2010\n"+
		"Fox, Eve;K/77;2001\nPoe, Jo;n. a.;2002.\nPoe, Al;;Jg. 2010\nPoe, Bea;;geb. 12.03.2010\nPoe, Cal;;born 2009\n")
	var got []string
	for _, l := range im.Lines {
		got = append(got, l.Player.FideID+" "+string(l.Player.Birth))
	}
	if g := strings.Join(got, "|"); g != "34179178 1975| 2012|34178991 2011| 2010-01-01| 2001| 2002| 2010| 2010-03-12| 2009" {
		t.Errorf("%s\n%s", g, problems(im))
	}
	if n := strings.Count(problems(im), "is not a FIDE ID"); n != 3 || len(im.Problems) != 3 {
		t.Errorf("%d: %s", n, problems(im))
	}
}

// TestValuesThatTheirHeadingDoesNotFit: one digit is no rating, and a time is neither a club nor a team, whatever the heading says.
func TestValuesThatTheirHeadingDoesNotFit(t *testing.T) {
	im := read(t, "Name,Member rating,Start time,Team\nAnn Fox,2,2025-01-02 10:00:00,09:30\nBo Lee,4,2025-01-03 11:30:00,10:15\n"+
		"Cy Ray,5,2025-01-03 11:31:00,10:45\n")
	for _, l := range im.Lines {
		if p := l.Player; p.Rating != 0 || p.NationalRating != 0 || p.Club != "" || l.Team != "" {
			t.Errorf("%+v of the team %q", p, l.Team)
		}
	}
	if got := im.NotTaken(nil).String(); got != "Not taken: Member rating (3), Start time (3), Team (3)." {
		t.Error(got)
	}
}

// TestDaysToCome are no days of birth: in a list without headings they are the end of the membership.
func TestDaysToCome(t *testing.T) {
	im := read(t, "12345678;JOHN SMITH;CA;1854;2099-01-31\n12345679;JANE DOE;CA;1721;2020-11-30\n12345680;RICK ROE;NV;1600;2098-05-31\n")
	for _, l := range im.Lines {
		if l.Player.Birth != "" || l.Player.Expires == "" {
			t.Errorf("%s is born %q, a member until %q", l.Player.Name, l.Player.Birth, l.Player.Expires)
		}
	}
	if len(im.Lines) != 3 {
		t.Error(printed(im), problems(im))
	}
}

// TestYearsOrRatings: what nobody can tell is said.
func TestYearsOrRatings(t *testing.T) {
	im := read(t, "Name,Club\nAnn Lee (2010),Hull\nBo Ray (2011),York\n")
	if got := problems(im); !strings.Contains(got, "may be ratings or years of birth") || len(im.Problems) != 1 {
		t.Error(got)
	}
}

// TestColumnsThatLookAlike: of two columns of ratings the one that says of itself that it is old is left out; the
// places of a series are no categories.
func TestColumnsThatLookAlike(t *testing.T) {
	for _, c := range []struct{ text, columns, untaken string }{
		{"No,Name,Old Rtg,New Rtg\n1,Ann Lee,1700,1712\n2,Bo Ray,1650,1640\n", "left out, name, left out, rating", "Not taken: Old Rtg (2)."},
		{"Rank,Name,Event 1,Event 2,Total\n1,Ann Lee,10,8,18\n2,Bo Ray,8,10,18\n", "left out, name, unknown, unknown, left out",
			"Not taken: Event 1 (2), Event 2 (2), Total (2)."},
		{"Name,Event,Rating\nAnn Lee,U12,1500\nBo Ray,Open,1600\n", "name, category, rating", ""},
		{"Name,Category,Rating\nAnn Lee,10,1500\nBo Ray,12,1600\n", "name, category, rating", ""},
		{"Last Name,First Name,Quick,Regular\nLee,Ann,1400/5,1512/23\nRay,Bo,1950,1998\n", "last name, first name, left out, national rating",
			"Not taken: Quick (2), Regular, number of games (1)."},
		{"Name;ID;Year\nAnn Lee;4650123;2009\nBo Ray;4650124;2011\n", "name, national id, birth", ""},
		{"Name;Year;Rating\nAnn Lee;7;1500\nBo Ray;9;1600\n", "name, grade, rating", ""},
	} {
		im := read(t, c.text)
		if got := strings.Join(fieldNames(im.Mapping.Columns), ", "); got != c.columns || im.NotTaken(nil).String() != c.untaken {
			t.Errorf("%s\n%s; want %s\n%s", c.text, got, c.columns, im.NotTaken(nil))
		}
	}
}

// TestHeadingsInTwoRows: what the lower row leaves empty is said by the upper one, as merged cells have it.
func TestHeadingsInTwoRows(t *testing.T) {
	im := read(t, ";Spieler;;Wertung;;Verein\nNr.;Nachname;Vorname;Elo;DWZ;\n1;Abel;Tom;2011;1954;SC Süd\n2;Benz;Uwe;;1702;SC Nord\n")
	if len(im.Lines) != 2 || im.Lines[1].Player.Club != "SC Nord" || im.Lines[0].Player.Name != "Abel, Tom" ||
		im.Lines[0].Player.Rating != 2011 || im.Lines[0].Player.NationalRating != 1954 {
		t.Errorf("%s%s", printed(im), problems(im))
	}
	// A title above is no heading.
	im = read(t, "Open;Club\nName;;Elo\nAbel, Tom;x1;2011\nBenz, Uwe;x2;1900\n")
	if len(im.Lines) != 2 || im.Lines[0].Player.Rating != 2011 {
		t.Errorf("%s%s", printed(im), problems(im))
	}
}

// TestListsOfTeams: who plays for a team at which board is a list of teams, and a team beside the name alone is perhaps a club.
func TestListsOfTeams(t *testing.T) {
	for text, want := range map[string]bool{
		"Team,Board,Player,Rating\nHull,1,Ann Lee,1900\nHull,2,Bo Ray,1850\nYork,1,Di Kim,1880\nYork,2,Ed Poe,1790\n": true,
		"Team,Board,Player\nHull,1,Ann Lee\nHull,1,Bo Ray\nYork,1,Di Kim\nYork,1,Ed Poe\n":                            false,
		"Team,Board,Player\nHull,1,Ann Lee\nHull,2,Bo Ray\n":                                                          false,
		"Team,Player,Rating\nHull,Ann Lee,1900\nYork,Di Kim,1880\n":                                                   false,
		"Team,Board 1,Board 2\nHull,Ann Lee,Bo Ray\nYork,Di Kim,Ed Poe\n":                                             true,
		"Team,Rating\nHull,1900\nYork,1850\n":                                                                         true,
		"Board,Player\n1,Ann Lee\n2,Bo Ray\n":                                                                         false,
	} {
		if im := read(t, text); im.OfTeams() != want {
			t.Errorf("%s: of teams: %v\n%s", text, !want, printed(im))
		}
	}
}

// TestSectionsAboveTheirPlayers are categories, and no teams.
func TestSectionsAboveTheirPlayers(t *testing.T) {
	im := read(t, "Section: Open\nName,Rating\nAnn Fox,1512\nBo Lee,1400\nSection: U1200\nName,Rating\nCy Ray,1100\nDi Poe,900\n")
	var got []string
	for _, l := range im.Lines {
		got = append(got, l.Player.Name+" "+strings.Join(l.Player.Categories, "+")+l.Team)
	}
	if g := strings.Join(got, "|"); g != "Ann Fox Open|Bo Lee Open|Cy Ray U1200|Di Poe U1200" || len(im.Teams) != 0 {
		t.Errorf("%s %v", g, im.Teams)
	}
	for _, names := range [][2]string{{"Open Section", "U1600"}, {"Juniors", "Seniors"}, {"A-Turnier", "B-Turnier"}, {"Premier", "Reserves"},
		{"Sub 12", "Sub-14"}, {"Girls U12", "Boys U12"}, {"Division 1", "Division 2"}, {"K-3", "K-5 Championship"}, {"Damen", "Herren"}} {
		im := read(t, names[0]+"\nName,Rating,Points\nAnn Fox,1512,3\nBo Lee,1400,2\n\n"+names[1]+
			"\nName,Rating,Points\nCy Ray,1100,2\nDi Poe,900,1\n")
		if len(im.Lines) != 4 || len(im.Teams) != 0 || im.OfTeams() ||
			!slices.Equal(im.Lines[0].Player.Categories, names[:1]) || !slices.Equal(im.Lines[3].Player.Categories, names[1:]) {
			t.Errorf("%s: %s%v%s", names, printed(im), im.Teams, problems(im))
		}
	}
	for _, names := range [][2]string{{"Lincoln A", "Roosevelt"}, {"1. Goshen (RtgAvg:1830)", "2. Monroe (RtgAvg:1700)"},
		{"Open", "Lincoln A"},
		{"SC Damen 1980", "Hull Juniors"}} {
		im := read(t, names[0]+"\nBo,Name,Rating\n1,Ann Fox,1512\n2,Bo Lee,1400\n\n"+names[1]+
			"\nBo,Name,Rating\n1,Cy Ray,1100\n2,Di Poe,900\n")
		if len(im.Lines) != 4 || len(im.Teams) != 2 || !im.OfTeams() {
			t.Errorf("%s: %s%v", names, printed(im), im.Teams)
		}
	}
}
