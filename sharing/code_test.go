package sharing

import (
	"os"
	"strings"
	"testing"

	"wallchart/must"
)

var fullStretch = stretch

func TestMain(m *testing.M) {
	stretch = 1 << 4
	os.Exit(m.Run())
}

// TestACodeIsOfItsHost: it holds for the certificate that it was made for, and for no other; nor does another secret.
func TestACodeIsOfItsHost(t *testing.T) {
	stretch = fullStretch
	defer func() { stretch = 1 << 4 }()
	print, other := strings.Repeat("ab", 32), strings.Repeat("ac", 32)
	code, secret := must.Two(newCode(print))(t)
	if len(code) != codeLength || code[:secretLength] != secret || strings.Trim(code, codeLetters) != "" {
		t.Errorf("code %q, secret %q", code, secret)
	}
	if !isOf(code, print) || isOf(code, other) || isOf(code, "no print") {
		t.Error("a code is not of its host, or of another")
	}
	next := "A" + code[1:]
	if code[0] == 'A' {
		next = "B" + code[1:]
	}
	if isOf(next, print) {
		t.Error("one letter more or less is the same")
	}
	if again, _ := must.Two(newCode(print))(t); again == code {
		t.Error("two codes are the same")
	}
	const known = "AAAAAV8YAW5T" // by Python's hashlib.scrypt too; a host and a desk of different days must come to the same
	if !isOf(known, print) {
		shown := must.Have(shownBy(print, "AAAAA"))(t)
		t.Errorf("of the secret AAAAA it is AAAAA%s, not %s", shown, known)
	}
}

// TestATypedCode is taken in small letters, with or without what stands between its groups, and nothing else is.
func TestATypedCode(t *testing.T) {
	for _, text := range []string{"K7QX-M2PA-9RTW", "k7qxm2pa9rtw", "K7QX M2PA 9RTW", "k7qx–m2pa–9rtw", "K7QX\u00a0M2PA\u00a09RTW"} {
		if got, err := typedCode(text); err != nil || got != "K7QXM2PA9RTW" {
			t.Errorf("%q is %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "123456", "K7QX-M2PA-9RT", "K7QX-M2PA-9RTWW", "K7QX-M2PA-9RT0", "K7QX-M2PA-9RTI", "K7QX-M2PA-9RTÄ"} {
		if got, err := typedCode(text); err == nil || !strings.Contains(err.Error(), "twelve letters") {
			t.Errorf("%q is %q, %v", text, got, err)
		}
	}
	if got := grouped("K7QXM2PA9RTW"); got != "K7QX-M2PA-9RTW" || grouped("") != "" {
		t.Errorf("grouped it is %q", got)
	}
}
