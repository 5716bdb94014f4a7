package phrase

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"
	"syscall"
	"testing"
)

// shout is a language with other words in another order.
type shout struct{}

var shouted = map[string]string{
	"%s meets %s":                   "%[2]s IS MET BY %[1]s",
	"%d player":                     "%d PLAYER",
	"%d players":                    "%d PLAYERS",
	"nobody":                        "NOBODY",
	"Board %d: %s":                  "BOARD %d: %s",
	"%s cannot be read: %s":         "%s IS UNREADABLE: %s",
	"the file ends inside a number": "IT ENDS TOO EARLY",

	"there is no such file or folder": "NO SUCH FILE",
}

func (l shout) Word(t Text) string {
	format := t.Format
	if t.One != "" && t.Number == 1 {
		format = t.One
	}
	if other, ok := shouted[format]; ok {
		format = other
	}
	return Fill(l, format, t.Args)
}

type thing struct{}

func (thing) Words() Text { return New("nobody") }

func TestWord(t *testing.T) {
	for _, c := range []struct {
		text    Text
		english string
		shouted string
	}{
		{Text{}, "", ""},
		{New("nobody"), "nobody", "NOBODY"},
		{New("%s meets %s", "Ann", New("nobody")), "Ann meets nobody", "NOBODY IS MET BY Ann"},
		{Count(1, "%d player", "%d players"), "1 player", "1 PLAYER"},
		{Count(0, "%d player", "%d players"), "0 players", "0 PLAYERS"},
		{Verbatim("100 % sure"), "100 % sure", "100 % sure"},
		{New("100 %% sure"), "100 % sure", "100 % sure"},
		{Join(", ", New("nobody"), Text{}, Count(2, "%d player", "%d players")), "nobody, 2 players", "NOBODY, 2 PLAYERS"},
		{Join(" 5% ", New("nobody"), New("nobody")), "nobody 5% nobody", "NOBODY 5% NOBODY"},
		{Join(", ", New("nobody")), "nobody", "NOBODY"},
		{Sentence(New("nobody")), "Nobody", "NOBODY"},
		{Sentence(Verbatim("über")), "Über", "Über"},
		{Sentence(Text{}), "", ""},
		{New("%s meets %s", thing{}, "Ann"), "nobody meets Ann", "Ann IS MET BY NOBODY"},
	} {
		if got := c.text.String(); got != c.english {
			t.Errorf("%#v is %q, want %q", c.text, got, c.english)
		}
		if got := (shout{}).Word(c.text); got != c.shouted {
			t.Errorf("%#v is shouted %q, want %q", c.text, got, c.shouted)
		}
	}
}

type commas struct{}

func (l commas) Word(t Text) string { return Fill(l, t.Format, t.Args) }
func (commas) DecimalComma() bool   { return true }

// TestDecimalsInALanguage: with the comma of one that has it, also within another text; other numbers and texts stay.
func TestDecimalsInALanguage(t *testing.T) {
	text := New("%s against %s, by rule %s (%s)", Decimal("24.5"), New("%s points", Decimal("-3.0")), "8.1", Decimal("7"))
	if got := text.String(); got != "24.5 against -3.0 points, by rule 8.1 (7)" {
		t.Errorf("in English %q", got)
	}
	if got := (commas{}).Word(text); got != "24,5 against -3,0 points, by rule 8.1 (7)" {
		t.Errorf("with commas %q", got)
	}
	if got := (shout{}).Word(text); got != text.String() {
		t.Errorf("in a language without commas %q", got)
	}
	for lang, want := range map[string]bool{"de": true, "fr-CA": true, "es": true, "es-MX": false, "en": false, "": false, "en-ZA": true} {
		if got := DecimalComma(lang); got != want {
			t.Errorf("%q: %v", lang, got)
		}
	}
}

