package web

import (
	"strings"
	"time"

	"wallchart/export/display"
)

// soon is how long before a round its clock is on the screen.
const soon = 12 * time.Hour

// clocks is the page that says when rounds begin. The time of day stands there until the script counts down in its place.
func clocks(s *sheet, starts []display.Start, now time.Time) []*drawn {
	var near []display.Start
	for _, x := range starts {
		if x.At.Sub(now) < soon && len(near) < 4 {
			near = append(near, x)
		}
	}
	if len(near) == 0 {
		return nil
	}
	d := &drawn{Width: screenWide, Height: screenHigh}
	each := float32(screenHigh) / float32(len(near))
	put := func(y, size float32, text, class string) *placed {
		d.Texts = append(d.Texts, placed{X: px(screenWide / 2), Y: px(y), Size: px(size), Text: text, Class: class, Anchor: "middle"})
		return &d.Texts[len(d.Texts)-1]
	}
	for n, x := range near {
		top := float32(n) * each
		what := s.word("Round %d begins at %s", x.Round, x.At.Format("15:04"))
		if names := strings.Trim(strings.Join(x.Sections, ", "), ", "); names != "" && len(near) > 1 {
			what = names + ": " + what
		}
		if n == 0 {
			d.Name = what
		}
		size := min(each*0.16, screenWide*0.8/wide(what))
		put(top+each*0.32, size, what, "t")
		put(top+each*0.75, min(each*0.42, screenWide*0.19), x.At.Format("15:04"), "t").At = x.At.Unix()
	}
	return []*drawn{d}
}
