package model

import (
	"strings"

	"wallchart/phrase"
)

// longestPage is how long the address of a page may be: a longer one makes a QR code that no phone reads from a wall.
const longestPage = 300

// ParsePage reads the address of the event's page on the web; nothing for none. Without http:// or https:// before it, it is
// taken with https://. Letters of other scripts in the path are written as the web writes them, %C3%BC: a QR code with such
// letters is read differently by different phones. In the name of the host they are refused.
func ParsePage(text string) (string, error) {
	s := strings.TrimSpace(text)
	if s == "" {
		return "", nil
	}
	scheme, rest, found := strings.Cut(s, "://")
	if !found {
		scheme, rest = "https", s
	}
	scheme = strings.ToLower(scheme)
	at := strings.IndexAny(rest+"/", "/?#")
	host, path := rest[:at], rest[at:]
	page := scheme + "://" + strings.ToLower(host) + written(path)
	if scheme != "http" && scheme != "https" || !isHost(host) || strings.ContainsAny(path, " \t\r\n\"<>") || len(page) > longestPage {
		return "", phrase.Errorf("%q is no address of a page. Write it as a browser shows it, such as https://club.example/open", text)
	}
	return page, nil
}

// isHost tells a name on the web, with a port or without: letters of English, digits, hyphens, and a full stop between two parts.
func isHost(host string) bool {
	name, port, found := strings.Cut(host, ":")
	if found && (port == "" || strings.Trim(port, "0123456789") != "") {
		return false
	}
	parts := strings.Split(strings.ToLower(name), ".")
	for _, part := range parts {
		if part == "" || strings.Trim(part, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return false
		}
	}
	return len(parts) > 1
}

// written is a path in which whatever is not of English is written as bytes.
func written(path string) string {
	const hex = "0123456789ABCDEF"
	var b strings.Builder
	for _, c := range []byte(path) {
		if c < 0x80 {
			b.WriteByte(c)
		} else {
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		}
	}
	return b.String()
}
