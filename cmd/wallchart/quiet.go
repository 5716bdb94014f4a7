//go:build gui

package main

import (
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Quiet is when so little was allocated in so long; there is something to give back when so much was since the last time.
const (
	quietFor    = 10 * time.Second
	quietBelow  = 1 << 20
	worthwhile  = 8 << 20
	allocations = "/gc/heap/allocs:bytes"
)

// giveBack returns memory that is free to the system whenever nothing has been done for a while, for as long as the program runs.
// While somebody works it is kept, because it is wanted again.
func giveBack() {
	last, given := allocated(), uint64(0)
	for range time.Tick(quietFor) {
		now := allocated()
		if now-last < quietBelow && now-given > worthwhile {
			debug.FreeOSMemory()
			trim()
			given = allocated()
		}
		last = now
	}
}

// allocated is how many bytes were allocated since the program began.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: allocations}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
