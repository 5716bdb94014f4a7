package model

// Seen is something that there was to look at in a section, and that the arbiter has
// seen and means to leave as it is. When its facts change, it is to be looked at again.
type Seen struct {
	Code  string `json:"code"`
	Round int    `json:"round,omitempty"`
	Board int    `json:"board,omitempty"` // where no participant is meant
	Who   ID     `json:"who,omitempty"`
	Facts string `json:"facts,omitempty"` // what else it is about, in numbers and codes
	Text  string `json:"text"`            // in English, as it was said; for whoever reads the file
}

// Same tells whether two are about the same thing, however it was worded.
func (x Seen) Same(o Seen) bool {
	x.Text = o.Text
	return x == o
}
