package style

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// TestEveryIconIsDrawn: an icon stays within its field with its whole pen; what is painted is dark on light and light on dark,
// with a contrast of 3:1 to the ground (WCAG 2.2, 1.4.11), neither next to nothing nor a blot. No two look the same.
func TestEveryIconIsDrawn(t *testing.T) {
	app := test.NewTempApp(t)
	seen := map[string]IconName{}
	for _, look := range []Appearance{Light, Dark} {
		th := &Theme{Appearance: look}
		app.Settings().SetTheme(th)
		for n, drawing := range drawings {
			for _, line := range strokes(drawing) {
				for _, p := range line {
					if p.x < 1 || p.y < 1 || p.x > 23 || p.y > 23 {
						t.Errorf("%s goes beyond its field at %v", n, p)
					}
				}
			}
			c := canvas.NewImageFromResource(n.Icon())
			c.SetMinSize(fyne.NewSquareSize(24))
			painted := software.Render(c, th)
			ink, shape := inked(painted, th.Color(theme.ColorNameBackground, 0))
			if share := float64(ink) / float64(painted.Bounds().Dx()*painted.Bounds().Dy()); share < 0.06 || share > 0.6 {
				t.Errorf("%s, %s: %.2f of the field is painted", look, n, share)
			}
			if other, ok := seen[string(look)+shape]; ok {
				t.Errorf("%s looks like %s", n, other)
			}
			seen[string(look)+shape] = n
		}
	}
}

// TestStrokes: each command of a drawing, and the areas that become of a line: two round ends and a bar as broad as the pen.
func TestStrokes(t *testing.T) {
	lines := strokes("M 1 2 L 3 2 L 3 4 Z M 5 5 C 5 6 6 7 7 7 O 12 12 2")
	if len(lines) != 3 || len(lines[0]) != 4 || lines[0][3] != (point{1, 2}) || len(lines[1]) != 9 || lines[1][8] != (point{7, 7}) {
		t.Fatalf("%v", lines)
	}
	if round := lines[2]; len(round) != 25 || round[0] != (point{14, 12}) {
		t.Errorf("a circle of %d points from %v", len(round), round[0])
	}
	areas := strings.Split(outlined("M 4 8 L 9 8", 2), "Z")
	if len(areas) != 4 || areas[2] != "M4.00 7.00L9.00 7.00L9.00 9.00L4.00 9.00" {
		t.Errorf("%q", areas)
	}
}

// inked counts the pixels that can be seen on the ground, and is their shape.
func inked(m image.Image, ground color.Color) (n int, shape string) {
	var b strings.Builder
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			seen := Contrast(color.NRGBAModel.Convert(m.At(x, y)), ground) >= 3
			if seen {
				n++
			}
			b.WriteByte(map[bool]byte{true: '#', false: ' '}[seen])
		}
	}
	return n, b.String()
}

// TestIconsAreDrawnWhenPainted: to name one costs nothing; its content is made once.
func TestIconsAreDrawnWhenPainted(t *testing.T) {
	outlines.Clear()
	icons := map[IconName]fyne.Resource{}
	for n := range drawings {
		icons[n] = n.Icon()
	}
	outlines.Range(func(n, _ any) bool { t.Errorf("%v is drawn already", n); return true })
	a, b := drawn{Lock}.Content(), drawn{Lock}.Content()
	if &a[0] != &b[0] {
		t.Error("it is drawn twice")
	}
	if len(icons[Lock].Content()) < 100 || icons[Lock].Name() == icons[Clock].Name() {
		t.Errorf("%s has %d bytes", icons[Lock].Name(), len(icons[Lock].Content()))
	}
}

// TestInked: an icon has the colour of the theme of now, is written in each once, and pictures that are kept by name are not mixed up.
func TestInked(t *testing.T) {
	app := test.NewTempApp(t)
	seen := map[string]fyne.Resource{}
	for _, look := range []Appearance{Light, Dark, Light} {
		app.Settings().SetTheme(&Theme{Appearance: look})
		for _, ink := range []fyne.ThemeColorName{theme.ColorNameForeground, theme.ColorNameDisabled} {
			for _, icon := range []fyne.Resource{Lock.Icon(), theme.HomeIcon()} {
				r := Inked(icon, ink)
				if want := theme.NewColoredResource(icon, ink).Content(); string(r.Content()) != string(want) {
					t.Errorf("%s, %s: %s is written as\n%s\nwant\n%s", look, ink, r.Name(), r.Content(), want)
				}
				if before, ok := seen[r.Name()]; ok && before != r {
					t.Errorf("%s is written twice", r.Name())
				}
				seen[r.Name()] = r
			}
		}
	}
	if len(seen) != 8 {
		t.Errorf("of two icons in two colours of two themes there are %d", len(seen))
	}
}
