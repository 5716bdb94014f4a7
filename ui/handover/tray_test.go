package handover

import (
	"fmt"
	"sync"
	"testing"
)

// TestTrayWaitsForAWindow: what comes before there is one is handed over together, what comes afterwards at once, and nothing twice.
func TestTrayWaitsForAWindow(t *testing.T) {
	var tray Tray
	var got [][]string
	tray.Put([]string{"a"})
	tray.Put([]string{"b", "c"})
	take := func(files []string) { got = append(got, files) }
	tray.Serve(take)
	tray.Put([]string{"d"})
	if text := fmt.Sprint(got); text != "[[a b c] [d]]" {
		t.Errorf("handed over is %s", text)
	}
	var empty Tray
	empty.Serve(func([]string) { t.Error("nothing is handed over") })
}

// TestTrayLosesNothing that comes while the window appears.
func TestTrayLosesNothing(t *testing.T) {
	var tray Tray
	var lock sync.Mutex
	count := map[string]int{}
	var all sync.WaitGroup
	for i := range 100 {
		all.Go(func() { tray.Put([]string{fmt.Sprint(i)}) })
	}
	all.Go(func() {
		tray.Serve(func(files []string) {
			lock.Lock()
			defer lock.Unlock()
			for _, f := range files {
				count[f]++
			}
		})
	})
	all.Wait()
	for i := range 100 {
		if n := count[fmt.Sprint(i)]; n != 1 {
			t.Errorf("%d was handed over %d times", i, n)
		}
	}
}
