package style

import (
	"fmt"
	"math"
	"strings"
)

// point is a place on the field of an icon.
type point struct{ x, y float64 }

// strokes reads a drawing into the lines of a pen: "M x y" lifts it, "L x y" draws on, "C" with three points is a curve,
// "Z" goes back to where it was put down, and "O x y r" is a circle. Fyne colours areas of a picture and not its lines.
func strokes(drawing string) (lines [][]point) {
	words := strings.Fields(drawing)
	next := func() (f float64) {
		if len(words) > 0 {
			fmt.Sscan(words[0], &f)
			words = words[1:]
		}
		return f
	}
	at := func() point { x := next(); return point{x, next()} }
	for len(words) > 0 {
		command := words[0]
		words = words[1:]
		last := len(lines) - 1
		switch command {
		case "M":
			lines = append(lines, []point{at()})
		case "L":
			lines[last] = append(lines[last], at())
		case "C":
			lines[last] = append(lines[last], curve(lines[last][len(lines[last])-1], at(), at(), at())...)
		case "Z":
			lines[last] = append(lines[last], lines[last][0])
		case "O":
			lines = append(lines, circle(at(), next(), 24))
		}
	}
	return lines
}

// curve are points of a cubic curve behind its first.
func curve(a, b, c, d point) (along []point) {
	const steps = 8
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		u := 1 - t
		mix := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
		along = append(along, point{mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)})
	}
	return along
}

// circle is a closed line of so many corners, turning as all areas do.
func circle(centre point, radius float64, corners int) (round []point) {
	for i := range corners + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(corners))
		round = append(round, point{centre.x + radius*cos, centre.y + radius*sin})
	}
	return round
}

// outlined is a drawing as areas: for each piece of a line a bar as broad as the pen, and round ends.
func outlined(drawing string, pen float64) string {
	var b strings.Builder
	area := func(corners []point) {
		for i, p := range corners {
			fmt.Fprintf(&b, "%c%.2f %.2f", "ML"[min(i, 1)], p.x, p.y)
		}
		b.WriteByte('Z')
	}
	for _, line := range strokes(drawing) {
		for i, p := range line {
			area(circle(p, pen/2, 12)[:12])
			if i == 0 {
				continue
			}
			from := line[i-1]
			long := math.Hypot(p.x-from.x, p.y-from.y)
			if long == 0 {
				continue
			}
			x, y := (p.y-from.y)/long*pen/2, (from.x-p.x)/long*pen/2
			area([]point{{from.x + x, from.y + y}, {p.x + x, p.y + y}, {p.x - x, p.y - y}, {from.x - x, from.y - y}})
		}
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="` + b.String() + `"/></svg>`
}
