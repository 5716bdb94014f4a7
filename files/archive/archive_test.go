package archive_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"wallchart/files/archive"
	"wallchart/must"
)

// packed is a zip of the named texts.
func packed(t *testing.T, members ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(members); i += 2 {
		w := must.Have(z.Create(members[i]))(t)
		must.Have(io.WriteString(w, members[i+1]))(t)
	}
	must.Do(t, z.Close())
	return out.Bytes()
}

func TestLimits(t *testing.T) {
	raw := packed(t, `Folder\A.txt`, strings.Repeat("a", 700), "b.txt", strings.Repeat("b", 700))
	if _, err := archive.Bytes(raw, archive.Limits{Members: 1, Unpacked: 2000}); !errors.Is(err, archive.ErrMembers) {
		t.Errorf("two files where one is expected: %v", err)
	}
	if _, err := archive.Bytes(raw[:len(raw)-30], archive.Limits{Members: 2, Unpacked: 2000}); !errors.Is(err, archive.ErrDamaged) {
		t.Errorf("cut short: %v", err)
	}
	a := must.Have(archive.Bytes(raw, archive.Limits{Members: 2, Unpacked: 1000}))(t)
	read := func(name string) (int, error) {
		r := must.Have(a.Find(name).Open())(t)
		defer r.Close()
		data, err := io.ReadAll(r)
		return len(data), err
	}
	if n, err := read("folder/a.txt"); n != 700 || err != nil {
		t.Errorf("the first: %d bytes, %v", n, err)
	}
	if n, err := read("B.TXT"); n != 0 || !errors.Is(err, archive.ErrUnpacked) { // the limit is for all together
		t.Errorf("over the limit: %d bytes, %v", n, err)
	}
	whole := must.Have(archive.Bytes(raw, archive.Limits{Members: 2, Unpacked: 1400}))(t)
	for a = whole; len(a.Members) > 0; a.Members = a.Members[1:] {
		if n, err := read(a.Members[0].Name); n != 700 || err != nil {
			t.Errorf("as much as is allowed: %d bytes, %v", n, err)
		}
	}
	if a.Find("c.txt") != nil {
		t.Error("found what is not there")
	}
}

// TestWorkbookOfGigabytes: a workbook of a megabyte with pictures that unfold to 2 GB is refused for less memory than
// a list of players takes.
func TestWorkbookOfGigabytes(t *testing.T) {
	const picture = 64 << 20
	zeros := packed(t, "p", strings.Repeat("\x00", picture))
	from, err := zip.NewReader(bytes.NewReader(zeros), int64(len(zeros)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range []string{"[Content_Types].xml", "xl/workbook.xml"} {
		w, _ := z.Create(name)
		io.WriteString(w, `<workbook><sheets><sheet name="Wallchart"/></sheets></workbook>`)
	}
	for i := range 32 {
		r := must.Have(from.File[0].OpenRaw())(t)
		header := from.File[0].FileHeader
		header.Name = "xl/media/picture" + string(rune('A'+i)) + ".png"
		w := must.Have(z.CreateRaw(&header))(t)
		must.Have(io.Copy(w, r))(t)
	}
	must.Do(t, z.Close())
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err = archive.Workbook(out.Bytes())
	runtime.ReadMemStats(&after)
	if err == nil || !strings.Contains(err.Error(), "more than 128 MB") {
		t.Errorf("a file of %d kB that unfolds to 2 GB: %v", out.Len()>>10, err)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 4<<20 {
		t.Errorf("%d MB were taken to refuse it", took>>20)
	}
}
