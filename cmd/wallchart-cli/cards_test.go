package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/pdf/pdftest"
	"wallchart/must"
)

// exported writes the sample of a club into a file, and returns the status and what is said.
func exported(to string, args []string) (int, string) {
	var out, errs strings.Builder
	file := filepath.FromSlash("../../assets/samples/club.wallchart")
	code := run(append([]string{"export", file, "--to", to}, args...), nil, &out, &errs)
	return code, errs.String()
}

// TestCardsOnLabels: the paper of the labels is that of the page, whatever --paper says; a name of old
// and the name of the report make the same file.
func TestCardsOnLabels(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1793000000") // two files are compared
	folder := t.TempDir()
	write := func(name string, args ...string) []byte {
		t.Helper()
		to := filepath.Join(folder, name)
		if code, errs := exported(to, args); code != 0 {
			t.Fatalf("%q: %s", args, errs)
		}
		return must.Have(os.ReadFile(to))(t)
	}
	labels := write("a.pdf", "--report", "badges", "--labels", "L7160", "--paper", "Letter")
	if !bytes.Contains(pdftest.Unpacked(t, labels), []byte("/MediaBox[0 0 595.28 841.89]")) {
		t.Error("L7160 are not on A4")
	}
	if n := pdftest.Pages(t, labels); n != 2 { // 23 players on 21 labels
		t.Errorf("23 badges are on %d sheets", n)
	}
	if !bytes.Equal(write("b.pdf", "--report", "pairing-cards"), write("c.pdf", "--report", "cards")) {
		t.Error("pairing-cards are not the cards")
	}
	picture := filepath.Join(folder, "back.png")
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 30, 20))))
	must.Do(t, os.WriteFile(picture, raw.Bytes(), 0o600))
	certificates := write("d.pdf", "--report", "certificates", "--places", "3", "--background", picture)
	if n := pdftest.Pages(t, certificates); !bytes.Contains(certificates, []byte("/Width 30")) || n < 3 || n > 5 {
		t.Error("three places are not three certificates on the picture")
	}
	if table := string(write("e.csv", "--report", "slips")); !strings.Contains(table, "Board,Round,White,Black,Result") {
		t.Errorf("as a table the slips are %s", table)
	}
}

// TestWhatNoCardHeeds is refused by name, and what is wrong says what would be right.
func TestWhatNoCardHeeds(t *testing.T) {
	for want, args := range map[string][]string{
		"--labels is for the reports receipts, slips, cards, player-cards": {"--report", "standings", "--labels", "L7160"},
		"--first-label is for the reports receipts, slips":                 {"--first-label", "2"},
		"--background is for the reports badges, certificates":             {"--report", "slips", "--background", "x.png"},
		"--places is for the reports board-prizes, certificates":           {"--report", "badges", "--places", "3"},
		"choose one of 5160, 5163, 5164, 5395, L7160":                      {"--report", "badges", "--labels", "L9999"},
		"--first-label is a label of the sheet":                            {"--report", "badges", "--labels", "L7160", "--first-label", "22"},
		"counted from 1 row by row":                                        {"--report", "badges", "--first-label", "2"},
		"how many places are given certificates, and not -1":               {"--report", "certificates", "--places", "-1"},
		"a label of 5160 is 66.68 × 25.4 mm large, which is too small":     {"--report", "slips", "--labels", "5160"},
		"nowhere.png": {"--report", "certificates", "--background", "nowhere.png"},
	} {
		code, errs := exported(filepath.Join(t.TempDir(), "x.pdf"), args)
		if code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%q ends with %d: %s", args, code, errs)
		}
	}
}
