//go:build cgo

package mac

/*
#cgo LDFLAGS: -framework AppKit -lobjc
#include "cocoa_darwin.h"
#include <stdlib.h>
*/
import "C"

import (
	"errors"
	"sync/atomic"
	"unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// door is where the system's wishes go; it is set once, before there is a window.
var (
	door    Door
	arrives []string    // of one wish to open, while the system tells them one by one
	changed atomic.Bool // the menus wait to be arranged
)

// Attend listens to the system from now on. It is to be called before the first window is made.
func Attend(d Door) error {
	door = d
	if C.wallchartAttend() == 0 {
		return errors.New("the toolkit's delegate is not there")
	}
	return nil
}

// Front tells whether the menus that are seen are this window's: a Mac has one bar for all windows.
func Front(w fyne.Window) bool {
	native, ok := w.(driver.NativeWindow)
	if !ok {
		return true
	}
	front := false
	native.RunNative(func(context any) {
		c, ok := context.(driver.MacWindowContext)
		front = !ok || c.NSWindow == uintptr(C.wallchartKeyWindow())
	})
	return front
}

//export wallchartOpens
func wallchartOpens(path *C.char) { arrives = append(arrives, C.GoString(path)) }

//export wallchartOpened
func wallchartOpened() {
	paths := arrives
	arrives = nil
	if len(paths) > 0 {
		door.Open(paths)
	}
}

//export wallchartEnds
func wallchartEnds() C.int {
	if door.End() {
		return 1
	}
	return 0
}

// wallchartMenus is called while the toolkit still builds the menus.
//
//export wallchartMenus
func wallchartMenus() {
	if changed.Swap(true) {
		return
	}
	go door.Later(func() {
		changed.Store(false)
		pool := C.wallchartPool()
		defer C.wallchartDrain(pool)
		if bar := object(C.wallchartBar()); bar != 0 {
			arrange(systemMenu{bar}, door.Words())
		}
	})
}

// object is one of the system's. It is kept for no longer than a turn.
type object C.uintptr_t

func (o object) get(name string) object {
	n := C.CString(name)
	defer C.free(unsafe.Pointer(n))
	return object(C.wallchartGet(C.uintptr_t(o), n))
}

func (o object) text(name string) string {
	n := C.CString(name)
	defer C.free(unsafe.Pointer(n))
	if text := C.wallchartText(C.uintptr_t(o), n); text != nil {
		return C.GoString(text)
	}
	return ""
}

func (o object) Title() string { return o.text("title") }

func (o object) Rename(title string) {
	t := C.CString(title)
	defer C.free(unsafe.Pointer(t))
	C.wallchartRename(C.uintptr_t(o), t)
}

type systemMenu struct{ object }

func (m systemMenu) Len() int { return int(m.get("numberOfItems")) }
func (m systemMenu) At(i int) item {
	return systemItem{object(C.wallchartItem(C.uintptr_t(m.object), C.long(i)))}
}
func (m systemMenu) Remove(i int) { C.wallchartRemove(C.uintptr_t(m.object), C.long(i)) }

type systemItem struct{ object }

func (s systemItem) Action() string {
	if name := C.wallchartAction(C.uintptr_t(s.object)); name != nil {
		return C.GoString(name)
	}
	return ""
}

func (s systemItem) Line() bool { return C.wallchartLine(C.uintptr_t(s.object)) != 0 }

func (s systemItem) Key() (key string, modifiers uint) {
	return s.text("keyEquivalent"), uint(s.get("keyEquivalentModifierMask"))
}

func (s systemItem) Alone() { C.wallchartAlone(C.uintptr_t(s.object)) }

func (s systemItem) Menu() menu {
	if sub := s.get("submenu"); sub != 0 {
		return systemMenu{sub}
	}
	return nil
}
