package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/words"
)

// # Why an item is grey
//
// A menu of Fyne's has no tips, so the reason stands in it: behind the words of the
// item, or once at the foot of the menu where several have the same.

// whyNot says of each command why it cannot be done now.
func (m *windowMenus) whyNot() map[string]string {
	whys := map[string]string{}
	for i := range m.commands {
		whys[m.commands[i].ID] = m.commands[i].why()
	}
	return whys
}

// shareReasons are the reasons that several items of a menu have, by menu.
func (m *windowMenus) shareReasons(whys map[string]string) map[string][]string {
	const several = 3
	counts, shared := map[[2]string]int{}, map[string][]string{}
	for i := range m.commands {
		c := &m.commands[i]
		at := [2]string{c.Menu, whys[c.ID]}
		if at[1] == "" {
			continue
		}
		if counts[at]++; counts[at] == several {
			shared[c.Menu] = append(shared[c.Menu], at[1])
		}
	}
	return shared
}

// footMenus writes the shared reasons below the items, and tells whether they changed.
func (m *windowMenus) footMenus(shared map[string][]string) (changed bool) {
	for name, menu := range m.all {
		var foot []*fyne.MenuItem
		for _, why := range shared[name] {
			line := fyne.NewMenuItem(shortened(words.Say("menu.grey", why), longestWords), nil)
			line.Disabled = true
			foot = append(foot, line)
		}
		if len(foot) > 0 {
			foot = append([]*fyne.MenuItem{fyne.NewMenuItemSeparator()}, foot...)
		}
		own := m.own[name]
		above := len(own)
		if own[above-1].IsQuit { // what the toolkit does not find at the end it adds
			above -= 2
		}
		items := slices.Concat(own[:above], foot, own[above:])
		same := func(a, b *fyne.MenuItem) bool { return a.Label == b.Label && a.IsSeparator == b.IsSeparator }
		if !slices.EqualFunc(menu.Items, items, same) {
			menu.Items = items
			changed = true
		}
	}
	return changed
}
