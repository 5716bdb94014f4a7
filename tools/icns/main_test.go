package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// TestThePicturesAreInTheFile, each in its places, and the lengths add up.
func TestThePicturesAreInTheFile(t *testing.T) {
	paths := []string{"../../assets/icons/wallchart.png", "../../packaging/icons/512.png", "../../packaging/icons/1024.png"}
	out, err := icns(paths)
	if err != nil {
		t.Fatal(err)
	}
	if string(out[:4]) != "icns" || int(binary.BigEndian.Uint32(out[4:])) != len(out) {
		t.Fatalf("the head is %q of %d bytes", out[:8], len(out))
	}
	sizes := map[string]int{}
	for rest := out[8:]; len(rest) > 0; {
		n := binary.BigEndian.Uint32(rest[4:])
		info, err := png.DecodeConfig(bytes.NewReader(rest[8:n]))
		if err != nil {
			t.Fatal(err)
		}
		sizes[string(rest[:4])] = info.Width
		rest = rest[n:]
	}
	for kind, want := range map[string]int{"ic08": 256, "ic13": 256, "ic09": 512, "ic14": 512, "ic10": 1024} {
		if sizes[kind] != want {
			t.Errorf("%s has %d pixels, want %d", kind, sizes[kind], want)
		}
	}
}

// TestOtherSizesAreRefused, and so is what is no picture.
func TestOtherSizesAreRefused(t *testing.T) {
	var small bytes.Buffer
	if err := png.Encode(&small, image.NewGray(image.Rect(0, 0, 16, 16))); err != nil {
		t.Fatal(err)
	}
	for _, raw := range [][]byte{small.Bytes(), []byte("no picture")} {
		path := filepath.Join(t.TempDir(), "x.png")
		if err := os.WriteFile(path, raw, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := icns([]string{path}); err == nil {
			t.Errorf("taken is %.10q", raw)
		}
	}
}
