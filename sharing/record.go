package sharing

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"wallchart/files/safeopen"
	"wallchart/files/wallchart"
	"wallchart/model"
)

// record is what stands beside the file of an event that is shared: which event it is, at which desk it is, and where the others are.
// What is secret stands in the folder of the user (secrets).
type record struct {
	Event       string          `json:"event"`
	Name        string          `json:"name"`
	Role        Role            `json:"role"`
	Slot        model.ID        `json:"slot,omitempty"` // see idsApart
	Rank        rank            `json:"rank"`
	Hosting     bool            `json:"hosting,omitempty"`
	Listen      string          `json:"listen,omitempty"` // where this desk hosts, or would
	Host        peer            `json:"host,omitzero"`
	Peers       map[string]peer `json:"peers,omitempty"` // that may host
	Server      string          `json:"server,omitempty"`
	Credentials string          `json:"credentials,omitempty"`
	Bases       []base          `json:"bases,omitempty"` // newest last
}

// base is the event as the stream has it after some step, in a file of its own, so that what comes in later can be laid beside it.
type base struct {
	N    int    `json:"n"`
	Seq  uint64 `json:"seq"`
	Rank rank   `json:"rank"`
}

// secrets are this desk's key, its certificate and, where it may host, the digests of the others' keys.
type secrets struct {
	Key         string           `json:"key"`
	Certificate []byte           `json:"certificate"`
	Private     []byte           `json:"private"`
	Guests      map[string]guest `json:"guests,omitempty"`
}

const basesKept = 2

func folderOf(history string) string { return filepath.Join(history, "desk") }

func (b base) file() string {
	return fmt.Sprintf("base-%d-%s%s", b.N, b.Rank.Epoch[:min(8, len(b.Rank.Epoch))], wallchart.Extension)
}

func readRecord(history string) (r record, err error) {
	b, err := safeopen.ReadOwn(filepath.Join(folderOf(history), "record"), 1<<20)
	if err == nil {
		err = json.Unmarshal(b, &r)
	}
	if err == nil && (r.Event != Tidy(r.Event) || r.Name != Tidy(r.Name) || !r.Role.known()) {
		err = errors.New("not a record")
	}
	return r, err
}

// write replaces a file, whole or not at all, and on the disk when it returns, its name too; only its owner may read it.
func write(path string, b []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return wallchart.ReplaceOwn(path, b)
}

func writeJSON(path string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return write(path, b)
}

func secretsFile(state, event, name string) string {
	return filepath.Join(state, "desks", event+"."+name)
}

// secretsOf are those that are kept, or new ones.
func secretsOf(state, event, name string) (s secrets, kept bool, err error) {
	b, err := safeopen.ReadOwn(secretsFile(state, event, name), 1<<20)
	if err == nil {
		err = json.Unmarshal(b, &s)
	}
	if err == nil && s.Key != "" {
		return s, true, nil
	}
	s.Key = rand.Text()
	s.Certificate, s.Private, err = certificate()
	return s, false, err
}

func (s secrets) keep(state, event, name string) error {
	return writeJSON(secretsFile(state, event, name), s)
}

// certificate is a new one, which nobody vouches for: its print is what the others know. It holds for every clock.
func certificate() (cert, private []byte, err error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	t := x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "Wallchart"},
		NotBefore: time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC), NotAfter: time.Date(2120, 1, 1, 0, 0, 0, 0, time.UTC),
		KeyUsage: x509.KeyUsageDigitalSignature, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}}
	if cert, err = x509.CreateCertificate(rand.Reader, &t, &t, &key.PublicKey, key); err != nil {
		return nil, nil, err
	}
	private, err = x509.MarshalPKCS8PrivateKey(key)
	return cert, private, err
}

func (s secrets) tls() (tls.Certificate, error) {
	key, err := x509.ParsePKCS8PrivateKey(s.Private)
	return tls.Certificate{Certificate: [][]byte{s.Certificate}, PrivateKey: key}, err
}

func (s secrets) print() string {
	sum := sha256.Sum256(s.Certificate)
	return hex.EncodeToString(sum[:])
}

func historyOf(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".history")
}

// WasShared tells whether the event of a file was shared or joined before.
func WasShared(path string) bool {
	_, err := readRecord(historyOf(path))
	return err == nil
}

// ServerOf is the server of one's own that has the event of a file, "" for none.
func ServerOf(path string) string {
	r, _ := readRecord(historyOf(path))
	return r.Server
}

// keepBase keeps the event as the stream has it after step n. Older ones go, but for the last before, and the first: whatever another host
// lacks, there is one from before.
func (d *Desk) keepBase(b base, event []byte) error {
	if d.folder == "" {
		return nil
	}
	if err := write(filepath.Join(d.folder, b.file()), event); err != nil {
		return err
	}
	d.mu.Lock()
	d.rec.Bases = append(d.rec.Bases, b)
	if n := len(d.rec.Bases) - basesKept; n > 1 {
		d.rec.Bases = slices.Concat(d.rec.Bases[:1], d.rec.Bases[n:])
	}
	d.mu.Unlock()
	if err := d.keepRecord(); err != nil {
		return err
	}
	d.tidyFolder()
	return nil
}

// tidyFolder removes what the record does not name: bases and servers of former sharings.
func (d *Desk) tidyFolder() {
	d.mu.Lock()
	stay := map[string]bool{filepath.Base(d.serverFolder(d.rec.Rank)): true}
	for _, b := range d.rec.Bases {
		stay[b.file()] = true
	}
	d.mu.Unlock()
	all, _ := os.ReadDir(d.folder)
	for _, f := range all {
		if name := f.Name(); !stay[name] && (strings.HasPrefix(name, "base-") || strings.HasPrefix(name, "server-")) {
			_ = os.RemoveAll(filepath.Join(d.folder, name))
		}
	}
}

func (d *Desk) keepRecord() error {
	if d.folder == "" {
		return nil
	}
	d.mu.Lock()
	b, err := json.Marshal(d.rec)
	d.mu.Unlock()
	if err != nil {
		return err
	}
	d.keeping.Lock()
	defer d.keeping.Unlock()
	return write(filepath.Join(d.folder, "record"), b)
}

func (d *Desk) readBase(b base) (*wallchart.File, error) {
	return wallchart.ReadFile(filepath.Join(d.folder, b.file()))
}
