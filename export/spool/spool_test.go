package spool_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"wallchart/export/spool"
	"wallchart/export/spool/spooltest"
)

// TestPrinters: those that lpstat lists, the system's own choice first.
func TestPrinters(t *testing.T) {
	f := spooltest.New(t)
	got, err := spool.Cups{}.Printers(context.Background())
	if want := []spool.Printer{{Name: "Hall", Usual: true}, {Name: "Attic"}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("there are %v: %v", got, err)
	}
	f.Without(t)
	if got, err := (spool.Cups{}).Printers(context.Background()); !errors.Is(err, spool.ErrNone) {
		t.Errorf("without printers there are %v: %v", got, err)
	}
	t.Setenv("PATH", t.TempDir())
	if got, err := (spool.Cups{}).Printers(context.Background()); !errors.Is(err, spool.ErrNone) {
		t.Errorf("without the commands there are %v: %v", got, err)
	}
}

// TestTwoSided: what lpoptions lists under Duplex.
func TestTwoSided(t *testing.T) {
	spooltest.New(t)
	if !(spool.Cups{}).TwoSided(context.Background(), "Hall") {
		t.Error("Hall has DuplexNoTumble")
	}
	if (spool.Cups{}).TwoSided(context.Background(), "Attic") {
		t.Error("Attic has None alone")
	}
}

// TestLp: the options of lp, by its manual: -d destination, -n copies, -t title, -P pages, -o sides and media.
func TestLp(t *testing.T) {
	f := spooltest.New(t)
	for _, c := range []struct {
		job  spool.Job
		want string
	}{
		{spool.Job{File: "/a/b.pdf"}, "/a/b.pdf"},
		{spool.Job{File: "/b.pdf", Copies: 1, Printer: "Hall"}, "-d|Hall|/b.pdf"},
		{spool.Job{File: "/b.pdf", Copies: 2, Printer: "Hall", Title: "Club night", Pages: spool.Pages{{1, 3}, {5, 5}}, Sides: spool.LongEdge,
			Paper: "A4"}, "-d|Hall|-n|2|-t|Club night|-P|1-3,5|-o|sides=two-sided-long-edge|-o|media=A4|/b.pdf"},
		{spool.Job{File: "/b.pdf", Sides: spool.OneSide}, "-o|sides=one-sided|/b.pdf"},
		{spool.Job{File: "/b.pdf", Sides: spool.ShortEdge}, "-o|sides=two-sided-short-edge|/b.pdf"},
	} {
		got, err := spool.Cups{}.Print(context.Background(), c.job)
		if err != nil || got != (spool.Receipt{Printer: "Hall", Number: "12"}) {
			t.Errorf("%+v: %+v, %v", c.job, got, err)
		}
		if asked := f.Asked(t, "lp"); len(asked) != 1 || asked[0] != c.want {
			t.Errorf("%+v: lp is asked %q, want %q", c.job, asked, c.want)
		}
	}
	f.Refuse(t, "lp: The printer or class does not exist.")
	_, err := spool.Cups{}.Print(context.Background(), spool.Job{File: "/b.pdf", Printer: "Cellar"})
	if err == nil || err.Error() != "the printing system refuses: The printer or class does not exist" {
		t.Errorf("refused: %v", err)
	}
}

// TestPages: what is typed, and how many pages that is; one that is named twice counts once.
func TestPages(t *testing.T) {
	for _, c := range []struct {
		text  string
		of    int
		want  string
		count int
		fails string
	}{
		{"", 7, "", 7, ""}, {" ", 7, "", 7, ""}, {"3", 7, "3", 1, ""}, {"1-3", 7, "1-3", 3, ""}, {"2 – 4", 7, "2-4", 3, ""},
		{"5, 1-2", 7, "1-2,5", 3, ""}, {"1-3,2-4", 7, "1-3,2-4", 4, ""}, {"1-5,2-3", 7, "1-5,2-3", 5, ""}, {"7", 7, "7", 1, ""},
		{"9", 0, "9", 1, ""}, {"8", 7, "", 0, "there is no page 8: the last is 7"}, {"0", 7, "", 0, "is no list of pages"},
		{"3-2", 7, "", 0, "is no list of pages"}, {"x", 7, "", 0, "is no list of pages"}, {"1-x", 7, "", 0, "is no list of pages"},
		{",", 7, "", 0, "is no list of pages"},
	} {
		got, err := spool.ParsePages(c.text, c.of)
		if c.fails != "" {
			if err == nil || !strings.Contains(err.Error(), c.fails) {
				t.Errorf("%q: %v, want %q", c.text, err, c.fails)
			}
			continue
		}
		if err != nil || got.String() != c.want || got.Count(c.of) != c.count {
			t.Errorf("%q: %q, %d pages, %v", c.text, got.String(), got.Count(c.of), err)
		}
	}
}

// TestSaid: what was done, with the number of the job where there is one.
func TestSaid(t *testing.T) {
	for _, c := range []struct {
		r             spool.Receipt
		pages, copies int
		want          string
	}{
		{spool.Receipt{Printer: "Hall", Number: "12"}, 3, 1, "Sent to the printer Hall: 3 pages (job 12)"},
		{spool.Receipt{Printer: "Hall", Number: "12"}, 1, 2, "Sent to the printer Hall: 1 page, 2 copies (job 12)"},
		{spool.Receipt{Printer: "Hall"}, 3, 2, "Sent to the printer Hall: 3 pages, 2 copies"},
		{spool.Receipt{Printer: "Hall"}, 0, 0, "Sent to the printer Hall: all pages"},
	} {
		if got := c.r.Said(c.pages, c.copies).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.r, got, c.want)
		}
	}
}
