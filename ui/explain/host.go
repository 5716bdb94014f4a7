package explain

import "wallchart/ui/host"

// Host is the window as a screen sees it that says at its side where its numbers come from.
type Host interface {
	host.Host
	// Why is the explanation at the side.
	Why() *Panel
	// Pointer answers the pointer on a name; nil for nothing.
	Pointer() *Pointer
}
