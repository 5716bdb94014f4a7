package report

import (
	"wallchart/export/qr"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// PageSheet is a sheet for the wall with the QR code of the event's page on the web.
func PageSheet(t *model.Tournament, o Options) (table.Document, error) {
	if t.Page == "" {
		return table.Document{}, phrase.Errorf("the event has no page on the web; enter its address in Event details")
	}
	code, err := qr.Of(t.Page)
	if err != nil {
		return table.Document{}, err
	}
	d := o.About(t)
	d.Subtitle = o.say("Pairings and standings on your phone")
	d.Tables = []table.Table{{Name: o.say("Page on the web"), Columns: []table.Column{{ID: "page", Title: o.say("Address")}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: t.Page, Mark: table.Strong, Link: t.Page}}}}, Code: code}}
	clean(&d)
	return d, nil
}
