package vega

import (
	"bytes"
	"slices"
	"strings"

	"wallchart/files/crosstable"
	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/phrase"
)

// SniffPage tells a page by its author.
func SniffPage(head []byte) bool {
	low := bytes.ToLower(head)
	return (bytes.Contains(low, []byte("www.vegachess.com")) || bytes.Contains(low, []byte(`<meta name="vega"`))) &&
		bytes.Contains(low, []byte("<html"))
}

// Words makes words of the colours, which a page gives as classes of elements.
func Words(raw []byte) []byte {
	for _, c := range []string{"w", "b", "f"} {
		raw = bytes.ReplaceAll(raw, []byte(`class="c`+c+`">`), []byte(`class="c`+c+`"> `+c))
	}
	return raw
}

// tables are the tables of a page, with the colours as words.
func tables(name string, raw []byte) ([]sheet.Sheet, error) {
	sheets, _, err := sheet.Read(name, Words(raw))
	return sheets, err
}

var (
	pageCell   = pattern.New(`^\s*(1|½|0|0[.,]5)\s+([wbf])\s*(\d{1,4}|BYE|PAB|FPB|HPB|ZPB)\s*$`)
	openCell   = pattern.New(`^\s*\*?\s*([wb])\s*(\d{1,4})\s*$`)
	player     = pattern.New(`^(\d{1,4})\s+(.*)$`)
	playerBox  = pattern.New(`^(.*?)\s+(\d{1,4})\s+(-|[A-Z]{2,3})\s+(\d{1,4})(?:\s+\S+)?$`)
	roundTitle = pattern.New(`^\d{1,2}$`)
)

// ErrNoTable: the page holds no crosstable.
var ErrNoTable = phrase.Errorf("there is no crosstable on the page. In Vega's pages open Tables, Cross table, and save that page")

// ReadPage reads a page with a crosstable.
func ReadPage(name string, raw []byte) (crosstable.Result, error) {
	sheets, err := tables(name, raw)
	if err != nil {
		return crosstable.Result{}, err
	}
	for _, s := range sheets {
		if rows := table(s.Rows); rows != nil {
			res, err := crosstable.ReadRows(rows)
			if err == nil {
				called(res, title(raw))
			}
			return res, err
		}
	}
	return crosstable.Result{}, ErrNoTable
}

var pageTitle = pattern.New(`(?is)<title>\s*([^<]{0,200}?)\s*</title>`)

func title(raw []byte) string {
	m := pageTitle.FindStringSubmatch(string(raw[:min(len(raw), 8<<10)]))
	if m == nil {
		return ""
	}
	return strings.Join(strings.Fields(m[1]), " ")
}

// table is the crosstable in a crosstable's words, nil for another table.
func table(rows [][]string) [][]string {
	at := slices.IndexFunc(rows, func(r []string) bool {
		return slices.ContainsFunc(r, isPlayer) && slices.ContainsFunc(r, roundTitle.MatchString)
	})
	if at < 0 {
		return nil
	}
	head := rows[at]
	who := slices.IndexFunc(head, isPlayer)
	place := "Pair No."
	if slices.ContainsFunc(head, func(s string) bool { return strings.EqualFold(s, "Pos") }) {
		place = "Pos"
	}
	out := make([][]string, at, len(rows))
	words := []string{place, "No.", "Title", "Name", "Rtg"}
	for i, h := range head {
		switch {
		case i == who || strings.EqualFold(h, "Pos") || strings.EqualFold(h, "Rtg"):
		case roundTitle.MatchString(h):
			words = append(words, "Rd "+h)
		case strings.EqualFold(h, "Origin"):
			words = append(words, "Club")
		case strings.EqualFold(h, "Pts") || strings.EqualFold(h, "Fed"):
			words = append(words, h)
		case h == "":
			words = append(words, "")
		default:
			words = append(words, breakName(h))
		}
	}
	out = append(out, words)
	for _, r := range rows[at+1:] {
		if len(r) <= who || r[who] == "" {
			out = append(out, r)
			continue
		}
		out = append(out, pageRow(head, r, who))
	}
	return out
}

