//go:build !windows

package picker

// onThread asks with one of the system's dialogs.
func onThread(dialog func() (string, error)) (string, error) { return dialog() }
