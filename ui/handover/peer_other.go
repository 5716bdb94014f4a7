//go:build !linux && !darwin && !windows

package handover

import "os"

// peer trusts the folder, which is private, where the system is not asked who is at the other end.
func peer(int) (int, error) { return os.Geteuid(), nil }
