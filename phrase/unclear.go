package phrase

// Unclear is the error of what was asked for in words that mean nothing or
// contradict each other, whatever the event is.
type Unclear struct{ Text Text }

// Error says what is unclear, and what to write instead.
func (e *Unclear) Error() string { return e.Text.String() }

// Words are the same, to be said in any language.
func (e *Unclear) Words() Text { return e.Text }
