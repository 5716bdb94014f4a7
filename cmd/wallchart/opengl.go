package main

import (
	"fmt"

	"wallchart/assets/release"
	"wallchart/phrase"
)

// The window is drawn with OpenGL of this version or a later one.
const majorNeeded, minorNeeded = 2, 1

// Compatibility names the archive of a release that has OpenGL drawn without a graphics card.
const compatibility = "wallchart-" + release.Number + "-windows-compatibility.zip"

// enough tells whether a version as OpenGL states it, "4.6.0 NVIDIA 551.23", draws the window.
func enough(version string) bool {
	var major, minor int
	if _, err := fmt.Sscanf(version, "%d.%d", &major, &minor); err != nil {
		return false
	}
	return major > majorNeeded || major == majorNeeded && minor >= minorNeeded
}

// withoutOpenGL says that there is no window on a computer with that version of OpenGL, "" for none, and what helps.
func withoutOpenGL(version string) phrase.Text {
	has := phrase.New("Wallchart draws its window with OpenGL 2.1 or a later version, and Windows finds none on this computer.")
	if version != "" {
		has = phrase.New("Wallchart draws its window with OpenGL 2.1 or a later version, and this computer has only %s.", version)
	}
	return phrase.Join("\n\n", has,
		phrase.New("Over Remote Desktop: open Wallchart once at the computer itself. Otherwise install the driver of the graphics card, "+
			"from its maker."),
		phrase.New("Where there is none, unpack %s into the folder of Wallchart.exe. "+
			"It comes with every release and draws without a graphics card, though slower.", compatibility),
		phrase.New("wallchart-cli.exe in the same folder does the work without a window: type wallchart-cli help."))
}
