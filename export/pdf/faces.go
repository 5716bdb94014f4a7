package pdf

import (
	"bytes"
	"io"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode"
	"weak"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"wallchart/assets/fonts"
)

// run is a piece of a text that is drawn in one way: as text in the embedded
// font when glyphs is nil, otherwise as outlines.
type run struct {
	text   string
	glyphs []glyph
	pieces []spelt // what is written there, in the order in which it is read
	from   int     // where it begins in the text that it is a run of
	ems    float64 // width
}

// spelt is a piece of a text that is drawn as one thing: a letter with its marks, a
// ligature.
type spelt struct {
	text     string
	x, width float64 // in ems
	at       int     // in the text
}

// glyph is a shape at a place in its run, in ems. A glyph without an outline
// that is missing is drawn as an empty box.
type glyph struct {
	x, y    float64
	outline []font.Segment
	scale   float64 // ems in a unit of the outline
	missing bool
	of      rune // that is missing
}

const boxWidth = 0.65 // ems, of the box for a missing glyph

// faces knows the embedded font in two weights and finds others on this
// computer when a text needs them. It is not safe for concurrent use.
type faces struct {
	own       [2]*own // regular, bold
	weights   *weights
	system    *fontscan.FontMap
	searched  bool
	shaper    shaping.HarfbuzzShaper
	segmenter shaping.Segmenter
	known     map[piece][]run
}

type piece struct {
	text string
	bold bool
}

// own is one weight of the embedded font.
type own struct {
	face *font.Face
	ems  []float32 // advance of each rune of the first plane; 0 not yet asked, -1 not drawn as text
}

// weights are the embedded fonts, regular and bold. A font may be shared, a face may not.
type weights [2]*font.Font

// known are the fonts that were read last, for as long as somebody writes with them: read they take megabytes, and reading them
// some milliseconds.
var known struct {
	sync.Mutex
	weights weak.Pointer[weights]
}

// parsed reads the embedded fonts unless they are known.
func parsed() (*weights, error) {
	known.Lock()
	defer known.Unlock()
	if both := known.weights.Value(); both != nil {
		return both, nil
	}
	both := &weights{}
	for i, file := range [][]byte{fonts.Regular, fonts.Bold} {
		face, err := font.ParseTTF(bytes.NewReader(file))
		if err != nil {
			return nil, err
		}
		both[i] = face.Font
	}
	known.weights = weak.Make(both)
	return both, nil
}

func newFaces() (*faces, error) {
	both, err := parsed()
	if err != nil {
		return nil, err
	}
	f := &faces{known: map[piece][]run{}, weights: both}
	for i := range f.own {
		f.own[i] = &own{font.NewFace(both[i]), make([]float32, 0x10000)}
	}
	return f, nil
}

func (f *faces) weight(bold bool) *own {
	if bold {
		return f.own[1]
	}
	return f.own[0]
}

// advance returns the width of a rune in ems, negative when it cannot be drawn
// as text in the embedded font: the font lacks it, or it must be shaped.
func (o *own) advance(r rune) float32 {
	if r < 0 || r > 0xffff {
		return -1
	}
	if w := o.ems[r]; w != 0 {
		return w
	}
	w := float32(-1)
	if gid, ok := o.face.NominalGlyph(r); ok && !unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc) {
		w = max(o.face.HorizontalAdvance(gid)/float32(o.face.Upem()), 1e-6)
	}
	o.ems[r] = w
	return w
}

// width returns the width of a text in ems.
func (f *faces) width(text string, bold bool) float64 {
	total := 0.0
	o := f.weight(bold)
	for _, r := range text {
		w := o.advance(r)
		if w < 0 {
			total = 0
			for _, run := range f.runs(text, bold) {
				total += run.ems
			}
			return total
		}
		total += float64(w)
	}
	return total
}

// runs divides a text into runs from left to right.
func (f *faces) runs(text string, bold bool) []run {
	if r, ok := f.plain(text, bold); ok {
		return []run{r}
	}
	text = valid(text)
	key := piece{text, bold}
	runs, ok := f.known[key]
	if !ok {
		runs = f.shape([]rune(text), bold)
		f.known[key] = runs
	}
	return runs
}

// plain returns the text as one run of the embedded font, if it can be.
func (f *faces) plain(text string, bold bool) (run, bool) { return f.weight(bold).plain(valid(text)) }

