// Package systems lists the pairing systems.
package systems

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/lothian"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/team"
)

// All are the systems in the order of menus and manuals.
var All = []*pairing.Engine{
	&dutch.Current,
	&dutch.Edition2017,
	&team.TypeA,
	&team.TypeB,
	&team.NoPreferences,
	&lothian.System,
	&roundrobin.Single,
	&roundrobin.Double,
	&roundrobin.Scheveningen,
}

// ByCode finds a system by its code or its FIDE code of record 192, in any
// case. The error names those there are.
func ByCode(code string) (*pairing.Engine, error) {
	var codes []string
	for _, e := range All {
		if strings.EqualFold(e.Code, code) || e.Trf != "" && strings.EqualFold(e.Trf, code) {
			return e, nil
		}
		codes = append(codes, e.Code)
	}
	return nil, fmt.Errorf("%q is not a pairing system: choose one of %s", code, strings.Join(codes, ", "))
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
