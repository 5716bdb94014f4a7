package slow

import (
	"math/big"
	"slices"
	"strconv"
)

// performances is FIDE's table 8.1a of the rating regulations (B.02): the difference that a score of 50, 51, … 100 percent stands for.
var performances = [...]int{0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
	193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800}

// expectations is table 8.1b: the last difference at which a score of 50, 51, … 99 percent is expected of the higher rated.
var expectations = [...]int{3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
	197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735}

// games are the opponents' ratings over the board, and what was made against them in half points: 1, ½ and 0 whatever the scoring.
func (rd Reading) games(u use, i int) (ratings []int, made int) {
	for r := range rd.Sheet.Lines[i].Cells {
		c := &rd.Sheet.Lines[i].Cells[r]
		if !overTheBoard(c) || c.Opponent < 0 {
			continue
		}
		rating := int(rd.Sheet.Lines[c.Opponent].Rating)
		if rating == 0 {
			rating = u.unrated
		}
		if rating == 0 {
			continue
		}
		ratings = append(ratings, rating)
		made += c.Outcome.Halves()
	}
	return ratings, made
}

// ofRatings are the tie-breaks of article 10 and the own rating. Where somebody in the section has no rating and none is announced, nobody
// has a value.
func (rd Reading) ofRatings(u use, i int) string {
	if u.unrated == 0 && !u.out {
		for j := range rd.Sheet.Lines {
			if rd.Sheet.Lines[j].Rating == 0 {
				return "-"
			}
		}
	}
	if u.name == "RTNG" {
		if r := int(rd.Sheet.Lines[i].Rating); r != 0 {
			return strconv.Itoa(r)
		}
		return strconv.Itoa(u.unrated)
	}
	v, ok := 0, false
	switch u.name {
	case "ARO":
		ratings, _ := rd.games(u, i)
		slices.Sort(ratings)
		if ratings = ratings[min(u.low, len(ratings)):]; len(ratings) > 0 {
			ratings = ratings[:len(ratings)-min(u.high, len(ratings))]
		}
		v, ok = mean(ratings)
	case "TPR":
		v, ok = rd.performance(u, i)
	case "PTP":
		v, ok = rd.perfect(u, i)
	case "APRO", "APPO":
		of := rd.performance
		if u.name == "APPO" {
			of = rd.perfect
		}
		var theirs []int
		for r := range rd.Sheet.Lines[i].Cells {
			c := &rd.Sheet.Lines[i].Cells[r]
			if !overTheBoard(c) || c.Opponent < 0 {
				continue
			}
			if p, has := of(u, c.Opponent); has {
				theirs = append(theirs, p)
			}
		}
		v, ok = mean(theirs)
	}
	if !ok {
		return "-"
	}
	return strconv.Itoa(v)
}

// mean is the mean, a half upwards.
func mean(of []int) (int, bool) {
	if len(of) == 0 {
		return 0, false
	}
	sum := 0
	for _, v := range of {
		sum += v
	}
	return int(floorHalfUp(big.NewRat(int64(sum), int64(len(of))))), true
}

// performance is TPR (10.2): the mean rating and what the score, in whole percent, stands for.
func (rd Reading) performance(u use, i int) (int, bool) {
	ratings, made := rd.games(u, i)
	average, ok := mean(ratings)
	if !ok {
		return 0, false
	}
	percent := int(floorHalfUp(big.NewRat(int64(100*made), int64(2*len(ratings)))))
	if percent >= 50 {
		return average + performances[percent-50], true
	}
	return average - performances[50-percent], true
}

// perfect is PTP (10.3): the lowest rating of which the points made would be expected; without points 800 below the lowest opponent.
func (rd Reading) perfect(u use, i int) (int, bool) {
	ratings, made := rd.games(u, i)
	if len(ratings) == 0 {
		return 0, false
	}
	if made == 0 {
		return slices.Min(ratings) - 800, true
	}
	for own := slices.Min(ratings) - 800; ; own++ {
		sum := 0
		for _, r := range ratings {
			sum += expected(own - r)
		}
		if sum >= 50*made {
			return own, true
		}
	}
}

// expected is the expected score in percent.
func expected(difference int) int {
	if difference < 0 {
		return 100 - expected(-difference)
	}
	for n, last := range expectations {
		if difference <= last {
			return 50 + n
		}
	}
	return 100
}
