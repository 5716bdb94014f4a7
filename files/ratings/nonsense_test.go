package ratings_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"wallchart/files/ratings"
)

// endless gives a head, then the same text over and over, a hundred megabytes.
func endless(head, text string) io.Reader {
	many := bytes.Repeat([]byte(text), 1<<20/len(text)+1)
	rs := []io.Reader{strings.NewReader(head)}
	for range 100 {
		rs = append(rs, bytes.NewReader(many))
	}
	return io.MultiReader(rs...)
}

// A hundred megabytes of nonsense behind the head of a list end with an error
// or without players. Run with -v this shows how long each takes.
func TestNonsense(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a gigabyte")
	}
	table := "\x03\x7a\x01\x01\xff\xff\xff\x7f\x61\x00\x02\x00" + strings.Repeat("\x00", 20) +
		"MEM_ID\x00\x00\x00\x00\x00C\x00\x00\x00\x00\x01" + strings.Repeat("\x00", 15) +
		"MEM_NAME\x00\x00\x00C\x00\x00\x00\x00\x00" + strings.Repeat("\x00", 15) + "\r"
	for _, c := range []struct{ name, head, text string }{
		{"zeros", "", "\x00"},
		{"short lines", combinedHeading + "\n", "x\n"},
		{"one long line", combinedHeading + "\n", "x"},
		{"columns of tabs", "MEM_ID\tMEM_NAME\n", "\t"},
		{"short records", table, " x"},
		{"comments never ended", "<player><!--", ">"},
		{"CDATA never ended", "<player><name><![CDATA[", "]>"},
		{"empty tags", "<player>", "<>"},
		{"tags never ended", "<player>", "<"},
		{"players without anything", "<player></player>", "<player></player>"},
		{"text never ended", "<player><name>", "&amp;"},
	} {
		t.Run(c.name, func(t *testing.T) {
			sum, err := ratings.Read(endless(c.head, c.text), ratings.Options{}, func(*ratings.Entry) error { return nil })
			if sum.Rows > 0 || len(sum.Unread) > 100 {
				t.Errorf("%d players, %d notes, %v", sum.Rows, len(sum.Unread), err)
			}
		})
	}
}
