package fund

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
)

func event() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Categories: []string{"Juniors: U20 on 2026-01-01"},
		Players: []model.Player{{Entry: model.Entry{ID: 4, Number: 1, Name: "Müller, Eva"}}, {Entry: model.Entry{ID: 9, Number: 2, Name: "Ben"}}}}
	return &model.Tournament{Sections: []*model.Section{s}}, s
}

func written(f model.Fund) string {
	var all []string
	for _, p := range f.Prizes {
		one := fmt.Sprintf("%s|%s|%s|%s|%s", p.Name, p.Amount, p.Trophy, p.Qualifies, p.Rule)
		if p.Guaranteed {
			one += "|guaranteed"
		}
		if p.Bonus {
			one += "|bonus"
		}
		if p.Winner != 0 {
			one += fmt.Sprintf("|to %d", p.Winner)
		}
		all = append(all, one)
	}
	return strings.Join(all, "\n")
}

// TestRead reads lists as organisers write them: with headings in any order and in German, and without.
func TestRead(t *testing.T) {
	for _, c := range [][2]string{
		{"prize,amount,rule\n1st,250,place\n2nd,62.5,\nU1400,\"$1,250.00\",U1400\n",
			"1st|250.00|||\n2nd|62.50|||\nU1400|1250.00|||U1400"},
		{"1st,100,place\nGirls,trophy,sex F\nK,10 + book,grade K-3\n",
			"1st|100.00|||\nGirls|0.00|trophy||women\nK|10.00|book||grade K-3"},
		{"Preis;Betrag;Regel\n1.;1.250,00 EUR;Open\nJugend;12,50;juniors\n",
			"1.|1250.00|||\nJugend|12.50|||juniors"},
		{"rule,prize,trophy,amount,guaranteed,bonus,qualifies\nplace,1st,cup,100,yes,,\nupset,Upset,,5,,x,\nplace,2nd,,,,no,the final\n",
			"1st|100.00|cup|||guaranteed\nUpset|5.00|||upset|bonus\n2nd|0.00||the final|"},
		{"prize,amount,rule,winner\nBest game,20,by hand,\"müller, eva\"\nBest move,5,by hand,2\n",
			"Best game|20.00|||by hand|to 4\nBest move|5.00|||by hand|to 9"},
		{"Prix;Montant;Pour qui;Garanti\n1er;100;place;oui\nFille;trophée;filles et moins de 12 ans;non\n",
			"1er|100.00||||guaranteed\nFille|0.00|trophée||girls and U12"},
		{"Premio;Importe;Para quién;Además\n1.º;1.250,00;puesto;\nSin Elo;50;sin Elo;sí\nFinal;clasifica para la final;;\n",
			"1.º|1250.00|||\nSin Elo|50.00|||unrated|bonus\nFinal|0.00||clasifica para la final|"},
		{"# of the club\n\n1st,qualifies for the final,place\n",
			"1st|0.00||qualifies for the final|"},
		{"1st\t100\tplace\n2nd\t50\tplace and U2000\n",
			"1st|100.00|||\n2nd|50.00|||place and U2000"},
	} {
		text, want := c[0], c[1]
		ev, s := event()
		f, err := Read("fund.csv", []byte(text), ev, s)
		if got := written(f); err != nil || got != want {
			t.Errorf("%q is\n%s, %v\nwant\n%s", text, got, err, want)
		}
	}
}

// TestAPlaceIsNoCategory: 1, 2nd and the like are the places, in the order of the list, and not the first grade or a category;
// where they are not in order, nothing is guessed. A category that is called so is one.
func TestAPlaceIsNoCategory(t *testing.T) {
	ev, s := event()
	f, err := Read("fund.csv", []byte("prize,amount,rule\nA,60,1\nU,5,U1400\nB,40,2nd\nC,30,3. Preis\nD,20,4e prix\nE,10,#5\n"), ev, s)
	if got := written(f); err != nil || got != "A|60.00|||\nU|5.00|||U1400\nB|40.00|||\nC|30.00|||\nD|20.00|||\nE|10.00|||" {
		t.Errorf("read is\n%s, %v", got, err)
	}
	for text, want := range map[string]string{
		"A,60,2\nB,40,1\n":     "line 1: \"A\" is for place 2, and is prize 1 of those by place",
		"A,60,1\nB,40,1\n":     "line 2: \"B\" is for place 1, and is prize 2",
		"A,60,place\nB,40,3\n": "Put it there, or write place",
	} {
		if f, err := Read("fund.csv", []byte(text), ev, s); err == nil || !strings.Contains(err.Error(), want) || len(f.Prizes) > 0 {
			t.Errorf("%q: %v, %v", text, f, err)
		}
	}
	if p, err := Line([]string{"B", "40", "2"}, ev, s); err != nil || p.Rule != "" {
		t.Errorf("a line alone: %+v, %v", p, err)
	}
	s.Categories = []string{"2: U1400"}
	if p, err := Line([]string{"B", "40", "2"}, ev, s); err != nil || p.Rule != "2" {
		t.Errorf("a category called 2: %+v, %v", p, err)
	}
	if _, err := ev.CategoriesOf(s).PrizeRule("1st"); err == nil || !strings.Contains(err.Error(), "Write place") {
		t.Errorf("a rule of the model: %v", err)
	}
}

// TestBadLinesAreNamed: every line that cannot be read is named with what to write, and nothing is half read.
func TestBadLinesAreNamed(t *testing.T) {
	ev, s := event()
	f, err := Read("fund.csv", []byte("prize,amount,rule,winner,bonus\n1st,100,place,,\nU14OO,50,U14OO,,\n3rd,fifty 5,place,,\n,20,place,,\n"+
		"5th,0,place,,\n6th,10 + 20,place,,\n7th,150%,place,,\n8th,-5,place,,\nBest,5,by hand,Nobody,\n10th,5,place,,perhaps\n"), ev, s)
	if err == nil || len(f.Prizes) != 0 {
		t.Fatalf("%v, %v", f, err)
	}
	var said []string
	for _, line := range strings.Split(err.Error(), "\n") {
		said = append(said, line[:strings.Index(line, ":")])
		if !strings.Contains(line, "Write") {
			t.Errorf("no cure: %s", line)
		}
	}
	if got := strings.Join(said, ", "); got != "line 3, line 4, line 5, line 6, line 7, line 8, line 9, line 10, line 11" {
		t.Errorf("named are %s:\n%v", got, err)
	}
	for _, text := range []string{"prize,amount,rule\n", "# nothing yet\n"} {
		if _, err := Read("fund.csv", []byte(text), ev, s); err == nil || !strings.Contains(err.Error(), "there is no prize in it") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// FuzzRead: whatever the file, a fund is whole, or there is none.
func FuzzRead(f *testing.F) {
	f.Add([]byte("prize,amount,rule\n1st,250 + trophy,place\nU1600,\"$1,250\",U1600\n"))
	f.Add([]byte("1st,100,place\nBest,5,by hand,2"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		ev, s := event()
		fund, err := Read("fund.csv", raw, ev, s)
		if err != nil && len(fund.Prizes) > 0 {
			t.Fatal("half a fund", err)
		}
		for _, p := range fund.Prizes {
			if p.Name == "" || p.Amount < 0 || p.Amount == 0 && p.Trophy == "" && p.Qualifies == "" {
				t.Fatalf("%+v", p)
			}
		}
	})
}
