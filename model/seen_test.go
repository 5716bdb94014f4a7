package model_test

import (
	"testing"

	"wallchart/model"
)

// What was seen is known by its code, place and facts; the sentence is for whoever reads the file.
func TestWhatWasSeenIsKnownByItsFacts(t *testing.T) {
	x := model.Seen{Code: "half-byes", Round: 3, Board: 1, Who: 7, Facts: "2,3", Text: "Ann has two."}
	same := x
	if same.Text = "Two for Ann."; !x.Same(same) || x.Text != "Ann has two." {
		t.Error("reworded it is another")
	}
	for _, o := range []model.Seen{
		{Code: "unpaired", Round: 3, Board: 1, Who: 7, Facts: "2,3", Text: x.Text},
		{Code: x.Code, Round: 4, Board: 1, Who: 7, Facts: "2,3", Text: x.Text},
		{Code: x.Code, Round: 3, Board: 2, Who: 7, Facts: "2,3", Text: x.Text},
		{Code: x.Code, Round: 3, Board: 1, Who: 8, Facts: "2,3", Text: x.Text},
		{Code: x.Code, Round: 3, Board: 1, Who: 7, Facts: "2,3,4", Text: x.Text},
	} {
		if x.Same(o) {
			t.Errorf("%+v is the same", o)
		}
	}
}
