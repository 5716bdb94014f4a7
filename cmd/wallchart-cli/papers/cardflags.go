package papers

import (
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/files/safeopen"
)

// cardLook is how cards are printed: slips, badges, certificates.
type cardLook struct {
	labels, background, shift string
	first, places             int
	numbered                  bool
}

func (l *cardLook) flags(c *cli.Call) {
	c.StringVar(&l.labels, "labels", "", "the `SHEET` that cards stand on: %s, a division of the paper such as 2x5 "+
		"(otherwise as many as fit, with crop marks), or your own labels, in millimetres: \"A4: 3x8 64x34 at 7.2,12.9 gap 2.5,0\"",
		strings.Join(cards.Names(), ", "))
	c.StringVar(&l.shift, "label-shift", "",
		"by how many `MILLIMETRES` labels are moved to the right and down where the printer is off: 1.5,-2")
	c.BoolVar(&l.numbered, "card-numbers", false, "\"card 3 of 40\" small on each card (usual but on badges and certificates; "+
		"--card-numbers=false: on none)")
	c.IntVar(&l.first, "first-label", 0, "the `NUMBER` of the first label that is free, for a sheet that is partly used up")
	c.StringVar(&l.background, "background", "", "the `FILE` of a picture behind badges and certificates: PNG, JPEG or GIF")
	c.IntVar(&l.places, "places", 0, "certificates for the first `PLACES` only")
}

// options puts the look into the options of reports. What none of them heeds is refused.
func (l *cardLook) options(c *cli.Call, names cli.List, o report.Options) (report.Options, error) {
	for _, needed := range []struct {
		flag  string
		given bool
		heeds func(report.Report) bool
	}{
		{"labels", l.labels != "", func(r report.Report) bool { return r.Labels }},
		{"first-label", l.first != 0, func(r report.Report) bool { return r.Labels }},
		{"label-shift", l.shift != "", func(r report.Report) bool { return r.Labels }},
		{"card-numbers", c.Given("card-numbers"), func(r report.Report) bool { return r.Kind() == report.OnCards }},
		{"background", l.background != "", func(r report.Report) bool { return r.Background }},
		{"places", l.places != 0, func(r report.Report) bool { return r.Ranked }},
	} {
		if needed.given && !anyOf(names, needed.heeds) {
			return o, cli.Misused("export: --%s is for the reports %s", needed.flag, strings.Join(idsOf(needed.heeds), ", "))
		}
	}
	sheet, err := cards.ParseSheet(l.labels)
	if err != nil {
		return o, cli.UsageFault(err)
	}
	if l.first != 0 && (!sheet.Labels() || l.first < 1 || l.first > sheet.Across*sheet.Down) {
		return o, cli.Misused("export: --first-label is a label of the sheet that --labels names, counted from 1 row by row")
	}
	if o.Shift, err = cards.ParseShift(l.shift); err != nil {
		return o, cli.UsageFault(err)
	}
	if l.shift != "" && !sheet.Labels() {
		return o, cli.Misused("export: --label-shift is for the labels that --labels names; what is cut needs none")
	}
	if c.Given("card-numbers") {
		if o.CardNumbers = report.Unnumbered; l.numbered {
			o.CardNumbers = report.Numbered
		}
	}
	if l.places < 0 {
		return o, cli.Misused("export: --places is how many places are given certificates, and not %d", l.places)
	}
	o.Labels, o.FirstLabel, o.Places = l.labels, l.first, l.places
	if l.background == "" {
		return o, nil
	}
	raw, err := safeopen.ReadFile(l.background, cli.LogoBytes)
	if err == nil {
		o.Background, err = page.Background(raw)
	}
	if err != nil {
		return o, cli.Place(l.background, err)
	}
	return o, nil
}

func anyOf(names cli.List, heeds func(report.Report) bool) bool {
	for _, name := range names {
		if r, err := reports.ByID(name); err == nil && heeds(r) {
			return true
		}
	}
	return false
}

func idsOf(heeds func(report.Report) bool) (ids []string) {
	for _, r := range reports.All {
		if heeds(r) {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
