package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/reports"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/modeltest"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"
)

// marked is an event, of players or teams, with a marker in every private field.
func marked(t *testing.T, kind model.Kind) string {
	t.Helper()
	engine := must.Have(draw.System(&model.Section{Kind: kind}, ""))(t)
	event, err := generate.Tournament(generate.Plan{Participants: 8, Rounds: 3, Seed: 5, Lowest: 1200, Highest: 2000, Draws: 20, Kind: kind,
		Boards: 2, Clubs: 2}, *engine)
	if err != nil {
		t.Fatal(err)
	}
	event.Start, event.End, event.Page = "2026-11-01", "2026-11-03", "https://club.example/event"
	modeltest.Mark(event)
	path := filepath.Join(t.TempDir(), "event.wallchart")
	var text bytes.Buffer
	must.Do(t, wallchart.Write(&text, &wallchart.File{Tournament: event}))
	must.Do(t, os.WriteFile(path, text.Bytes(), 0o600))
	return path
}

// unpacked is all that stands in an output, workbooks and archives unpacked.
func unpacked(t *testing.T, data []byte) string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return string(data)
	}
	var all strings.Builder
	for _, f := range z.File {
		r := must.Have(f.Open())(t)
		part := must.Have(io.ReadAll(r))(t)
		all.Write(part)
		r.Close()
	}
	return all.String()
}

// printed is the text of a PDF, and nothing where no program for it is there.
func printed(t *testing.T, path string) string {
	t.Helper()
	if _, err := exec.LookPath("pdftotext"); err != nil {
		return ""
	}
	text := must.Have(exec.Command("pdftotext", "-raw", path, "-").Output())(t)
	return string(text)
}

// TestPrivateFieldsStayIn: what is in no list of what everybody may see leaves the event in no file, page or line of
// output, but for the lists that are the organiser's own, or an office's.
func TestPrivateFieldsStayIn(t *testing.T) {
	outputs, read := 0, false
	check := func(t *testing.T, what, text string, audience model.Audience) {
		t.Helper()
		outputs++
		if told := modeltest.Told(text, audience); len(told) > 0 {
			t.Errorf("%s tells %q", what, told)
		}
	}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		path := marked(t, kind)
		for _, r := range reports.All {
			for _, ending := range []string{"txt", "csv", "html", "xlsx", "pdf"} {
				to := filepath.Join(t.TempDir(), "out."+ending)
				var said bytes.Buffer
				run([]string{"export", path, "--report", r.ID, "--to", to}, strings.NewReader(""), &said, &said)
				data, err := os.ReadFile(to)
				if err != nil {
					continue // not of this kind of event; the report's own tests see to that
				}
				text := unpacked(t, data)
				if ending == "pdf" {
					text = printed(t, to)
					read = read || len(modeltest.Told(text, model.Everybody)) > 0
				}
				check(t, r.ID+"."+ending, text+said.String(), r.Audience)
			}
		}
		for _, ending := range []string{"trf", "txt", "csv", "tsv", "html", "xlsx", "md"} {
			to := filepath.Join(t.TempDir(), "converted."+ending)
			var said bytes.Buffer
			run([]string{"convert", path, to}, strings.NewReader(""), &said, &said)
			data, err := os.ReadFile(to)
			if err != nil {
				t.Errorf("convert to %s: %s", ending, said.String())
				continue
			}
			audience := model.Everybody
			if ending == "trf" {
				audience = model.Office
			}
			check(t, "converted."+ending, unpacked(t, data)+said.String(), audience)
		}
		to := filepath.Join(t.TempDir(), "book.xlsx")
		var said bytes.Buffer
		run([]string{"export", path, "--report", "workbook", "--to", to}, strings.NewReader(""), &said, &said)
		data, err := os.ReadFile(to)
		if err != nil {
			t.Fatal(said.String())
		}
		check(t, "workbook", unpacked(t, data), model.Everybody)
		for _, args := range [][]string{{"standings", path, "--format", "json"}, {"crosstable", path, "--format", "json"},
			{"why", path, "1", "2"},
			{"explain", path, "--player", "1", "--tiebreak", "BH"}, {"pair", path, "--format", "json"}, {"check", path}} {
			var out bytes.Buffer
			run(args, strings.NewReader(""), &out, &out)
			check(t, args[0], out.String(), model.Everybody)
		}
		folder := filepath.Join(t.TempDir(), "web")
		said.Reset()
		run([]string{"export", path, "--format", "html", "--to", folder + "/"}, strings.NewReader(""), &said, &said)
		pages := 0
		filepath.WalkDir(folder, func(name string, d os.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				data, _ := os.ReadFile(name)
				check(t, name, string(data), model.Everybody)
				pages++
			}
			return nil
		})
		if pages == 0 {
			t.Errorf("no pages: %s", said.String())
		}
	}
	if _, err := exec.LookPath("pdftotext"); err == nil && !read {
		t.Error("in no PDF there is what the organiser alone may see: they are not read")
	}
	if outputs < 100 {
		t.Errorf("only %d outputs were made", outputs)
	}
}
