package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/export/table"
)

// Join makes one document of several: one title, the tables one after the other,
// each with a name of its own.
func Join(docs ...table.Document) table.Document {
	if len(docs) == 0 {
		return table.Document{}
	}
	all := docs[0]
	all.Tables, all.Event = nil, shared(docs)
	if len(docs) > 1 {
		all.Subtitle, all.Notes = "", nil
		if slices.ContainsFunc(docs, func(d table.Document) bool { return d.Section != all.Section }) {
			all.Section = ""
		}
	}
	taken := map[string]bool{}
	for _, d := range docs {
		for n, t := range d.Tables {
			if n == 0 && len(docs) > 1 {
				t.Report = cmp.Or(d.Subtitle, t.Title, t.Name)
				t.Title = JoinNonEmpty(": ", d.Subtitle, t.Title)
			}
			if n == len(d.Tables)-1 && len(docs) > 1 {
				t.Notes = append(slices.Clone(t.Notes), d.Notes...)
			}
			name := t.Name
			for k := 2; taken[strings.ToLower(t.Name)]; k++ {
				t.Name = fmt.Sprintf("%s %d", name, k)
			}
			taken[strings.ToLower(t.Name)] = true
			all.Tables = append(all.Tables, t)
		}
	}
	Clean(&all)
	return all
}

// Under puts a section's name before the names of a document's tables, for a
// workbook with the same report of several sections.
func Under(section string, d table.Document) table.Document {
	d.Tables = slices.Clone(d.Tables)
	for n := range d.Tables {
		d.Tables[n].Name, d.Tables[n].Section = JoinNonEmpty(" ", section, d.Tables[n].Name), section
	}
	return d
}
