package model_test

import (
	"strings"
	"testing"

	"wallchart/model"
)

func TestParsePage(t *testing.T) {
	long := "https://a.de/" + strings.Repeat("x", 287) // 13 + 287 = 300 characters
	for text, want := range map[string]string{
		"": "", "  ": "", "https://club.example/open": "https://club.example/open", " club.example ": "https://club.example",
		"HTTP://Club.Example/Open?x=1#y": "http://club.example/Open?x=1#y", "club.example:8080/a": "https://club.example:8080/a",
		"club.example?Öl": "https://club.example?%C3%96l", "a-1.de/Schüler/À": "https://a-1.de/Sch%C3%BCler/%C3%80", long: long,
	} {
		if got, err := model.ParsePage(text); err != nil || got != want {
			t.Errorf("%q is %q, %v; want %q", text, got, err, want)
		}
	}
	for _, text := range []string{"club", "ftp://club.example", "javascript:alert(1)", "https://", "club example.de", "club.example/a b",
		"club.example/\"x", "club.example/<x", "club..example", ".de", "müller.de", "club.example:", "club.example:x", "a_b.de", long + "x",
		"data:text/html,x", "a.de/x\ny", "http://user@club.example"} {
		if got, err := model.ParsePage(text); err == nil || got != "" || !strings.Contains(err.Error(), "as a browser shows it") {
			t.Errorf("%q is taken as %q, %v", text, got, err)
		}
	}
}
