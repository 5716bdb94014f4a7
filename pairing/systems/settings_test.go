package systems

import (
	"strings"
	"testing"
)

// A code with settings is found, and bears them.
func TestByCodeWithSettings(t *testing.T) {
	e, err := ByCode("US-Swiss bye=colours teams=never")
	if err != nil || e.Code != "us-swiss teams=never bye=colours" {
		t.Errorf("got %+v, %v", e, err)
	}
	if _, err := ByCode("us-swiss teams=sometimes"); err == nil || !strings.Contains(err.Error(), "teams=sometimes") {
		t.Errorf("got %v, want an error that names the setting", err)
	}
}
