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
	"wallchart/pairing/usswiss"
)

// All are the systems in the order of menus and manuals.
var All = []*pairing.Engine{
	&dutch.Current,
	&dutch.Edition2017,
	&team.TypeA,
	&team.TypeB,
	&team.NoPreferences,
	&lothian.System,
	&usswiss.Engine,
	&roundrobin.Single,
	&roundrobin.Double,
	&roundrobin.Scheveningen,
	&roundrobin.Schiller,
}

// ByCode finds a system by its code, or by a FIDE code of record 192 (see
// ByTRF), in any case. The error names those there are. Settings follow the
// code of the US Chess Swiss: "us-swiss teams=plus-two".
func ByCode(code string) (*pairing.Engine, error) {
	var codes []string
	for _, e := range All {
		if strings.EqualFold(e.Code, code) {
			return e, nil
		}
		codes = append(codes, e.Code)
	}
	if e := ByTRF(code); e != nil {
		return e, nil
	}
	if name, settings, ok := strings.Cut(strings.TrimSpace(code), " "); ok && strings.EqualFold(name, usswiss.Engine.Code) {
		s, err := usswiss.Parse(settings)
		if err != nil {
			return nil, err
		}
		e := usswiss.With(s)
		return &e, nil
	}
	return nil, fmt.Errorf("%q is not a pairing system: choose one of %s", code, strings.Join(codes, ", "))
}

// ByTRF finds a system by the code of record 192 of a tournament report file:
// FIDE_DUTCH, FIDE_DUTCH_2025_BAKU, FIDE_TEAM_TYPEB_MP_GP, BERGER_ROUNDROBIN
// and so on; nil for a code we have no system for. Acceleration and the choice
// of scores, which the code also tells, are settings of the section.
func ByTRF(code string) *pairing.Engine {
	code = strings.TrimSuffix(strings.ToUpper(code), "_BAKU")
	score := strings.NewReplacer("_MP_GP", "", "_GP_MP", "", "_MP", "", "_GP", "").Replace(code)
	switch code {
	case "FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_DUTCH_2026":
		return &dutch.Current
	case "FIDE_DUTCH_2017":
		return &dutch.Edition2017
	case "FIDE_TEAM":
		return &team.TypeA
	case "FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN", "BERGER_TEAM_ROUNDROBIN":
		return &roundrobin.Single
	case "FIDE_DOUBLEROUNDROBIN", "BERGER_DOUBLEROUNDROBIN", "FIDE_TEAM_DOUBLEROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN":
		return &roundrobin.Double
	case "FIDE_SCHEVENINGEN":
		return &roundrobin.Scheveningen
	case "FIDE_SCHILLER":
		return &roundrobin.Schiller
	}
	switch score {
	case "FIDE_TEAM_TYPEA":
		return &team.TypeA
	case "FIDE_TEAM_TYPEB":
		return &team.TypeB
	case "FIDE_TEAM":
		return &team.NoPreferences
	}
	return nil
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
