package ecf

import (
	"slices"
	"strings"

	"wallchart/model"
)

// Report is what the file says besides the event itself.
type Report struct {
	Code             string // the organiser's name for the event in all its files
	Submission       string // a higher number replaces the earlier file; "" is 1
	Officer          string // of results
	OfficerAddress   string
	Treasurer        string
	TreasurerAddress string
}

const prefix = "ecf."

// Detail is one of the details, by the name that a Problem's Field has.
type Detail struct {
	Name string
	Text *string
}

// Details are all of them in the order of the file.
func (r *Report) Details() []Detail {
	return []Detail{{"ecf.code", &r.Code}, {"ecf.submission", &r.Submission}, {"ecf.officer", &r.Officer},
		{"ecf.officer-address", &r.OfficerAddress}, {"ecf.treasurer", &r.Treasurer}, {"ecf.treasurer-address", &r.TreasurerAddress}}
}

// Stored is the report that the event carries in its Extra records.
func Stored(t *model.Tournament) Report {
	var r Report
	for _, d := range r.Details() {
		for _, x := range t.Extra {
			if x.Key == d.Name {
				*d.Text = x.Text
			}
		}
	}
	return r
}

// Store returns the event with the report in its Extra records, in place of what they said before.
func (r Report) Store(t *model.Tournament) *model.Tournament {
	n := *t
	n.Extra = slices.DeleteFunc(slices.Clone(t.Extra), func(x model.Extra) bool { return strings.HasPrefix(x.Key, prefix) })
	for _, d := range r.Details() {
		if *d.Text != "" {
			n.Extra = append(n.Extra, model.Extra{Key: d.Name, Text: *d.Text})
		}
	}
	return &n
}