func valid(text string) string { return strings.ToValidUTF8(text, "\ufffd") }

// plain returns the text as one run, if it can be.
func (o *own) plain(text string) (run, bool) {
	total := 0.0
	for _, r := range text {
		w := o.advance(r)
		if w < 0 {
			return run{}, false
		}
		total += float64(w)
	}
	return run{text: text, ems: total}, true
}

// outlined makes a run of shaped glyphs.
func outlined(out shaping.Output, in shaping.Input, size float64) run {
	em := func(x fixed.Int26_6) float64 { return float64(x) / 64 / size }
	r := run{glyphs: []glyph{}}
	last := -1 // the cluster of the glyph before
	for _, g := range out.Glyphs {
		if g.TextIndex() != last {
			last = g.TextIndex()
			r.pieces = append(r.pieces, spelt{text: spoken(in.Text[last : last+g.RunesCount()]), x: r.ems, at: last})
		}
		shape := glyph{x: r.ems + em(g.XOffset), y: em(g.YOffset), scale: 1 / float64(in.Face.Upem())}
		advance := em(g.Advance)
		outline, ok := in.Face.GlyphDataOutline(tables.GlyphID(g.GlyphID))
		switch {
		case g.GlyphID == 0, advance > 0 && (!ok || len(outline.Segments) == 0) && visible(in.Text[g.TextIndex()]):
			// No font has it, or one that has only a coloured picture of it.
			shape.missing, shape.of = true, in.Text[g.TextIndex()]
			advance = boxWidth
		default:
			shape.outline = outline.Segments
		}
		r.glyphs = append(r.glyphs, shape)
		r.ems += advance
		r.pieces[len(r.pieces)-1].width += advance
	}
	r.spell(in.Direction == di.DirectionRTL)
	return r
}

// spell puts the pieces in the order in which they are read. From right to left each
// character is a piece: programs turn such a line about character by character.
func (r *run) spell(leftwards bool) {
	slices.SortStableFunc(r.pieces, func(a, b spelt) int { return a.at - b.at })
	var all []spelt
	for _, p := range r.pieces {
		runes := []rune(p.text)
		if !leftwards {
			runes = runes[:min(1, len(runes))]
		}
		width := p.width / float64(max(1, len(runes)))
		for n, c := range runes {
			one := spelt{text: string(c), x: p.x + width*float64(len(runes)-1-n), width: width, at: p.at}
			if !leftwards {
				one.text = p.text
			}
			all = append(all, one)
		}
	}
	r.pieces = all
}

// spoken is a piece of text without what says nothing in a file: a byte order mark, and
// what is no character.
func spoken(piece []rune) string {
	return strings.Map(func(r rune) rune {
		if r == 0 || r == '\ufeff' || r == '\ufffe' || r == '\uffff' {
			return -1
		}
		return r
	}, string(piece))
}

// visible reports whether a character leaves ink.
func visible(r rune) bool {
	return !unicode.IsSpace(r) && !unicode.In(r, unicode.Cf, unicode.Zs, unicode.Variation_Selector)
}

// choice finds the face for each rune: the embedded one where it can, otherwise
// one of this computer's.
type choice struct {
	*faces
	own  *font.Face
	bold bool
}

// ResolveFace returns a face for the rune, never nil.
func (c *choice) ResolveFace(r rune) *font.Face {
	if _, ok := c.own.NominalGlyph(r); ok {
		return c.own
	}
	if fonts := c.systemFonts(); fonts != nil {
		weight := font.WeightNormal
		if c.bold {
			weight = font.WeightBold
		}
		fonts.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}, Aspect: font.Aspect{Weight: weight}})
		if face := fonts.ResolveFace(r); face != nil {
			return face
		}
	}
	return c.own
}

// SetScript tells the script of the runes asked for next.
func (c *choice) SetScript(s language.Script) {
	if fonts := c.systemFonts(); fonts != nil {
		fonts.SetScript(s)
	}
}

// systemFonts looks for this computer's fonts, once. The list is kept in the
// user's cache folder, since looking takes a fifth of a second.
func (f *faces) systemFonts() *fontscan.FontMap {
	if f.searched {
		return f.system
	}
	f.searched = true
	folder, err := os.UserCacheDir()
	if err != nil {
		folder = os.TempDir()
	}
	found := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if found.UseSystemFonts(filepath.Join(folder, "wallchart")) == nil {
		f.system = found
	}
	return f.system
}
