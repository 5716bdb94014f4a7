// Package money has the reports about money: the prizes and who wins them, the prize-giving, the entry list with fees.
package money
