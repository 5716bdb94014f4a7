package matching

// heap holds vertices by key, the least on top.
type heap[W Words] struct {
	key   []W     // per vertex, whether it is in the heap or not
	at    []int32 // per vertex: its place in items, or none
	items []int32
}

// reset empties the heap for n vertices.
func (h *heap[W]) reset(n int) {
	h.key, h.at, h.items = grow(h.key, n), grow(h.at, n), h.items[:0]
	for v := range h.at {
		h.at[v] = none
	}
}

// empty takes out whatever is in the heap.
func (h *heap[W]) empty() {
	for _, v := range h.items {
		h.at[v] = none
	}
	h.items = h.items[:0]
}

// put brings v to its place: it is new, or its key has changed.
func (h *heap[W]) put(v int32) {
	if h.at[v] == none {
		h.at[v] = int32(len(h.items))
		h.items = append(h.items, v)
	}
	h.down(h.up(h.at[v]))
}

// remove takes v out, if it is in.
func (h *heap[W]) remove(v int32) {
	i := h.at[v]
	if i == none {
		return
	}
	h.at[v] = none
	last := h.items[len(h.items)-1]
	h.items = h.items[:len(h.items)-1]
	if last != v {
		h.items[i], h.at[last] = last, i
		h.down(h.up(i))
	}
}

func (h *heap[W]) up(i int32) int32 {
	v := h.items[i]
	for i > 0 {
		p := (i - 1) / 2
		w := h.items[p]
		if !less(&h.key[v], &h.key[w]) {
			break
		}
		h.items[i], h.at[w] = w, i
		i = p
	}
	h.items[i], h.at[v] = v, i
	return i
}

func (h *heap[W]) down(i int32) {
	v := h.items[i]
	for {
		c := 2*i + 1
		if int(c) >= len(h.items) {
			break
		}
		if int(c)+1 < len(h.items) && less(&h.key[h.items[c+1]], &h.key[h.items[c]]) {
			c++
		}
		w := h.items[c]
		if !less(&h.key[w], &h.key[v]) {
			break
		}
		h.items[i], h.at[w] = w, i
		i = c
	}
	h.items[i], h.at[v] = v, i
}
