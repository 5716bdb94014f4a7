// Windows makes what a release for Windows has beside the programs themselves. It runs at the root of the module.
//
//	windows resources NUMBER       the icon, the manifest and the version of each program, as .syso files in its folder, where the
//	                               Go linker takes them; and out/windows/wallchart.ico for the installer
//	windows zip ARCHIVE FOLDER     the folder as a zip that is the same for the same files: names in order, one time for all, the
//	                               one that SOURCE_DATE_EPOCH says
package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "windows:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 2 && args[0] == "resources":
		return resources(args[1])
	case len(args) == 3 && args[0] == "zip":
		seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
		if err != nil {
			return fmt.Errorf("SOURCE_DATE_EPOCH is no time: %w", err)
		}
		f, err := os.Create(args[1])
		if err != nil {
			return err
		}
		return errors.Join(pack(f, os.DirFS(args[2]), time.Unix(seconds, 0).UTC()), f.Close())
	}
	return errors.New("say resources NUMBER, or zip ARCHIVE FOLDER")
}
