package model_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// TestPINs: six digits that are others for each board, round, section, pair and secret, and the same each time they are asked for.
// Without a secret, or with one that could be guessed, there are none.
func TestPINs(t *testing.T) {
	ev := &model.Tournament{Secret: "0123456789abcdef"}
	s := &model.Section{ID: 1}
	p := model.Pairing{Board: 3, Sides: [2]model.ID{5, 8}}
	pin := ev.PIN(s, 2, &p)
	if len(pin) != model.PINDigits || strings.Trim(pin, "0123456789") != "" || pin != ev.PIN(s, 2, &p) {
		t.Fatalf("the PIN is %q", pin)
	}
	turned, other, moved := p.Turned(), p, p
	other.Sides[1], moved.Board = 9, 4
	for what, got := range map[string]string{
		"another round": ev.PIN(s, 3, &p), "another section": ev.PIN(&model.Section{ID: 2}, 2, &p), "colours changed": ev.PIN(s, 2, &turned),
		"another opponent": ev.PIN(s, 2, &other), "another board": ev.PIN(s, 2, &moved),
		"another secret": (&model.Tournament{Secret: "fedcba9876543210"}).PIN(s, 2, &p),
	} {
		if got == pin || len(got) != model.PINDigits {
			t.Errorf("%s has the PIN %q beside %q", what, got, pin)
		}
	}
	if got := ev.StewardPIN(); len(got) != model.StewardDigits {
		t.Errorf("the stewards' PIN is %q", got)
	}
	bye := model.Pairing{Sides: [2]model.ID{5, 0}}
	if got := ev.PIN(s, 2, &bye) + (&model.Tournament{}).PIN(s, 2, &p) + (&model.Tournament{Secret: "short"}).StewardPIN(); got != "" {
		t.Errorf("there is a PIN %q where there is none", got)
	}
}

// TestPINsAreSpread: of 2000 boards no two in a hundred share a PIN, and each digit comes up in each place.
func TestPINsAreSpread(t *testing.T) {
	ev, s := &model.Tournament{Secret: "0123456789abcdef"}, &model.Section{ID: 1}
	seen, digits := map[string]bool{}, map[string]bool{}
	for n := range 2000 {
		pin := ev.PIN(s, 1, &model.Pairing{Board: n + 1, Sides: [2]model.ID{model.ID(2*n + 1), model.ID(2*n + 2)}})
		seen[pin] = true
		for i := range pin {
			digits[pin[:0]+string(rune('a'+i))+pin[i:i+1]] = true
		}
	}
	if len(seen) < 1980 || len(digits) != 10*model.PINDigits {
		t.Errorf("%d PINs of 2000, %d digits by place of %d", len(seen), len(digits), 10*model.PINDigits)
	}
}

// TestSaidIsReplaced: what one side sends again takes the place of what it sent before, and belongs to the pair as it sat.
func TestSaidIsReplaced(t *testing.T) {
	var r model.Round
	sides := [2]model.ID{1, 2}
	r.PutPhoneResult(model.PhoneResult{Sides: sides, Result: "1-0"})
	before := r.PhoneResults
	r.PutPhoneResult(model.PhoneResult{Sides: sides, From: model.SenderSecond, Result: "0-1"})
	r.PutPhoneResult(model.PhoneResult{Sides: sides, Result: "½-½"})
	r.PutPhoneResult(model.PhoneResult{Sides: [2]model.ID{2, 1}, Result: "1-0"})
	got := r.PhoneResultsOf(&model.Pairing{Sides: sides})
	want := []model.PhoneResult{{Sides: sides, From: model.SenderSecond, Result: "0-1"}, {Sides: sides, Result: "½-½"}}
	if !slices.Equal(got, want) || before[0].Result != "1-0" {
		t.Errorf("%v, and before %v", got, before)
	}
}
