package main

import (
	"strings"

	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/files/regular"
)

// cardLook is how cards are printed: slips, badges, certificates.
type cardLook struct {
	labels, background string
	first, places      int
}

func (l *cardLook) flags(c *call) {
	c.StringVar(&l.labels, "labels", "", "the `SHEET` that cards stand on: %s, or a division of the paper such as 2x5 "+
		"(otherwise as many as fit, with crop marks)", strings.Join(cards.Names(), ", "))
	c.IntVar(&l.first, "first-label", 0, "the `NUMBER` of the first label that is free, for a sheet that is partly used up")
	c.StringVar(&l.background, "background", "", "the `FILE` of a picture behind badges and certificates: PNG, JPEG or GIF")
	c.IntVar(&l.places, "places", 0, "certificates for the first `PLACES` only")
}

// options puts the look into the options of reports. What none of them heeds is refused.
func (l *cardLook) options(names list, o report.Options) (report.Options, error) {
	for _, needed := range []struct {
		flag  string
		given bool
		heeds func(report.Report) bool
	}{
		{"labels", l.labels != "", func(r report.Report) bool { return r.Labels }},
		{"first-label", l.first != 0, func(r report.Report) bool { return r.Labels }},
		{"background", l.background != "", func(r report.Report) bool { return r.Background }},
		{"places", l.places != 0, func(r report.Report) bool { return r.Ranked }},
	} {
		if needed.given && !anyOf(names, needed.heeds) {
			return o, misused("export: --%s is for the reports %s", needed.flag, strings.Join(idsOf(needed.heeds), ", "))
		}
	}
	sheet, err := cards.ParseSheet(l.labels)
	if err != nil {
		return o, usageError{err}
	}
	if l.first != 0 && (!sheet.Labels() || l.first < 1 || l.first > sheet.Across*sheet.Down) {
		return o, misused("export: --first-label is a label of the sheet that --labels names, counted from 1 row by row")
	}
	if l.places < 0 {
		return o, misused("export: --places is how many places are given certificates, and not %d", l.places)
	}
	o.Labels, o.FirstLabel, o.Places = l.labels, l.first, l.places
	if l.background == "" {
		return o, nil
	}
	raw, err := regular.ReadFile(l.background, logoBytes)
	if err == nil {
		o.Background, err = page.Background(raw)
	}
	if err != nil {
		return o, place(l.background, err)
	}
	return o, nil
}

func anyOf(names list, heeds func(report.Report) bool) bool {
	for _, name := range names {
		if r, err := report.ByID(name); err == nil && heeds(r) {
			return true
		}
	}
	return false
}

func idsOf(heeds func(report.Report) bool) (ids []string) {
	for _, r := range report.All {
		if heeds(r) {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
