package swissperfect

import (
	"os"
	"testing"

	"wallchart/must"
)

// FuzzRead: whatever the bytes of the three files or of the text, reading ends,
// and what comes out is sound or has been said to be doubtful.
func FuzzRead(f *testing.F) {
	for _, name := range []string{"LimerickClubChampionship09", "gonzaga_challengers_2010"} {
		var parts [4][]byte
		for i, end := range []string{".ini", ".trn", ".sco", ".txt"} {
			raw := must.Have(os.ReadFile("testdata/" + name + end))(f)
			parts[i] = raw
		}
		f.Add(parts[0], parts[1], parts[2], string(parts[3]))
	}
	f.Add([]byte{}, []byte{}, []byte{}, small)
	f.Add([]byte("[Tournament Info]\nRounds=99\n"), []byte{3}, []byte{3}, aligned)
	f.Fuzz(func(t *testing.T, info, players, sco []byte, text string) {
		if tn, _, err := event([]trio{{name: "x", info: info, players: players, sco: sco}}); err == nil {
			if ps := tn.Check().Grave(); len(ps) > 0 {
				t.Error(ps)
			}
		}
		if Sniff(text) {
			_, _ = ReadText(text)
		}
	})
}
