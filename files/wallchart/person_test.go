package wallchart

import (
	"os/user"
	"testing"
)

// TestPersonsAreNotMachines: on Windows an account's name has the machine's before it.
func TestPersonsAreNotMachines(t *testing.T) {
	for want, u := range map[string]user.User{
		"Eva Kern": {Name: " Eva Kern ", Username: `CLUB-PC\eva`}, "eva": {Username: `CLUB-PC\eva`}, "ben": {Username: "ben"}, "": {},
	} {
		if got := person(&u); got != want {
			t.Errorf("%+v is called %q, want %q", u, got, want)
		}
	}
}
