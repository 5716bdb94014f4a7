// Package qr makes the QR code of an address: squares, for whoever draws them.
package qr

import (
	"image/color"

	"github.com/boombuler/barcode/qr"

	"wallchart/export/table"
	"wallchart/phrase"
)

// Of is the code of a text, with a correction of errors that leaves it readable when a quarter of it is torn or covered
// (ISO/IEC 18004, level Q). An address should be in letters of English (model.ParsePage): others are read differently by
// different phones.
func Of(text string) (*table.Code, error) {
	made, err := qr.Encode(text, qr.Q, qr.Auto)
	if err != nil {
		return nil, phrase.Errorf("%q is too long for a QR code", text)
	}
	side := made.Bounds().Dx()
	c := &table.Code{Text: text, Dark: make([][]bool, side)}
	for y := range side {
		c.Dark[y] = make([]bool, side)
		for x := range side {
			c.Dark[y][x] = color.GrayModel.Convert(made.At(x, y)) == color.Gray{}
		}
	}
	return c, nil
}
