package model_test

import (
	"testing"

	"wallchart/model"
)

// TestShares: read as they are written, by people of several languages, and rounded down to a cent.
func TestShares(t *testing.T) {
	for text, want := range map[string]model.Share{"20%": 2000, "12.5 %": 1250, "12,5%": 1250, " 0.25%": 25,
		"100%": model.AllShares, "7\u00a0%": 700} {
		got, err := model.ParseShare(text)
		if err != nil || got != want {
			t.Errorf("%q is %d, %v; want %d", text, got, err, want)
		}
		if again, err := model.ParseShare(got.String()); err != nil || again != got {
			t.Errorf("%s is read back as %s, %v", got, again, err)
		}
	}
	for _, text := range []string{"", "20", "%", "0%", "100.01%", "200%", "-5%", "12.345%", "$20%", "20 EUR%", "1%%"} {
		if got, err := model.ParseShare(text); err == nil {
			t.Errorf("%q is %s", text, got)
		}
	}
	for _, c := range []struct {
		of    model.Cents
		share model.Share
		want  model.Cents
	}{{100_00, 2000, 20_00}, {99_99, 3333, 33_32}, {1, 9999, 0}, {999_999_999_99, model.AllShares, 999_999_999_99}} {
		if got := c.share.Of(c.of); got != c.want {
			t.Errorf("%s of %s is %s, want %s", c.share, c.of, got, c.want)
		}
	}
	for share, want := range map[model.Share]string{2000: "20%", 1250: "12.5%", 25: "0.25%"} {
		if got := share.Words().String(); got != want {
			t.Errorf("%d is written %s, want %s", share, got, want)
		}
	}
}
