package foreign

import (
	"bytes"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/phrase"
)

// form is something that is no table, with what to do about it.
type form struct {
	is     func(c *looked) bool
	answer phrase.Format
}

// looked is a file that is looked at.
type looked struct {
	data []byte
	text string // its beginning, decoded, without blanks before it
}

func (c *looked) begins(marks ...string) bool {
	for _, m := range marks {
		if bytes.HasPrefix(c.data, []byte(m)) || strings.HasPrefix(c.text, m) {
			return true
		}
	}
	return false
}

func (c *looked) holds(marks ...string) bool {
	for _, m := range marks {
		if !bytes.Contains(c.data, []byte(m)) {
			return false
		}
	}
	return true
}

var (
	anyTable = pattern.New(`(?i)<(?:table|tr)[\s>]`)
	webPage  = pattern.New(`(?i)^(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body)\b`)
	firstTag = pattern.New(`^<(?:\?xml|[A-Za-z][\w:.-]*[\s/>])`)
	jsonText = pattern.New(`^(?:\{\s*["}]|\[\s*[\[{"\d])`)
	moves    = pattern.New(`(?m)^\s*1\.\s*(?:[a-h][1-8]|[NSC][a-h])`)
	mail     = pattern.New(`(?m)^(?:MIME-Version|Received|Delivered-To|Return-Path): `)
)

// forms are tried in order.
var forms = []form{
	{func(c *looked) bool { return c.begins("%PDF") },
		"this is a PDF, which cannot be opened. Open it in its viewer, select the table with its headings, copy it, and paste it here " +
			"(Paste a crosstable, or players); or ask for the table as workbook or web page"},
	{func(c *looked) bool { return c.begins(`{\rtf`) },
		"this is a document of a word processor (RTF). Open it there, copy the table and paste it here, or save it as web page"},
	{picture, "this is a picture, in which nothing can be read. Ask for the table as workbook, web page or text"},
	{func(c *looked) bool {
		return c.begins("PK\x03\x04") && (c.holds("word/document.xml") || c.holds("application/vnd.oasis.opendocument.text"))
	}, "this is a document of a word processor. Open it there, copy the table and paste it here, or save the table as workbook"},
	{func(c *looked) bool {
		return c.begins("PK\x03\x04") && (c.holds("ppt/presentation.xml") || c.holds("application/vnd.oasis.opendocument.presentation"))
	}, "this is a presentation. Open it there, copy the table and paste it here, or save the table as workbook"},
	{func(c *looked) bool {
		return c.begins("PK\x03\x04") && !c.holds("[Content_Types].xml") && !c.holds("mimetype") ||
			c.begins("\x1f\x8b", "7z\xbc\xaf", "Rar!")
	}, "this is an archive. Unpack it, and open the file with the event that is in it"},
	{func(c *looked) bool { return c.holds("urn:schemas-microsoft-com:office:spreadsheet", "<Workbook") },
		"this is an XML spreadsheet of Excel 2003. Open it in Excel or LibreOffice and save it as .xlsx"},
	{func(c *looked) bool { return c.holds("<playerslist>") },
		"this is a rating list of FIDE, and no event. Install it with the rating lists"},
	{func(c *looked) bool { return webPage.MatchString(c.text) && !anyTable.Match(c.data) },
		"this web page holds no table: it was not saved whole, or shows its tables by a program. Copy the table in the browser and paste it " +
			"here, or open another of its pages"},
	{func(c *looked) bool { return firstTag.MatchString(c.text) && !anyTable.Match(c.data) },
		"this is an XML file of another program. Export the event there as FIDE report file (TRF16 or TRF26), or save the crosstable as web " +
			"page or workbook, and open that"},
	{func(c *looked) bool { return jsonText.MatchString(c.text) },
		"this is a data file of another program (JSON), and not of lichess or coronate. Export the event there as FIDE report file (TRF16 or " +
			"TRF26), or save the crosstable as web page or CSV, and open that"},
	{func(c *looked) bool { return c.begins("BEGIN:VCARD") },
		"these are address cards (vCard), and no list of players. Export the addresses as CSV, with a row for each player"},
	{func(c *looked) bool { return c.begins("BEGIN:VCALENDAR") },
		"this is a calendar, and no event of players. Open the crosstable of the event, or a list of its players"},
	{func(c *looked) bool { return mail.MatchString(c.text) && !anyTable.Match(c.data) },
		"this is an e-mail. Save what is attached to it, and open that; or copy the table and paste it here"},
	{func(c *looked) bool { return moves.MatchString(c.text) },
		"these are moves without the names of those who played. Export the games with their tags (PGN), and open that"},
}

// picture tells the usual forms of pictures.
func picture(c *looked) bool {
	return c.begins("\x89PNG\r\n", "\xff\xd8\xff", "GIF87a", "GIF89a", "BM", "II*\x00", "MM\x00*") && !isText(c.data) ||
		c.begins("RIFF") && len(c.data) > 12 && string(c.data[8:12]) == "WEBP" ||
		len(c.data) > 12 && (string(c.data[4:12]) == "ftypheic" || string(c.data[4:12]) == "ftypavif") || c.begins("<svg")
}

// isText tells "BM" at the beginning of a text from a picture's.
func isText(data []byte) bool {
	for _, b := range data[:min(len(data), 200)] {
		if b < ' ' && b != '\t' && b != '\r' && b != '\n' {
			return false
		}
	}
	return len(data) < 4 || data[0] < 0x80
}

// content is what to do with a file that is no table, nil for any other.
func content(data []byte) error {
	text, _ := plaintext.Decode(data[:min(len(data), 8<<10)&^1])
	c := &looked{data, strings.TrimLeft(text, " \t\r\n\ufeff")}
	if text, encoding := plaintext.Decode(data[:min(len(data), 4<<20)&^1]); encoding == plaintext.UTF16LE || encoding == plaintext.UTF16BE {
		c.data = []byte(text)
	}
	for _, f := range forms {
		if f.is(c) {
			return phrase.Fail(phrase.New(f.answer))
		}
	}
	return nil
}
