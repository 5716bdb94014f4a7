package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/must"
)

// TestFlagsAndForms: a flag of documents either changes what is written or is refused by name, with what it is for.
func TestFlagsAndForms(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1793000000") // files are compared
	folder := t.TempDir()
	picture := filepath.Join(folder, "picture.png")
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 30, 20))))
	must.Do(t, os.WriteFile(picture, raw.Bytes(), 0o600))
	club := filepath.FromSlash("../../assets/samples/club.wallchart")
	several := filepath.Join(folder, "several.wallchart")
	whole := must.Have(os.ReadFile(club))(t)
	must.Do(t, os.WriteFile(several, whole, 0o600))
	for _, args := range [][]string{{"section", several, "Second"}, {"add-player", several, "Ann", "--section", "Second"}} {
		var out strings.Builder
		if status := run(args, nil, &out, &out); status != 0 {
			t.Fatal(out.String())
		}
	}
	tried := map[string]bool{}
	for _, f := range []struct {
		flag, event, report string
		value               []string
	}{
		{"paper", club, "standings", []string{"A3"}}, {"orientation", club, "standings", []string{"across"}},
		{"landscape", club, "standings", nil}, {"logo", club, "standings", []string{picture}},
		{"club", club, "standings", []string{"Chess Club Graz"}}, {"together", several, "standings", nil},
		{"fill", club, "standings", nil}, {"labels", club, "badges", []string{"L7160"}}, {"background", club, "badges", []string{picture}},
		{"card-numbers", club, "badges", nil}, {"first-label", club, "badges", []string{"4", "--labels", "L7160"}},
		{"label-shift", club, "badges", []string{"1,1", "--labels", "L7160"}},
		{"numbers", club, "crosstable", nil}, {"places", club, "certificates", []string{"2"}},
		{"documents-lang", club, "standings", []string{"de"}}, {"wall", club, "standings", nil},
		{"columns", club, "standings", []string{"name,points"}}, {"after", club, "standings", []string{"2"}},
	} {
		tried[f.flag] = true
		for _, k := range cli.OutputFormats {
			write := func(name string, more ...string) (int, string, []byte) {
				to := filepath.Join(folder, name+"."+k.Endings[0])
				var out, errs strings.Builder
				args := append([]string{"export", f.event, "--to", to, "--format", k.Name, "--report", f.report}, more...)
				status := run(args, nil, &out, &errs)
				data, _ := os.ReadFile(to)
				return status, errs.String(), data
			}
			status, errs, without := write("without")
			if status != 0 {
				t.Fatalf("%s: %s", k.Name, errs)
			}
			status, errs, with := write("with-"+f.flag, append([]string{"--" + f.flag}, f.value...)...)
			forms, some := cli.FormsOf[f.flag]
			switch takes := !some || slices.Contains(forms, k.Name); {
			case takes && status != 0:
				t.Errorf("--%s for %s: %s", f.flag, k.Name, errs)
			case takes && bytes.Equal(with, without):
				t.Errorf("--%s changes nothing in %s, and is taken", f.flag, k.Name)
			case !takes && (status != 2 || with != nil || !strings.Contains(errs, "--") || !strings.Contains(errs, forms[0]) ||
				!strings.HasSuffix(strings.Split(errs, ".\n")[0], "and this is "+k.Name)):
				t.Errorf("--%s for %s: status %d, %s", f.flag, k.Name, status, errs)
			}
		}
	}
	for flag := range cli.FormsOf {
		if !tried[flag] {
			t.Errorf("--%s was not tried", flag)
		}
	}
}

// TestFlagsOfPagesAndSections: cards are no pages, one section is not several, and a file of the event is no document.
func TestFlagsOfPagesAndSections(t *testing.T) {
	folder := t.TempDir()
	for _, c := range []struct {
		to   string
		args []string
		want string // "" is taken
	}{
		{"a.pdf", []string{"--report", "badges", "--n-up", "2"}, "--n-up is for pages"},
		{"a.pdf", []string{"--report", "badges,slips", "--booklet"}, "--booklet is for pages"},
		{"a.pdf", []string{"--report", "badges", "--fill"}, "--fill is for pages"},
		{"a.pdf", []string{"--report", "badges,standings", "--n-up", "2"}, ""},
		{"a.pdf", []string{"--report", "standings", "--booklet"}, ""},
		{"a.pdf", []string{"--together"}, "--together is for several sections"},
		{"a.csv", []string{"--orientation", "auto"}, ""}, // the usual answer asks for nothing
		{"a.trf", []string{"--fill"}, "holds the event itself, so --fill says nothing here"},
		{"a.trf", []string{"--report", "standings"}, "so --report says nothing here"},
		{"b.wallchart", []string{"--club", "Graz"}, "so --club says nothing here"},
		{"b.wallchart", []string{"--edition", "16"}, "so --edition says nothing here"},
		{"b.trf", []string{"--edition", "16"}, ""},
		{"b.wallchart", nil, ""},
	} {
		code, errs := exported(filepath.Join(folder, c.to), c.args)
		if (code == 0 || code == 3) != (c.want == "") || c.want != "" && (code != 2 || !strings.Contains(errs, c.want)) {
			t.Errorf("%s %q: status %d, %q, want %q", c.to, c.args, code, errs, c.want)
		}
	}
}

// TestOtherVerbsThatWriteDocuments refuse the same flags.
func TestOtherVerbsThatWriteDocuments(t *testing.T) {
	file := filepath.FromSlash("../../assets/samples/club.wallchart")
	to := filepath.Join(t.TempDir(), "a.csv")
	for _, args := range [][]string{{"papers", file}, {"why", file, "1", "2"}, {"check-in", file}} {
		for flag, value := range map[string]string{"paper": "A3", "logo": "x.png", "club": "Graz"} {
			var out, errs strings.Builder
			code := run(append(slices.Clone(args), "--to", to, "--"+flag, value), nil, &out, &errs)
			if code != 2 || !strings.Contains(errs.String(), args[0]+": --"+flag+" is for xlsx, pdf, html") {
				t.Errorf("%s --%s: status %d, %q", args[0], flag, code, errs.String())
			}
		}
	}
	var out strings.Builder
	if run([]string{"help", "add-player"}, nil, &out, &out); strings.Contains(out.String(), "(for xlsx") {
		t.Error("the club of a player is said to be for some forms")
	}
	if run([]string{"help", "export"}, nil, &out, &out); !strings.Contains(out.String(), "(for xlsx, pdf, html)") {
		t.Error("help says nothing of the forms")
	}
}
