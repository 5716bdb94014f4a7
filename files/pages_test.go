package files

import (
	"os"
	"strings"
	"testing"

	"wallchart/files/pages"
	"wallchart/must"
)

// pageWanted is what becomes of each page of chess-results and Vega: the participants
// and the rounds of what is read, or what the answer names.
var pageWanted = map[string]struct {
	people, rounds int
	best           string // the first participant and his points
	answer         string
}{
	"cr-composition-results": {answer: "Board Pairings of each round, or the ranking crosstable"},
	"cr-composition":         {answer: "Starting rank list of players"},
	"cr-category":            {answer: "the ranking list of all"},
	"cr-player":              {answer: "the ranking crosstable"},
	"cr-federation":          {answer: "the ranking crosstable"},
	"cr-medals":              {answer: "the ranking crosstable"},
	"cr-performance":         {answer: "the ranking crosstable"},
	"cr-rating":              {answer: "the ranking crosstable"},
	"cr-norms":               {answer: "the ranking crosstable"},
	"cr-statistics":          {answer: "the ranking crosstable"},
	"cr-schedule":            {answer: "the ranking crosstable"},
	"cr-games":               {answer: "(PGN)"},
	"cr-absent":              {people: 2, rounds: 3, best: "Fox, Ann 1"},
	"cr-boards":              {people: 2, rounds: 1, best: "Beta ½"},
	"cr-matches":             {people: 5, rounds: 2, best: "NORTH B 2"},
	"cr-crosstable":          {people: 4, rounds: 2, best: "Fox, Ann 2"},
	"cr-alphabetical":        {people: 3},
	"cr-start":               {people: 3},
	"cr-pairings":            {people: 5, rounds: 2, best: "Fox, Ann 2"},
	"cr-ranking":             {people: 3, best: "Poe, Di 1"},
	"vega-category":          {answer: "crosstable.html"},
	"vega-teams":             {answer: "crosstable.html"},
	"vega-summary":           {answer: "crosstable.html"},
	"vega-cards":             {answer: "crosstable.html"},
	"vega-rating":            {answer: "crosstable.html"},
	"vega-tournament":        {answer: "crosstable.html"},
	"vega-schedule":          {answer: "crosstable.html"},
	"vega-crosstable":        {people: 4, rounds: 2, best: "Fox,Ann 2"},
	"vega-players":           {people: 3},
	"vega-pairings":          {people: 4, rounds: 2, best: "Fox,Ann 2"},
	"vega-standings":         {people: 2, best: "Fox,Ann 2"},
}

func openPage(t *testing.T, what string, k *pages.Kind, data []byte) {
	t.Helper()
	want, ok := pageWanted[k.ID]
	if !ok {
		t.Fatalf("what becomes of %s is not said", k.ID)
	}
	o, err := Read("x.html", data, known)
	switch {
	case want.answer != "":
		if err == nil || !strings.Contains(err.Error(), "this page of "+k.Program.String()) || !strings.Contains(err.Error(), want.answer) {
			t.Errorf("%s: %v", what, err)
		}
	case err != nil:
		t.Errorf("%s: %v", what, err)
	case k.Reader == pages.People:
		if o.Format != PlayerList || len(o.Sheets) != 1 || len(o.Sheets[0].Rows) != 1+want.people {
			t.Errorf("%s: %s, %v", what, o.Format, o.Sheets)
		}
	default:
		s := o.Tournament.Sections[0]
		e := s.Entries()[0]
		got := e.Name + " " + points(o)[e.Name]
		if !o.Good() || len(s.Entries()) != want.people || len(s.Rounds) != want.rounds || got != want.best {
			t.Errorf("%s: %d participants, %d rounds, %s: %v", what, len(s.Entries()), len(s.Rounds), got, o.Problems)
		}
	}
}

// TestEveryPageIsKnown: each page of chess-results and Vega is read, or answered with
// the page to open instead; so is a copy in UTF-16.
func TestEveryPageIsKnown(t *testing.T) {
	for i := range pages.Kinds {
		k := &pages.Kinds[i]
		raw := must.Have(os.ReadFile("pages/testdata/" + k.ID + ".html"))(t)
		if found := pages.Know(nil, raw); found != k {
			t.Errorf("%s is taken for %v", k.ID, found)
		}
		openPage(t, k.ID, k, raw)
		openPage(t, k.ID+" in UTF-16", k, wide(string(raw)))
	}
	if len(pages.Kinds) != len(pageWanted) {
		t.Errorf("%d kinds, %d wanted", len(pages.Kinds), len(pageWanted))
	}
}

