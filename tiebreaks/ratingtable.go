package tiebreaks

// dp is the rating difference for a score of 50, 51, … 100 percent: FIDE
// Handbook B.02, table 8.1.1. Below a half it is the negative of the mirror.
var dp = [51]int{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
	202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
}

// pd holds the highest rating difference that gives the higher rated 50, 51, …
// 99 percent: FIDE Handbook B.02, table 8.1.2, without its cut at 400.
var pd = [50]int{
	3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
	197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
}

// RatingDifference is the rating difference for a score of 0 to 100 percent: FIDE
// Handbook B.02, table 8.1.1.
func RatingDifference(percent int) int {
	if percent >= 50 {
		return dp[percent-50]
	}
	return -dp[50-percent]
}

// scoreBy is the score in percent of the higher rated, by rating difference.
var scoreBy = func() (t [736]uint8) {
	p := 0
	for d := range t {
		for p < len(pd) && d > pd[p] {
			p++
		}
		t[d] = uint8(50 + p)
	}
	return t
}()

// ExpectedScore is the score in percent against an opponent d points weaker: FIDE Handbook
// B.02, table 8.1.2, without its cut at 400.
func ExpectedScore(d int) int {
	switch {
	case d < 0:
		return 100 - ExpectedScore(-d)
	case d >= len(scoreBy):
		return 100
	}
	return int(scoreBy[d])
}

// Performance is the mean rating of the opponents, to the nearest whole number, and the difference that the score
// in whole percent stands for; a half is rounded up (FIDE Handbook B.01, 1.4.7 and 1.4.9; C.07, 10.2). There is at
// least one game.
//
// 3 of 4, which is 6 half points, against 1500, 1600, 1700 and 1802: 1650.5 is 1651, and 75 % are +193: 1844.
func Performance(ratings []int, halves int) int {
	sum, n := Value(0), len(ratings)
	for _, r := range ratings {
		sum += Value(r) * One
	}
	return int(MeanWhole.mean(sum, n)/One) + RatingDifference((100*halves+n)/(2*n))
}
