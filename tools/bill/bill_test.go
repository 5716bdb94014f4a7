package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const mit = "MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a\ncopy of this software\n"

// folder is a module's folder with the files given.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, words := range files {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(words), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestALicenceIsKnownByItsWords, however its lines are broken; what is not known is refused.
func TestALicenceIsKnownByItsWords(t *testing.T) {
	dir := folder(t, map[string]string{"LICENSE.md": mit, "licence.go": "package x", "README": "x", "glfw/COPYING.txt": "zlib"})
	p := part{Path: "github.com/go-gl/glfw/v3.4/glfw"}
	if err := p.read(module{Path: "old", Dir: "nowhere", Replace: &module{Version: "v1.2.3", Dir: dir}}); err != nil {
		t.Fatal(err)
	}
	if p.Licence != "MIT" || p.spdx() != "MIT" || p.Version != "v1.2.3" || len(p.Texts) != 2 ||
		p.Texts[1] != (text{"glfw/COPYING.txt", "zlib\n"}) {
		t.Errorf("read is %+v", p)
	}
	for name, words := range map[string]string{"LICENSE": "GNU GENERAL PUBLIC LICENSE\nVersion 3\n", "README": mit} {
		p := part{Path: "example.org/other"}
		err := p.read(module{Dir: folder(t, map[string]string{name: words})})
		if err == nil || !strings.Contains(err.Error(), "example.org/other") {
			t.Errorf("with %s: %+v, %v", name, p, err)
		}
	}
}

// TestNoticeIsHeldAgainstWhatIsLinked: too little, too much, and another licence are each said.
func TestNoticeIsHeldAgainstWhatIsLinked(t *testing.T) {
	told := noticeOf(`Heading
-------

Noto Sans (regular, bold)                     SIL Open Font License 1.1     assets/fonts/OFL.txt
example.org/there                             MIT                           what it is for
example.org/font/v2                           BSD 3-clause (or Unlicense)   shaping
  with more, in C                             zlib/libpng
example.org/other                             BSD 3-clause
example.org/gone                              ISC
the Go runtime and standard library           BSD 3-clause
`)
	parts := []part{{Path: "example.org/there", Licence: "MIT"}, {Path: "example.org/font/v2", Licence: "BSD 3-clause"},
		{Path: "example.org/other", Licence: "MIT"}, {Path: "example.org/new", Licence: "ISC", Where: []string{"wallchart (linux)"}},
		{Path: "std", Licence: "BSD 3-clause"}}
	var said []string
	for _, p := range against(parts, told) {
		said = append(said, p.Error())
	}
	want := "NOTICE has example.org/other under BSD 3-clause, its licence is MIT\n" +
		"NOTICE lacks example.org/new, ISC, which is in wallchart (linux)\n" +
		"NOTICE names example.org/gone, which is in no program any more"
	if got := strings.Join(said, "\n"); got != want {
		t.Errorf("said is\n%s\nwant\n%s", got, want)
	}
}

// TestTextsAreSharedAndWhole.
func TestTextsAreSharedAndWhole(t *testing.T) {
	got := string(texts([]part{{Path: "a.org/a", Version: "v1.0.0", Texts: []text{{"LICENSE", mit}}},
		{Path: "b.org/b", Version: "v2.0.0", Texts: []text{{"LICENSE", "other\n"}, {"NOTICE", "thanks\n"}}},
		{Path: "c.org/c", Texts: []text{{"COPYING", mit}}}}))
	if strings.Count(got, mit) != 1 || !strings.Contains(got, "\na.org/a v1.0.0, LICENSE\nc.org/c, COPYING\n---") ||
		!strings.Contains(got, "\n\nother\n") || !strings.Contains(got, "b.org/b v2.0.0, NOTICE") || !strings.Contains(got, "\n\nthanks\n") {
		t.Errorf("written is\n%s", got)
	}
}

// TestABillIsTheSameForTheSame commit, and another for another.
func TestABillIsTheSameForTheSame(t *testing.T) {
	parts := []part{{Path: "github.com/go-gl/glfw/v3.4/glfw", Version: "v0.1.0", Licence: "BSD 3-clause",
		Where: []string{"wallchart (linux)"}}}
	one, err := cyclone(parts, "0.1.0", "2026-11-20T19:00:00+01:00")
	if err != nil {
		t.Fatal(err)
	}
	same, _ := cyclone(parts, "0.1.0", "2026-11-20T18:00:00Z")
	other, _ := cyclone(parts, "0.1.1", "2026-11-20T18:00:00Z")
	var b bill
	if err := json.Unmarshal(one, &b); err != nil {
		t.Fatal(err)
	}
	if string(one) != string(same) || strings.Contains(string(other), b.Serial) || len(b.Serial) != len("urn:uuid:")+36 {
		t.Errorf("serial number %q; the same: %v", b.Serial, string(one) == string(same))
	}
	if b.Metadata.Timestamp != "2026-11-20T18:00:00Z" || len(b.Components) != 2 || b.Components[1].Licences[0].Licence.ID != "Zlib" ||
		b.Components[0].URL != "pkg:golang/github.com/go-gl/glfw/v3.4/glfw@v0.1.0" || len(b.Dependencies[0].On) != 2 {
		t.Errorf("the bill is %s", one)
	}
	for version, moment := range map[string]string{"": "2026-11-20T18:00:00Z", "0.1.0": "yesterday"} {
		if _, err := cyclone(parts, version, moment); err == nil {
			t.Errorf("%q, %q is taken", version, moment)
		}
	}
}
