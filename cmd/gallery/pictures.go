package main

import (
	"image"
	"image/color"
	"image/draw"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/assets/samples"
	"wallchart/assets/wording"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/ui/kit/style"
	"wallchart/ui/scenes"
)

// guidePictures are parts of scenes, by the name of their file. Where a part does not end with what it shows, it fades.
var guidePictures = []struct {
	name, scene string
	part        image.Rectangle
	fades       string // "left", "right", "bottom"
}{
	{"list", "new-list", image.Rect(84, 44, 724, 444), "right"},
	{"rounds", "rounds", image.Rect(206, 48, 846, 452), "right"},
	{"match", "boards", image.Rect(314, 246, 966, 554), ""},
	{"standings", "standings", image.Rect(640, 56, 1280, 456), "left bottom"},
	{"prizes", "prizes-won", image.Rect(572, 161, 1266, 452), "bottom"},
	{"export", "export", image.Rect(84, 44, 664, 304), ""},
	{"federation", "exchange", image.Rect(254, 14, 894, 334), "right bottom"},
	{"shared", "shared", image.Rect(224, 192, 1056, 608), ""},
	{"log", "log", image.Rect(206, 48, 846, 256), "right"},
}

// manualPictures are the scenes in README and manual; the wall chart beside them is one on paper.
var manualPictures = []string{"crosstable-team", "import", "rounds", "standings-two-rows", "tiebreaks", "trophies"}

// pictures draws those of the documents anew: of README and manual, and of the guide in every language, folder for folder.
func pictures(docs string) error {
	named := map[string]scenes.Scene{}
	for _, s := range scenes.Scenes() {
		named[s.Name] = s
	}
	folder, err := os.MkdirTemp("", "gallery-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	_ = os.Setenv("TMPDIR", folder) // for the pages that a scene prints
	manual := filepath.Join(docs, "pictures")
	for _, name := range manualPictures {
		whole := rgba(painted(named[name], "", filepath.Join(folder, "manual")))
		if err := save(fewColours(whole), filepath.Join(manual, name+".png")); err != nil {
			return err
		}
	}
	if err := wallChart(filepath.Join(manual, "wallchart.png")); err != nil {
		return err
	}
	for _, language := range wording.Languages() {
		out := filepath.Join(docs, "guide", "pictures", language)
		if err := os.MkdirAll(out, 0o755); err != nil {
			return err
		}
		for _, p := range guidePictures {
			s := named[p.scene]
			s.Size = style.Window
			picture := fewColours(faded(painted(s, language, filepath.Join(folder, language)), p.part, p.fades))
			if err := save(picture, filepath.Join(out, p.name+".png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// wallChart draws the wall chart of a sample event, as it comes out of the printer.
func wallChart(file string) error {
	painter, err := pdf.NewPainter()
	if err != nil {
		return err
	}
	at := slices.IndexFunc(samples.All, func(s samples.Sample) bool { return strings.HasPrefix(s.File, "amateur-team.") })
	standings, err := standingsOf(samples.All[at])
	if err != nil {
		return err
	}
	doc, err := charts.WallChartReport.Document(standings, report.Options{})
	if err != nil {
		return err
	}
	return save(fewColours(sheet(doc, true, painter)), file)
}

func rgba(from image.Image) *image.RGBA {
	to := image.NewRGBA(from.Bounds())
	draw.Draw(to, to.Bounds(), from, from.Bounds().Min, draw.Src)
	return to
}

// fade is how wide an edge is that fades.
const fade = 56

// faded is a part of a picture that passes into white where it does not end with what it shows, so that nothing looks cut off.
func faded(from image.Image, part image.Rectangle, sides string) *image.RGBA {
	to := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(to, to.Bounds(), from, part.Min, draw.Src)
	for y := range part.Dy() {
		for x := range part.Dx() {
			left := fade
			for side, far := range map[string]int{"left": x, "right": part.Dx() - 1 - x, "bottom": part.Dy() - 1 - y} {
				if strings.Contains(sides, side) {
					left = min(left, far)
				}
			}
			c := to.RGBAAt(x, y)
			mix := func(v uint8) uint8 { return uint8((int(v)*left + 255*(fade-left)) / fade) }
			to.SetRGBA(x, y, color.RGBA{mix(c.R), mix(c.G), mix(c.B), 255})
		}
	}
	return to
}

// fewColours is a picture in the 256 colours it has most of, which a window
// needs no more than: the file is a third as large.
func fewColours(to *image.RGBA) image.Image {
	count := map[color.RGBA]int{}
	var used color.Palette
	for y := range to.Bounds().Dy() {
		for x := range to.Bounds().Dx() {
			count[to.RGBAAt(x, y)]++
		}
	}
	for len(used) < 256 && len(count) > 0 {
		var most color.RGBA
		for c, n := range count {
			if best := count[most]; n > best || n == best && before(c, most) {
				most = c
			}
		}
		used = append(used, most)
		delete(count, most)
	}
	few := image.NewPaletted(to.Bounds(), used)
	draw.Draw(few, few.Bounds(), to, image.Point{}, draw.Src)
	return few
}

// before gives colours that are as frequent an order, so that a picture is the same each time.
func before(a, b color.RGBA) bool {
	if a.R != b.R {
		return a.R < b.R
	}
	if a.G != b.G {
		return a.G < b.G
	}
	return a.B < b.B
}
