package page

// impose places the pages on sheets as the options have it. Pages of cards stay as they
// are: they are cut, or printed on labels.
func (o Options) impose(pages []Page) []Page {
	if o.NUp < 2 && !o.Booklet {
		return pages
	}
	var sheets []Page
	for from := 0; from < len(pages); {
		to := from + 1
		if pages[from].whole {
			sheets, from = append(sheets, pages[from]), to
			continue
		}
		for to < len(pages) && !pages[to].whole && (o.Booklet || pages[to].lies() == pages[from].lies()) {
			to++
		}
		if o.Booklet {
			sheets = append(sheets, o.booklet(pages[from:to])...)
		} else {
			sheets = append(sheets, o.several(pages[from:to])...)
		}
		from = to
	}
	return sheets
}

// lies tells whether a page lies across.
func (g *Page) lies() bool { return g.Width > g.Height }

// small is the size of foot and running title on a page, which may come out smaller than it is laid out.
func (o Options) small(page *Page) float64 { return max(smallSize, o.readable(page)) }

// readable is the size in which a text on the page comes out just large enough to be read.
func (o Options) readable(page *Page) float64 {
	lies, across, down := o.places(page.lies())
	if across*down == 1 || page.whole {
		return readSize
	}
	w, h := o.Paper.Size(lies)
	return readSize / min(w/float64(across)/page.Width, h/float64(down)/page.Height)
}

// places are how a sheet lies on which pages are placed that lie so, and how many stand on it.
func (o Options) places(pages bool) (lies bool, across, down int) {
	switch {
	case o.Booklet:
		return true, 2, 1
	case o.NUp < 2:
		return pages, 1, 1
	case o.NUp >= 4:
		return pages, 2, 2
	case pages:
		return false, 1, 2
	}
	return true, 2, 1
}

// several places pages that lie alike on sheets, row by row: four as they lie, two on a
// sheet that is turned.
func (o Options) several(pages []Page) []Page {
	lies, across, down := o.places(pages[0].lies())
	var sheets []Page
	for n := range pages {
		place := n % (across * down)
		if place == 0 {
			sheets = append(sheets, o.sheet(lies))
		}
		s := &sheets[len(sheets)-1]
		w, h := s.Width/float64(across), s.Height/float64(down)
		s.hold(&pages[n], box{float64(place%across) * w, float64(place/across) * h, w, h})
	}
	return sheets
}

// booklet places two pages on each side of sheets that are folded: on the front of the
// first sheet the last page and the first, on its back the second and the last but one,
// and so on to the middle.
func (o Options) booklet(pages []Page) []Page {
	last := (len(pages)+3)/4*4 - 1 // the last of whole sheets of four pages
	var sides []Page
	for n := 0; n <= last/2; n++ {
		left, right := last-n, n
		if n%2 == 1 {
			left, right = right, left
		}
		s := o.sheet(true)
		for k, page := range []int{left, right} {
			if page < len(pages) {
				s.hold(&pages[page], box{float64(k) * s.Width / 2, 0, s.Width / 2, s.Height})
			}
		}
		sides = append(sides, s)
	}
	return sides
}

func (o Options) sheet(across bool) Page {
	w, h := o.Paper.Size(across)
	return Page{Width: w, Height: h, bare: true}
}

// hold takes a page into a box, as large as it may be there.
func (g *Page) hold(page *Page, b box) {
	k := min(b.w/page.Width, b.h/page.Height)
	x, y := b.x+(b.w-k*page.Width)/2, b.y+(b.h-k*page.Height)/2
	for _, f := range page.Fills {
		g.Fills = append(g.Fills, Fill{x + k*f.X, y + k*f.Y, k * f.W, k * f.H, f.Tone})
	}
	for _, p := range page.Pictures {
		g.Pictures = append(g.Pictures, Picture{x + k*p.X, y + k*p.Y, k * p.W, k * p.H, p.PNG})
	}
	for _, l := range page.Lines {
		g.Lines = append(g.Lines, Line{x + k*l.X1, y + k*l.Y1, x + k*l.X2, y + k*l.Y2, k * l.Width, l.Tone})
	}
	for _, t := range page.Texts {
		t.X, t.Y, t.Width, t.Size = x+k*t.X, y+k*t.Y, k*t.Width, k*t.Size
		g.Texts = append(g.Texts, t)
	}
}
