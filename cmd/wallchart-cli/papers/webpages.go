package papers

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/site"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// exportInk is what a file is written as: in the form that is named, otherwise by the ending of its name. A folder is for web
// pages, and they are for a folder only when their form is named.
func exportInk(format, to string) (k formats.Format, folder bool, err error) {
	folder = format != "" && isFolder(to)
	switch {
	case format != "":
		var names []string
		for _, x := range cli.OutputFormats {
			if names = append(names, x.Name); strings.EqualFold(x.Name, format) {
				k = x
			}
		}
		if k.Write == nil {
			return k, false, cli.Misused("--format %s: there is no such format%s", format, cli.DidYouMean(format, names))
		}
		if folder && k.Name != "html" && k.Name != "csv" && k.Name != "tsv" {
			return k, false, cli.Misused("export: %s is a folder, and only web pages (--format html) and tables (csv, tsv) are written into one", to)
		}
		return k, folder, nil
	case to == "-":
		k, _ = cli.FormatFor("txt")
		return k, false, nil
	}
	k, ok := cli.FormatFor(cli.Ending(to))
	switch {
	case !ok && isFolder(to):
		return k, false, cli.Misused("export: %s is a folder; for web pages in it add --format html, for a file a table --format csv", to)
	case !ok:
		return k, false, cli.Misused("export: %s ends in no form that can be written; use one of %s", to, strings.Join(cli.Endings(), ", "))
	}
	return k, false, nil
}

// isFolder tells a name that ends as a folder's does, and a folder that is there.
func isFolder(path string) bool {
	if strings.HasSuffix(path, "/") || path != "" && os.IsPathSeparator(path[len(path)-1]) {
		return true
	}
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// writeFolder writes a page for each section and one that leads to them. All pages are made before the first is written, and
// each is written whole.
func writeFolder(s *cli.Selection, t *model.Tournament, to string, asked *papersAsked, o report.Options, sheet formats.Sheet) error {
	k, _ := cli.FormatFor("html")
	o.Sums, o.Isolated = k.Opens(), k.Isolates()
	if len(*asked.names) == 0 {
		*asked.names = site.Usual(t)
		defer func() { *asked.names = nil }()
	}
	sections, err := bySection(s, t, asked, k, o)
	if err != nil {
		return err
	}
	across := sheet.Orientation == table.Across
	files, err := site.Make(t, sections, o, html.Options{Paper: sheet.Paper, Landscape: across, Created: time.Now()})
	if err != nil {
		return err
	}
	if err := fill(s, to, files); err != nil {
		return err
	}
	err = s.Call.Tell(s.Call.Out, phrase.New("%s: %s", to, phrase.Count(len(files), "%d page", "%d pages")))
	return errors.Join(err, s.Defects())
}

// fill writes files into a folder, which is made where there is none.
func fill(s *cli.Selection, to string, files []site.File) error {
	if err := os.MkdirAll(to, 0o777); err != nil {
		return cli.Place(to, phrase.Errorf("the folder cannot be made. Choose one in which you may write"))
	}
	for _, f := range files {
		write := func(w io.Writer) error { _, err := w.Write(f.Content); return err }
		if err := s.Call.WriteFile(filepath.Join(to, f.Name), write); err != nil {
			return err
		}
	}
	return nil
}

// webPages writes the folder, and where it follows the event, again after each change.
func webPages(s *cli.Selection, t *model.Tournament, to string, asked *papersAsked, o report.Options, sheet formats.Sheet,
	follow bool) error {
	stamp := ""
	if follow {
		stamp = cli.StampOf(s.Call.Words[0])
	}
	err := writeFolder(s, t, to, asked, o, sheet)
	if err != nil || !follow {
		return err
	}
	return followEvent(s, stamp, func() error {
		s.Failed = nil
		t, err := s.Call.Event(s.Call.Words[0])
		if err != nil {
			return err
		}
		return writeFolder(s, t, to, asked, o, sheet)
	})
}