func isPlayer(s string) bool {
	return strings.EqualFold(s, "Player") || strings.EqualFold(s, "Name")
}

func pageRow(head, r []string, who int) []string {
	out := make([]string, 5, len(head)+4)
	number, title, name, rating := Player(r[who])
	out[0], out[2], out[3], out[4] = number, title, name, rating
	for i, h := range head {
		text := ""
		if i < len(r) {
			text = r[i]
		}
		switch {
		case i == who:
		case strings.EqualFold(h, "Pos"):
			out[0], out[1] = text, number
		case strings.EqualFold(h, "Rtg"):
			out[4] = text
		case roundTitle.MatchString(h):
			out = append(out, pageResult(text))
		case strings.EqualFold(h, "Fed"):
			if a, b, ok := strings.Cut(text, " "); ok && a == b {
				text = a // what the flag stands for, and again as text
			}
			out = append(out, text)
		default:
			out = append(out, text)
		}
	}
	return out
}

// Player takes a player's cell apart: "3  FM  Dai, Cheng", or "Dai, Cheng  3 FM
// 2173".
func Player(text string) (number, title, name, rating string) {
	text = strings.Join(strings.Fields(text), " ")
	if m := player.FindStringSubmatch(text); m != nil {
		number, name = m[1], m[2]
		if first, rest, ok := strings.Cut(name, " "); ok && titleWord.MatchString(first) {
			title, name = first, rest
		}
		return number, title, bareName(name), ""
	}
	if m := playerBox.FindStringSubmatch(text); m != nil {
		return m[2], strings.Trim(m[3], "-"), bareName(m[1]), m[4]
	}
	return "", "", bareName(text), ""
}

// pageResult is a cell of a page in a crosstable's words.
func pageResult(text string) string {
	if m := openCell.FindStringSubmatch(text); m != nil {
		return m[2] + m[1]
	}
	m := pageCell.FindStringSubmatch(text)
	if m == nil {
		return strings.TrimSpace(text)
	}
	sign := map[string]string{"1": "+", "½": "=", "0.5": "=", "0,5": "=", "0": "-"}[m[1]]
	if m[2] == "f" && (m[3][0] < '0' || m[3][0] > '9') {
		return cell(sign + m[3])
	}
	return cell(sign + strings.ToUpper(m[2]) + m[3])
}

// People are the rows of a list of players in the words of a list: Vega writes the
// title before the name, and of three ratings the one that counts first.
func People(rows [][]string) [][]string {
	at := slices.IndexFunc(rows, func(r []string) bool { return slices.ContainsFunc(r, isPlayer) && slices.Contains(r, "Rtg") })
	if at < 0 {
		return nil
	}
	head := rows[at]
	who := slices.IndexFunc(head, isPlayer)
	words := []string{"Title", "Name"}
	for i, h := range head {
		switch {
		case i == who:
		case h == "#" || strings.EqualFold(h, "N"):
			words = append(words, "Start no")
		case strings.EqualFold(h, "Origin"):
			words = append(words, "Club")
		case h == "RtgF":
			words = append(words, "FIDE Rating")
		case h == "RtgN":
			words = append(words, "National Rating")
		default:
			words = append(words, h)
		}
	}
	out := [][]string{words}
	for _, r := range rows[at+1:] {
		if len(r) <= who || r[who] == "" {
			continue
		}
		_, title, name, _ := Player(r[who])
		if first, rest, ok := strings.Cut(name, " "); ok && titleWord.MatchString(first) {
			title, name = first, rest
		}
		row := []string{title, name}
		for i := range head {
			if i != who {
				text := ""
				if i < len(r) {
					text = r[i]
				}
				if a, b, ok := strings.Cut(text, " "); ok && a == b {
					text = a // what the flag stands for, and again as text
				}
				row = append(row, text)
			}
		}
		out = append(out, row)
	}
	return out
}
