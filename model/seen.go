package model

// Seen is something that there was to look at in a section, and that the arbiter has
// seen and means to leave as it is. When it changes, it is to be looked at again.
type Seen struct {
	Code  string `json:"code"`
	Round int    `json:"round,omitempty"`
	Board int    `json:"board,omitempty"`
	Who   ID     `json:"who,omitempty"`
	Text  string `json:"text"` // in English, as it was said
}
