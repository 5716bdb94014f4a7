package crosstable

import (
	"os"
	"strings"
	"testing"

	"wallchart/must"
)

// FuzzRead: whatever is pasted, reading ends, and what comes out holds together
// or says why it does not.
func FuzzRead(f *testing.F) {
	for _, name := range []string{"testdata/swiss15.txt", "testdata/team7.txt"} {
		raw := must.Have(os.ReadFile(name))(f)
		f.Add(string(raw))
	}
	f.Add("No Name 1 2 3 Pts\n1 Ada * 1 1 2\n2 Bob 0 * ½ 1\n3 Cyd 0 ½ * 0\n")
	f.Add("Rk.\tSNo\tName\t1.Rd\t2.Rd\tPts\n1\t2\tBo\t2w1\t-½\t1½\n2\t1\tAl\t1b0\t-1\t1\n")
	f.Add("<table><tr><th>#<th>Name<th>Rd 1<th>Tot<tr><td>1<td>A<td>W2<td>1<tr><td>2<td>B<td>L1<td>0</table>")
	f.Add(" Pair | Player Name |Total|Round|\n Num | USCF ID |Pts|1|\n 1 | A |1.0|W 2|\n ON | 15445895 / R: 1794 ->1817 |N:2|W|\n" +
		" 2 | B |0.0|L 1|\n")
	for _, text := range []string{wallTabs, wallBlanks, memberPages, memberRows, chessResults, teamGrid} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		res, err := ReadText(text)
		if err != nil {
			return
		}
		lines := strings.Count(text, "\n") + strings.Count(text, "\r") + 1
		for _, s := range res.Tournament.Sections {
			if len(s.Entries()) > lines+strings.Count(strings.ToLower(text), "<t") {
				t.Errorf("%d participants from %d lines", len(s.Entries()), lines)
			}
		}
		if res.Good() && len(res.Tournament.Check().Grave()) > 0 {
			t.Errorf("passed for good: %v", res.Tournament.Check().Grave())
		}
	})
}
