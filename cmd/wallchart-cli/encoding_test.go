package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestEncodings: what Excel writes is read; of names that may be read in two ways both are shown, with status 3, and the
// flag decides.
func TestEncodings(t *testing.T) {
	folder := t.TempDir()
	for _, c := range []struct {
		name, text string
		flags      []string
		status     int
		out, err   string
	}{
		{"excel.csv", "Name;Rating\nO\x92Neil, Pat;1500\nM\xfcller, J\xf6rg;1400\n", nil, 0, "O’Neil, Pat", ""},
		{"mac.csv", "Name;Rating\nJ\x9frg K\x9anig;1500\nAndr\x8e B\x8eart;1400\n", nil, 0, "Jürg König", ""},
		{"both.csv", "Name;Rating\nMu\xf1ski, Jan;1500\nLee, Ann;1400\n", nil, 3, "Muñski, Jan",
			"(as Windows-1252 or Windows-1250): Muñski or Muński. The first was taken."},
		{"both.csv", "Name;Rating\nMu\xf1ski, Jan;1500\nLee, Ann;1400\n", []string{"--encoding", "windows 1250"}, 0, "Muński, Jan", ""},
		{"both.csv", "Name;Rating\nMu\xf1ski, Jan;1500\nLee, Ann;1400\n", []string{"--encoding=Windows-1252"}, 0, "Muñski, Jan", ""},
		{"table.txt", "No. Name      Rate  Rd 1 Rd 2 Tot\n1   \xa3ukasik 1800  W2   W2   2.0\n2   Pi\xb9tek  1700  L1   L1   0.0\n",
			nil, 0, "Łukasik", ""},
		{"utf16.csv", "\xff\xfeN\x00a\x00m\x00e\x00\n\x00M\x00\xfc\x00 \x00A\x00n\x00n\x00\n\x00", nil, 0, "Mü Ann", ""},
		{"both.csv", "Name\n", []string{"--encoding", "klingon"}, 2, "", `"klingon" is none; there are UTF-8`},
	} {
		path := filepath.Join(folder, c.name)
		must.Do(t, os.WriteFile(path, []byte(c.text), 0o644))
		var out, err bytes.Buffer
		args := append([]string{"standings", path, "--format", "tsv"}, c.flags...)
		if status := run(args, nil, &out, &err); status != c.status || !strings.Contains(out.String(), c.out) ||
			!strings.Contains(err.String(), c.err) {
			t.Errorf("%s %v: status %d, want %d\n%s%s", c.name, c.flags, status, c.status, out.String(), err.String())
		}
	}
}
