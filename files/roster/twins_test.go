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
