package lists

import (
	"wallchart/export/qr"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var PageReport = report.Report{ID: "page", Name: phrase.New("Sheet with the QR code of the page"), Once: true, For: report.EverySection,
	Doc: phrase.New("For the wall: the address of the event's page on the web, and its QR code."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		return PageSheet(st.Sheet.Tournament, o)
	}}

// PageSheet is a sheet for the wall with the QR code of the event's page on the web.
func PageSheet(t *model.Tournament, o report.Options) (table.Document, error) {
	if t.Page == "" {
		return table.Document{}, phrase.Errorf("the event has no page on the web; enter its address in Event details")
	}
	code, err := qr.Of(t.Page)
	if err != nil {
		return table.Document{}, err
	}
	d := o.About(t)
	d.Code = nil // it is large enough below
	d.Subtitle = o.Say("Pairings and standings on your phone")
	d.Tables = []table.Table{{Name: o.Say("Page on the web"), Columns: []table.Column{{ID: "page", Title: o.Say("Address")}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: t.Page, Mark: table.Strong, Link: t.Page}}}}, Code: code}}
	report.Clean(&d)
	return d, nil
}
