package xlsx

import (
	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
)

// Colours of the workbook. They go with a shape and never stand for one.
const (
	ink   = "16181D"
	muted = "6B7280"
	alert = "B3261E"
	rule  = "C3C8D1"
	head  = "E6EAF1"
	zebra = "F5F7FA"
	tint  = "FFF1C2"
)

// part is the part of a sheet that a style is for.
type part uint8

const (
	body part = iota
	heading
	group
	title
	subtitle
	note
)

// dress is all that a cell's style depends on.
type dress struct {
	part      part
	mark, row table.Mark
	align     table.Align
	format    table.Format
	number    bool
	zebra     bool
	wrap      bool
}

// styles makes each style of a workbook once.
type styles struct {
	f   *excelize.File
	ids map[dress]int
}

func newStyles(f *excelize.File) *styles { return &styles{f, map[dress]int{}} }

func (s *styles) id(d dress) (int, error) {
	if id, ok := s.ids[d]; ok {
		return id, nil
	}
	id, err := s.f.NewStyle(d.style())
	s.ids[d] = id
	return id, err
}

var alignments = [...]string{table.Left: "left", table.Right: "right", table.Centre: "center"}

func (d dress) style() *excelize.Style {
	st := &excelize.Style{
		Font:      &excelize.Font{Family: "Calibri", Size: 11, Color: ink},
		Alignment: &excelize.Alignment{Horizontal: alignments[d.align], Vertical: "top", WrapText: d.wrap},
	}
	if d.align != table.Centre && (d.part == body || d.part == heading) {
		st.Alignment.Indent = 1 // a number must not touch the name after it
	}
	switch d.part {
	case title:
		st.Font.Size, st.Font.Bold = 16, true
	case subtitle, note:
		st.Font.Color = muted
	case heading:
		st.Font.Bold = true
		st.Alignment.Vertical = "bottom"
		st.Alignment.WrapText = true
		st.Fill = solid(head)
		st.Border = []excelize.Border{{Type: "bottom", Color: ink, Style: 2}}
	case group:
		st.Font.Bold = true
		st.Fill = solid(head)
		st.Border = []excelize.Border{{Type: "bottom", Color: rule, Style: 1}}
	case body:
		d.bodyStyle(st)
	}
	return st
}

func (d dress) bodyStyle(st *excelize.Style) {
	if d.zebra {
		st.Fill = solid(zebra)
	}
	st.Border = []excelize.Border{{Type: "bottom", Color: rule, Style: 1}}
	if d.number {
		switch d.format {
		case table.Whole:
			st.NumFmt = 1 // 0
		case table.Halves:
			oneDecimal := "0.0"
			st.CustomNumFmt = &oneDecimal
		case table.Quarters:
			st.NumFmt = 2 // 0.00
		}
	}
	look := d.mark.Look().With(d.row.Look())
	st.Font.Bold, st.Font.Italic, st.Font.Strike = look.Bold, look.Italic, look.Strike
	if look.Underline {
		st.Font.Underline = "single"
	}
	if look.Muted {
		st.Font.Color = muted
	}
	if look.Alert {
		st.Font.Color = alert
	}
	if look.Hatched {
		st.Fill = excelize.Fill{Type: "pattern", Pattern: 14, Color: []string{rule}}
	}
	if look.Tinted {
		st.Fill = solid(tint)
	}
	if look.Boxed {
		st.Border = nil
		for _, side := range []string{"left", "right", "top", "bottom"} {
			st.Border = append(st.Border, excelize.Border{Type: side, Color: st.Font.Color, Style: 1})
		}
	} else if look.RuleAbove {
		st.Border = append(st.Border, excelize.Border{Type: "top", Color: ink, Style: 2})
	}
}

func solid(colour string) excelize.Fill {
	return excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{colour}}
}
