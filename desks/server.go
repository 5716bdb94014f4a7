package desks

import (
	"errors"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

var errNotReady = errors.New("the server of the event does not start")

// begin starts the server of an event, with its data in a folder. It listens nowhere yet: only desks of this program reach it.
func begin(folder string) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{
		ServerName: "wallchart", DontListen: true, JetStream: true, StoreDir: folder, SyncAlways: true,
		NoSigs: true, NoLog: true, MaxPayload: most, JetStreamMaxMemory: 64 << 20, JetStreamMaxStore: 4 << 30,
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

// most is the length of the longest message: an event's file, with its log.
const most = 32 << 20
