package roster

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

//go:embed values.tsv
var valueTable string

// values are the words that cells hold, by kind and folded word.
var values = sync.OnceValue(loadValues)

func loadValues() map[string]map[string]string {
	m := map[string]map[string]string{}
	for _, c := range table(valueTable) {
		if m[c[0]] == nil {
			m[c[0]] = map[string]string{}
		}
		for _, w := range strings.Split(c[2], "|") {
			m[c[0]][namekey.Key(w)] = c[1]
		}
	}
	return m
}

// table are the rows of one of the tables of words that the program carries, without remarks.
func table(text string) [][]string {
	var rows [][]string
	for _, l := range strings.Split(strings.TrimSpace(text), "\n") {
		if !strings.HasPrefix(l, "#") {
			rows = append(rows, strings.Split(l, "\t"))
		}
	}
	return rows
}

// dash tells a cell that says there is nothing.
func dash(s string) bool { return strings.Trim(s, "-–—_.?/* ") == "" || s == "#N/A" }

var (
	idText      = pattern.New(`^[0-9A-Za-z][0-9A-Za-z/.\- ]{0,23}$`)
	digitsOnly  = pattern.New(`^\d+$`)
	wholeAsReal = pattern.New(`^(\d+)\.0+$`)
)

// sexWords is how a column writes sex: "M" is a man, but beside "H" (hombre, homme) it is a woman (mujer).
type sexWords struct{ mujer bool }

func (w sexWords) parse(s string) (string, error) {
	if dash(s) {
		return "", nil
	}
	k := namekey.Key(s)
	if w.mujer && k == "m" {
		return "w", nil
	}
	if v := values()["sex"][k]; v != "" {
		return v, nil
	}
	return "", phrase.Errorf("%q is neither male nor female. Enter m or w, or leave the cell empty", clip(s))
}

// learnSex looks at a column for hombre beside mujer.
func learnSex(cells []string) sexWords {
	found := map[string]bool{}
	for _, c := range cells {
		found[namekey.Key(c)] = true
	}
	return sexWords{mujer: found["h"] && found["m"] && !found["f"] && !found["w"]}
}

// parseTitle reads FIDE's titles and some national ones; others stay as they are with a warning.
func parseTitle(s string) (string, error) {
	if dash(s) {
		return "", nil
	}
	if t := values()["title"][namekey.Key(s)]; t != "" {
		return t, nil
	}
	return clip(s), phrase.Errorf("%q is no title that Wallchart knows. It is kept as it is; correct it if it is a slip", clip(s))
}

// parseID reads a member number; a 0 is none. Quotation marks around it are those of a program that wanted to keep it a text.
func parseID(s string) (string, error) {
	s = strings.Trim(s, "'\"’‘“”`´ ")
	if m := wholeAsReal.FindStringSubmatch(s); m != nil {
		s = m[1]
	}
	if dash(s) || strings.Trim(s, "0") == "" || model.SaysUnrated(s) {
		return "", nil
	}
	if !idText.MatchString(s) {
		return "", phrase.Errorf("%q is not a member number. Enter the number, or leave the cell empty", clip(s))
	}
	return s, nil
}

// parseFideID reads a FIDE ID, which has at most ten digits and nothing else.
func parseFideID(s string) (string, error) {
	id, err := parseID(s)
	if err != nil || id == "" {
		return "", err
	}
	if !digitsOnly.MatchString(id) || len(id) < 4 || len(id) > 10 {
		return "", phrase.Errorf("%q is not a FIDE ID. Enter its 5 to 10 digits, or leave the cell empty", clip(s))
	}
	return strings.TrimLeft(id, "0"), nil
}

// parseCount reads a board or starting number.
func parseCount(s string) (int, error) {
	if dash(s) {
		return 0, nil
	}
	if m := wholeAsReal.FindStringSubmatch(s); m != nil {
		s = m[1]
	}
	n, err := strconv.Atoi(strings.TrimRight(s, ".) "))
	if err != nil || n < 1 || n > 99_999 {
		return 0, phrase.Errorf("%q is not a number from 1 on. Enter one, or leave the cell empty", clip(s))
	}
	return n, nil
}

// parseFederation writes codes in capitals and leaves names of countries alone.
func parseFederation(s string) string {
	if dash(s) {
		return ""
	}
	if len(s) <= 3 {
		return strings.ToUpper(s)
	}
	return s
}

func clip(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}
