// Package grid is the sheet of every table: in it a table is shown, selected and typed into.
//
// # Its parts
//
// A Grid is put together of parts that do not know it. Each knows some of those
// above it in this list, never one below:
//
//	Contents   the cells, and their order and choice: contents, arrange, filter
//	Refusals   texts that stand in their cells though they were refused: fault
//	Pane       how large all is, what is in sight and where: layout, fill, pane, scroll
//	Selection  which cells are selected: select, range
//	Typing     the cell that is typed into: edit, choices
//	Arranging  sorting and filtering by the user: sieve
//	Bulk       several cells at once: bulk, clipboard
//	Buttons    what a click on a cell offers: offers
//	Pointer    what clicks, drags and the wheel mean: mouse, drag, hover
//	Keyboard   what keys mean: keys, and in the two fields editkeys, sievekeys
//	renderer   paints what they say: paint, cells, overlays, marks, palette; brush,
//	           strips, stamps
//
// Whatever comes in from outside comes in by edge.go.
//
// # What it draws
//
// A table.Table and nothing else: the package knows columns, rows, marks and
// references, and nothing of chess: with the rooms that TestWhatCanBeTakenAway
// names, it can be taken to another program. A Mark is drawn by weight, line or shape
// and only then by colour, so a chart can be read in grey.
//
// # How it draws
//
// The widget has no child widget per cell. Every Refresh walks the visible rows
// and columns and writes a flat list of pooled canvas objects in painting order:
// body, frozen columns on an opaque ground, group headings, the heading row,
// scroll bars, focus ring, editor. Fields are compared before they are set and
// the canvas is asked to repaint only when one of them differs, so SetTable with
// an equal table costs a walk and no picture. The grid is a fyne.Scrollable and
// is therefore clipped to its own rectangle by the painters.
//
// # Coordinates
//
// Rows and columns are indices into the table, from 0. Heading (-1) stands for
// the heading row. Content coordinates start at the first cell; the scroll
// offset and the heading's height turn them into widget coordinates, in Pane and
// nowhere else.
//
// # The editor
//
// There is one text entry for cells, placed over the current one while it is typed
// into, and one for filters. It is never recycled for another row, so a half-typed
// name cannot move to another player.
package grid
