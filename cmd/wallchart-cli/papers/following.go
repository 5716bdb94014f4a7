package papers

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"time"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/phrase"
)

// following does something again after each change of a file, until it is stopped.
type following struct {
	stamp func() string                  // another one after each change, "" while there is no file
	again func() error                   // a failure is said, and the next change tried
	say   func(err error)                // once, until it is another
	wait  func(ctx context.Context) bool // for the next look; false to end
}

// run goes on from the stamp that was there when the pages were written.
func (f following) run(ctx context.Context, last string) {
	said := ""
	for f.wait(ctx) {
		now := f.stamp()
		if now == last || now == "" {
			continue
		}
		err := f.again()
		switch {
		case err == nil:
			last, said = now, ""
		case err.Error() != said: // it may be half written: the next look is another try
			said = err.Error()
			f.say(err)
		}
	}
}

// followEvent writes the pages again after each change, until it is interrupted.
func followEvent(s *cli.Selection, stamp string, write func() error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path := s.Call.Words[0]
	if err := s.Call.Tell(s.Call.Out, phrase.New("%s is followed; Ctrl+C ends it", path)); err != nil {
		return err
	}
	following{stamp: func() string { return cli.StampOf(path) }, again: write, say: func(err error) {
		fmt.Fprintln(s.Call.Err, s.Call.Word(err))
	}, wait: func(ctx context.Context) bool {
		select {
		case <-ctx.Done():
			return false
		case <-time.After(cli.LookEvery):
			return true
		}
	}}.run(ctx, stamp)
	return nil
}

// whyNotFollowed is what stands against --follow.
func whyNotFollowed(follow, folder bool, form, from string) error {
	switch {
	case !follow:
		return nil
	case !folder || form != "html":
		return cli.Misused("export: --follow writes web pages again; it goes with --format html --to FOLDER/")
	case from == "-":
		return cli.Misused("export: --follow needs a file, which can change")
	}
	if _, err := os.Stat(from); errors.Is(err, os.ErrNotExist) {
		return cli.Place(from, err)
	}
	return nil
}
