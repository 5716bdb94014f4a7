// Package release knows which release of Wallchart this is.
package release

import (
	"fmt"
	"runtime/debug"
)

// Number is the release's number, the one that FyneApp.toml gives to installers.
const Number = "0.1.0"

// revision is given by the linker where a release is made, because the bytes of a release must not depend on how its source was fetched.
var revision string

// Version is the number with the revision that the program was built from, where
// that is known: "0.1.0 (1f05bd9)".
func Version() string {
	if revision != "" {
		return fmt.Sprintf("%s (%s)", Number, revision)
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 7 {
				return fmt.Sprintf("%s (%s)", Number, s.Value[:7])
			}
		}
	}
	return Number
}
