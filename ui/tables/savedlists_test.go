package tables

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/model"
)

// TestBrokenListFiles: why a file holds no lists is said, and of a list that cannot be used that it was left.
func TestBrokenListFiles(t *testing.T) {
	for text, want := range map[string]string{
		``:             "no file of",
		`{"lists":[]}`: "no file of",
		`[1,2]`:        "no file of",
		`{"kind":"wallchart tie-break lists","version":9,"lists":[]}`: "newer",
	} {
		if _, _, err := readLists(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	var b bytes.Buffer
	_ = writeLists(&b, []model.SavedList{{Name: "Good", TieBreaks: []string{"BH"}},
		{Name: "Bad", TieBreaks: []string{"NONSENSE"}}, {TieBreaks: []string{"BH"}}})
	lists, left, err := readLists(&b)
	if err != nil || len(lists) != 1 || len(left) != 2 || !strings.Contains(left[0], "Bad") {
		t.Errorf("%v, %q, %v", lists, left, err)
	}
}
