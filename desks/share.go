package desks

import (
	"bytes"
	"context"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/files/wallchart"
)

// sit connects a desk to a server of this program.
func sit(s *server.Server, event, name string) (*Desk, error) {
	if err := named(name); err != nil {
		return nil, err
	}
	nc, err := nats.Connect("", nats.InProcessServer(s), nats.MaxReconnects(-1), nats.Name(name))
	if err != nil {
		return nil, err
	}
	js, err := jetstream.New(nc)
	if err != nil {
		nc.Close()
		return nil, err
	}
	return &Desk{name: name, prefix: subject(event), nc: nc, js: js, stop: func() {},
		news: make(chan struct{}, 1), left: make(chan struct{})}, nil
}

// open begins to share the event of a document on a server.
func open(s *server.Server, event, name string, doc *wallchart.Doc) (*Desk, error) {
	d, err := sit(s, event, name)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	d.at(doc)
	if err := d.make(ctx, event); err != nil {
		d.Leave()
		return nil, err
	}
	return d, d.listen(context.Background(), event)
}

// enter joins an event of a server: its file is put at path, where none is yet, or found there from an earlier time.
func enter(s *server.Server, event, name, path string, o wallchart.Options) (*Desk, error) {
	d, err := sit(s, event, name)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	bases, err := d.js.Stream(ctx, stream(event)+"-base")
	if err != nil {
		d.Leave()
		return nil, err
	}
	m, err := bases.GetLastMsgForSubject(ctx, d.prefix+".base")
	if err != nil {
		d.Leave()
		return nil, err
	}
	f, err := wallchart.Read(bytes.NewReader(m.Data))
	if err != nil {
		d.Leave()
		return nil, err
	}
	doc, err := wallchart.Open(path, o)
	if err != nil {
		doc, err = wallchart.Receive(path, m.Data, o)
	}
	if err != nil {
		d.Leave()
		return nil, err
	}
	d.at(doc)
	d.base, d.shared = f.Tournament, last(f.Log)
	return d, d.listen(context.Background(), event)
}
