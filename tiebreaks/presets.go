package tiebreaks

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	"wallchart/model"
)

// Preset is a list of tie-breaks that an organisation or an event uses.
type Preset struct {
	Code         string   `json:"code"`
	Name         string   `json:"name"`
	Organisation string   `json:"organisation"`
	For          string   `json:"for"`              // "individual" or "team"
	Format       string   `json:"format,omitempty"` // "swiss", "roundrobin" or ""
	Unplayed     string   `json:"unplayed"`
	TieBreaks    []string `json:"tieBreaks"`
	Source       string   `json:"source"`
	Date         string   `json:"date"` // of the source, or the day it was read
	Note         string   `json:"note,omitempty"`
	// MatchPoints are what the preset gives for a won and a drawn match, "2/1" or
	// "1/½"; empty: as the section has it.
	MatchPoints string `json:"matchPoints,omitempty"`
	// System is the pairing system of those who use it, by its code, where that is
	// not the usual one; a new section with the preset begins with it.
	System string `json:"system,omitempty"`
	// Trophy is set where the preset also places school teams.
	Trophy *model.Trophy `json:"trophy,omitempty"`
}

//go:embed presets.json
var presetData []byte

// presets is read once; a preset that cannot be read is a defect of the build,
// which a test finds.
var presets = sync.OnceValue(func() []Preset {
	var ps []Preset
	if err := json.Unmarshal(presetData, &ps); err != nil {
		return nil
	}
	return ps
})

// Presets are the presets, in the order of menus.
func Presets() []Preset { return presets() }

// PresetByCode finds a preset by its code or name.
func PresetByCode(code string) (Preset, error) {
	var codes []string
	for _, p := range presets() {
		if strings.EqualFold(p.Code, strings.TrimSpace(code)) || strings.EqualFold(p.Name, strings.TrimSpace(code)) {
			return p, nil
		}
		codes = append(codes, p.Code)
	}
	return Preset{}, fmt.Errorf("there is no preset %q; choose one of %s", code, strings.Join(codes, ", "))
}

// MatchWorth is what the preset gives for a won and a drawn match; not ok when
// it leaves that to the section.
func (p Preset) MatchWorth() (win, draw model.Points, ok bool) {
	w, d, found := strings.Cut(p.MatchPoints, "/")
	if !found {
		return 0, 0, false
	}
	win, err := model.ParsePoints(w)
	if err != nil {
		return 0, 0, false
	}
	draw, err = model.ParsePoints(d)
	return win, draw, err == nil
}
