package sharing

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/hex"
	"strings"

	"golang.org/x/crypto/scrypt"

	"wallchart/phrase"
)

// A code is twelve letters and figures, said aloud in three groups: K7QX-M2PA-9RTW. The first five are a secret that the host has drawn;
// the other seven are the beginning of what scrypt makes of the host's certificate with the secret. A desk that is given the code sees by
// them that the certificate is the one of the host before it says anything, and TLS does the rest. Whoever would stand in between has ten
// minutes, from when he has heard the code, to make a certificate with the same seven: 2³⁵ tries of a tenth of a second each. A guesser
// has one of 2²⁵ with each try, and mostTries of them.
const (
	codeLetters  = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789" // none that is taken for another
	codeLength   = 12
	secretLength = 5
)

// stretch is how much work each try is. Tests of other things do with less.
var stretch = 1 << 15

var lettered = base32.NewEncoding(codeLetters).WithPadding(base32.NoPadding)

// newCode is a code for the host with a certificate of a print.
func newCode(print string) (code, secret string, err error) {
	var b [4]byte
	_, _ = rand.Read(b[:]) // it does not fail
	secret = lettered.EncodeToString(b[:])[:secretLength]
	shown, err := shownBy(print, secret)
	return secret + shown, secret, err
}

// shownBy is what a code says of a certificate.
func shownBy(print, secret string) (string, error) {
	b, err := hex.DecodeString(print)
	if err != nil {
		return "", err
	}
	sum, err := scrypt.Key(b, []byte("wallchart "+secret), stretch, 8, 1, 5)
	return lettered.EncodeToString(sum)[:codeLength-secretLength], err
}

// isOf tells whether a code is one of the host with a certificate.
func isOf(code, print string) bool {
	shown, err := shownBy(print, code[:secretLength])
	return err == nil && shown == code[secretLength:]
}

// grouped is a code as it is shown and read aloud.
func grouped(code string) string {
	if len(code) != codeLength {
		return code
	}
	return code[:4] + "-" + code[4:8] + "-" + code[8:]
}

// typedCode is a code as somebody has typed it.
func typedCode(text string) (string, error) {
	code := strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' || r == '\u00a0' || r == '–' {
			return -1
		}
		return r
	}, strings.ToUpper(text))
	if len(code) != codeLength || strings.Trim(code, codeLetters) != "" {
		return "", phrase.Errorf("%q is not a code: it has twelve letters and figures in three groups, as the host shows them", text)
	}
	return code, nil
}
