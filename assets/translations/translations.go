// Package translations holds the words of the window, one JSON file a language:
// a flat object from the name of a text to the text, with %s and %d where
// something is filled in. English is complete; another language may leave
// texts out, which then appear in English.
//
// # Tone
//
// Say what will happen, in the words an arbiter uses: "Enter the result", not
// "Invalid input". A command is a verb in the imperative without a full stop,
// with … when it asks something first. A reason why something cannot be done is
// a sentence with a full stop and, where there is one, the cure. No exclamation
// marks, no "please", no codes.
package translations

import (
	"embed"
	"encoding/json"
	"fmt"
	"maps"
)

//go:embed *.json
var files embed.FS

// Load returns the words of a language, "en" for English; what it leaves out is
// in English.
func Load(language string) (map[string]string, error) {
	english, err := read("en")
	if err != nil || language == "en" {
		return english, err
	}
	other, err := read(language)
	if err != nil {
		return nil, err
	}
	return over(english, other), nil
}

// over lays the words of a language over the English ones.
func over(english, other map[string]string) map[string]string {
	words := maps.Clone(english)
	maps.Copy(words, other)
	return words
}

func read(language string) (map[string]string, error) {
	b, err := files.ReadFile(language + ".json")
	if err != nil {
		return nil, fmt.Errorf("there is no translation for %q", language)
	}
	var words map[string]string
	if err := json.Unmarshal(b, &words); err != nil {
		return nil, fmt.Errorf("the words of language %q cannot be read: %w", language, err)
	}
	return words, nil
}
