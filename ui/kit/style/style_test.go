package style

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

var variants = map[string]fyne.ThemeVariant{"light": theme.VariantLight, "dark": theme.VariantDark}

// grounds are what text stands on.
var grounds = []fyne.ThemeColorName{theme.ColorNameBackground, theme.ColorNameInputBackground, theme.ColorNameHeaderBackground,
	theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground}

// TestTextCanBeRead: WCAG 2.2, 1.4.3: text has a contrast of 4.5:1 with what it stands on. Grey text is held to it as well,
// although the clause excepts what cannot be used.
func TestTextCanBeRead(t *testing.T) {
	type pair struct{ text, ground fyne.ThemeColorName }
	pairs := []pair{
		{theme.ColorNameForeground, theme.ColorNameButton}, {theme.ColorNameDisabled, theme.ColorNameDisabledButton},
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary}, {theme.ColorNameForegroundOnError, theme.ColorNameError},
		{theme.ColorNameForegroundOnWarning, theme.ColorNameWarning}, {theme.ColorNameForegroundOnSuccess, theme.ColorNameSuccess},
	}
	for _, g := range grounds {
		for _, text := range []fyne.ThemeColorName{theme.ColorNameForeground, theme.ColorNameDisabled, theme.ColorNamePlaceHolder,
			theme.ColorNamePrimary, theme.ColorNameHyperlink, theme.ColorNameError, theme.ColorNameWarning, theme.ColorNameSuccess} {
			pairs = append(pairs, pair{text, g})
		}
	}
	for name, v := range variants {
		for _, p := range pairs {
			atLeast(t, 4.5, fmt.Sprintf("%s: %s on %s", name, p.text, p.ground), colours[v][p.text], colours[v][p.ground])
		}
		for _, g := range grounds { // what lies over the ground of chosen, hovered and pressed rows
			for _, veil := range []fyne.ThemeColorName{theme.ColorNameSelection, theme.ColorNameHover, theme.ColorNamePressed,
				theme.ColorNameFocus} {
				below := over(colours[v][veil], colours[v][g])
				for _, text := range []fyne.ThemeColorName{theme.ColorNameForeground, theme.ColorNamePrimary} {
					if veil != theme.ColorNameSelection && text == theme.ColorNamePrimary {
						continue
					}
					limit := 4.5
					if text == theme.ColorNamePrimary { // a mark there, never a text
						limit = 3
					}
					atLeast(t, limit, fmt.Sprintf("%s: %s on %s over %s", name, text, veil, g), colours[v][text], below)
				}
			}
		}
	}
}

// TestMarksCanBeSeen: WCAG 2.2, 1.4.11 and 2.4.13: the edge of a control, the thumb of a scroll bar and the ring round what
// has the keyboard have a contrast of 3:1 with what is beside them.
func TestMarksCanBeSeen(t *testing.T) {
	for name, v := range variants {
		for _, g := range grounds {
			for _, mark := range []fyne.ThemeColorName{theme.ColorNameInputBorder, theme.ColorNamePrimary, theme.ColorNameForeground} {
				atLeast(t, 3, fmt.Sprintf("%s: %s on %s", name, mark, g), colours[v][mark], colours[v][g])
			}
		}
		for _, mark := range []fyne.ThemeColorName{theme.ColorNamePrimary, theme.ColorNameForeground} {
			atLeast(t, 3, fmt.Sprintf("%s: %s on a button", name, mark), colours[v][mark], colours[v][theme.ColorNameButton])
		}
		ground := colours[v][theme.ColorNameScrollBarBackground]
		atLeast(t, 3, name+": the thumb of a scroll bar", over(colours[v][theme.ColorNameScrollBar], ground), ground)
		// Between the ring and a green button lies a line of the ground.
		atLeast(t, 3, name+": the line inside the ring", colours[v][theme.ColorNameBackground], colours[v][theme.ColorNamePrimary])
	}
}

func atLeast(t *testing.T, least float64, what string, a, b color.Color) {
	t.Helper()
	if r := Contrast(a, b); r < least {
		t.Errorf("%s: %.2f:1, at least %.1f:1 is asked for", what, r, least)
	}
}

// over lays a thin colour over an opaque one.
func over(c, ground color.NRGBA) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8((int(x)*int(c.A) + int(y)*(255-int(c.A))) / 255) }
	return color.NRGBA{R: part(c.R, ground.R), G: part(c.G, ground.G), B: part(c.B, ground.B), A: 255}
}

