package main

import (
	"log/slog"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// endings are the ways in which a system asks a program to end: at the end of the session, because its terminal is closed, or from there.
var endings = []os.Signal{syscall.SIGTERM, syscall.SIGHUP, os.Interrupt}

// heeds is what the log says from when on the event is left in order where the system ends the program.
const heeds = "heeds the system"

// heed does from now on what is to be done when the program is asked to end; nobody else is asked any more. When end is false, because an
// event cannot be left, or when it takes too long, the program stays, and the next such wish ends it as it would any program.
func heed(patience func() <-chan time.Time, end func() bool) {
	asked := make(chan os.Signal, 1)
	signal.Reset(endings...)
	signal.Notify(asked, endings...)
	slog.Info(heeds)
	go func() {
		<-asked
		late, left := patience(), make(chan bool, 1)
		go func() { left <- end() }()
		select {
		case gone := <-left:
			if gone {
				return
			}
			<-late
		case <-late:
		}
		signal.Reset(endings...)
	}()
}
