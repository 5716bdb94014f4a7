// Package ratingstest makes rating lists up, for tests of those who read them.
package ratingstest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// FIDEList writes a list in the columns of FIDE's combined text into a folder and
// returns its path. A line is ID;name;federation;sex;title;standard rating;year of birth.
func FIDEList(t testing.TB, folder string, lines ...string) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("ID Number      Name                                                         Fed " +
		"Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n")
	for _, l := range lines {
		f := strings.Split(l, ";")
		fmt.Fprintf(&b, "%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4d%-3d%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s\r\n",
			f[0], f[1], f[2], f[3], f[4], "", "", "", f[5], 0, 20, "", "", "", "", "", "", f[6], "")
	}
	path := filepath.Join(folder, "players_list_foa.txt")
	must.Do(t, os.WriteFile(path, []byte(b.String()), 0o644))
	return path
}
