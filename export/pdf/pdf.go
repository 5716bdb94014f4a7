package pdf

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"time"

	"wallchart/assets/fonts"
	"wallchart/export/page"
	"wallchart/export/table"
	"wallchart/phrase"
)

// Options say how the pages are laid out and the file is described.
type Options struct {
	Page    page.Options
	Created time.Time // a property of the file, and said below every page; zero is none
	// Doubt is told what cannot be printed as it should, and what helps; nil is nobody.
	Doubt func(phrase.Text)
}

const (
	regularName = "NotoSans-Regular"
	boldName    = "NotoSans-Bold"
)

// NewMetrics returns the widths of texts as this package draws them, for laying
// out pages elsewhere, as for a preview. The function is not safe for
// concurrent use.
func NewMetrics() (page.Metrics, error) {
	f, err := newFaces()
	if err != nil {
		return nil, fmt.Errorf("the embedded font cannot be read: %w", err)
	}
	return f.metrics, nil
}

func (f *faces) metrics(text string, bold bool, points float64) float64 {
	return f.width(text, bold) * points * 25.4 / 72
}

// Write writes the document as a PDF. The same document, options and fonts on
// the computer give the same bytes.
func Write(w io.Writer, doc table.Document, o Options) error {
	f, err := newFaces()
	if err != nil {
		return fmt.Errorf("the embedded font cannot be read: %w", err)
	}
	o.Page.Created = o.Created
	return write(w, page.Layout(doc, o.Page, f.metrics), f, doc, o)
}

// write writes the file: its pages first, then the fonts and pictures that these turned out to use, at last what leads to them.
func write(w io.Writer, pages []page.Page, f *faces, doc table.Document, o Options) error {
	out := bufio.NewWriter(w)
	file := newObjects(out)
	used := func() []bool { return make([]bool, 0x10000) }
	p := &pen{faces: f, tags: newTags(doc), lacking: &lacking{},
		regular:  &typeface{own: f.own[0], file: fonts.Regular, name: regularName, used: used()},
		bold:     &typeface{own: f.own[1], file: fonts.Bold, name: boldName, used: used()},
		hidden:   &hidden{number: map[string]int{}},
		pictures: &pictures{o: file, known: map[[32]byte]string{}},
	}
	tree, resources := file.next(), file.next()
	first := file.reserve(2 * len(pages))
	refs := make([]ref, len(pages))
	for n := range pages {
		refs[n] = first + ref(2*n)
		content := refs[n] + 1
		file.stream(content, "", p.draw(&pages[n]))
		b := []byte("<</Type/Page/Parent " + tree.String() + "/MediaBox[0 0 ")
		b = number(append(number(b, pages[n].Width/point), ' '), pages[n].Height/point)
		b = append(b, "]/Resources "+resources.String()+"/Contents "+content.String()+"/Tabs/S/StructParents "...)
		file.put(refs[n], append(whole(b, n), ">>"...))
	}
	kids := []byte("<</Type/Pages/Kids[")
	for _, r := range refs {
		kids = append(appendRef(kids, r), ' ')
	}
	file.put(tree, append(whole(append(kids, "]/Count "...), len(refs)), ">>"...))
	if err := p.writeFonts(file, resources); err != nil {
		return err
	}
	root, info := describe(file, &doc, o, described{
		tree: tree, structure: p.tags.write(file, refs), bookmarks: writeBookmarks(file, bookmarksOf(&doc, pages), refs),
	})
	if err := file.end(root, info); err != nil {
		return err
	}
	if text, ok := p.lacking.told(); ok && o.Doubt != nil {
		o.Doubt(text)
	}
	return out.Flush()
}

// writeFonts writes the fonts that are used, and what pages call fonts and pictures.
func (p *pen) writeFonts(file *objects, resources ref) error {
	p.regular.used[' '] = true // the shape of hidden texts
	face, over, err := p.regular.write(file, p.hidden)
	if err != nil {
		return err
	}
	b := []byte("<</Font<</R " + face.String())
	if over != 0 {
		b = append(b, "/H "+over.String()...)
	}
	if slices.Contains(p.bold.used, true) {
		if face, _, err = p.bold.write(file, nil); err != nil {
			return err
		}
		b = append(b, "/B "+face.String()...)
	}
	b = append(b, ">>"...)
	if len(p.pictures.names) > 0 {
		b = append(append(append(b, "/XObject<<"...), p.pictures.names...), ">>"...)
	}
	file.put(resources, append(b, ">>"...))
	return nil
}