// headings are headings of chess-results' pages as it writes them in six languages.
var headings = map[string][]string{
	"cr-start": {"Starting rank", "Starting rank list", "Startrangliste", "Startrangliste der Spieler", "Ranking inicial de jugadores",
		"Lista inicial",
		"Classement initial des joueurs", "Liste de départ", "Lista inicial dos jogadores", "Lista iniziale dei giocatori"},
	"cr-alphabetical": {"Alphabetical list all groups", "Alphabetische Liste", "Listado alfabético", "Liste alphabétique", "Lista " +
		"alfabética",
		"Lista alfabetica"},
	"cr-ranking": {"Rank after Round 3", "Final Ranking after 9 Rounds", "Rangliste nach der 5. Runde", "Endstand nach 9 Runden",
		"Clasificación después de la ronda 5", "Ranking final después de 9 rondas", "Classement après la ronde 5", "Classificação final " +
			"após 7 rondas",
		"Classifica dopo il turno 3"},
	"cr-crosstable": {"Starting rank crosstable", "Final Ranking crosstable after 9 Rounds", "Endstand Kreuztabelle nach 9 Runden",
		"Clasificación final cuadro cruzado después de 9 rondas", "Grille américaine après la ronde 5", "Ranking final quadro cruzado " +
			"após 5 rondas",
		"Tabella incrociata dopo 5 turni"},
	"cr-pairings": {"Pairings/Results", "Paarungen/Ergebnisse", "Emparejamientos/Resultados", "Appariements/Résultats",
		"Emparceiramentos/Resultados"},
	"cr-boards": {"Brettpaarungen", "Emparejamientos por tableros", "Appariements par échiquier", "Emparceiramentos por " +
		"tabuleiro"},
	"cr-matches": {"Team pairings", "Mannschaftspaarungen aller Runden", "Emparejamientos de equipos", "Appariements des " +
		"équipes"},
	"cr-composition-results": {"Mannschaftsaufstellung mit Einzelergebnissen", "Composición de equipos con resultados", "Composition " +
		"des équipes avec résultats"},
	"cr-composition": {"Mannschaftsaufstellung ohne Einzelergebnisse", "Composición de equipos sin resultados", "Composição " +
		"das equipas sem resultados"},
	"cr-statistics": {"Statistics", "Verbands-, Partien- und Titelstatistik", "Estadísticas de federación, partidas y " +
		"títulos", "Statistiques", "Statistiche"},
	"cr-player":   {"Spielerinfo", "Información del jugador", "Fiche du joueur", "Scheda del giocatore"},
	"cr-schedule": {"Spielplan", "Calendario", "Calendrier"},
	"cr-medals":   {"Medaillenspiegel", "Medallero", "Medalhas"},
	"cr-absent":   {"nicht ausgelost", "no emparejado"},
	"cr-norms":    {"Titelnormen", "Normas de título", "Normes de titre"},
}

// TestHeadingsInOtherLanguages: the same page with its heading in another language,
// and an event that is called like another page.
func TestHeadingsInOtherLanguages(t *testing.T) {
	for i := range pages.Kinds {
		k := &pages.Kinds[i]
		raw := must.Have(os.ReadFile("pages/testdata/" + k.ID + ".html"))(t)
		page := string(raw)
		last := strings.LastIndex(page, "<h2>")
		if k.Program != pages.ChessResults || last < 0 {
			continue
		}
		end := last + strings.Index(page[last:], "</h2>")
		for _, h := range headings[k.ID] {
			openPage(t, k.ID+": "+h, k, []byte(page[:last]+"<h2>"+h+page[end:]))
		}
		for _, event := range []string{"Medaillen und Statistik Open", "Player info &amp; Schedule Cup"} {
			openPage(t, k.ID+" of "+event, k, []byte(strings.ReplaceAll(page, "Spring Open", event)))
		}
	}
}

