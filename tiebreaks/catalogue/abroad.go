package catalogue

// elsewhere are the heads of columns in the other languages, by code: a table that was printed with them is read again. What
// is the code, or the English head, is left out.
func elsewhere() []map[string]string { return []map[string]string{french(), german(), spanish()} }

func german() map[string]string {
	return map[string]string{
		"PTS": "Pkt.", "MPTS": "MP", "GPTS": "BP", "MPVGP": "MP/BP", "GAMES": "Partien", "MATCHES": "Wettkämpfe", "DE": "Direkt",
		"BH": "Buchh.", "FB": "Fore-B.", "AOB": "Ø Buchh.", "SB": "SoBerg", "PS": "Forts.", "WIN": "Siege", "WON": "Gewonnen",
		"BPG": "Schwarz", "BWG": "S-Siege", "REP": "Gewollt", "ARO": "Ø Gegner", "TPR": "Leistung", "APRO": "Ø TPR", "APPO": "Ø PTP",
		"RTNG": "Eig. Zahl", "TPN": "Startnr.", "EDE": "Erw. DV", "EDET": "Erw. DV T", "EDEB": "Erw. DV B", "EDEBT": "Erw. DV BT",
		"EDEBB": "Erw. DV BB", "BC": "Brettzahl", "TBR": "Spitzenbr.", "BBE": "Letzte Br.", "CUMULATIVE": "Kum.",
		"OPPCUM": "Gegn.-Kum.", "BETWEEN": "Unter sich", "BLACKS": "Schwarzp.", "AVGOPP": "Gegner-Ø", "OPPPERF": "Gegn.-L.",
		"ADJCUM": "Ber. Kum.", "MEDBH": "M-Buchh.", "WINS": "Siegzahl", "PERCENT": "Proz.", "PERFINDEX": "L.-Index",
		"OTB": "Am Brett", "GPDIFF": "BP-Diff.", "GPDIFFPLUS": "BP-Diff. +", "OWNAVG": "Eigen-Ø", "HIGHWIN": "Vordere S.",
		"KHANTYMP": "Gegn.-MP", "OLY26": "Olympiade", "SOB": "Buchh.-S.", "SOR": "Gegner-S.", "PROGELIM": "Fs.-Str.",
		"SORELIM": "S. Streich", "LINPERF": "Lin. L.", "DEALL": "Direkt a.", "PLAYOFF": "Stichkampf", "LOTS": "Los",
		"MANUAL": "Von Hand", "OWN": "Eig. Wert",
	}
}

func spanish() map[string]string {
	return map[string]string{
		"PTS": "Ptos.", "MPTS": "PE", "GPTS": "PP", "MPVGP": "PE/PP", "GAMES": "Partidas", "MATCHES": "Encuentros",
		"DE": "Res. part.", "AOB": "BH medio", "WIN": "Vict.", "WON": "Ganadas", "BPG": "Negras", "BWG": "Gan. neg.",
		"REP": "Elegidas", "ARO": "Media riv.", "APRO": "Media TPR", "APPO": "Media PTP", "RTNG": "Elo propio", "TPN": "N.º inic.",
		"EDE": "RP ampl.", "EDET": "RP ampl. T", "EDEB": "RP ampl. B", "EDEBT": "RP amp. BT", "EDEBB": "RP amp. BB", "BC": "Cómputo",
		"TBR": "Primeros", "BBE": "Últimos", "CUMULATIVE": "Acum.", "OPPCUM": "Acum. riv.", "BETWEEN": "Entre sí",
		"BLACKS": "Más negras", "AVGOPP": "Elo riv.", "OPPPERF": "Perf. riv.", "ADJCUM": "Acum. aj.", "WINS": "N.º vict.",
		"PERCENT": "Porc.", "PERFINDEX": "Índ. perf.", "OTB": "Jugados", "OWNAVG": "Media pr.", "HIGHWIN": "Vict. alt.",
		"KHANTYMP": "PE riv.", "OLY26": "Olimpiada", "SOB": "Suma BH", "SOR": "Suma Elo", "SORELIM": "Suma elim.",
		"LINPERF": "Perf. lin.", "DEALL": "RP todos", "LOTS": "Sorteo", "MANUAL": "A mano", "OWN": "Valor pr.", "BERLIN": "Berlín",
		"OLY26MP": "PE olímp.", "STD": "Estándar", "GPDIFF": "Dif. PP", "GPDIFFPLUS": "Dif. PP +",
	}
}

func french() map[string]string {
	return map[string]string{
		"MPTS": "PM", "GPTS": "PP", "MPVGP": "PM/PP", "GAMES": "Parties", "MATCHES": "Matchs", "DE": "Conf. dir.", "BH": "Bu.",
		"FB": "Fore Bu.", "AOB": "Moy. Bu.", "PS": "Cu.", "WIN": "Vict.", "WON": "Gagn.", "BPG": "Noirs", "BWG": "G. Noirs",
		"REP": "Choisies", "ARO": "Moy. Elo", "APRO": "Moy. Perf.", "APPO": "Moy. PTP", "RTNG": "Elo propre", "TPN": "N° appar.",
		"EDE": "Conf. ét.", "BC": "Décompte", "TBR": "Prem. éch.", "BBE": "Dern. éch.", "CUMULATIVE": "Cumul.",
		"OPPCUM": "Cu. adv.", "BETWEEN": "Entre eux", "BLACKS": "P. Noirs", "AVGOPP": "Moy. adv.", "OPPPERF": "Perf. adv.",
		"ADJCUM": "Cu. corr.", "WINS": "Victoires", "PERFINDEX": "Ind. perf.", "OTB": "Joués", "GPDIFF": "Diff. PP",
		"GPDIFFPLUS": "Diff. PP +", "OWNAVG": "Moy. pr.", "HIGHWIN": "Vict. haut", "KHANTYMP": "PM adv.", "OLY26": "Olympiade",
		"OLY26MP": "Olymp. PM", "SOB": "Som. Bu.", "SOR": "Som. Elo", "PROGELIM": "Cu. élim.", "SORELIM": "Élim. Elo",
		"LINPERF": "Perf. lin.", "DEALL": "Conf. tous", "PLAYOFF": "Barrage", "OWN": "Valeur", "LOTS": "Sort",
		"MANUAL": "À la main",
	}
}
