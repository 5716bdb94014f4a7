package pdf

import (
	"bytes"
	"encoding/xml"
	"strconv"
	"strings"
	"time"

	"wallchart/assets/colours"
	"wallchart/export/table"
	"wallchart/phrase"
)

// described are the parts that a file's catalog leads to; 0 is none.
type described struct{ tree, structure, bookmarks ref }

const program = "Wallchart"

// describe writes what the file says of itself, twice, as an archive wants it: in its
// information dictionary and as XMP (ISO 19005-2, 6.6).
func describe(o *objects, doc *table.Document, options Options, d described) (root, info ref) {
	root, info = o.next(), o.next()
	meta, profile := o.next(), o.next()
	o.raw(meta, "/Type/Metadata/Subtype/XML", xmp(doc, options.Created))
	o.stream(profile, "/N 3", colours.SRGB)

	b := []byte("<<")
	for _, p := range []struct{ key, text string }{
		{"Title", doc.Title}, {"Subject", doc.Subtitle}, {"Author", doc.Author}, {"Keywords", doc.Keywords},
		{"Creator", program}, {"Producer", program},
	} {
		if text := clean(p.text); text != "" {
			b = append(b, "/"+p.key+told(text)...)
		}
	}
	if !options.Created.IsZero() {
		at := date(options.Created)
		b = append(b, "/CreationDate("+at+")/ModDate("+at+")"...)
	}
	o.put(info, append(b, ">>"...))

	b = []byte("<</Type/Catalog/Pages " + d.tree.String() + "/Lang" + told(doc.Language()) +
		"/MarkInfo<</Marked true>>/StructTreeRoot " + d.structure.String() + "/ViewerPreferences<</DisplayDocTitle true>>/Metadata " +
		meta.String() + "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/RegistryName" +
		"(http://www.color.org)/Info(sRGB IEC61966-2.1)/DestOutputProfile " + profile.String() + ">>]")
	if d.bookmarks != 0 {
		b = append(b, "/Outlines "+d.bookmarks.String()+"/PageMode/UseOutlines"...)
	}
	o.put(root, append(b, ">>"...))
	return root, info
}

// clean is a text on one line, of characters only that a file may say.
func clean(s string) string {
	return cut(strings.Map(func(r rune) rune {
		if r == '\ufeff' || r == '\ufffe' || r == '\uffff' {
			return -1
		}
		return r
	}, strings.ToValidUTF8(phrase.Unsigned(table.OneLine(s)), "\ufffd")))
}

// date is a time as PDF writes it (ISO 32000-1, 7.9.4): D:20260304050607+01'00.
func date(t time.Time) string {
	zone := t.Format("-07'00")
	if _, offset := t.Zone(); offset == 0 {
		zone = "Z"
	}
	return "D:" + t.Format("20060102150405") + zone
}

// xmp says the same for programs that know no PDF.
func xmp(doc *table.Document, created time.Time) []byte {
	var b bytes.Buffer
	b.WriteString("<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">" +
		"<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\"" +
		" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"" +
		" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n")
	add := func(before, text, after string) {
		if text = clean(text); text != "" {
			b.WriteString(before)
			xml.EscapeText(&b, []byte(text))
			b.WriteString(after + "\n")
		}
	}
	const alt, end = `<rdf:Alt><rdf:li xml:lang="x-default">`, `</rdf:li></rdf:Alt>`
	add("<pdfaid:part>", strconv.Itoa(2), "</pdfaid:part>")
	add("<pdfaid:conformance>", "U", "</pdfaid:conformance>")
	add("<dc:title>"+alt, doc.Title, end+"</dc:title>")
	add("<dc:description>"+alt, doc.Subtitle, end+"</dc:description>")
	add("<dc:creator><rdf:Seq><rdf:li>", doc.Author, "</rdf:li></rdf:Seq></dc:creator>")
	add("<dc:language><rdf:Bag><rdf:li>", doc.Language(), "</rdf:li></rdf:Bag></dc:language>")
	add("<pdf:Keywords>", doc.Keywords, "</pdf:Keywords>")
	add("<pdf:Producer>", program, "</pdf:Producer>")
	add("<xmp:CreatorTool>", program, "</xmp:CreatorTool>")
	if !created.IsZero() {
		at := created.Format("2006-01-02T15:04:05Z07:00")
		add("<xmp:CreateDate>", at, "</xmp:CreateDate>")
		add("<xmp:ModifyDate>", at, "</xmp:ModifyDate>")
	}
	b.WriteString("</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>")
	return b.Bytes()
}
