// Package deps keeps the pinned modules in go.mod until the rooms that use them exist.
package deps

import (
	_ "codeberg.org/go-pdf/fpdf"
	_ "fyne.io/fyne/v2"
	_ "fyne.io/fyne/v2/container"
	_ "fyne.io/fyne/v2/dialog"
	_ "fyne.io/fyne/v2/driver/software"
	_ "fyne.io/fyne/v2/storage"
	_ "fyne.io/fyne/v2/test"
	_ "fyne.io/fyne/v2/theme"
	_ "fyne.io/fyne/v2/widget"
	_ "github.com/go-text/typesetting/font"
	_ "github.com/google/go-cmp/cmp"
	_ "github.com/ncruces/zenity"
	_ "github.com/rogpeppe/go-internal/testscript"
	_ "github.com/xuri/excelize/v2"
	_ "golang.org/x/image/draw"
	_ "golang.org/x/text/collate"
	_ "pgregory.net/rapid"
)
