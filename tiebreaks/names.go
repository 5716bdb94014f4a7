package tiebreaks

import (
	"slices"
	"strings"
	"sync"
)

// Catalogue is a list of tie-breaks, and how their codes and names are read.
type Catalogue struct {
	All       []*TieBreak         // in the order of menus
	Spellings [][2]string         // that stand for a code with modifiers, and that code
	Abroad    []map[string]string // the heads of columns in other languages, by code

	once  sync.Once
	names []spelled // see named
}

// normal writes a name or code in capitals, with plain hyphens and single blanks.
func normal(s string) string {
	return strings.Join(strings.Fields(lookalikes.Replace(strings.ToUpper(s))), " ")
}

var lookalikes = strings.NewReplacer("–", "-", "−", "-", "×", "X")

// spelled is a name of a record, as normal writes it.
type spelled struct {
	tb   *TieBreak
	name string
}

// named are all names of all records, the longest first.
func (c *Catalogue) named() []spelled {
	c.once.Do(func() {
		for _, tb := range c.All {
			for _, n := range slices.Concat([]string{tb.Code, tb.Name.String(), tb.Short.String()}, c.abroad(tb.Code), tb.Also) {
				if n != "" {
					c.names = append(c.names, spelled{tb, normal(n)})
				}
			}
		}
		slices.SortStableFunc(c.names, func(a, b spelled) int { return len(b.name) - len(a.name) })
	})
	return c.names
}

// abroad are the heads of a tie-break in the other languages.
func (c *Catalogue) abroad(code string) (heads []string) {
	for _, language := range c.Abroad {
		if head := language[code]; head != "" {
			heads = append(heads, head)
		}
	}
	return heads
}

type candidate struct {
	tb   *TieBreak
	rest string // what follows the name, "" for nothing
}

// candidates are the ways to read a name at the start of the text, the longest
// name first. A single letter is a name only by itself, and after a word of
// many letters no modifier follows without a separator.
func (c *Catalogue) candidates(text string) []candidate {
	var out []candidate
	for _, n := range c.named() {
		rest, ok := strings.CutPrefix(text, n.name)
		if ok && (rest == "" || len(n.name) > 1 && (len(n.name) < 8 || !letter(rest[0]))) {
			out = append(out, candidate{n.tb, rest})
		}
	}
	return out
}

func letter(b byte) bool { return b >= 'A' && b <= 'Z' }
