package share

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"sync"
	"time"

	"wallchart/arbiter"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/sharing/web"
)

var Hall = cli.Verb{
	Name:  "hall",
	Usage: "FILE [--listen ADDR] [--results] [--pages FOLDER]",
	Help: "Serves the event to the phones and screens of a hall until it is interrupted: pairings, standings, crosstable and a page for " +
		"each player, which follow every change of the file, and at /screen/0 a screen that turns its pages by itself. With --results " +
		"results may be sent with the PIN on the slips (export --report slips). Two equal ones are entered; those that differ are " +
		"among the problems of health. With --pages the same pages are files in a folder as well, for any web space, written again after " +
		"each change. While the event is open in the window no results can be sent.",
	Run: func(c *cli.Call) error {
		listen := c.String("listen", "127.0.0.1:8080", "the `ADDR` at which the pages are: of this computer in the hall's network, and a port")
		results := c.Bool("results", false, "results may be sent; an event without PINs gets some")
		pages := c.String("pages", "", "the `FOLDER` for the pages as files; no results can be sent there")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		return serveHall(c, *listen, *results, *pages)
	},
}

func serveHall(c *cli.Call, listen string, results bool, pages string) error {
	path := c.Words[0]
	t, err := c.Event(path)
	if err != nil {
		return err
	}
	if results && t.Secret == "" {
		if err := c.Change(path, func(*model.Tournament) (journal.Change, error) {
			return steps.SetSecret{Secret: rand.Text()}, nil
		}); err != nil {
			return err
		}
		if t, err = c.Event(path); err != nil {
			return err
		}
	}
	l, err := net.Listen("tcp", listen)
	if err != nil {
		return phrase.Errorf("nothing can be served at %s: %w. Choose another address or port with --listen", listen, err)
	}
	address := fmt.Sprintf("http://%s/", l.Addr())
	f := &hallFile{c: c, path: path, stamp: cli.StampOf(path)}
	f.feed = web.NewFeed(t, f.enter)
	h := web.New(f.feed, web.Options{Language: c.Lang, Address: address, Results: results,
		Log: func(what phrase.Text) { _ = c.Tell(c.Err, what) }})
	if err := c.Tell(c.Out, phrase.New("The hall's pages are at %s; Ctrl+C ends them", address)); err != nil {
		return err
	}
	if results {
		if err := c.Tell(c.Out, phrase.New("The stewards' PIN is %s", t.StewardPIN())); err != nil {
			return err
		}
	}
	if pages != "" {
		// what it leads to is not the hall: whoever reads the files may be anywhere
		space := &web.Folder{Path: pages, Language: c.Lang, Like: path}
		if err := hallWritten(c, space, t); err != nil {
			_ = l.Close()
			return err
		}
		f.space = space
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	go f.follow(ctx)
	go func() { <-ctx.Done(); _ = l.Close() }()
	if err := h.Serve(l); !errors.Is(err, net.ErrClosed) {
		return err
	}
	return nil
}

// hallWritten writes the pages into a folder and says how many there were to write.
func hallWritten(c *cli.Call, space *web.Folder, t *model.Tournament) error {
	n, err := space.Write(t)
	if err != nil || n == 0 {
		return err
	}
	return c.Tell(c.Out, phrase.New("%s: %s", space.Path, phrase.Count(n, "%d page", "%d pages")))
}

// hallFile is the file of an event, read again after each change and handed to the hall.
type hallFile struct {
	c      *cli.Call
	path   string
	feed   *web.Feed
	space  *web.Folder       // the pages as files, nil for none
	placed *model.Tournament // as it is in the folder

	one   sync.Mutex // one result, or one look at the file, after another
	stamp string
}

// enter puts a result into the file.
func (f *hallFile) enter(sent web.Sent) (status arbiter.PhoneStatus, err error) {
	f.one.Lock()
	defer f.one.Unlock()
	_, err = f.c.Apply(f.path, func(t *model.Tournament) (c journal.Change, err error) {
		c, status, err = sent.Change(t)
		return c, err
	})
	switch {
	case errors.As(err, new(cli.Held)):
		return status, arbiter.ErrWarned
	case err != nil:
		return status, err
	}
	return status, f.read()
}

func (f *hallFile) read() error {
	stamp := cli.StampOf(f.path)
	t, err := f.c.Event(f.path)
	if err != nil {
		return err
	}
	f.stamp = stamp
	f.feed.Put(t)
	return nil
}

// follow reads the file again when it has changed. What is half written is read at the next look.
func (f *hallFile) follow(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(cli.LookEvery):
		}
		f.one.Lock()
		if now := cli.StampOf(f.path); now != "" && now != f.stamp {
			if err := f.read(); err != nil {
				fmt.Fprintln(f.c.Err, f.c.Word(err))
			}
		}
		f.one.Unlock()
		f.place()
	}
}

// place writes the pages into the folder when the event is another. What cannot be written is said, and tried after the next change.
func (f *hallFile) place() {
	if t := f.feed.Event(); f.space != nil && t != f.placed {
		f.placed = t
		if err := hallWritten(f.c, f.space, t); err != nil {
			fmt.Fprintln(f.c.Err, f.c.Word(err))
		}
	}
}
