package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// hall is a network of its own: each computer stands in a namespace with one card, and what a card sends goes through a switch that
// loses, delays, doubles and exchanges packets, and lets none through while a computer's cable is out.
type hall struct {
	mu    sync.Mutex
	r     *rand.Rand
	cards []*card
}

// card is a computer's place in the hall.
type card struct {
	host string // its address
	name int    // of its namespace, a file
	tun  *os.File
	out  atomic.Bool  // the cable is out
	loss atomic.Int64 // packets of a thousand
	twin atomic.Int64 // packets of a thousand that come twice
	late atomic.Int64 // milliseconds at most, each packet's own
}

// newHall is a hall of n computers; nil for whom may not make one.
func newHall(t testing.TB, n int, seed uint64) *hall {
	t.Helper()
	h := &hall{r: rand.New(rand.NewPCG(seed, 7))}
	for i := range n {
		c, err := newCard(fmt.Sprintf("10.19.0.%d", i+1))
		if err != nil {
			t.Logf("No network of its own: %v", err)
			for _, c := range h.cards {
				c.close()
			}
			return nil
		}
		h.cards = append(h.cards, c)
		t.Cleanup(c.close)
	}
	for _, c := range h.cards {
		go h.carry(c)
	}
	return h
}

// newCard makes a namespace on a thread of its own, which ends with it.
func newCard(host string) (*card, error) {
	c := &card{host: host, name: -1}
	done := make(chan error)
	go func() {
		runtime.LockOSThread()
		done <- c.make()
	}()
	if err := <-done; err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *card) make() error {
	if err := unix.Unshare(unix.CLONE_NEWNET); err != nil {
		return err
	}
	var err error
	if c.name, err = unix.Open("/proc/thread-self/ns/net", unix.O_RDONLY|unix.O_CLOEXEC, 0); err != nil {
		return err
	}
	fd, err := unix.Open("/dev/net/tun", unix.O_RDWR|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	q, err := unix.NewIfreq("hall")
	if err == nil {
		q.SetUint16(unix.IFF_TUN | unix.IFF_NO_PI)
		err = unix.IoctlIfreq(fd, unix.TUNSETIFF, q)
	}
	if err != nil {
		_ = unix.Close(fd)
		return err
	}
	c.tun = os.NewFile(uintptr(fd), "tun") // not before it is a card: Go could not wait for it
	s, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(s)
	var ip [4]byte
	if _, err := fmt.Sscanf(c.host, "%d.%d.%d.%d", &ip[0], &ip[1], &ip[2], &ip[3]); err != nil {
		return err
	}
	for _, set := range []struct {
		what uint
		ip   [4]byte
	}{{unix.SIOCSIFADDR, ip}, {unix.SIOCSIFNETMASK, [4]byte{255, 255, 255, 0}}} {
		q, _ := unix.NewIfreq("hall")
		if err := q.SetInet4Addr(set.ip[:]); err != nil {
			return err
		}
		if err := unix.IoctlIfreq(s, set.what, q); err != nil {
			return err
		}
	}
	for _, name := range []string{"lo", "hall"} {
		q, _ := unix.NewIfreq(name)
		q.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
		if err := unix.IoctlIfreq(s, unix.SIOCSIFFLAGS, q); err != nil {
			return err
		}
	}
	return nil
}

func (c *card) close() {
	if c.tun != nil {
		_ = c.tun.Close()
	}
	if c.name >= 0 {
		_ = unix.Close(c.name)
	}
}

// begin starts a program at this computer.
func (c *card) begin(cmd *exec.Cmd) error {
	done := make(chan error)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread is of that namespace, and ends
		if err := unix.Setns(c.name, unix.CLONE_NEWNET); err != nil {
			done <- err
			return
		}
		done <- cmd.Start()
	}()
	return <-done
}

// carry takes what a card sends to its neighbours.
func (h *hall) carry(from *card) {
	b := make([]byte, 1<<16)
	for {
		n, err := from.tun.Read(b)
		if err != nil {
			return
		}
		if n < 20 || b[0]>>4 != 4 {
			continue
		}
		at := int(b[19]) - 1 // the last figure of the address it goes to
		if at < 0 || at >= len(h.cards) || h.cards[at] == from {
			continue
		}
		to := h.cards[at]
		times := 1
		if h.draw(1000) < from.loss.Load()+to.loss.Load() {
			times = 0
		} else if h.draw(1000) < from.twin.Load()+to.twin.Load() {
			times = 2
		}
		for range times {
			packet := append([]byte(nil), b[:n]...)
			hand := func() {
				if !from.out.Load() && !to.out.Load() {
					_, _ = to.tun.Write(packet)
				}
			}
			if late := from.late.Load() + to.late.Load(); late > 0 {
				time.AfterFunc(time.Duration(h.draw(late*1000))*time.Microsecond, hand)
			} else {
				hand()
			}
		}
	}
}

func (h *hall) draw(n int64) int64 {
	if n <= 0 {
		return 0
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.r.Int64N(n)
}
