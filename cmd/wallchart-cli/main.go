// Wallchart-cli is Wallchart without a window: the same files, standings,
// changes and exports, for scripts and for machines without a screen.
//
// Every verb is a record in the list of verbs, which stands here; the help is
// written from the records. How a verb is called, and what verbs have in common,
// is cli; what they do stands beside it, parted by what comes of it, and no part
// knows another. A verb reads its arguments, asks the same rooms that the window
// asks, and returns an error in words. What the error is decides
// the exit status: 0 done, 1 the input is bad (a sentence on the standard error
// output, with the file, the place in it and the cure), 2 the command line is,
// 3 done, but what was read contradicts itself or was not understood in places,
// which are named, 4 not done, because FIDE mode warns of it.
package main

import (
	"io"
	"os"

	"wallchart/cmd/wallchart-cli/cli"
)

func main() {
	os.Exit(run(arguments(), os.Stdin, os.Stdout, os.Stderr))
}

// run does what the arguments say and returns the exit status.
func run(args []string, in io.Reader, out, err io.Writer) int {
	return cli.Run(verbs(), args, in, out, err)
}
