//go:build !windows

package places

import (
	"os"
	"runtime"
)

func documents(home string) string {
	if runtime.GOOS == "darwin" {
		return usual(home)
	}
	return xdg(home, os.Getenv)
}
