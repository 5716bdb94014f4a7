// Package mac is what only macOS asks: menus with the system's own items in the user's language, events that are
// opened with a double click or dropped on the picture in the Dock, and the end that the system asks for.
//
// What is decided is in Go that runs everywhere, and tried everywhere on menus made for it (menus_test.go). cocoa_darwin.c only carries it
// to the system and back. The toolkit has a delegate of its own for the program, made of GLFW's class: the methods that it lacks are added
// to that class before it is used.
package mac

// Door is where the system's wishes go. All of it is called on the thread of the windows, at times before there is a window.
type Door struct {
	Open  func(paths []string) // events that were opened from outside
	End   func() bool          // leaves all events and ends the program; false where one cannot be left
	Later func(func())         // does something in a later turn of the windows' thread; called from any thread
	Words func() Words         // in the language that is spoken
}

// Words are those of the menus that the toolkit writes in English.
type Words struct {
	About, Settings, Services, Hide, Others, All, Quit string
	Window, Minimise, Zoom, Front                      string
	Help                                               string
}

// The toolkit knows these menus and items by their English names, and puts them where a Mac has them. They get their words afterwards.
const (
	About    = "About"
	Settings = "Settings…"
	Help     = "Help"
)
