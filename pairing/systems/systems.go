// Package systems lists the pairing systems.
package systems

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/burstein"
	"wallchart/pairing/dubov"
	"wallchart/pairing/dutch"
	"wallchart/pairing/keizer"
	"wallchart/pairing/knockout"
	"wallchart/pairing/lothian"
	"wallchart/pairing/molter"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
	"wallchart/phrase"
)

// All are the systems in the order of menus and manuals.
var All = []*pairing.Engine{
	&dutch.Current,
	&dutch.Edition2017,
	&dubov.Engine,
	&burstein.System,
	&team.TypeA,
	&team.TypeB,
	&team.NoPreferences,
	&lothian.System,
	&usswiss.Engine,
	&keizer.System,
	&knockout.System,
	&roundrobin.Single,
	&roundrobin.Double,
	&roundrobin.Scheveningen,
	&roundrobin.Schiller,
	&molter.System,
}

// ByCode finds a system by its code, in any case, or by one of its codes in report
// files (FIDE_DUTCH_2026). Its settings may follow the code: "us-swiss
// teams=plus-two". The error names the systems there are, or the settings.
func ByCode(text string) (*pairing.Engine, error) { return find(text, nil) }

// Of is the system of a section with the settings that were chosen, for its rounds of
// one game or several; the section must name one.
func Of(s *model.Section) (*pairing.Engine, error) {
	e, err := find(s.System, s.SystemSettings)
	if err != nil {
		return nil, err
	}
	return e.Of(s.Games())
}

func find(text string, settings model.SystemSettings) (*pairing.Engine, error) {
	code, settings := model.ReadSystem(text, settings)
	var codes []string
	for _, e := range All {
		if strings.EqualFold(e.Code, code) {
			return e.Settle(settings)
		}
		codes = append(codes, e.Code)
	}
	if r, ok := Reports().Read(code, ""); ok {
		return find(r.System, settings)
	}
	return nil, phrase.Errorf("%q is not a pairing system: choose one of %s", code, strings.Join(codes, ", "))
}

// Reports are the codes of all systems in FIDE's report files.
func Reports() model.ReportCodes {
	var codes model.ReportCodes
	for _, e := range All {
		reports := e.Reports
		if len(reports) == 0 {
			reports = []model.ReportCode{{}}
		}
		for _, c := range reports {
			c.System, c.Rulebook, c.Format, c.Lot = e.Code, e.Rulebook, e.Formats[0], e.Lot
			codes = append(codes, c)
		}
	}
	return codes
}

// Accelerations are those of all systems, each once.
func Accelerations() []pairing.Acceleration {
	var all []pairing.Acceleration
	for _, e := range All {
		for _, a := range e.Accelerations {
			if !slices.ContainsFunc(all, func(o pairing.Acceleration) bool { return o.Code == a.Code }) {
				all = append(all, a)
			}
		}
	}
	return all
}

// For are the systems for sections of a kind.
func For(k model.Kind) []*pairing.Engine {
	var es []*pairing.Engine
	for _, e := range All {
		if e.For(k) {
			es = append(es, e)
		}
	}
	return es
}

// NotEndorsed stands where FIDE stands in the name of a system or a mode.
var NotEndorsed = phrase.New("FIDE has not endorsed this program.")

// Described is what a system does; of one with FIDE in its name also that FIDE has not endorsed the program.
func Described(e *pairing.Engine) phrase.Text {
	if !strings.Contains(e.Name.String(), "FIDE") {
		return e.Doc
	}
	return phrase.Join(" ", e.Doc, NotEndorsed)
}