// TestAFormatThatNamesNothing of what it is about is worded without it.
func TestAFormatThatNamesNothing(t *testing.T) {
	for text, want := range map[*Text]string{
		{One: "One step", Format: "%d steps", Number: 1, Args: []any{1}}: "One step",
		{One: "One step", Format: "%d steps", Number: 2, Args: []any{2}}: "2 steps",
		{One: "All, 100%%", Format: "%d", Number: 1, Args: []any{1}}:     "All, 100%",
		{Format: "%d of 100%%", Args: []any{7}}:                          "7 of 100%",
		{Format: "100%%"}:                                                "100%",
	} {
		if got := text.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestErrorIsWordedHoweverItIsWrapped(t *testing.T) {
	end := Errorf("the file ends inside a number")
	read := Errorf("%s cannot be read: %w", "a.trf", end)
	for _, c := range []struct {
		err           error
		english, loud string
	}{
		{read, "a.trf cannot be read: the file ends inside a number", "a.trf IS UNREADABLE: IT ENDS TOO EARLY"},
		{fmt.Errorf("a: %w", read), "a: a.trf cannot be read: the file ends inside a number", "a: a.trf IS UNREADABLE: IT ENDS TOO EARLY"},
		{errors.Join(end, end), "the file ends inside a number\nthe file ends inside a number", "IT ENDS TOO EARLY\nIT ENDS TOO EARLY"},
		{errors.ErrUnsupported, "unsupported operation", "unsupported operation"},
		{fs.ErrNotExist, "there is no such file or folder", "NO SUCH FILE"},
		{&fs.PathError{Op: "open", Path: "a.trf", Err: fs.ErrNotExist}, "a.trf: there is no such file or folder", "a.trf: NO SUCH FILE"},
		{&fs.PathError{Op: "open", Path: "a.trf", Err: end}, "a.trf: the file ends inside a number", "a.trf: IT ENDS TOO EARLY"},
		{fmt.Errorf("b: %w", &os.LinkError{Op: "rename", Old: ".b-1", New: "b.pdf", Err: syscall.ENOSPC}),
			"b: b.pdf: the disk is full", "b: b.pdf: the disk is full"},
		{os.NewSyscallError("listen", syscall.ENAMETOOLONG), "the name is too long", "the name is too long"},
		{Fail(New("nobody")), "nobody", "NOBODY"},
		{nil, "", ""},
	} {
		if got := Error(English, c.err); got != c.english {
			t.Errorf("%v is %q, want %q", c.err, got, c.english)
		}
		if got := Error(shout{}, c.err); got != c.loud {
			t.Errorf("%v is shouted %q, want %q", c.err, got, c.loud)
		}
	}
	if !errors.Is(read, end) {
		t.Error("the cause is lost")
	}
	if errors.Is(Errorf("%s", end), end) {
		t.Error("an error is wrapped without %w")
	}
}

// price is an amount in cents.
type price int

func (p price) String() string       { return fmt.Sprintf("%d.%02d", p/100, p%100) }
func (p price) In(l Language) string { return Decimals(l, p.String()) }
func (p price) Plain() any           { return Decimal(p.String()) }

func TestTextIsWrittenAndReadBack(t *testing.T) {
	in := New("%s meets %s on %d", "Ann", Count(1, "%d player", "%d players"), 7)
	b, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"say":"%s meets %s on %d","with":["Ann",{"one":"%d player","say":"%d players","n":1,"with":[1]},7]}`
	if string(b) != want {
		t.Errorf("written %s, want %s", b, want)
	}
	var out Text
	if err := json.Unmarshal(b, &out); err != nil || !reflect.DeepEqual(in, out) {
		t.Errorf("read back %#v, %v", out, err)
	}
	for _, same := range []Text{{}, Verbatim("Ann <1>"), Sentence(in), New("%[2]s and %[1]s, 5 %%", "a", "b")} {
		b, err := json.Marshal(same)
		if err != nil || json.Unmarshal(b, &out) != nil || out.String() != same.String() {
			t.Errorf("%q is written %s and reads %q", same, b, out)
		}
	}
	vary := New("Entry fee %s from %s", price(2550), Moment("2026-11-22"))
	const kept = `{"say":"Entry fee %s from %s","with":[{"decimal":"25.50"},{"moment":"2026-11-22"}]}`
	if b, err = json.Marshal(vary); err != nil || string(b) != kept {
		t.Errorf("written %s, %v", b, err)
	}
	if err := json.Unmarshal(b, &out); err != nil || (commas{}).Word(out) != "Entry fee 25,50 from "+Moment("2026-11-22").In(commas{}) {
		t.Errorf("read back %q, %v", (commas{}).Word(out), err)
	}
	for _, bad := range []string{`{"say":"%1000000d","with":[1]}`, `{"say":"%[1000000]d"}`,
		`{"say":"%"}`, `{"say":"%x"}`, `{"say":"%s","one":"%9d"}`,
		`{"say":"%s","with":[1.5]}`, `{"say":"%s","with":[{}]}`, `{"say":"%s","with":[null]}`, `{"say":"%s","with":[[]]}`} {
		if json.Unmarshal([]byte(bad), &out) == nil {
			t.Errorf("%s is read as %#v", bad, out)
		}
	}
}
