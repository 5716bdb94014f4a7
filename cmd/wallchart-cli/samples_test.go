package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/reports"
	"wallchart/files"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestSamplesInEveryForm exports every sample event in every form, with every
// report that is for its sections. A report that cannot be made says why.
func TestSamplesInEveryForm(t *testing.T) {
	samples, err := filepath.Glob(filepath.FromSlash("../../assets/samples/*.wallchart"))
	if err != nil || len(samples) == 0 {
		t.Fatal("there are no sample events", err)
	}
	for _, sample := range samples {
		opened := must.Have(files.Open(sample, systems.Reports()))(t)
		var ids []string
		for _, s := range opened.Tournament.Sections {
			for _, r := range reports.For(s) {
				var out, errors strings.Builder
				if status := run([]string{"export", sample, "--section", s.Name, "--to", "-", "--report", r.ID}, nil, &out, &errors); status == 0 {
					ids = append(ids, r.ID)
				} else if !strings.Contains(errors.String(), "the report "+r.ID+": ") {
					t.Errorf("%s, %s: status %d, and it says %q", sample, r.ID, status, errors.String())
				}
			}
		}
		if !slices.Contains(ids, "crosstable") || !slices.Contains(ids, "wallchart") {
			t.Errorf("%s: of the reports only %v can be made", sample, ids)
		}
		if len(opened.Tournament.Sections) > 1 {
			continue // the reports of one kind of section are not for the other
		}
		for _, k := range cli.OutputFormats {
			to := filepath.Join(t.TempDir(), "out."+k.Endings[0])
			var out, errors strings.Builder
			args := []string{"export", sample, "--to", to, "--report", strings.Join(ids, ",")}
			if k.Paged {
				args = append(args, "--landscape")
			}
			if status := run(args, nil, &out, &errors); status != 0 {
				t.Errorf("%s to %s: status %d, %s", sample, k.Name, status, errors.String())
				continue
			}
			if info, err := os.Stat(to); err != nil || info.Size() < 200 {
				t.Errorf("%s to %s: the file has only a few bytes", sample, k.Name)
			}
		}
	}
}
