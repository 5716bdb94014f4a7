package safeopen

// Links are found by looking before opening, and by comparing afterwards what was
// looked at with what was opened.
const (
	dontWait   = 0
	dontFollow = 0
)

func isLink(error) bool { return false }
