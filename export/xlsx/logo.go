package xlsx

import (
	"bytes"
	"image/png"

	"github.com/xuri/excelize/v2"
)

// A logo is at most so large in a sheet, in dots of the screen, of which a character has
// about charDots.
const (
	logoHeight = 60.0
	logoWidth  = 170.0
	charDots   = 7.0
	pointsADot = 0.75
)

// logo places the picture over the last columns, beside the lines above the columns,
// which leave it the room. A file that is no picture is left out.
func (s *sheet) logo(picture []byte) error {
	size, err := png.DecodeConfig(bytes.NewReader(picture))
	if err != nil || size.Width < 1 || size.Height < 1 {
		return nil
	}
	scale := min(logoHeight/float64(size.Height), logoWidth/float64(size.Width))
	for room := 0.0; s.lead.columns > 1 && room < float64(size.Width)*scale; {
		s.lead.columns--
		w := s.width(s.lead.columns)
		room += w * charDots
		s.lead.wide -= w
	}
	s.beside = logoHeight * pointsADot / lineHeight
	at, err := excelize.CoordinatesToCellName(s.lead.columns+1, 1)
	if err != nil {
		return err
	}
	return s.f.AddPictureFromBytes(s.name, at, &excelize.Picture{Extension: ".png", File: picture,
		Format: &excelize.GraphicOptions{ScaleX: scale, ScaleY: scale, Positioning: "oneCell", OffsetX: 2, OffsetY: 2}})
}

// width is that of a column, also of one that the table does not have.
func (s *sheet) width(column int) float64 {
	if column < len(s.widths) {
		return s.widths[column]
	}
	return standard
}
