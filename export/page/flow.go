package page

// item is one thing of the flow down the page: a row, a group heading or a line
// of a note.
type item struct {
	kind   Role // Body, Group or Note
	index  int  // of the row; of the text for headings and notes
	height float64
	lines  int // of the row's tallest text
	text   string
}

// stretch multiplies the height of rows and group headings.
func stretch(items []item, factor float64) []item {
	taller := make([]item, len(items))
	for i, it := range items {
		if it.kind != Note {
			it.height *= factor
		}
		taller[i] = it
	}
	return taller
}

// justify makes the rows of every page but the last a little taller, so that
// they end together at the foot.
func justify(items []item, pages []span, first, next float64) {
	for n, page := range pages[:len(pages)-1] {
		room := next
		if n == 0 {
			room = first
		}
		if page.group >= 0 {
			room -= items[page.group].height
		}
		used := 0.0
		for _, it := range items[page.from:page.to] {
			used += it.height
		}
		if used > 0 && room > used && room < 1.12*used {
			copy(items[page.from:page.to], stretch(items[page.from:page.to], room/used))
		}
	}
}

// span is the items of one page. group is the index of the group heading that
// is repeated above them, -1 for none.
type span struct{ from, to, group int }

// paginate deals items to pages. first and next are the heights for items on
// the first and the later pages. A group heading stands with its first row, a
// short group is kept whole, and a divided one has its heading repeated.
func paginate(items []item, first, next float64) []span {
	var pages []span
	room := first
	page := span{group: -1}
	heading := -1
	for i, it := range items {
		if it.kind == Note {
			heading = -1
		}
		need := it.height
		if it.kind == Group {
			heading = i
			block := group(items[i:])
			if block <= 0.35*next {
				need = block
			} else if i+1 < len(items) {
				need += items[i+1].height
			}
		}
		if need > room+1e-6 && i > page.from {
			page.to = i
			pages = append(pages, page)
			page = span{from: i, group: -1}
			room = next
			if it.kind == Body && heading >= 0 {
				page.group = heading
				room -= items[heading].height
			}
		}
		room -= it.height
	}
	page.to = len(items)
	return append(pages, page)
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
