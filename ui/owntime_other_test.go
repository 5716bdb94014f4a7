//go:build !linux

package ui

import "time"

var processBegan = time.Now()

// ownTime is the time that has passed: only Linux tells what one thread has computed.
func ownTime() time.Duration { return time.Since(processBegan) }
