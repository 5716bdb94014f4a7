package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// systems are those that programs are made for, and tags how the window is built there.
var systems = []string{"linux", "windows", "darwin"}

const tags = "migrated_fynedo gui no_emoji"

// part is something of others in the programs.
type part struct {
	Path    string // of the module; "std" is Go itself
	Version string
	Licence string // as NOTICE calls it
	Where   []string
	Texts   []text
}

// text is a licence, or a notice that goes with one.
type text struct{ Name, Words string }

// module is what the go command says of one.
type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *module
}

// linked are the modules that the programs are linked from, on any system, with Go itself.
func linked() ([]part, error) {
	found := map[string]*part{}
	for _, system := range systems {
		for _, program := range []string{"wallchart", "wallchart-cli"} {
			modules, err := modulesOf(system, program)
			if err != nil {
				return nil, err
			}
			for _, m := range modules {
				p := found[m.Path]
				if p == nil {
					p = &part{Path: m.Path}
					if err := p.read(m); err != nil {
						return nil, err
					}
					found[m.Path] = p
				}
				p.Where = append(p.Where, program+" ("+system+")")
			}
		}
	}
	var parts []part
	for _, p := range found {
		parts = append(parts, *p)
	}
	x := found["golang.org/x/text"]
	if x == nil {
		return nil, errors.New("golang.org/x/text is linked nowhere: is this the project's folder?")
	}
	std, err := std(x.Texts)
	if err != nil {
		return nil, err
	}
	parts = append(parts, std)
	slices.SortFunc(parts, func(a, b part) int { return strings.Compare(a.Path, b.Path) })
	return parts, nil
}

// modulesOf are the modules of others that a program has packages of.
func modulesOf(system, program string) (modules []module, err error) {
	c := exec.Command("go", "list", "-deps", "-tags", tags, "-json=Module", "./cmd/"+program)
	c.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=1")
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s: %w", system, err)
	}
	seen := map[string]bool{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct{ Module *module }
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return modules, nil
		} else if err != nil {
			return nil, err
		}
		if m := p.Module; m != nil && !m.Main && !seen[m.Path] {
			seen[m.Path] = true
			modules = append(modules, *m)
		}
	}
}

// read finds version and licences of a module; of one that another takes the place of, those of the other.
func (p *part) read(m module) error {
	if m.Replace != nil {
		m = *m.Replace
	}
	p.Version = m.Version
	err := p.gather(m.Dir, licenceNames, "")
	if err != nil {
		return err
	}
	for _, more := range within[p.Path] {
		if err := p.gather(filepath.Join(m.Dir, filepath.FromSlash(more)), licenceNames, more+"/"); err != nil {
			return err
		}
	}
	p.Licence, err = p.kind()
	return err
}

// within are folders of modules that hold work of others again, with licences of their own.
var within = map[string][]string{
	"fyne.io/fyne/v2":                 {"theme/font"},
	"github.com/go-gl/glfw/v3.4/glfw": {"glfw"},
}

var licenceNames = []string{"LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"}

// gather reads the licences in a folder.
func (p *part) gather(dir string, names []string, prefix string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, f := range files {
		upper := strings.ToUpper(f.Name())
		licence := slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(upper, n) })
		if f.IsDir() || strings.HasSuffix(upper, ".GO") || !licence {
			continue
		}
		raw, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		words := strings.TrimRight(strings.ReplaceAll(string(raw), "\r\n", "\n"), "\n") + "\n"
		p.Texts = append(p.Texts, text{prefix + f.Name(), words})
	}
	return nil
}

// std is Go itself, with the licence given where its own is not installed.
func std(like []text) (part, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return part{}, err
	}
	version, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return part{}, err
	}
	dir := strings.TrimSpace(string(root))
	p := part{Path: "std", Version: strings.TrimPrefix(strings.TrimSpace(string(version)), "go"), Where: []string{"all"}}
	if err := p.gather(dir, licenceNames, ""); err != nil {
		return part{}, err
	}
	if len(p.Texts) == 0 { // some distributions take it out; that of the libraries is the same
		p.Texts = like
	}
	p.Licence, err = p.kind()
	return p, err
}
