package release_test

import (
	"os"
	"strings"
	"testing"

	"wallchart/assets/release"
	"wallchart/must"
)

func TestInstallersHaveTheSameNumber(t *testing.T) {
	toml := must.Have(os.ReadFile("../../FyneApp.toml"))(t)
	if want := `Version = "` + release.Number + `"`; !strings.Contains(string(toml), want) {
		t.Errorf("FyneApp.toml does not say %s", want)
	}
	if v := release.Version(); !strings.HasPrefix(v, release.Number) {
		t.Errorf("version %q", v)
	}
}
