package grid

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/ui/kit/style"
)

// palette is the theme's colours as the grid uses them. Tints are opaque
// mixtures, because frozen columns must hide what scrolls below them.
type palette struct {
	from                                       [4]color.NRGBA // what it was mixed of
	ground, stripe, hover, chosen, tint, blank color.NRGBA
	head, headHover, group                     color.NRGBA
	hair, edge                                 color.NRGBA
	ink                                        [3]color.NRGBA // by ink
	accent, quiet, news, warning, wrong, sign  color.NRGBA
	thumb, thumbHeld                           color.NRGBA
}

// leastContrast is what every text keeps with its ground, in the measure of WCAG
// 2.2 (1.4.3 asks for 4.5).
const leastContrast = 4.6

// mixPalette reads the theme; old is returned if it would be the same again.
func mixPalette(th fyne.Theme, v fyne.ThemeVariant, old palette) palette {
	get := func(n fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(th.Color(n, v)).(color.NRGBA)
	}
	from := [4]color.NRGBA{get(theme.ColorNameBackground), get(theme.ColorNameForeground),
		get(theme.ColorNamePrimary), get(theme.ColorNameWarning)}
	if from == old.from {
		return old
	}
	bg, fg, accent, warn := from[0], from[1], from[2], from[3]
	bg.A = 255
	p := palette{
		from:   from,
		ground: bg, stripe: mix(bg, fg, 0.035), hover: mix(bg, fg, 0.09),
		chosen: mix(bg, accent, 0.17), tint: mix(bg, warn, 0.16), blank: mix(bg, fg, 0.16),
		head: mix(bg, fg, 0.10), headHover: mix(bg, fg, 0.17), group: mix(bg, fg, 0.065),
		hair: mix(bg, fg, 0.11), edge: mix(bg, fg, 0.32),
		accent: accent, quiet: mix(bg, fg, 0.55), news: warn, warning: warn, wrong: get(theme.ColorNameError),
		sign:  color.NRGBA{20, 20, 20, 255},
		thumb: mix(bg, fg, 0.30), thumbHeld: mix(bg, fg, 0.5),
	}
	most := style.Contrast(bg, fg)
	p.ink = [3]color.NRGBA{
		full:  fg,
		dim:   fade(p.stripe, fg, max(leastContrast+0.4, 0.55*most)),
		faint: fade(p.stripe, fg, max(leastContrast, 0.35*most)),
	}
	return p
}

// fade mixes fg with as much of bg as leaves that contrast between the two.
func fade(bg, fg color.NRGBA, want float64) color.NRGBA {
	for t := float32(0.4); t < 1; t += 0.02 {
		if c := mix(bg, fg, t); style.Contrast(bg, c) >= want {
			return c
		}
	}
	return fg
}

// mix lays t of b over a.
func mix(a, b color.NRGBA, t float32) color.NRGBA {
	t *= float32(b.A) / 255
	part := func(x, y uint8) uint8 { return uint8(float32(x)*(1-t) + float32(y)*t + 0.5) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), 255}
}
