//go:build !windows && !darwin

package outside

import (
	"errors"
	"os/exec"
)

// show waits for the answer of xdg-open: that it runs does not mean that it has found a program.
func show(path string) error {
	opener, err := exec.LookPath("xdg-open")
	if err != nil {
		return err
	}
	var failed *exec.ExitError
	if err := exec.Command(opener, path).Run(); errors.As(err, &failed) && failed.ExitCode() > 0 {
		return err
	}
	return nil
}
