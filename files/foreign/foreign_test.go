package foreign

import (
	"strings"
	"testing"
)

// TestAnswer: the program is named with the way out of it, by content before name.
func TestAnswer(t *testing.T) {
	for _, c := range []struct{ name, head, program, way string }{
		{"open.tunx", "", "Swiss-Manager", "TRF16"},
		{"renamed.txt", "\x93\xFF\x89\x44\x00\x00", "Swiss-Manager", "TRF16"},
		{"x.papi", "\x00\x01\x00\x00Standard Jet DB\x00", "Papi", "TRF16"},
		{"event", "\x00\x01\x00\x00Standard ACE DB\x00", "Papi", "TRF16"},
		{"x.sce", "SQLite format 3\x00...", "Sharly Chess", "TRF16"},
		{"x.db", "SQLite format 3\x00... CREATE TABLE tie_breaks", "Sharly Chess", "TRF16"},
		{"x.chessament", "SQLite format 3\x00...", "Chessament", "TRF16"},
		{"x.db", "SQLite format 3\x00...", "SQLite", "TRF16"},
		{"Scholastic.SJSON", `{"sections":[]}`, "SwissSys", ".dbf"},
		{"x.ptoz", "PK", "WinTD", ".dbf"},
		{"x.swt", "\x01", "Swiss-Chess", "TRF16"},
		{"x.vegz", "", "Vega", "TRF16"},
	} {
		err := Answer(c.name, []byte(c.head))
		if err == nil || !strings.Contains(err.Error(), c.program) || !strings.Contains(err.Error(), c.way) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	for _, name := range []string{"x.txt", "x", "x.csv", "x.wallchart"} {
		if err := Answer(name, []byte("anything")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWhatIsNoTableIsNamed: by its content, under any name, each with its own cure.
func TestWhatIsNoTableIsNamed(t *testing.T) {
	zip := func(member string) string { return "PK\x03\x04\x14\x00\x00\x00" + member + "\x00\x01" }
	seen := map[string]string{}
	for want, files := range map[string][]string{
		"a PDF":                {"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj"},
		"word processor (RTF)": {`{\rtf1\ansi{\fonttbl}Name\tab Rating}`},
		"a picture": {"\x89PNG\r\n\x1a\n\x00", "\xff\xd8\xff\xe0\x00\x10JFIF", "GIF89a\x01\x00\xff\x00",
			"RIFF\x00\x00\x00\x00WEBPVP8 ", "<svg xmlns='x'></svg>"},
		"document of a word processor. Open": {zip("word/document.xml"), zip("mimetypeapplication/vnd.oasis.opendocument.text")},
		"a presentation":                     {zip("ppt/presentation.xml")},
		"an archive":                         {zip("photos/1.jpg"), "\x1f\x8b\x08\x00", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"},
		"XML spreadsheet of Excel 2003":      {`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">`},
		"rating list of FIDE":                {`<?xml version="1.0"?><playerslist><player><fideid>1</fideid></player></playerslist>`},
		"web page holds no table": {"<!DOCTYPE html><html><body><div id='app'></div></body></html>", "<html><p>Results " +
			"follow</p></html>"},
		"XML file of another program":         {`<?xml version="1.0"?><tournament name="x"/>`, "<swisssystem><round/></swisssystem>"},
		"data file of another program (JSON)": {`{"players": [{"name": "Ann"}]}`, `[{"id": 1}]`, "{}", `[["Ann", 1]]`},
		"an e-mail":                           {"Return-Path: <a@b.org>\nSubject: results\n\nAnn 1\n"},
		"moves without the names":             {"1. e4 e5 2. Nf3 Nc6 1-0\n", "Game 1\n1.d4 d5\n"},
	} {
		for _, f := range files {
			err := Answer("results", []byte(f))
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%.40q: %v, want %q", f, err, want)
				continue
			}
			if other := seen[err.Error()]; other != "" && other != want {
				t.Errorf("%q and %q have one answer", want, other)
			}
			seen[err.Error()] = want
		}
	}
	for _, text := range []string{"Name,Rating\nAnn,1500\n", "BMW Cup\nName,Rating\n", "<table><tr><td>Ann</td></tr></table>", "[Event " +
		"\"x\"]\n", "Ann 1. e4 is her move\n", "{Ann}",
		"<html><body><table><tr><td>1</td></tr></table></body></html>"} {
		if err := Answer("results.txt", []byte(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestPicturesAndTexts: a picture is known by its first bytes, and a text that begins like one is none.
func TestPicturesAndTexts(t *testing.T) {
	const is = "this is a picture"
	for data, want := range map[string]string{
		"RIFF\x00\x00\x00\x00WEBPV": is, "RIFF\x00\x00\x00\x00WEBP": "", "RIFF\x00\x00\x00\x00WAVEx": "", "XXXX\x00\x00\x00\x00WEBPV": "",
		"\x00\x00\x00\x20ftypheicx": is, "\x00\x00\x00\x20ftypavifx": is, "\x00\x00\x00\x20ftypheic": "", "\x00\x00\x00\x20ftypmp42x": "",
		"BM\x36\x84\x03\x00": is, "BM \tRating\r\nAnn 1500\n": "", "BM " + strings.Repeat("a", 197) + "\x00": "",
		"BM " + strings.Repeat("a", 196) + "\x00": is, "II*\x00\x08": is, "\xff\xd8\xff\xe0": is, "\xff\xd8\xffa": is, "GIF87a is a text": "",
		"<svg>": is, " <svg>": is, "an <svg>": "",
	} {
		err := Answer("x.dat", []byte(data))
		if got := err != nil && strings.Contains(err.Error(), is); got != (want != "") {
			t.Errorf("%.30q is a picture: %v (%v)", data, got, err)
		}
	}
}

// TestPagesInUTF16 are looked into as what they say: a table far down makes a page one that can be read.
func TestPagesInUTF16(t *testing.T) {
	utf16 := func(text string, big bool) []byte {
		raw := []byte{0xff, 0xfe}
		if big {
			raw = []byte{0xfe, 0xff}
		}
		for i := range len(text) {
			if big {
				raw = append(raw, 0, text[i])
			} else {
				raw = append(raw, text[i], 0)
			}
		}
		return raw
	}
	page := "<html><body>" + strings.Repeat("<p>x</p>", 3000)
	for _, big := range []bool{false, true} {
		if err := Answer("x.html", utf16(page+"<table><tr><td>1</td></tr></table>", big)); err != nil {
			t.Errorf("with a table (%v): %v", big, err)
		}
		if err := Answer("x.html", utf16(page, big)); err == nil || !strings.Contains(err.Error(), "web page holds no table") {
			t.Errorf("without one (%v): %v", big, err)
		}
	}
}

// TestHeadOfAFile: marks of a program count in its first 64 kB.
func TestHeadOfAFile(t *testing.T) {
	for before, want := range map[int]string{64<<10 - len("SQLite format 3\x00") - len("tie_break"): "Sharly Chess",
		64<<10 - len("SQLite format 3\x00") - len("tie_break") + 1: "this is a database (SQLite)"} {
		data := "SQLite format 3\x00" + strings.Repeat("x", before) + "tie_break"
		if err := Answer("x.db", []byte(data)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%d bytes before the mark: %v, want %s", before, err, want)
		}
	}
}
