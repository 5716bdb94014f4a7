package page

// item is one thing of the flow down the page: a table's title with its headings, a
// row, a group heading or a line of a note.
type item struct {
	kind   Role // Title, Body, Group or Note
	table  int  // of the run
	index  int  // of the row
	height float64
	gap    float64 // above it, where it is not the first on the page
	lines  int     // of the row's tallest text
	below  bool    // the row has second lines
	deep   float64 // ems from the first base line of the row to the last
	text   string
	rule   bool // a page rather ends after it than elsewhere: a group of equals, or a team with its players, is whole
	more   bool // a line of a note that is not its first
}

// stretch multiplies the height of rows and group headings.
func stretch(items []item, factor float64) []item {
	taller := make([]item, len(items))
	for i, it := range items {
		if it.kind == Body || it.kind == Group {
			it.height *= factor
		}
		taller[i] = it
	}
	return taller
}

// rooms are the heights there are: on the page where a run begins, on a page that it
// goes on to, and of the headings that are repeated there.
type rooms struct {
	first, next, head float64
	fresh             bool // nothing stands above the run
}

// justify makes the rows of every page but the last a little taller, so that
// they end together at the foot.
func justify(items []item, pages []span, r rooms) {
	for n, page := range pages[:len(pages)-1] {
		room := r.next
		if n == 0 {
			room = r.first
		} else if items[page.from].kind != Title {
			room -= r.head
		}
		if page.group > 0 {
			room -= items[page.group].height
		}
		used, rows := 0.0, 0.0
		for _, it := range items[page.from:page.to] {
			used += it.height + it.gap
			if it.kind == Body || it.kind == Group {
				rows += it.height
			}
		}
		if rows > 0 && room > used && room-used < 0.12*rows {
			copy(items[page.from:page.to], stretch(items[page.from:page.to], 1+(room-used)/rows))
		}
	}
}

// span is the items of one page. group is the index of the group heading that
// is repeated above them, 0 for none: the first item is a title.
type span struct{ from, to, group int }

// fewRows are too few to stand alone: on the last page of a table, or on the first.
const fewRows = 3

// paginate deals items to pages. Where it takes no page more, a page ends where a
// group of equals does.
func paginate(items []item, r rooms) []span {
	heads := headings(items)
	pages := deals(items, heads, r, 0)
	for _, part := range []float64{0.3, 0.2, 0.1} {
		if loose := deals(items, heads, r, part*r.next); len(loose) <= len(pages) {
			return loose
		}
	}
	return pages
}

// deals deals items to pages, leaving at most so much of a page empty for the sake of
// a better end. A group heading stands with its first row, a short group or table is
// kept whole, and a divided group has its heading repeated.
func deals(items []item, heads []int, r rooms, slack float64) []span {
	var pages []span
	room := r.first
	page := span{}
	for i := 0; i < len(items); {
		it := items[i]
		gap := it.gap
		if i == page.from && (len(pages) > 0 || r.fresh) {
			gap = 0
		}
		if needed(items, i, r.next)+gap > room+1e-6 && i > page.from {
			at := better(items, page.from, i, slack)
			if it.kind == Note {
				at = withRows(items, page.from, i, r)
			}
			page.to = at
			pages = append(pages, page)
			page, room, i = span{from: at}, r.next, at
			if k := items[at].kind; k == Body || k == Group {
				room -= r.head
			}
			if g := heads[at]; items[at].kind == Body && g > 0 {
				page.group = g
				room -= items[g].height
			}
			continue
		}
		room -= it.height + gap
		i++
	}
	page.to = len(items)
	return append(pages, page)
}

// headings are the group headings that the items stand under, 0 for none.
func headings(items []item) []int {
	heads, last := make([]int, len(items)), 0
	for i, it := range items {
		heads[i] = last
		switch it.kind {
		case Group:
			last = i
		case Title, Note:
			last = 0
		}
	}
	return heads
}

// needed is the height that must be left for an item to stand where the flow has got to.
func needed(items []item, i int, next float64) float64 {
	it := items[i]
	switch it.kind {
	case Title:
		whole, begin, rows := it.height, it.height, 0
		for n, after := range items[i+1:] {
			if after.kind == Title {
				break
			}
			whole += after.height
			if n < fewRows {
				begin += after.height
			}
			if after.kind == Body {
				rows++
			}
		}
		if whole <= 0.6*next || rows <= 2*fewRows && whole <= next {
			return whole
		}
		return begin
	case Group:
		block := group(items[i:])
		if block <= 0.35*next {
			return block
		}
		if i+1 < len(items) {
			return it.height + items[i+1].height
		}
	}
	return it.height
}

// better is where a page that begins at from, and has no room for item i, ends: so
// that a table's last page has not one row or two, and where a group of equals ends.
func better(items []item, from, i int, slack float64) int {
	if items[i].kind != Body {
		return i
	}
	at, rest := i, 0
	for _, it := range items[i:] {
		if it.kind != Body && it.kind != Group || rest >= fewRows {
			break
		}
		if it.kind == Body {
			rest++
		}
	}
	for ; rest < fewRows && at-from > fewRows+1 && items[at-1].kind == Body; at-- {
		rest++
	}
	if at < i && items[at-1].kind == Group {
		at--
	}
	left := slack
	for k := at; k > from+fewRows && items[k-1].kind == Body; k-- {
		if items[k-1].rule {
			return k
		}
		if left -= items[k-1].height; left < 0 {
			break
		}
	}
	return at
}

// withRows is where a page that has no room for line i of a table's notes ends: so that the
// notes go on together with the table's last rows, and no sheet holds notes alone. Notes
// that fill a page are divided where it is full.
func withRows(items []item, from, i int, r rooms) int {
	first, end := i, i
	for first > from && items[first-1].kind == Note {
		first--
	}
	for end < len(items) && items[end].kind == Note {
		end++
	}
	room := r.next - r.head
	for _, it := range items[first:end] {
		room -= it.height
	}
	at := first
	for rest := 0; rest < fewRows && at-from > fewRows+1 && (items[at-1].kind == Body || items[at-1].kind == Group); {
		at--
		room -= items[at].height
		if items[at].kind == Body {
			rest++
		}
	}
	if at > from && items[at-1].kind == Group {
		at--
	}
	if head := headings(items[:at+1])[at]; head > 0 {
		room -= items[head].height
	}
	if room < 0 {
		return i
	}
	return at
}

// group returns the height of a group heading with its rows.
func group(items []item) float64 {
	h := items[0].height
	for _, it := range items[1:] {
		if it.kind != Body {
			break
		}
		h += it.height
	}
	return h
}
