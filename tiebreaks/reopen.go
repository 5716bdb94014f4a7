package tiebreaks

import "sync"

// reopening computes values a second time, to show what they are made of. The parts of all values of a large event are megabytes,
// which would be thrown away with the next result, and hardly any is ever looked at. Explanations are made on several threads.
type reopening struct {
	sync.Mutex
	work *Work
}

// opened is a cell with its parts: a sheet index and a column.
func (st *Standings) opened(index, column int) Cell {
	c := st.At(index).Cells[column]
	if !c.summed {
		return c
	}
	a := st.reopen
	a.Lock()
	defer a.Unlock()
	if a.work == nil {
		a.work = NewWork(st.work.Sheet, st.Rules, st.work.Primary)
		a.work.After, a.work.few = st.work.After, 1
	}
	t := Tally{Work: a.work, Use: st.Columns[column]}
	return t.of(index)
}
