package ui

import (
	"wallchart/ui/kit/words"
	"wallchart/ui/mac"
)

// toolkitsName is what a command is called while the toolkit builds the menus of a Mac: by these names it finds what belongs into the menu
// with the program's name. It has the user's words afterwards.
func toolkitsName(c *Command) string {
	if ownMenus() {
		return ""
	}
	return map[string]string{"help.about": mac.About, "edit.preferences": mac.Settings}[c.ID]
}

// MacWords are the words that the menus of a Mac get.
func MacWords() mac.Words {
	return mac.Words{About: words.Say("cmd.help.about"), Settings: words.Say("cmd.edit.preferences"), Services: words.Say("mac.services"),
		Hide: words.Say("mac.hide"), Others: words.Say("mac.others"), All: words.Say("mac.all"), Quit: words.Say("mac.quit"),
		Window: words.Say("mac.window"), Minimise: words.Say("mac.minimise"), Zoom: words.Say("mac.zoom"), Front: words.Say("mac.front"),
		Help: words.Say("menu.help")}
}
