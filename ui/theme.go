package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Appearance is which colours the window uses.
type Appearance string

// Appearances: the system's choice, or one of the two whatever the system says.
const (
	FollowSystem Appearance = "auto"
	LightColours Appearance = "light"
	DarkColours  Appearance = "dark"
)

// Look is the window's theme: Fyne's own, denser, because an arbiter wants to
// see forty rows and not twenty-five, with one green that carries through from
// the icon to the focus ring.
type Look struct {
	Appearance Appearance
}

var accents = map[fyne.ThemeVariant]map[fyne.ThemeColorName]color.Color{
	theme.VariantLight: {
		theme.ColorNamePrimary:         color.NRGBA{R: 0x0B, G: 0x6E, B: 0x5B, A: 0xFF},
		theme.ColorNameHyperlink:       color.NRGBA{R: 0x0B, G: 0x6E, B: 0x5B, A: 0xFF},
		theme.ColorNameFocus:           color.NRGBA{R: 0x0B, G: 0x6E, B: 0x5B, A: 0x66},
		theme.ColorNameSelection:       color.NRGBA{R: 0x0B, G: 0x6E, B: 0x5B, A: 0x2E},
		theme.ColorNameBackground:      color.NRGBA{R: 0xFB, G: 0xFB, B: 0xF9, A: 0xFF},
		theme.ColorNameInputBackground: color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0xFF},
		theme.ColorNameButton:          color.NRGBA{R: 0xEC, G: 0xED, B: 0xE9, A: 0xFF},
		theme.ColorNameForeground:      color.NRGBA{R: 0x3C, G: 0x3F, B: 0x3C, A: 0xFF},
		theme.ColorNameMenuBackground:  color.NRGBA{R: 0xF7, G: 0xF7, B: 0xF4, A: 0xFF},
		theme.ColorNameDisabled:        color.NRGBA{R: 0x6C, G: 0x70, B: 0x6B, A: 0xFF},
		theme.ColorNameSeparator:       color.NRGBA{R: 0xD8, G: 0xDA, B: 0xD4, A: 0xFF},
	},
	theme.VariantDark: {
		theme.ColorNameDisabled:            color.NRGBA{R: 0x8C, G: 0x93, B: 0x90, A: 0xFF},
		theme.ColorNamePrimary:             color.NRGBA{R: 0x4C, G: 0xC9, B: 0xA8, A: 0xFF},
		theme.ColorNameHyperlink:           color.NRGBA{R: 0x4C, G: 0xC9, B: 0xA8, A: 0xFF},
		theme.ColorNameForegroundOnPrimary: color.NRGBA{R: 0x08, G: 0x1C, B: 0x17, A: 0xFF},
		theme.ColorNameFocus:               color.NRGBA{R: 0x4C, G: 0xC9, B: 0xA8, A: 0x77},
		theme.ColorNameSelection:           color.NRGBA{R: 0x4C, G: 0xC9, B: 0xA8, A: 0x38},
	},
}

// Color returns the colour of that name.
func (l *Look) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	switch l.Appearance {
	case LightColours:
		v = theme.VariantLight
	case DarkColours:
		v = theme.VariantDark
	}
	if c, ok := accents[v][n]; ok {
		return c
	}
	return theme.DefaultTheme().Color(n, v)
}

// Font is Fyne's Noto Sans, which the printed pages use as well.
func (l *Look) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

// Icon is Fyne's.
func (l *Look) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size is Fyne's, with less room round things.
func (l *Look) Size(n fyne.ThemeSizeName) float32 {
	switch n {
	case theme.SizeNamePadding:
		return 3
	case theme.SizeNameInnerPadding:
		return 6
	case theme.SizeNameSplitThickness:
		return 2
	case theme.SizeNameHeadingText:
		return 22
	case theme.SizeNameSubHeadingText:
		return 16
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 4
	}
	return theme.DefaultTheme().Size(n)
}
