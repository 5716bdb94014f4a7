package main

import (
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/must"
)

// TestEnough: versions as drivers state them, number first and then whatever they like.
func TestEnough(t *testing.T) {
	for version, want := range map[string]bool{
		"1.1.0":                               false, // what Windows draws by itself
		"1.4.0 - Build 7.14.10.4864":          false,
		"2.0.6347 WinXP Release":              false,
		"2.1.0 - Build 8.15.10.2900":          true,
		"3.0":                                 true,
		"4.5 (Compatibility Profile) Mesa 22": true,
		"4.6.0 NVIDIA 551.23":                 true,
		"10.0":                                true,
		"":                                    false,
		"unknown":                             false,
	} {
		if enough(version) != want {
			t.Errorf("%q is enough: %v", version, !want)
		}
	}
}

// TestWithoutOpenGL: in every language it is said what is missing and what helps.
func TestWithoutOpenGL(t *testing.T) {
	for _, code := range wording.Languages() {
		l := must.Have(wording.Load(code))(t)
		said := l.Word(withoutOpenGL("1.1.0"))
		for _, part := range []string{"OpenGL 2.1", "1.1.0", compatibility, "Wallchart.exe", "wallchart-cli.exe"} {
			if !strings.Contains(said, part) {
				t.Errorf("%s: no %q in\n%s", code, part, said)
			}
		}
		none := l.Word(withoutOpenGL(""))
		if none == said || !strings.Contains(none, compatibility) {
			t.Errorf("%s: of a computer without any OpenGL is said\n%s", code, none)
		}
		if code != wording.English && strings.Contains(said, "without") {
			t.Errorf("%s: English in\n%s", code, said)
		}
	}
}