// TestChessResultsWorkbooks: what its Excel export holds is known by the line above
// the table.
func TestChessResultsWorkbooks(t *testing.T) {
	head := []string{"From the Tournament-Database of Chess-Results https://chess-results.com", "Spring Open", "Last update 05.01.2026"}
	_, err := Read("x.xlsx", book(t, append(head, "Team-Composition with round-results", "1. ALPHA (RtgAvg:1896, TB1: 12)",
		"Bo.||Name|Rtg|1|2|Pts.",
		"1||Fox, Ann|1900|+|1|2", "2. BETA (RtgAvg:1800, TB1: 10)", "Bo.||Name|Rtg|1|2|Pts.", "1||Poe, Di|1800|0|1|1")...), known)
	if err == nil || !strings.Contains(err.Error(), "this page of chess-results holds the line-ups") {
		t.Errorf("%v", err)
	}
	o := read(t, "x.xlsx", book(t, append(head, "Final Ranking after 3 Rounds", "Rk.|SNo||Name|FED|Rtg|Pts.|TB1", "1|2|FM|Fox, "+
		"Ann|ENG|1900|2,5|4",
		"2|1||Poe, Di|SCO|2400|1|3")...))
	if o.Format != Crosstable || points(o)["Fox, Ann"] != "2½" {
		t.Errorf("%s: %v", o.Format, points(o))
	}
	o = read(t, "x.xlsx", book(t, append(head, "Starting rank", "No.||Name|FED|Rtg", "1|FM|Fox, Ann|ENG|1900", "2||Poe, Di|SCO|1800")...))
	if o.Format != PlayerList {
		t.Errorf("%s", o.Format)
	}
}

// TestSeveralTablesAreNoEvent: of a page with a table for each category, whoever made
// it, not the first alone is read.
func TestSeveralTablesAreNoEvent(t *testing.T) {
	table := func(who string) string {
		return "<table><tr><th>Rank</th><th>Name</th><th>Points</th></tr><tr><td>1</td><td>" + who + "</td><td>3</td></tr>" +
			"<tr><td>2</td><td>" + who + " too</td><td>2</td></tr></table>"
	}
	one := "<html><body><h2>Standings</h2>" + table("Ann") + "</body></html>"
	if o := read(t, "x.html", []byte(one)); o.Format != Crosstable || len(o.Tournament.Sections[0].Players) != 2 {
		t.Errorf("%s", o.Format)
	}
	o, err := Read("x.html", []byte("<html><body><h2>U12</h2>"+table("Ann")+"<h2>U14</h2>"+table("Bo")+"</body></html>"), known)
	if err == nil || !strings.Contains(err.Error(), "2 tables of places") {
		t.Errorf("%v %v", o, err)
	}
}

// TestWhatIsNoTable: what cannot be a table is answered by its content, in UTF-16 too,
// and a copy of a table from a PDF is read.
func TestWhatIsNoTable(t *testing.T) {
	for text, want := range map[string]string{
		"<!DOCTYPE html><html><body><div id=\"app\"></div></body></html>": "web page holds no table",
		`{"tournament": {"players": []}}`:                                 "(JSON), and not of lichess",
		`<?xml version="1.0"?><event name="x"><player/></event>`:          "XML file of another program",
		"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n":                         "moves without the names",
		`{\rtf1\ansi Name\tab Rating\par}`:                                "word processor (RTF)",
	} {
		for _, data := range [][]byte{[]byte(text), wide(text)} {
			if o, err := Read("results", data, known); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %v %v", text, o, err)
			}
		}
	}
	if _, err := Read("x.pdf", []byte("%PDF-1.7\n\x00\x01\x02\x03\x04\x05"), known); err == nil || !strings.Contains(err.Error(),
		"copy it, and paste it") {
		t.Errorf("%v", err)
	}
	if o := read(t, "x.txt", []byte("Spring Open\nNo. Name Rtng Rnd1 Rnd2 Tot\n1 Anna 1500 W3 W2 2.0\n2 Ben 1400 W4 L1 1.0\n3 Cleo "+
		"1300 L1 W4 1.0\n"+
		"4 Dan 1200 L2 L3 0.0\n")); o.Format != Crosstable {
		t.Errorf("%s", o.Format)
	}
}
