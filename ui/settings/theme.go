package settings

import "wallchart/ui/kit/style"

// Appearance is which colours the window uses.
type Appearance = style.Appearance

// Appearances: the system's choice, or one of the two whatever the system says.
const (
	FollowSystem = style.System
	LightColours = style.Light
	DarkColours  = style.Dark
)

// Look is the window's theme.
type Look = style.Theme
