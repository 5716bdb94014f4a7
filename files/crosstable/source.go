package crosstable

import (
	"html"
	"strings"
	"unicode"

	nethtml "golang.org/x/net/html"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
)

// line is one line of the source; tables in HTML become tab-separated lines
// that keep the number of the line their row began on.
type line struct {
	no   int
	text string
}

var tableTag = pattern.New(`(?i)<(t(able|r|d|h)|pre)[\s>]`)

// sourceLines splits the text and undoes what browsers and mail programs do to
// white space. A text with HTML tables is taken apart into its rows.
func sourceLines(text string) []line {
	if !tableTag.MatchString(text) {
		return plainLines(text)
	}
	ls := htmlLines(text)
	for i := range ls {
		ls[i].text = cleanSpace(ls[i].text)
	}
	return ls
}

// plainLines splits a text that holds no markup.
func plainLines(text string) []line {
	var ls []line
	for i, s := range plaintext.Lines(text) {
		ls = append(ls, line{i + 1, cleanSpace(s)})
	}
	return ls
}

var oddSpace = strings.NewReplacer("\u00a0", " ", "\u2007", " ", "\u202f", " ", "\u2009", " ", "\u200b", "", "\ufeff", "", "\u00ad", "",
	"\x00", "", "\f", " ", "\v", " ", "│", "|", "║", "|", "¦", "|", "❘", "|")

func cleanSpace(s string) string {
	return strings.TrimRight(oddSpace.Replace(html.UnescapeString(s)), " ")
}

// htmlLines writes every row of every table as one line with tabs between the
// cells, and all other text as lines of its own.
func htmlLines(text string) []line {
	var (
		out   []line
		b     strings.Builder
		no    = 1
		began = 1
		cells int
		inRow bool
		hide  int
		pre   bool // text whose lines are lines, as the US Chess member pages print tables
	)
	flush := func() {
		if s := strings.Trim(b.String(), " "); strings.TrimSpace(s) != "" {
			out = append(out, line{began, s})
		}
		b.Reset()
		began, cells = no, 0
	}
	z := nethtml.NewTokenizer(strings.NewReader(text))
	for {
		kind := z.Next()
		if kind == nethtml.ErrorToken {
			flush()
			return out
		}
		raw := strings.Count(string(z.Raw()), "\n")
		name, _ := z.TagName()
		switch tag := string(name); kind {
		case nethtml.TextToken:
			if hide == 0 && pre {
				for i, s := range plaintext.Lines(string(z.Text())) {
					if i > 0 {
						flush()
						began = no + i
					}
					b.WriteString(s)
				}
			} else if hide == 0 {
				b.WriteString(squeeze(string(z.Text())))
			}
		case nethtml.StartTagToken, nethtml.SelfClosingTagToken:
			switch tag {
			case "tr":
				flush()
				inRow = true
			case "td", "th":
				if cells > 0 {
					b.WriteByte('\t')
				}
				cells++
			case "br", "p", "div", "h1", "h2", "h3", "h4", "table", "li":
				if inRow {
					b.WriteByte(' ')
				} else {
					flush()
				}
			case "pre":
				flush()
				pre = true
			case "script", "style":
				hide++
			case "small": // the second line of a cell, as our own pages have it
				if inRow {
					b.WriteString(under)
				}
			}
		case nethtml.EndTagToken:
			switch tag {
			case "tr", "table":
				flush()
				inRow = false
			case "pre":
				flush()
				pre = false
			case "script", "style":
				hide = max(0, hide-1)
			}
		}
		no += raw
	}
}

func squeeze(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) && r != '\u00a0' {
			return ' '
		}
		return r
	}, s)
	for strings.Contains(s, "  ") {
		s = strings.ReplaceAll(s, "  ", " ")
	}
	return s
}

// lookalikes are letters of other scripts and typographers' signs that scanners
// and PDF readers put where Latin letters and hyphens stood.
var lookalikes = strings.NewReplacer("В", "B", "в", "b", "Н", "H", "Х", "X", "х", "x", "О", "O", "о", "o", "Ш", "W", "ш", "w",
	"Β", "B", "Η", "H", "Χ", "X", "–", "-", "—", "-", "−", "-", "‐", "-", "‑", "-", "\u00ad", "", "⁄", "/", "1/2", "½", "Ѕ", "S")

// latin folds a result cell's look-alikes; names are never passed through it.
func latin(s string) string { return lookalikes.Replace(s) }
