package pdf

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/page"
	"wallchart/export/table"
)

// bookmark is a place that a reader's list of contents leads to.
type bookmark struct {
	title string
	level int // 0 is the highest
	page  int
	up    float64 // points from the lower edge
}

// writeBookmarks writes the list of contents and returns its root, 0 where there is
// nothing to choose between.
func writeBookmarks(o *objects, all []bookmark, pages []ref) ref {
	if len(all) < 2 {
		return 0
	}
	root, first := o.next(), o.reserve(len(all))
	of := func(n int) string { return (first + ref(n)).String() }
	// family returns the entries right below n, and how many there are below in all.
	family := func(n int) (kids []int, below int) {
		level, k := -1, 0
		if n >= 0 {
			level, k = all[n].level, n+1
		}
		for ; k < len(all) && all[k].level > level; k++ {
			if all[k].level == level+1 {
				kids = append(kids, k)
			}
			below++
		}
		return kids, below
	}
	up := make([]string, len(all))
	open := func(b []byte, n int) []byte {
		kids, below := family(n)
		if len(kids) == 0 {
			return b
		}
		parent := root.String()
		if n >= 0 {
			parent = of(n)
		}
		for _, k := range kids {
			up[k] = parent
		}
		return append(b, "/First "+of(kids[0])+"/Last "+of(kids[len(kids)-1])+"/Count "+strconv.Itoa(below)...)
	}
	o.put(root, append(open([]byte("<</Type/Outlines"), none), ">>"...))
	for n, m := range all {
		b := open([]byte("<</Title"+told(m.title)+"/Parent "+up[n]), n)
		for k := n + 1; k < len(all) && all[k].level >= m.level; k++ {
			if all[k].level == m.level {
				b = append(b, "/Next "+of(k)...)
				break
			}
		}
		for k := n - 1; k >= 0 && all[k].level >= m.level; k-- {
			if all[k].level == m.level {
				b = append(b, "/Prev "+of(k)...)
				break
			}
		}
		b = append(b, "/Dest["+pages[m.page].String()+"/XYZ null "...)
		o.put(first+ref(n), append(number(b, m.up), " null]>>"...))
	}
	return root
}

// bookmarksOf are the tables by section and report, each where it begins.
func bookmarksOf(doc *table.Document, pages []page.Page) []bookmark {
	var all []bookmark
	var met []int
	section, report := "", false
	for p := range pages {
		for i := range pages[p].Texts {
			t := &pages[p].Texts[i]
			if t.Table < 0 || slices.Contains(met, t.Table) {
				continue
			}
			met = append(met, t.Table)
			x := &doc.Tables[t.Table]
			m := bookmark{page: p, up: (pages[p].Height - t.Y + 2*t.Size*point) / point}
			level := 0
			add := func(title string) {
				m.title, m.level = table.OneLine(title), level
				all = append(all, m)
				level++
			}
			if x.Section != section {
				section, report = x.Section, false
				if section != "" {
					add(section)
				}
			}
			if section != "" {
				level = 1
			}
			if x.Report != "" {
				report = true
				add(x.Report)
				if x.Title == "" || strings.HasPrefix(x.Title, x.Report) {
					continue
				}
			} else if report {
				level++
			}
			if title := x.Title; title != "" {
				add(title)
			} else if x.Name != "" {
				add(x.Name)
			}
		}
	}
	return all
}
