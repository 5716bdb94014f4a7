package spool

import (
	"context"
	"errors"
	"os/exec"
	"slices"
	"unsafe"

	"golang.org/x/sys/windows"

	"wallchart/phrase"
)

// System is the way to printers of this computer.
func System() Spooler { return shell{} }

// shell asks Windows for the printers, and the program that opens PDF files to print on one.
type shell struct{}

var (
	winspool     = windows.NewLazySystemDLL("winspool.drv")
	enumPrinters = winspool.NewProc("EnumPrintersW")
	usualPrinter = winspool.NewProc("GetDefaultPrinterW")

	queryAssociation = windows.NewLazySystemDLL("shlwapi.dll").NewProc("AssocQueryStringW")
)

// printerInfo is PRINTER_INFO_4W.
type printerInfo struct {
	name, server *uint16
	attributes   uint32
}

// Printers that are here, and those of other computers that were added: PRINTER_ENUM_LOCAL and PRINTER_ENUM_CONNECTIONS.
const hereAndAdded = 0x2 | 0x4

// Printers is part of Spooler.
func (shell) Printers(context.Context) ([]Printer, error) {
	if enumPrinters.Find() != nil {
		return nil, ErrNone
	}
	var needed, count uint32
	_, _, _ = enumPrinters.Call(hereAndAdded, 0, 4, 0, 0, uintptr(unsafe.Pointer(&needed)), uintptr(unsafe.Pointer(&count)))
	if needed == 0 {
		return nil, ErrNone
	}
	// As words, so that the records stand where pointers may.
	buffer := make([]uintptr, int(needed)/int(unsafe.Sizeof(uintptr(0)))+1)
	ok, _, _ := enumPrinters.Call(hereAndAdded, 0, 4, uintptr(unsafe.Pointer(&buffer[0])), uintptr(needed),
		uintptr(unsafe.Pointer(&needed)), uintptr(unsafe.Pointer(&count)))
	if ok == 0 || count == 0 {
		return nil, ErrNone
	}
	usual := usualName()
	var all []Printer
	for _, info := range unsafe.Slice((*printerInfo)(unsafe.Pointer(&buffer[0])), count) {
		name := windows.UTF16PtrToString(info.name)
		all = append(all, Printer{Name: name, Usual: name == usual})
	}
	if i := slices.IndexFunc(all, func(p Printer) bool { return p.Usual }); i > 0 {
		all[0], all[i] = all[i], all[0]
	}
	return all, nil
}

func usualName() string {
	if usualPrinter.Find() != nil {
		return ""
	}
	var size uint32
	_, _, _ = usualPrinter.Call(0, uintptr(unsafe.Pointer(&size)))
	if size == 0 {
		return ""
	}
	name := make([]uint16, size)
	if ok, _, _ := usualPrinter.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(&size))); ok == 0 {
		return ""
	}
	return windows.UTF16ToString(name)
}

// TwoSided is part of Spooler: the printer's own settings say it.
func (shell) TwoSided(context.Context, string) bool { return false }

// ByItself is part of Spooler: whether some program has said that it prints PDF files on a printer that it is told. Edge,
// which opens them where nobody has installed another, has not.
func (shell) ByItself() bool { return printsTo(".pdf") }

// printsTo tells whether the program for files of that ending prints them on a printer that it is told.
func printsTo(fileEnding string) bool {
	if queryAssociation.Find() != nil {
		return false
	}
	const noUnknown, executable = 0x400, 2 // ASSOCF_INIT_IGNOREUNKNOWN, ASSOCSTR_EXECUTABLE
	ending, err := windows.UTF16PtrFromString(fileEnding)
	if err != nil {
		return false
	}
	verb, err := windows.UTF16PtrFromString("printto")
	if err != nil {
		return false
	}
	var line [2048]uint16
	size := uint32(len(line))
	result, _, _ := queryAssociation.Call(noUnknown, executable, uintptr(unsafe.Pointer(ending)), uintptr(unsafe.Pointer(verb)),
		uintptr(unsafe.Pointer(&line[0])), uintptr(unsafe.Pointer(&size)))
	if int32(result) < 0 {
		return false
	}
	_, err = exec.LookPath(windows.UTF16ToString(line[:])) // it may have been taken off the computer
	return err == nil
}

// Chooses is part of Spooler: the program that prints is told the file and the printer only.
func (shell) Chooses() bool { return false }

// noAssociation is SE_ERR_NOASSOC, which ShellExecute has of its own.
const noAssociation = windows.Errno(31)

// Print is part of Spooler. Each copy is printed by itself.
func (shell) Print(ctx context.Context, j Job) (Receipt, error) {
	printer := j.Printer
	if printer == "" {
		printer = usualName()
	}
	var words [3]*uint16
	for i, text := range []string{"printto", j.File, `"` + printer + `"`} {
		word, err := windows.UTF16PtrFromString(text)
		if err != nil {
			return Receipt{}, err
		}
		words[i] = word
	}
	for range max(1, j.Copies) {
		if ctx.Err() != nil {
			return Receipt{}, ctx.Err()
		}
		err := windows.ShellExecute(0, words[0], words[1], words[2], nil, windows.SW_HIDE)
		switch {
		case errors.Is(err, windows.ERROR_NO_ASSOCIATION), errors.Is(err, windows.ERROR_FILE_NOT_FOUND),
			errors.Is(err, windows.ERROR_BAD_EXE_FORMAT), errors.Is(err, windows.ERROR_BAD_FORMAT), errors.Is(err, noAssociation):
			return Receipt{}, ErrOpenFirst
		case err != nil:
			return Receipt{}, phrase.Errorf("the printing system refuses: %s", err)
		}
	}
	return Receipt{Printer: printer}, nil
}
