package tiebreaks_test

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/files/trf"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

type expected07 struct {
	Values map[string]map[string]string `json:"values"`
	Lists  map[string]struct {
		Rank map[string]int      `json:"rank"`
		Cols map[string][]string `json:"cols"`
	} `json:"lists"`
}

// TestC07 holds every value of every code and every ranking of the fixtures of
// FIDE C.07. ABH, AFB and VUR are steps on the way and no tie-breaks.
func TestC07(t *testing.T) {
	t.Parallel()
	for file, want := range fixtures(t) {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".trf"), func(t *testing.T) {
			t.Parallel()
			b := must.Have(os.ReadFile(want))(t)
			var exp expected07
			must.Do(t, json.Unmarshal(b, &exp))
			tour, s := open07(t, file)
			rules := catalogue.RulesFor(tour, s)
			// The expected values of an event that has stopped early take the rounds
			// still announced as rounds in which nobody played.
			sh := model.NewSheet(tour, s, s.Planned)
			for code, values := range exp.Values {
				if strings.HasPrefix(code, "ABH") || strings.HasPrefix(code, "AFB") || code == "VUR" {
					continue
				}
				checkValues(t, sh, rules, code, values)
			}
			for list, l := range exp.Lists {
				uses, err := catalogue.ParseList(list)
				if err != nil {
					t.Error(err)
					continue
				}
				st, err := catalogue.Rank(sh, uses, rules)
				if err != nil {
					t.Error(err)
					continue
				}
				for no, rank := range l.Rank {
					p := st.Places[st.PlaceOf(sh.ByNumber(atoi(no)))]
					if p.Rank != rank {
						t.Errorf("%s: %s has rank %d, want %d", list, no, p.Rank, rank)
					}
				}
			}
		})
	}
}

// open07 reads a report file.
func open07(t testing.TB, path string) (*model.Tournament, *model.Section) {
	f := must.Have(os.Open(path))(t)
	defer f.Close()
	res := must.Have(trf.Read(f, systems.Reports()))(t)
	return res.Tournament, res.Tournament.Sections[0]
}

// fixtures are the report files with the values they must give, each with its
// expected values.
func fixtures(t testing.TB) map[string]string {
	out := map[string]string{}
	es := must.Have(os.ReadDir("testdata/c07"))(t)
	for _, e := range es {
		if name, ok := strings.CutSuffix(e.Name(), ".trf"); ok {
			out["testdata/c07/"+name+".trf"] = "testdata/c07/" + name + ".json"
		}
	}
	return out
}

func atoi(s string) int { n, _ := strconv.Atoi(strings.TrimSpace(s)); return n }

func checkValues(t *testing.T, sh *model.Sheet, rules tiebreaks.Rules, code string, values map[string]string) {
	list := strings.ReplaceAll(code, ">", ",")
	uses, err := catalogue.ParseList(list)
	if err != nil {
		t.Error(err)
		return
	}
	st, err := catalogue.Rank(sh, uses, rules)
	if err != nil {
		t.Error(err)
		return
	}
	col := slices.IndexFunc(st.Columns, func(u tiebreaks.Use) bool { return u.Code == uses[len(uses)-1].Code })
	for no, want := range values {
		c := st.Places[st.PlaceOf(sh.ByNumber(atoi(no)))].Cells[col]
		if want == "-0" {
			if c.Defined {
				t.Errorf("%s of %s is %s, want none", code, no, c.Text)
			}
			continue
		}
		v := must.Have(strconv.ParseFloat(want, 64))(t)
		if c.Value != tiebreaks.Value(math.Round(v*100)) {
			t.Errorf("%s of %s is %s, want %s", code, no, c.Text, want)
		} else if strings.Contains(want, ".") && len(want) > len(c.Text) {
			t.Errorf("%s of %s is written %s, want %s", code, no, c.Text, want)
		}
	}
}
