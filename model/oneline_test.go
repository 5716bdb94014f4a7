package model

import "testing"

func TestOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"Fox, Anna":              "Fox, Anna",
		"Ștefan ½ 国":             "Ștefan ½ 国",
		"\x1b[2J\x1b]0;x\x07Ann": "[2J]0;xAnn",
		"A\nB\r\nC\tD":           "A B  C D",
		"A\u009b31mB\x7f":        "A31mB",
		"txt.\u202egpj\u2066":    "txt.gpj",
		"علی\u200cرضا":           "علی\u200cرضا",
		"M\xe4rz":                "M\ufffdrz",
	} {
		if got := OneLine(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
