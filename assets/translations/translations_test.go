package translations

import (
	"strings"
	"testing"
)

// TestTone holds what can be counted of the rules in the package comment.
func TestTone(t *testing.T) {
	words, err := Load("en")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range words {
		switch {
		case strings.TrimSpace(text) == "":
			t.Errorf("%s is empty", name)
		case strings.Contains(text, "!"):
			t.Errorf("%s has an exclamation mark: %q", name, text)
		case strings.Contains(strings.ToLower(text), "please"):
			t.Errorf("%s says please: %q", name, text)
		case strings.HasPrefix(name, "cmd.") && strings.HasSuffix(text, "."):
			t.Errorf("%s is a command and ends in a full stop: %q", name, text)
		case strings.HasPrefix(name, "why.no.") && !strings.HasSuffix(text, "."):
			t.Errorf("%s is a reason and no sentence: %q", name, text)
		}
	}
}

func TestWhatALanguageLeavesOutIsEnglish(t *testing.T) {
	got := over(map[string]string{"a": "one", "b": "two"}, map[string]string{"b": "zwei"})
	if got["a"] != "one" || got["b"] != "zwei" {
		t.Errorf("laid over: %v", got)
	}
	if _, err := Load("xx"); err == nil {
		t.Error("a language that does not exist is loaded")
	}
}
