package roster

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
)

// TestDistance counts letters: inserted, deleted, replaced and swapped ones are one each, three or more are three.
func TestDistance(t *testing.T) {
	long := strings.Repeat("abcdefgh ", 9)
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"fox", "fox", 0}, {"fox", "fo", 1}, {"fox", "foxe", 1}, {"fox", "fix", 1}, {"fox", "ofx", 1}, {"müller", "muller", 1},
		{"fox", "foxes", 2}, {"fox", "f", 2}, {"fox", "foxesa", 3}, {"fox", "", 3}, {"fox", "cat", 3}, {"abcd", "badc", 2},
		{long + "fox", long + "fix", 1}, {long, long + "abc", 3},
	} {
		if got := distance([]rune(c.a), []rune(c.b)); got != c.want {
			t.Errorf("%q and %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// BenchmarkInterpret understands a list of 5,000 and looks for those who stand there twice: what follows a corrected cell.
func BenchmarkInterpret(b *testing.B) {
	rows := [][]string{{"Name", "Rating", "Club", "Birth date"}}
	family := strings.Fields("Anderson Baker Carter Diaz Evans Foster Gupta Hassan Ito Jensen Keller Lopez Mbeki Novak Okafor Patel")
	for i := range 5000 {
		rows = append(rows, []string{fmt.Sprintf("%s%c, Given%c%c", family[i%16], 'a'+i/16%26, 'a'+i/7%26, 'a'+i/31%26),
			fmt.Sprint(800 + i%1500), fmt.Sprintf("Club %d", i%60), fmt.Sprintf("%d-%02d-%02d", 1950+i%68, 1+i%12, 1+i%28)})
	}
	mapping := Guess(rows)
	b.ReportAllocs()
	for b.Loop() {
		im := Read(rows, mapping)
		im.Compare(&model.Section{})
		im.Preview(200)
	}
}

// TestNobodyIsEnteredTwice: a list is held against a section that has clubs where the list has none, or the reverse, or
// other ones. Who is surely there is updated, of whom nobody can tell is left out, and who is new is added.
func TestNobodyIsEnteredTwice(t *testing.T) {
	for _, c := range []struct{ name, there, list, want string }{
		{"the list has no clubs", "Name;Club\nDoe, Ann;North\nRoe, Bob;South\n", "Name;State\nAnn Doe;NY\nRoe, Bob;NJ\nNew, Eve;CT\n",
			"update Ann Doe, update Roe, Bob, add New, Eve"},
		{"the section has none", "Name\nDoe, Ann\nRoe, Bob\n", "Name;Club\nDoe, Ann;North\nRoe, Bob;South\n",
			"update Doe, Ann, update Roe, Bob"},
		{"another club", "Name;Club\nDoe, Ann;North\n", "Name;Club\nDoe, Ann;East\n", "open Doe, Ann"},
		{"two of that name in the section", "Name;Club\nDoe, Ann;North\nDoe, Ann;South\n", "Name;Rating\nDoe, Ann;1500\n", "open Doe, Ann"},
		{"two of that name in both", "Name;Club\nDoe, Ann;North\nDoe, Ann;South\n", "Name;Club\nDoe, Ann;South\nDoe, Ann;North\n",
			"update Doe, Ann, update Doe, Ann"},
		{"two of that name in the list", "Name\nDoe, Ann\n", "Name;Club\nDoe, Ann;North\nDoe, Ann;South\n", "open Doe, Ann, open Doe, Ann"},
		{"a number tells two namesakes apart", "Name;Club;USCF ID\nDoe, Ann;North;12345678\nDoe, Ann;South;12345679\n",
			"Name;USCF ID;Rating\nDoe, Ann;12345679;1500\n", "update Doe, Ann"},
		{"a number says more than a name and a club", "Name;Club;USCF ID\nDoe, Ann;North;12345678\nDoe, Ann;South;\n",
			"Name;Club;USCF ID\nDoe, Ann;South;12345678\n", "update Doe, Ann"},
		{"two with the number of the list", "Name;USCF ID\nDoe, Ann;12345678\nDoe, Anne;12345678\n", "Name;USCF ID\nDoe, Ann;12345678\n",
			"open Doe, Ann"},
		{"namesakes without clubs", "Name;Club\nDoe, Ann;North\nDoe, Ann;South\n", "Name;Born\nDoe, Ann;2001\nDoe, Ann;2003\n",
			"open Doe, Ann, open Doe, Ann"},
		{"one letter in a short name, the same day", "Name;Born\nDoe, Ann;2001-02-03\n", "Name;Born\nDoe, Anna;2001-02-03\n", "open Doe, Anna"},
		{"two letters in a short name, the same day", "Name;Born\nDoe, Ann;2001-02-03\n", "Name;Born\nDoe, Annika;2001-02-03\n",
			"add Doe, Annika"},
		{"two letters in eleven, the same day", "Name;Born\nDoe, Annaabc;2001-02-03\n", "Name;Born\nDoe, Annaaxy;2001-02-03\n",
			"add Doe, Annaaxy"},
		{"two letters in twelve, the same day", "Name;Born\nDoe, Annaabcd;2001-02-03\n", "Name;Born\nDoe, Annaabxy;2001-02-03\n",
			"open Doe, Annaabxy"},
		{"a day within the year", "Name;Born\nDoe, Ann;2001\n", "Name;Born\nDoe, Ann;2001-02-03\n", "update Doe, Ann"},
		{"almost the name and the number", "Name;FIDE ID\nDoe, Ann;4612345\n", "Name;FIDE ID\nDoe, Anne;4612345\n", "update Doe, Anne"},
		{"almost the name and club, another number", "Name;Club;USCF ID\nDoe, Ann;North;12345678\n",
			"Name;Club;USCF ID\nDoe, Anne;North;12345679\n", "add Doe, Anne"},
		{"another birth date", "Name;Born\nDoe, Ann;2001\n", "Name;Born\nDoe, Ann;1970\n", "open Doe, Ann"},
		{"a number under another name", "Name;USCF ID\nHarris, Mathew;12345678\n", "Name;USCF ID\nBaker, Sue;12345678\n", "open Baker, Sue"},
		{"almost the same name", "Name;Club\nSmith, Jo;North\n", "Name;Club\nSmith, Joe;North\n", "open Smith, Joe"},
		{"a row twice", "Name\nDoe, Ann\n", "Name;Rating\nDoe, Ann;1500\nDoe, Ann;1500\n", "update Doe, Ann, leave Doe, Ann"},
	} {
		_, j := do(t, section(model.Individual), read(t, c.there))
		s := j.Tournament().Sections[0]
		im := read(t, c.list)
		im.Compare(s)
		im.Replace()
		var got []string
		open := map[int]bool{}
		for _, w := range im.Twins {
			open[w.Row] = open[w.Row] || w.Open
		}
		for _, l := range im.Lines {
			word := map[Action]string{Add: "add", Leave: "leave", Update: "update"}[l.Action]
			if open[l.Row] {
				if word != "leave" {
					t.Errorf("%s: %s is left open, and yet the action is %s", c.name, l.Player.Name, word)
				}
				word = "open"
			}
			got = append(got, word+" "+l.Player.Name)
		}
		if g := strings.Join(got, ", "); g != c.want {
			t.Errorf("%s: %s; want %s", c.name, g, c.want)
		}
	}
}

func TestNear(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"fox ann", "fox ann", true}, {"fox ann", "fox anne", true}, {"fox ann", "fox annex", false},
		{"abcdefghijk", "abcdefghixy", false}, {"abcdefghijkl", "abcdefghijxy", true}, {"abcdefghijkl", "abcdefghixyz", false},
	} {
		if Near(c.a, c.b) != c.want || Near(c.b, c.a) != c.want {
			t.Errorf("%q and %q: near should be %v", c.a, c.b, c.want)
		}
	}
}

func TestDay(t *testing.T) {
	for _, c := range []struct {
		text       string
		monthFirst bool
		want       model.Date
		ok         bool
	}{
		{" 2026-04-12 ", false, "2026-04-12", true}, {"12.4.2026", false, "2026-04-12", true}, {"4/12/2026", true, "2026-04-12", true},
		{"4/12/2026", false, "2026-12-04", true}, {"12 April 2026", true, "2026-04-12", true}, {"2026", false, "2026", false},
		{"soon", false, "", false}, {"", false, "", false},
	} {
		if day, ok := Day(c.text, c.monthFirst); day != c.want || ok != c.ok {
			t.Errorf("%q, month first %v: %q, %v", c.text, c.monthFirst, day, ok)
		}
	}
}
