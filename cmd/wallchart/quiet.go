//go:build gui

package main

import (
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Quiet is when so little was allocated in so long; there is something to give back when so much was since the last time. The
// drawing library keeps pictures of text that is no longer shown for a minute, and frees them when something is painted.
const (
	quietFor    = 10 * time.Second
	quietBelow  = 1 << 20
	worthwhile  = 8 << 20
	picturesFor = 7 // times quietFor
	allocations = "/gc/heap/allocs:bytes"
)

// giveBack returns memory that is free to the system whenever nothing has been done for a while, for as long as the program runs.
// While somebody works it is kept, because it is wanted again. It looks each quietFor: at the first look after which little was asked for
// it gives back once, and again when it has been quiet so long that the pictures of text go with the next painting.
func giveBack(repaint func()) {
	last, given, rest := allocated(), uint64(0), 0
	for range time.Tick(quietFor) {
		now := allocated()
		rest++
		switch {
		case now-last >= quietBelow:
			rest = 0
		case rest == 1 && now-given > worthwhile:
			free()
		case rest == picturesFor && now-given > worthwhile:
			repaint()
			time.Sleep(time.Second)
			free()
			given = allocated()
		}
		last = allocated()
	}
}

func free() {
	debug.FreeOSMemory()
	trim()
	leave()
}

// allocated is how many bytes were allocated since the program began.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: allocations}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
