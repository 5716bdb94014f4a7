package cli

import (
	"os"
	"strconv"
	"time"

	"wallchart/arbiter"
	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files/safeopen"
	"wallchart/model"
)

// Head are the flags of a paper: its size, and what stands at its head.
func (l *Look) Head(c *Call) {
	c.writes = true
	c.StringVar(&l.club, "club", "", "the `NAME` of the club at the head of the paper")
	c.StringVar(&l.logo, "logo", "", "the `FILE` of the club's picture at the head of the first page: PNG, JPEG or GIF")
	c.StringVar(&l.paper, "paper", "", "`PAPER` size: A4, Letter, A3 or Tabloid (otherwise Letter for US events and those of "+
		"other countries that use it, else A4)")
}

// OnPaper are the options of a paper about the event, with the club at its head, and its size.
func (l *Look) OnPaper(c *Call, t *model.Tournament) (o report.Options, size table.Paper, err error) {
	if size, err = l.size(t); err != nil {
		return o, size, err
	}
	if o, err = l.options(c, t); err != nil {
		return o, size, err
	}
	o.Club = l.club
	if l.logo == "" {
		return o, size, nil
	}
	raw, err := safeopen.ReadFile(l.logo, LogoBytes)
	if err != nil {
		return o, size, err
	}
	if o.Logo, err = page.Logo(raw); err != nil {
		return o, size, Place(l.logo, err)
	}
	return o, size, nil
}

// size is the paper that was asked for, otherwise the event's usual one.
func (l *Look) size(t *model.Tournament) (table.Paper, error) {
	if l.paper == "" {
		return table.Usual(arbiter.Letter(t)), nil
	}
	size, err := table.ParsePaper(l.paper)
	if err != nil {
		return size, UsageFault(err)
	}
	return size, nil
}

// LogoBytes is how large the file of a picture may be.
const LogoBytes = 16 << 20

// PrintedAt is the time that pages say they were printed at: now, or what SOURCE_DATE_EPOCH
// says, as programs do that make the same files twice.
func PrintedAt() time.Time {
	if at, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(at, 0).UTC()
	}
	return time.Now().Truncate(time.Second)
}
