package read

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/must"
	"wallchart/tiebreaks/conform"
)

// TestConformTellsADifference: where ours is not what the text makes, the status is 3, and the line with both values is printed.
func TestConformTellsADifference(t *testing.T) {
	path := filepath.Join(t.TempDir(), "two.trf")
	file := "012 Two\n042 2026/05/01\n092 Individual: Swiss-System\n142 1\n" +
		"001    1      One, P                            2000 FRA                         1.0    1     2 w 1\n" +
		"001    2      Two, P                            1900 FRA                         0.0    2     1 b 0\n"
	must.Do(t, os.WriteFile(path, []byte(file), 0o600))
	for _, c := range []struct {
		alter  func(v *conform.Value)
		format string
		status int
		want   string
	}{
		{nil, "text", 0, "0 differ from the text."},
		{func(v *conform.Value) {
			if v.Code == "BH" && v.Who == 1 {
				v.Ours = "1.5"
			}
		}, "text", 3, "1 differs from the text.\nBH of 2 Two, P: ours 1.5, the text 1.0\n"},
		{func(v *conform.Value) { v.Ours += "!" }, "json", 3, `"ours":"1.0!","text":"1.0"`},
	} {
		var out strings.Builder
		altered := Conform
		altered.Run = conformWith(c.alter)
		got := cli.Run([]cli.Verb{altered}, []string{"conform", path, "--format", c.format}, nil, &out, &out)
		if got != c.status || !strings.Contains(out.String(), c.want) {
			t.Errorf("status %d, want %d and %q:\n%s", got, c.status, c.want, out.String())
		}
	}
}
