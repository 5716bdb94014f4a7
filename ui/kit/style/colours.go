package style

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// rgb is an opaque colour, thin one that what is below shines through.
func rgb(c uint32) color.NRGBA { return thin(c, 0xFF) }

func thin(c uint32, a uint8) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: a}
}

// colours are all that the window paints with: paper and ink, one green that carries through from the icon to the ring round
// what has the keyboard, and three colours that never stand without a word or a shape.
var colours = map[fyne.ThemeVariant]map[fyne.ThemeColorName]color.NRGBA{
	theme.VariantLight: {
		theme.ColorNameBackground:          rgb(0xFDFDFC),
		theme.ColorNameForeground:          rgb(0x2F332F),
		theme.ColorNameDisabled:            rgb(0x686D68),
		theme.ColorNamePlaceHolder:         rgb(0x666B66),
		theme.ColorNamePrimary:             rgb(0x0B6E5B),
		theme.ColorNameForegroundOnPrimary: rgb(0xFFFFFF),
		theme.ColorNameHyperlink:           rgb(0x0B6E5B),
		theme.ColorNameFocus:               thin(0x0B6E5B, 0x28),
		theme.ColorNameSelection:           thin(0x0B6E5B, 0x2E),
		theme.ColorNameHover:               thin(0x000000, 0x0F),
		theme.ColorNamePressed:             thin(0x000000, 0x19),
		theme.ColorNameInputBackground:     rgb(0xFFFFFF),
		theme.ColorNameInputBorder:         rgb(0x868C86),
		theme.ColorNameButton:              rgb(0xECEDE9),
		theme.ColorNameDisabledButton:      rgb(0xF3F4F1),
		theme.ColorNameHeaderBackground:    rgb(0xF1F2EE),
		theme.ColorNameMenuBackground:      rgb(0xF7F7F4),
		theme.ColorNameOverlayBackground:   rgb(0xFFFFFF),
		theme.ColorNameSeparator:           rgb(0xD8DAD4),
		theme.ColorNameScrollBar:           thin(0x000000, 0x85),
		theme.ColorNameScrollBarBackground: rgb(0xECEDE9),
		theme.ColorNameShadow:              thin(0x000000, 0x40),
		theme.ColorNameError:               rgb(0xB3261E),
		theme.ColorNameForegroundOnError:   rgb(0xFFFFFF),
		theme.ColorNameWarning:             rgb(0x955400),
		theme.ColorNameForegroundOnWarning: rgb(0xFFFFFF),
		theme.ColorNameSuccess:             rgb(0x1B6E35),
		theme.ColorNameForegroundOnSuccess: rgb(0xFFFFFF),
	},
	theme.VariantDark: {
		theme.ColorNameBackground:          rgb(0x1A1C1D),
		theme.ColorNameForeground:          rgb(0xECEEEC),
		theme.ColorNameDisabled:            rgb(0x9AA19E),
		theme.ColorNamePlaceHolder:         rgb(0xA6ADAA),
		theme.ColorNamePrimary:             rgb(0x4CC9A8),
		theme.ColorNameForegroundOnPrimary: rgb(0x08211A),
		theme.ColorNameHyperlink:           rgb(0x4CC9A8),
		theme.ColorNameFocus:               thin(0x4CC9A8, 0x30),
		theme.ColorNameSelection:           thin(0x4CC9A8, 0x38),
		theme.ColorNameHover:               thin(0xFFFFFF, 0x12),
		theme.ColorNamePressed:             thin(0xFFFFFF, 0x28),
		theme.ColorNameInputBackground:     rgb(0x141617),
		theme.ColorNameInputBorder:         rgb(0x7D8582),
		theme.ColorNameButton:              rgb(0x303435),
		theme.ColorNameDisabledButton:      rgb(0x232627),
		theme.ColorNameHeaderBackground:    rgb(0x232627),
		theme.ColorNameMenuBackground:      rgb(0x282B2C),
		theme.ColorNameOverlayBackground:   rgb(0x242728),
		theme.ColorNameSeparator:           rgb(0x3A3F40),
		theme.ColorNameScrollBar:           thin(0xFFFFFF, 0x85),
		theme.ColorNameScrollBarBackground: rgb(0x232627),
		theme.ColorNameShadow:              thin(0x000000, 0x80),
		theme.ColorNameError:               rgb(0xFF8A7E),
		theme.ColorNameForegroundOnError:   rgb(0x2A0602),
		theme.ColorNameWarning:             rgb(0xF2A33A),
		theme.ColorNameForegroundOnWarning: rgb(0x2A1900),
		theme.ColorNameSuccess:             rgb(0x7BD88F),
		theme.ColorNameForegroundOnSuccess: rgb(0x04210C),
	},
}

// Contrast is the contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours.
func Contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance is the relative luminance of WCAG 2.2.
func luminance(c color.Color) float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	lin := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(n.R) + 0.7152*lin(n.G) + 0.0722*lin(n.B)
}
