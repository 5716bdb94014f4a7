package cli

import (
	"bytes"
	"testing"
)

func TestScreen(t *testing.T) {
	for text, want := range map[string]string{
		"Öst ½\tA\nB\r\n":            "Öst ½\tA\nB\r\n",
		"\ufeffName\n":               "\ufeffName\n",
		"\x1b[2J\x1b]0;x\x07Ann\n":   "[2J]0;xAnn\n",
		"A\u009b31m\x9b31m\u202ecba": "A31m\ufffd31mcba",
		"real\rfake\n":               "realfake\n",
		"国\x00国":                     "国国",
	} {
		for _, step := range []int{1, 2, 3, 100} { // however it is cut into pieces
			var b bytes.Buffer
			s := screen{w: &b}
			for rest := []byte(text); len(rest) > 0; rest = rest[min(step, len(rest)):] {
				if n, err := s.Write(rest[:min(step, len(rest))]); err != nil || n != min(step, len(rest)) {
					t.Fatal(n, err)
				}
			}
			if got := b.String(); got != want {
				t.Errorf("%q in steps of %d: %q, want %q", text, step, got, want)
			}
		}
	}
}
