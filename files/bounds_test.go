package files

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/sheet"
)

// TestWhatIsTooLargeIsSaid: nothing is read in part without a word, and nothing
// hostile is taken for something else.
func TestWhatIsTooLargeIsSaid(t *testing.T) {
	var list strings.Builder
	list.WriteString("Name;Rating\n")
	for n := range sheet.MaxRows {
		fmt.Fprintf(&list, "Fox%d, A;%d\n", n, 1000+n%1500)
	}
	player := fmt.Sprintf("001 %4d m    %-33s 1500 GER %11d 1970/01/01  0.0 %4d", 1, "Fox, A", 12345, 1)
	for name, c := range map[string]struct{ text, want string }{
		"a list of 25,000": {list.String(), "Only the first 25000 rows of the sheet \"a list of 25,000\" were read: " +
			"it is larger than any list of players. Delete what does not belong to the list"},
		"9999 rounds": {"012 Big\n" + player + strings.Repeat("  0000 - 0", 9999) + "\n",
			"line 2 has more than 4096 characters: so many rounds no event has. Choose another file"},
		"no player": {"012 Big\n062 1\n042 2026/01/01\n", "there is no player in it: " +
			"a tournament report file has a line beginning with 001 for each. Choose another file"},
	} {
		o, err := Read(name, []byte(c.text), known)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, %v, want %s", name, o, err, c.want)
		}
	}
	whole := list.String()[:strings.LastIndexByte(strings.TrimSuffix(list.String(), "\n"), '\n')]
	if o, err := Read("one less", []byte(whole), known); err != nil || len(o.Sheets[0].Rows) != sheet.MaxRows {
		t.Errorf("a list that fits: %v", err)
	}
}