// TestContrast: WCAG's own corners, and the grey that just passes on white.
func TestContrast(t *testing.T) {
	white, black := rgb(0xFFFFFF), rgb(0)
	if r := Contrast(white, black); r < 20.99 || r > 21.01 {
		t.Errorf("black on white: %.3f, not 21", r)
	}
	if r := Contrast(white, white); r != 1 {
		t.Errorf("white on white: %.3f, not 1", r)
	}
	if pass, fail := Contrast(rgb(0x767676), white), Contrast(rgb(0x777777), white); pass < 4.5 || fail >= 4.5 {
		t.Errorf("#767676 has %.3f and #777777 %.3f on white", pass, fail)
	}
}

// TestBothSetsAreWhole: a colour that one of the two sets lacks would be Fyne's.
func TestBothSetsAreWhole(t *testing.T) {
	for n := range colours[theme.VariantLight] {
		if _, ok := colours[theme.VariantDark][n]; !ok {
			t.Errorf("the dark colours have no %s", n)
		}
	}
	if a, b := len(colours[theme.VariantLight]), len(colours[theme.VariantDark]); a != b {
		t.Errorf("%d light colours and %d dark ones", a, b)
	}
}

// TestFiguresAreTabular: each digit is as wide as every other, in every size and weight that tables use, so that numbers with
// as many places end and begin in line.
func TestFiguresAreTabular(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []float32{TableText, CaptionText, BodyText} {
		for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
			want := fyne.MeasureText("00000000", size, style).Width
			for _, d := range "123456789" {
				if got := fyne.MeasureText(string([]rune{d, d, d, d, d, d, d, d}), size, style).Width; got != want {
					t.Errorf("%c at %v %+v is %v wide, 0 is %v", d, size, style, got/8, want/8)
				}
			}
		}
	}
}

// TestSizes: four sizes of type and lengths of the grid of 8; Percent makes type larger and nothing else.
func TestSizes(t *testing.T) {
	large := &Theme{Percent: 150}
	for n, want := range map[fyne.ThemeSizeName]float32{theme.SizeNameHeadingText: 20, theme.SizeNameSubHeadingText: 20,
		theme.SizeNameText: 14, theme.SizeNameCaptionText: 12} {
		if got := (&Theme{}).Size(n); got != want {
			t.Errorf("%s is %v, not %v", n, got, want)
		}
		if got := large.Size(n); got != want*1.5 {
			t.Errorf("half as large again %s is %v, not %v", n, got, want*1.5)
		}
	}
	for _, n := range []fyne.ThemeSizeName{theme.SizeNamePadding, theme.SizeNameLineSpacing, theme.SizeNameInputRadius,
		theme.SizeNameSelectionRadius, theme.SizeNameButtonRadius, theme.SizeNamePopupRadius} {
		if got := large.Size(n); got != Half && got != Unit {
			t.Errorf("%s is %v", n, got)
		}
	}
	if got := large.Size(theme.SizeNameModalBlurRadius); got != 0 {
		t.Errorf("what lies under a dialog is blurred by %v", got)
	}
	if got := TableSize(&Theme{}); got != TableText {
		t.Errorf("tables have %v", got)
	}
	if got := TableSize(large); got != 20 { // 19.5, in whole pixels
		t.Errorf("half as large again tables have %v", got)
	}
}

// TestAppearance: the system decides unless one of the two is chosen.
func TestAppearance(t *testing.T) {
	for a, want := range map[Appearance][2]fyne.ThemeVariant{System: {theme.VariantLight, theme.VariantDark},
		Light: {theme.VariantLight, theme.VariantLight}, Dark: {theme.VariantDark, theme.VariantDark}} {
		for i, v := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
			th := &Theme{Appearance: a}
			if got := th.Color(theme.ColorNameBackground, v); got != color.Color(colours[want[i]][theme.ColorNameBackground]) {
				t.Errorf("%s where the system says %d: %v", a, v, got)
			}
		}
	}
	if got := (&Theme{}).Color("selection-blue", theme.VariantLight); got != theme.DefaultTheme().Color("selection-blue", theme.VariantLight) {
		t.Errorf("a colour of Fyne's alone is %v", got)
	}
}
