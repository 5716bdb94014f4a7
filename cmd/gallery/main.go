// Gallery draws every screen of the window and every report with the sample
// events, so that they can be looked at side by side. It needs no display: the
// pictures come from Fyne's software painter.
//
//	gallery -out out/gallery            all of them
//	gallery -out out/gallery tiebreaks  those whose name contains the word
//	gallery -lang de -least             in German, the window at its smallest
//	gallery -pictures docs              the pictures of README, manual and guide
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2/test"

	"wallchart/ui"
	"wallchart/ui/kit/style"
	"wallchart/ui/scenes"
)

func main() {
	out := flag.String("out", "out/gallery", "the folder for the pictures")
	language := flag.String("lang", "", "the language of the window: de")
	least := flag.Bool("least", false, "every screen at the smallest size of the window")
	docs := flag.String("pictures", "", "draw the pictures of the documents in this folder, and nothing else")
	flag.Parse()
	if *docs != "" {
		if err := pictures(*docs); err != nil {
			fmt.Fprintln(os.Stderr, "gallery:", err)
			os.Exit(1)
		}
		return
	}
	d := drawing{out: *out, only: strings.Join(flag.Args(), " "), language: *language, least: *least}
	if err := d.draw(); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

// drawing is what is drawn, and how.
type drawing struct {
	out, only string
	language  string // of the window, "" for English
	least     bool   // the window at its smallest
}

func (d drawing) draw() error {
	out, only := d.out, d.only
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "gallery-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	_ = os.Setenv("TMPDIR", folder) // for the pages that a scene prints
	for _, s := range scenes.Scenes() {
		if !strings.Contains(s.Name, only) {
			continue
		}
		if d.least {
			s.Size = style.LeastWindow
		}
		if err := scene(s, d.language, folder, filepath.Join(out, s.Name+".png")); err != nil {
			return fmt.Errorf("%s: %w", s.Name, err)
		}
	}
	return drawReports(out, only)
}

// clock is the time that the pictures show.
func clock() time.Time { return time.Date(2027, 3, 6, 16, 30, 0, 0, time.UTC) }

func scene(s scenes.Scene, language, folder, file string) error {
	return save(painted(s, language, filepath.Join(folder, s.Name)), file)
}

// painted is the window in a scene; what it keeps is kept in the folder.
func painted(s scenes.Scene, language, folder string) image.Image {
	app := test.NewApp()
	defer app.Quit()
	a := ui.New(app, ui.Settings{Language: language, Folder: "Documents", State: folder,
		Version: "0.1", Inline: true, Now: clock})
	s.Apply(a.Stage())
	return a.Window().Canvas().Capture()
}

func save(picture image.Image, file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, picture); err != nil {
		f.Close()
		return err
	}
	fmt.Println(file)
	return f.Close()
}
