// Icns makes the picture of a program for macOS of PNG files of 256, 512 and 1024 pixels, and prints it. The same pictures make the same
// bytes.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/png"
	"os"
)

// kinds are the places in the file that a picture of so many pixels takes: for screens of the usual density and of twice that.
var kinds = map[int][]string{256: {"ic08", "ic13"}, 512: {"ic09", "ic14"}, 1024: {"ic10"}}

func main() {
	out, err := icns(os.Args[1:])
	if err == nil {
		_, err = os.Stdout.Write(out)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "icns:", err)
		os.Exit(1)
	}
}

// icns joins the pictures; ic13 and ic14, of 128 and 256 points at twice the density, are the same pictures as ic08 and ic09.
func icns(paths []string) ([]byte, error) {
	var body bytes.Buffer
	for _, path := range paths {
		raw, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		info, err := png.DecodeConfig(bytes.NewReader(raw))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if info.Width != info.Height || kinds[info.Width] == nil {
			return nil, fmt.Errorf("%s has %d × %d pixels; wanted are 256, 512 or 1024 of each", path, info.Width, info.Height)
		}
		for _, kind := range kinds[info.Width] {
			body.WriteString(kind)
			_ = binary.Write(&body, binary.BigEndian, uint32(8+len(raw)))
			body.Write(raw)
		}
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...), nil
}
