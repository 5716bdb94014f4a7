package wallchart

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"wallchart/model"
)

// TestComplaintsAreWorded: what the JSON reader complains of is told in our own
// words, and none of its English is left in another language.
func TestComplaintsAreWorded(t *testing.T) {
	var syntax *json.SyntaxError
	for text, want := range map[string]string{
		`{"a" 1}`:          `this is not JSON: "1" is out of place here`,
		`{'a':1}`:          `this is not JSON: "'" is out of place here`,
		`{"a":1 "b":2}`:    `this is not JSON: "\"" is out of place here`,
		"{\"a\":\"\x01\"}": `this is not JSON: "\x01" is out of place here`,
		`[\]`:              `this is not JSON: "\\" is out of place here`,
		`{"a":'x'}`:        `this is not JSON: "'" is out of place here`,
		"[1\t,\t\x02]":     `this is not JSON: "\x02" is out of place here`,
		`[é]`:              `this is not JSON: "Ã" is out of place here`,
		`{ `:               "this is not JSON",
	} {
		if err := json.Unmarshal([]byte(text), new(any)); !errors.As(err, &syntax) || notJSON(syntax).String() != want {
			t.Errorf("%s: %v is told as %q, want %q", text, err, notJSON(syntax), want)
		}
	}
	for text, want := range map[string]string{
		`7`:                          "a record should stand here, and this is a number",
		`{"no":[1]}`:                 `the field "no" cannot be a list`,
		`{"no":true}`:                `the field "no" cannot be true or false`,
		`{"no":{}}`:                  `the field "no" cannot be a record`,
		`{"no":1.5}`:                 `the field "no" cannot be the number 1.5`,
		`{"name":7}`:                 `the field "name" cannot be a number`,
		`{"name":["a"]}`:             `the field "name" cannot be a list`,
		`{"in":{"deep":{"er":"x"}}}`: `the field "er" cannot be a text`,
		`{"no":1e` + strings.Repeat("9", 45) + `}`: `the field "no" cannot be the number 1e` + strings.Repeat("9", 38) + "…",
		`"x"`:   "a record should stand here, and this is a text",
		`false`: "a record should stand here, and this is true or false",
		`[]`:    "a record should stand here, and this is a list",
		`{"when":"` + strings.Repeat("0", 45) + `"}`: `"` + strings.Repeat("0", 40) + `…" is not a time such as 2026-05-31T14:05:09Z`,
		`{"name":1}`:            `the field "name" cannot be a number`,
		`{"when":"yesterday"}`:  `"yesterday" is not a time such as 2026-05-31T14:05:09Z`,
		`{"colour":"greenish"}`: `"greenish" is not a colour; known are ["" "white" "black"]`,
	} {
		var v struct {
			No     int          `json:"no"`
			Name   string       `json:"name"`
			When   time.Time    `json:"when"`
			Colour model.Colour `json:"colour"`
			In     struct {
				Deep struct {
					Er int `json:"er"`
				} `json:"deep"`
			} `json:"in"`
		}
		if err := json.Unmarshal([]byte(text), &v); err == nil || inWords(err).String() != want {
			t.Errorf("%s: %v is told as %q, want %q", text, err, inWords(err), want)
		}
	}
}
