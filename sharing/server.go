package sharing

import (
	"errors"
	"net"
	"syscall"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/phrase"
)

var errNotReady = phrase.Errorf("the server of the event does not start. Is there room on the disk?")

// most is the length of the longest message: an event's file, with its log. A step is shorter.
const (
	most     = 32 << 20
	mostStep = 8 << 20
)

// begin starts the server of an event, with its data in a folder. It listens nowhere: desks of other computers come through the gate,
// which alone speaks with it.
func begin(folder string) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{
		ServerName: "wallchart", DontListen: true, JetStream: true, StoreDir: folder, SyncAlways: true,
		NoSigs: true, NoLog: true, MaxPayload: most, MaxPending: 4 * most, JetStreamMaxMemory: 64 << 20, JetStreamMaxStore: 4 << 30,
	})
	if err != nil {
		return nil, err
	}
	go s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		s.Shutdown()
		return nil, errNotReady
	}
	return s, nil
}

// addressTaken is what Windows says of it, WSAEADDRINUSE, for which Go has no name that all systems know.
const addressTaken = syscall.Errno(10048)

// listen takes an address of this computer.
func listen(address string) (net.Listener, error) {
	l, err := net.Listen("tcp", address)
	if err == nil {
		return l, nil
	}
	if errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, addressTaken) {
		return nil, phrase.Errorf("another program is at %s already. Choose another port", address)
	}
	return nil, phrase.Errorf("the event cannot be shared at %s: %w. Choose an address of this computer, and a port from 1024 on",
		address, err)
}

// Address is one of this computer.
type Address struct{ IP, Network string }

// Addresses are those of this computer, for the choice of the network in which an event is shared; the one that nobody else reaches is
// last.
func Addresses() []Address {
	var out, alone []Address
	all, _ := net.Interfaces()
	for _, i := range all {
		if i.Flags&net.FlagUp == 0 {
			continue
		}
		addresses, _ := i.Addrs()
		for _, a := range addresses {
			ip, ok := a.(*net.IPNet)
			if !ok || ip.IP.To4() == nil && (ip.IP.IsLinkLocalUnicast() || ip.IP.IsLoopback()) {
				continue
			}
			if found := (Address{ip.IP.String(), i.Name}); ip.IP.IsLoopback() {
				alone = append(alone, found)
			} else {
				out = append(out, found)
			}
		}
	}
	return append(out, alone...)
}
