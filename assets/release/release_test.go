package release_test

import (
	"os"
	"strings"
	"testing"

	"wallchart/assets/release"
)

func TestInstallersHaveTheSameNumber(t *testing.T) {
	toml, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	if want := `Version = "` + release.Number + `"`; !strings.Contains(string(toml), want) {
		t.Errorf("FyneApp.toml does not say %s", want)
	}
	if v := release.Version(); !strings.HasPrefix(v, release.Number) {
		t.Errorf("version %q", v)
	}
}
