package model

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
)

// PhoneResult is a result as somebody at the board has sent it from a phone. It is no result yet: two that are equal make one, and what
// differs is looked at by the arbiter (arbiter.SendResult).
type PhoneResult struct {
	Sides  [2]ID  `json:"sides"`  // of the pairing, as they sat: who is paired anew has said nothing
	From   Sender `json:"from"`   // who said it
	Result string `json:"result"` // as results are written: "1-0"; of a match board by board, or its score
}

// Sender is who sends a result.
type Sender uint8

// Tellers.
const (
	SenderFirst   Sender = iota // who has White, or the team named first
	SenderSecond                // the other side
	SenderSteward               // somebody the arbiter has given the stewards' PIN
)

var senderNames = []string{"first", "second", "steward"}

// String is "first", "second" or "steward".
func (w Sender) String() string { return senderNames[w] }

// MarshalText writes it.
func (w Sender) MarshalText() ([]byte, error) { return word(uint8(w), "teller", senderNames) }

// UnmarshalText reads it.
func (w *Sender) UnmarshalText(text []byte) error {
	return wordOf(text, w, "%q does not send results; known are %q", senderNames)
}

// PhoneResultsOf is what was sent about a pairing of the round.
func (r *Round) PhoneResultsOf(p *Pairing) []PhoneResult {
	var all []PhoneResult
	for _, x := range r.PhoneResults {
		if x.Sides == p.Sides {
			all = append(all, x)
		}
	}
	return all
}

// PutPhoneResult puts what somebody sends in the place of what he has sent before.
func (r *Round) PutPhoneResult(x PhoneResult) {
	before := slices.DeleteFunc(slices.Clone(r.PhoneResults), func(y PhoneResult) bool { return y.Sides == x.Sides && y.From == x.From })
	r.PhoneResults = append(before, x)
}

// LeastSecret is how many letters the secret has at least of which PINs are made.
const LeastSecret = 16

// PINDigits and StewardDigits are how long PINs are. Six digits are typed without a slip, and with the few tries that there are
// (package sharing/web) nobody comes upon one by trying. The stewards' holds for every board, and is longer.
const (
	PINDigits     = 6
	StewardDigits = 8
)

// PIN is the number on the slip of a board, made of the event's secret: another one for each round, and for other players on the same
// board, so that an old slip, and one of before the round was paired anew, is good for nothing. "" where the event has no secret.
func (t *Tournament) PIN(s *Section, round int, p *Pairing) string {
	if p.IsBye() || p.Board < 1 {
		return ""
	}
	return t.pin(PINDigits, "board", int64(s.ID), int64(round), int64(p.Board), int64(p.Sides[0]), int64(p.Sides[1]))
}

// StewardPIN is the number with which a steward confirms what one player has sent.
func (t *Tournament) StewardPIN() string { return t.pin(StewardDigits, "steward") }

func (t *Tournament) pin(digits int, what string, numbers ...int64) string {
	if len(t.Secret) < LeastSecret {
		return ""
	}
	h := hmac.New(sha256.New, []byte(t.Secret))
	h.Write([]byte(what))
	for _, n := range numbers {
		_ = binary.Write(h, binary.BigEndian, n) // to a hash: never fails
	}
	most := uint64(1)
	for range digits {
		most *= 10
	}
	// 64 bits are so many more than a million that no number is likelier than another by more than one in ten million millions.
	return fmt.Sprintf("%0*d", digits, binary.BigEndian.Uint64(h.Sum(nil))%most)
}
