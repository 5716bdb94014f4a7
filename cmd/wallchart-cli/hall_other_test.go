//go:build !linux

package main

import (
	"errors"
	"os/exec"
	"sync/atomic"
	"testing"
)

// hall is a network of its own, which only Linux makes here.
type hall struct{ cards []*card }

type card struct {
	host             string
	out              atomic.Bool
	loss, twin, late atomic.Int64
}

func newHall(testing.TB, int, uint64) *hall { return nil }

func (c *card) begin(*exec.Cmd) error { return errors.ErrUnsupported }
