// Package style is the window's visual system: lengths, sizes of type, colours and icons, each stated once. docs/dev/look.md says
// what they are for; the tests of this package and of ui keep to it. It knows nothing of chess.
package style

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Lengths. Everything stands on a grid of 8; half a unit is the least room between two things.
const (
	Unit    float32 = 8
	Half            = Unit / 2
	Control         = 4 * Unit // the height of a button, an entry and a line of a form
	Row             = 3 * Unit // the height of a line of a table
	Ring    float32 = 2        // the thickness of the line round what has the keyboard
)

// Sizes of type. Numbers in tables line up because the digits of the typeface have one width.
const (
	TitleText   float32 = 20 // the title of a dialog and of the start screen; the number that is explained
	BodyText    float32 = 14 // what is read and pressed
	TableText   float32 = 13 // what stands in rows and columns
	CaptionText float32 = 12 // headings of parts, remarks, sources
)

// Appearance is which colours the window uses.
type Appearance string

// Appearances: the system's choice, or one of the two whatever the system says.
const (
	System Appearance = "auto"
	Light  Appearance = "light"
	Dark   Appearance = "dark"
)

// Theme is the window's theme.
type Theme struct {
	Appearance Appearance
	// Percent is how large type is, in hundredths of what this package says; 0 is 100.
	Percent int
}

// Variant is which of the two sets of colours is used where the system wants v.
func (t *Theme) Variant(v fyne.ThemeVariant) fyne.ThemeVariant {
	switch t.Appearance {
	case Light:
		return theme.VariantLight
	case Dark:
		return theme.VariantDark
	}
	return v
}

// Color returns the colour of that name.
func (t *Theme) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	v = t.Variant(v)
	if c, ok := colours[v][n]; ok {
		return c
	}
	return theme.DefaultTheme().Color(n, v)
}

// Font is Fyne's Noto Sans, which the printed pages use as well.
func (t *Theme) Font(s fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(s) }

// Icon is Fyne's.
func (t *Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size is a length or a size of type.
func (t *Theme) Size(n fyne.ThemeSizeName) float32 {
	switch n {
	case theme.SizeNameHeadingText, theme.SizeNameSubHeadingText:
		return t.scaled(TitleText)
	case theme.SizeNameText:
		return t.scaled(BodyText)
	case theme.SizeNameCaptionText:
		return t.scaled(CaptionText)
	case theme.SizeNamePadding, theme.SizeNameLineSpacing, theme.SizeNameInputRadius, theme.SizeNameSelectionRadius,
		theme.SizeNameButtonRadius, theme.SizeNameScrollBarSmall:
		return Half
	case theme.SizeNameInnerPadding:
		return inner
	case theme.SizeNamePopupRadius:
		return Unit
	case theme.SizeNameSplitThickness:
		return Half / 2
	case theme.SizeNameModalBlurRadius: // what is asked about can still be read
		return 0
	}
	return theme.DefaultTheme().Size(n)
}

// inner is the room round a text in a control: what a line of BodyText leaves of a Control, shared out above and below. Noto
// Sans is 1.362 times as high as its size.
const inner = (Control - BodyText*1.362) / 2

func (t *Theme) scaled(size float32) float32 {
	if t.Percent > 0 {
		return size * float32(t.Percent) / 100
	}
	return size
}

// TableSize is the size of type in tables under a theme.
func TableSize(t fyne.Theme) float32 {
	return float32(math.Round(float64(t.Size(theme.SizeNameText) * TableText / BodyText)))
}
