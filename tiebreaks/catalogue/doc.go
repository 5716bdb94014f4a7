// Package catalogue has the lists of tie-breaks and presets. It ranks a section by its own list.
//
// Standard is the standings of a section by its own list; Parse reads a code. All is the list, in the order of menus. A section's codes,
// its preset and its rules for unplayed rounds are understood here (SectionList, RulesFor, Usual), as are the columns of printed tables
// (Recognise, Verify). The engine below takes tie-breaks as values; this is the one package that names them.
package catalogue
