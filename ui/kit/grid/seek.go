package grid

// Seek looks for a line, and where filters have left it out once more without them.
func (g *Grid) Seek(look func() bool) {
	if !look() && g.Arranged() {
		g.Plain()
		look()
	}
}
