package report

import (
	"sync"

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
	d.Code = nil // it is large enough below
	d.Subtitle = o.say("Pairings and standings on your phone")
	d.Tables = []table.Table{{Name: o.say("Page on the web"), Columns: []table.Column{{ID: "page", Title: o.say("Address")}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: t.Page, Mark: table.Strong, Link: t.Page}}}}, Code: code}}
	clean(&d)
	return d, nil
}

// codes keeps the code of the page that was asked for last: it stands on every paper of
// an event, and takes longer to make than a table.
var codes lastCode

type lastCode struct {
	sync.Mutex
	text string
	code *table.Code
}

// of is the code of a page, nil for none and for what is too long for one.
func (l *lastCode) of(page string) *table.Code {
	if page == "" {
		return nil
	}
	l.Lock()
	defer l.Unlock()
	if l.code == nil || l.text != page {
		code, err := qr.Of(page)
		if err != nil {
			return nil
		}
		l.text, l.code = page, code
	}
	return l.code
}
