package report

import (
	"sync"

	"wallchart/export/qr"
	"wallchart/export/table"
)

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
