package tables

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/picker"
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

// filePicker answers every file dialog with one path.
type filePicker struct{ path string }

func (p *filePicker) Open(_ []picker.Kind, answer func(string))           { answer(p.path) }
func (p *filePicker) Save(_ string, _ []picker.Kind, answer func(string)) { answer(p.path) }

// TestListsTravelAsAFile writes the lists, forgets them, and reads them again.
func TestListsTravelAsAFile(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	picker := &filePicker{t.TempDir() + "/lists"}
	own := OwnLists{Host: r, Picker: picker, Changed: func() {}}
	own.Keep(model.SavedList{Name: "One", TieBreaks: []string{"BH/C1", "DE"}, Unplayed: "us"})
	own.Keep(model.SavedList{Name: "Two", TieBreaks: []string{"SB"}})
	want := own.kept()
	d := own.AskAll()
	d.Write()
	lists := own.all()
	for i := range lists {
		d.Remove(&lists[i])
	}
	if len(own.kept()) != 0 {
		t.Fatalf("still kept: %v", own.kept())
	}
	picker.path += listFileEnding
	d.Read()
	if got := own.kept(); len(got) != 2 || got[0].Unplayed != "us" ||
		!slices.Equal(got[0].TieBreaks, want[0].TieBreaks) || got[1].Name != "Two" {
		t.Errorf("read back: %v; %s", got, d.said.Text)
	}
}
