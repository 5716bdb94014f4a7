//go:build gui

package main

import (
	"fmt"
	"log/slog"
	"runtime"
	"unsafe"

	"fyne.io/fyne/v2/lang"
	"golang.org/x/sys/windows"

	"wallchart/assets/wording"
	"wallchart/ui"
)

var (
	user32 = windows.NewLazySystemDLL("user32.dll")
	gdi32  = windows.NewLazySystemDLL("gdi32.dll")

	// Not the system's alone: one beside the program, which draws without a graphics card, comes first, as it does for the window.
	opengl32 = windows.NewLazyDLL("opengl32.dll")
)

// A poor is a computer whose OpenGL does not draw the window.
type poor struct {
	version string // "" for none
	why     error  // the call that failed, nil where the version is too old
}

func (p poor) Error() string { return fmt.Sprintf("OpenGL %q is not enough: %v", p.version, p.why) }

// screen begins to try whether OpenGL draws a window here, and returns what waits for the answer. Fyne would end without a word, or stay
// without a window. It is tried beside what comes before the first window, because the first to ask for OpenGL waits for its driver.
//
// The window's class is registered before: the first registration of a program waits under Wine 8 for what loads a library elsewhere, which
// may itself be waiting for a class.
func screen() (drawn func() error) {
	class, err := register()
	if err != nil {
		return func() error { return poor{why: err} }
	}
	answer := make(chan error, 1)
	go func() { answer <- class.tried() }()
	return func() error { return <-answer }
}

func (c windowClass) tried() error {
	runtime.LockOSThread() // a context belongs to its thread
	defer runtime.UnlockOSThread()
	switch version, err := c.openGL(); {
	case err != nil:
		return poor{why: err}
	case !enough(version):
		return poor{version: version}
	}
	return nil
}

// refuse says in a box why there is no window: who has double-clicked the program sees nothing else.
func refuse(err error) {
	logTo(ui.LogFile())
	slog.Error("no window", "why", err)
	said := err.Error()
	if p, ok := err.(poor); ok {
		if l, err := wording.Load(wording.Best(lang.SystemLocale().LanguageString())); err == nil {
			said = l.Word(withoutOpenGL(p.version))
		}
	}
	text, err := windows.UTF16PtrFromString(said)
	if err != nil {
		return
	}
	title, err := windows.UTF16PtrFromString("Wallchart")
	if err != nil {
		return
	}
	_, _ = windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}

// As the system's headers lay them out.
type (
	windowClass struct {
		size, style            uint32
		procedure              uintptr
		classExtra, wndExtra   int32
		instance, icon, cursor uintptr
		background             uintptr
		menu, name             *uint16
		smallIcon              uintptr
	}
	pixelFormat struct {
		size, version                              uint16
		flags                                      uint32
		kind, colours                              uint8
		red, redAt, green, greenAt, blue, blueAt   uint8
		alpha, alphaAt                             uint8
		sum, sumRed, sumGreen, sumBlue, sumAlpha   uint8
		depth, stencil, auxiliary, layer, reserved uint8
		layerMask, visibleMask, damageMask         uint32
	}
)

const (
	ownDC      = 0x20             // CS_OWNDC
	drawable   = 0x1 | 0x4 | 0x20 // PFD_DOUBLEBUFFER, PFD_DRAW_TO_WINDOW, PFD_SUPPORT_OPENGL
	glVersion  = 0x1F02           // GL_VERSION
	noPosition = 0x80000000       // CW_USEDEFAULT
)

// register makes the class of a window to try OpenGL in.
func register() (windowClass, error) {
	name, err := windows.UTF16PtrFromString("Wallchart tries OpenGL")
	if err != nil {
		return windowClass{}, err
	}
	var instance windows.Handle
	if err := windows.GetModuleHandleEx(0, nil, &instance); err != nil {
		return windowClass{}, err
	}
	class := windowClass{style: ownDC, procedure: user32.NewProc("DefWindowProcW").Addr(), instance: uintptr(instance), name: name}
	class.size = uint32(unsafe.Sizeof(class))
	_, err = call(user32, "RegisterClassExW", uintptr(unsafe.Pointer(&class)))
	return class, err
}

// openGL makes a window that is never shown, has OpenGL draw in it, and asks for the version.
func (c windowClass) openGL() (version string, err error) {
	window, err := call(user32, "CreateWindowExW", 0, uintptr(unsafe.Pointer(c.name)), uintptr(unsafe.Pointer(c.name)), 0,
		noPosition, noPosition, 64, 64, 0, 0, c.instance, 0)
	if err != nil {
		return "", err
	}
	defer call(user32, "DestroyWindow", window)
	dc, err := call(user32, "GetDC", window)
	if err != nil {
		return "", err
	}
	defer call(user32, "ReleaseDC", window, dc)
	return versionOn(dc)
}

// versionOn is the version of the OpenGL that draws there.
func versionOn(dc uintptr) (string, error) {
	wanted := pixelFormat{version: 1, flags: drawable, colours: 32, alpha: 8, depth: 24, stencil: 8}
	wanted.size = uint16(unsafe.Sizeof(wanted))
	format, err := call(gdi32, "ChoosePixelFormat", dc, uintptr(unsafe.Pointer(&wanted)))
	if err != nil {
		return "", err
	}
	if _, err := call(gdi32, "SetPixelFormat", dc, format, uintptr(unsafe.Pointer(&wanted))); err != nil {
		return "", err
	}
	context, err := call(opengl32, "wglCreateContext", dc)
	if err != nil {
		return "", err
	}
	defer call(opengl32, "wglDeleteContext", context)
	if _, err := call(opengl32, "wglMakeCurrent", dc, context); err != nil {
		return "", err
	}
	defer call(opengl32, "wglMakeCurrent", 0, 0)
	said, err := call(opengl32, "glGetString", glVersion)
	if err != nil {
		return "", err
	}
	return windows.BytePtrToString(*(**byte)(unsafe.Pointer(&said))), nil
}

// call calls a function that answers 0 where it fails: no handle, no format, FALSE.
//
//go:uintptrescapes
func call(in *windows.LazyDLL, name string, args ...uintptr) (uintptr, error) {
	f := in.NewProc(name)
	if err := f.Find(); err != nil {
		return 0, err
	}
	answer, _, err := f.Call(args...)
	if answer == 0 {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	return answer, nil
}
