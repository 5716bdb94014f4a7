package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// A program is one of those that are released.
type program struct {
	folder string
	file   string // what it is called there
	what   string // what Windows says it is, in the list of what runs and in a file's properties
	on     []winres.Arch
}

var programs = []program{
	{"cmd/wallchart", "Wallchart.exe", "Wallchart", []winres.Arch{winres.ArchAMD64}},
	{"cmd/wallchart-cli", "wallchart-cli.exe", "Wallchart on the command line", []winres.Arch{winres.ArchAMD64, winres.ArchARM64}},
}

// Sizes are those that Windows shows an icon in, from a list of files to large symbols, at usual magnifications.
var sizes = []int{256, 128, 64, 48, 40, 32, 24, 20, 16}

const (
	picture   = "assets/icons/wallchart.png"
	manifest  = "packaging/windows/wallchart.manifest"
	installer = "out/windows/wallchart.ico"
	english   = version.LangDefault
)

// resources writes what Windows wants to know of each program.
func resources(number string) error {
	raw, err := os.ReadFile(picture)
	if err != nil {
		return err
	}
	drawn, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		return fmt.Errorf("%s: %w", picture, err)
	}
	said, err := os.ReadFile(manifest)
	if err != nil {
		return err
	}
	for _, p := range programs {
		set, err := p.resources(number, drawn, said)
		if err != nil {
			return err
		}
		for _, arch := range p.on {
			name := filepath.Join(p.folder, "rsrc_windows_"+string(arch)+".syso")
			if err := write(name, func(w io.Writer) error { return set.WriteObject(w, arch) }); err != nil {
				return err
			}
		}
	}
	icon, err := winres.NewIconFromResizedImage(drawn, sizes)
	if err != nil {
		return err
	}
	return write(installer, icon.SaveICO)
}

// resources of a program: its icon, its manifest, its version.
func (p program) resources(number string, drawn image.Image, manifest []byte) (*winres.ResourceSet, error) {
	var four [4]uint16
	if n, err := fmt.Sscanf(number, "%d.%d.%d", &four[0], &four[1], &four[2]); n != 3 || err != nil {
		return nil, fmt.Errorf("%q is no number of a release, such as 1.2.3", number)
	}
	icon, err := winres.NewIconFromResizedImage(drawn, sizes)
	if err != nil {
		return nil, err
	}
	set := &winres.ResourceSet{}
	about := version.Info{FileVersion: four, ProductVersion: four}
	for key, text := range map[string]string{
		version.ProductName: "Wallchart", version.FileDescription: p.what, version.OriginalFilename: p.file,
		version.CompanyName: "The Wallchart authors", version.LegalCopyright: "© The Wallchart authors, MIT licence",
		version.FileVersion: number, version.ProductVersion: number,
	} {
		if err := about.Set(english, key, text); err != nil {
			return nil, err
		}
	}
	set.SetVersionInfo(about)
	return set, errors.Join(set.SetIcon(winres.ID(1), icon), set.Set(winres.RT_MANIFEST, winres.ID(1), english, manifest))
}

func write(name string, content func(io.Writer) error) error {
	var b bytes.Buffer
	if err := content(&b); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o644)
}
