package controls

import "testing"

func TestSentences(t *testing.T) {
	for text, want := range map[string]string{
		"there is no table in the text: add one": "There is no table in the text: add one.",
		"open.txt: line 3 is empty":              "open.txt: line 3 is empty.",
		"results/x.csv: no rows":                 "results/x.csv: no rows.",
		"Round 3 cannot be paired.":              "Round 3 cannot be paired.",
		"one\ntwo words":                         "One\nTwo words",
		"what is it?":                            "What is it?",
		"élan, is a name":                        "Élan, is a name.",
		"":                                       "",
	} {
		if got := Sentences(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}
