package catalogue

import (
	_ "embed"
	"encoding/json"
	"strings"
	"sync"

	"wallchart/model"
	"wallchart/phrase"
)

// Preset is a list of tie-breaks that an organisation or an event uses.
type Preset struct {
	Code         string      `json:"code"`
	Name         phrase.Text `json:"-"` // see written
	Organisation string      `json:"organisation"`
	For          string      `json:"for"`              // "individual" or "team"
	Format       string      `json:"format,omitempty"` // "swiss", "roundrobin" or ""
	Unplayed     string      `json:"unplayed"`
	TieBreaks    []string    `json:"tieBreaks"`
	Source       phrase.Text `json:"-"`
	Date         string      `json:"date"` // of the source, or the day it was read
	Note         phrase.Text `json:"-"`
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

// written is a preset as it stands in the file, in English.
type written struct {
	Preset
	Name   string `json:"name"`
	Source string `json:"source"`
	Note   string `json:"note"`
}

// said is English out of the file; it is its own name in the catalogues.
func said(english string) phrase.Text {
	return phrase.New(phrase.Format(strings.ReplaceAll(english, "%", "%%")))
}

// presets is read once; a preset that cannot be read is a defect of the build,
// which a test finds.
var presets = sync.OnceValue(func() []Preset {
	var all []written
	if err := json.Unmarshal(presetData, &all); err != nil {
		return nil
	}
	ps := make([]Preset, len(all))
	for k, w := range all {
		ps[k] = w.Preset
		ps[k].Name, ps[k].Source, ps[k].Note = said(w.Name), said(w.Source), said(w.Note)
	}
	return ps
})

// Presets are the presets, in the order of menus.
func Presets() []Preset { return presets() }

// PresetByCode finds a preset by its code or name.
func PresetByCode(code string) (Preset, error) {
	var codes []string
	for _, p := range presets() {
		if strings.EqualFold(p.Code, strings.TrimSpace(code)) || strings.EqualFold(p.Name.String(), strings.TrimSpace(code)) {
			return p, nil
		}
		codes = append(codes, p.Code)
	}
	return Preset{}, phrase.Errorf("there is no preset %q; choose one of %s", code, strings.Join(codes, ", "))
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
