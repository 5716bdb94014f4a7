package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/must"
)

// TestAnEventIsMadeUpAndChecked (VCL4THP.13, questions 21 and 24): byes of each kind, forfeits and unusual results in the rounds that are
// named, Baku acceleration and a list of tie-breaks; as a report file it is checked, pairings and places, and a place that is not by
// the list is found.
func TestAnEventIsMadeUpAndChecked(t *testing.T) {
	dir := t.TempDir()
	event, file, wrong := filepath.Join(dir, "e.wallchart"), filepath.Join(dir, "e.trf"), filepath.Join(dir, "wrong.trf")
	does := func(status int, args ...string) string {
		t.Helper()
		var said strings.Builder
		if got := run(args, nil, &said, &said); got != status {
			t.Fatalf("%q ends with %d: %s", args, got, said.String())
		}
		return said.String()
	}
	does(0, "generate", event, "--players", "40", "--rounds", "7", "--system", "dutch", "--seed", "2", "--in", "2:half-byes=3", "--in",
		"3:zero-byes=2", "--in", "4:full-byes=1", "--in", "5:forfeits=10%", "--in", "6:unusual=2", "--acceleration", "baku",
		"--tiebreaks", "BH/C1,BH,SB,DE")
	does(0, "convert", event, file)
	raw := must.Have(os.ReadFile(file))(t)
	lines := strings.Split(string(raw), "\r\n")
	for _, want := range []string{"192 FIDE_DUTCH_2026_BAKU", "212 PTS,BH/C1,BH,SB,DE", "250       1.0   1   2    1   20",
		"250       0.5   3   4    1   20"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the file lacks %q", want)
		}
	}
	letters := map[int]string{}
	place := map[string]int{}
	for i, l := range lines {
		if !strings.HasPrefix(l, "001") {
			continue
		}
		place[strings.TrimSpace(l[85:89])] = i
		for r := range 7 {
			letters[r+1] += l[98+10*r : 99+10*r]
		}
	}
	count := func(round int, of string) int { return strings.Count(letters[round], of) }
	unusual := count(6, "0") - count(6, "1") // a 0-0 has two zeros, ½-0 one half without another
	if count(2, "H") != 3 || count(3, "Z") != 2 || count(4, "F") != 1 || count(5, "+")+count(5, "-") == 0 || unusual < 2 ||
		count(1, "H")+count(7, "Z") > 0 {
		t.Errorf("the rounds are %v", letters)
	}
	if said := does(0, "check", file); !strings.Contains(said, "Places are compared by PTS, BH/C1, BH, SB, DE") {
		t.Errorf("checked: %s", said)
	}
	a, b := place["3"], place["10"]
	first, second := lines[a], lines[b]
	lines[a] = first[:85] + second[85:89] + first[89:]
	lines[b] = second[:85] + first[85:89] + second[89:]
	must.Do(t, os.WriteFile(wrong, []byte(strings.Join(lines, "\r\n")), 0o600))
	if said := does(3, "check", wrong); strings.Count(said, "Place is printed as") != 2 {
		t.Errorf("of two places that are exchanged it says %s", said)
	}
}
