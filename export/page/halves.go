package page

// halvesGap is between the two columns of a list, in millimetres.
const halvesGap = 6.0

// halves sets a long list in two columns on each page, to be read down the left one
// first: it is laid out on pages half as wide, and two of them make one. Where half a
// page is too narrow for the least size it does nothing and returns false.
func (p *press) halves(s *run, breadths []breadth) bool {
	f := fit(s.tables[0], breadths, (p.across-halvesGap)/2, p.o)
	if len(f.sheets) > 1 || f.size < p.o.LeastSize-1e-9 {
		return false
	}
	if !p.fresh {
		p.newPage(s.title(0))
	}
	from, across, bottom := len(p.pages)-1, p.across, p.bottom
	down := p.y - p.nextTop() // the title's height: the right column begins below it too
	p.across = (across - halvesGap) / 2
	p.bottom -= max(0, down)
	s.choose(f)
	s.draw()
	shift := p.across + halvesGap
	p.across, p.bottom = across, bottom
	narrow := p.pages[from:]
	wide := p.pages[:from:from]
	for n := range narrow {
		if n%2 == 0 {
			wide = append(wide, narrow[n])
			continue
		}
		lower := 0.0
		if n == 1 {
			lower = down
		}
		wide[len(wide)-1].take(&narrow[n], shift, lower)
	}
	p.pages = wide
	p.page = &p.pages[len(p.pages)-1]
	p.y, p.fresh = p.bottom, false // what follows begins on a new page
	return true
}

// take puts what stands on another page, but for its running title, onto this one.
func (g *Page) take(other *Page, right, down float64) {
	for _, f := range other.Fills {
		f.X, f.Y = f.X+right, f.Y+down
		g.Fills = append(g.Fills, f)
	}
	for _, l := range other.Lines {
		l.X1, l.X2, l.Y1, l.Y2 = l.X1+right, l.X2+right, l.Y1+down, l.Y2+down
		g.Lines = append(g.Lines, l)
	}
	for _, t := range other.Texts {
		if t.Role == Running {
			continue
		}
		t.X, t.Y = t.X+right, t.Y+down
		g.Texts = append(g.Texts, t)
	}
}
