package model_test

import (
	"testing"

	"wallchart/model"
)

func TestAmountsAreRead(t *testing.T) {
	for text, want := range map[string]model.Cents{
		"25": 2500, "25.00": 2500, "25.5": 2550, "25,50": 2550, "$25": 2500, "25 €": 2500, "EUR 7.05": 705, "0": 0, "0.09": 9,
		" 1234567 ": 123456700, "25.-": 2500, "12 usd": 1200,
	} {
		if got, err := model.ParseCents(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "25.005", "12345678", "1.2.3", "25 apples", "-5", "1 2", "a25"} {
		if got, err := model.ParseCents(text); err == nil || got != 0 {
			t.Errorf("%q is read as %v", text, got)
		}
	}
	for c, want := range map[model.Cents]string{2500: "25.00", 9: "0.09", 0: "0.00", 123: "1.23", -250: "-2.50"} {
		if got := c.String(); got != want {
			t.Errorf("%d is written %s, not %s", int64(c), got, want)
		}
	}
}

func TestPaidAndOwedAreRead(t *testing.T) {
	for text, want := range map[string]model.Cents{
		"": 0, "no": 0, "-": 0, "0": 0, "yes": model.InFull, "X": model.InFull, "✓": model.InFull, "25": 2500, "$25": 2500, "25.00": 2500,
	} {
		if got, err := model.ParsePaid(text); err != nil || got != want {
			t.Errorf("paid %q is %v, %v", text, got, err)
		}
	}
	for text, want := range map[string]model.Cents{"": 0, " ": 0, "0": model.Free, "Free": model.Free, "12.5": 1250} {
		if got, err := model.ParseFee(text); err != nil || got != want {
			t.Errorf("owed %q is %v, %v", text, got, err)
		}
	}
	if model.Free != -1 || model.InFull != -1 {
		t.Error("the file has -1 for both")
	}
	if paid, err := model.ParsePaid("perhaps"); err == nil || paid != 0 {
		t.Error("perhaps is paid")
	}
	if _, err := model.ParseFee("perhaps"); err == nil {
		t.Error("perhaps is owed")
	}
}

// TestWhoOwesWhat: one's own fee goes before the section's, and paid in full is as
// much as is owed, also when the fee changes.
func TestWhoOwesWhat(t *testing.T) {
	s, fee := &model.Section{Fee: 3000}, model.PersonFieldOf("fee").Typed
	for _, c := range []struct {
		e          model.Entry
		owed, paid model.Cents
		fee, words string
	}{
		{model.Entry{}, 3000, 0, "", ""},
		{model.Entry{Paid: model.InFull}, 3000, 3000, "", "✓"},
		{model.Entry{Fee: 2000, Paid: model.InFull}, 2000, 2000, "20.00", "✓"},
		{model.Entry{Fee: model.Free}, 0, 0, "0.00", ""},
		{model.Entry{Fee: model.Free, Paid: 500}, 0, 500, "0.00", "5.00"},
	} {
		own := fee.Show(&model.Player{Entry: c.e})
		if s.Owed(&c.e) != c.owed || s.PaidBy(&c.e) != c.paid || own != c.fee || c.e.PaidWords() != c.words {
			t.Errorf("%+v owes %s, has paid %s, shown %q %q", c.e, s.Owed(&c.e), s.PaidBy(&c.e), own, c.e.PaidWords())
		}
	}
}
