# Wallchart. Every target sets up what it needs by itself; `make` alone lists them.
# Written for GNU make 3.81 and later, the one that comes with macOS included.

export PATH := $(PATH):/usr/local/go/bin

# Everything but the window is pure Go. `migrated_fynedo` promises Fyne that only the
# main goroutine touches widgets; on macOS `ci` chooses Fyne's software driver, the
# one that needs no Objective-C.
TAGS := migrated_fynedo$(if $(filter Darwin,$(shell uname -s)), ci)
PURE := CGO_ENABLED=0
FUZZTIME ?= 10m
BENCH ?= .
STORMS ?= 300
MONKEY ?= 10000

.PHONY: help run test check bench paper-check web-check gallery pictures monkey storm fuzz mutate build linux linux-check windows windows-check release clean go staticcheck bill

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build the program and open its window with a sample event (FILE=event.wallchart opens that one)
	@scripts/run $(FILE)

test: ## run all the tests; those of the real window too, where a screen can be had
	@scripts/test

check: go staticcheck bill ## formatting, vet for three systems, staticcheck, licences, directions; prints what is largest
	@scripts/check

bench: go ## measure the budgets of the design (BENCH=regexp picks some)
	@$(PURE) TAGS="$(TAGS)" scripts/bench '$(BENCH)'

paper-check: go ## our papers read by others: workbooks by LibreOffice, web pages by Chromium and axe, PDF files by qpdf
	@scripts/setup paper
	WALLCHART_PAPER=1 $(PURE) go test -count=1 -timeout 60m -tags "$(TAGS)" -run 'TestRecalculated' ./export/formulas ./export/book
	WALLCHART_PAPER=1 $(PURE) go test -v -count=1 -tags "$(TAGS)" -run 'Browser' ./export/html
	WALLCHART_PAPER=1 WALLCHART_AXE=$$(scripts/axe) $(PURE) go test -v -count=1 -timeout 30m -tags "$(TAGS)" -run 'TestReaders' ./cmd/wallchart-cli

web-check: go ## the hall's pages in Chromium: results from a phone, with and without script, live pages, and axe
	@scripts/setup paper
	WALLCHART_WEB=1 WALLCHART_AXE=$$(scripts/axe) $(PURE) go test -v -count=1 -timeout 10m -tags "$(TAGS)" -run 'Browser' ./sharing/web

gallery: go ## draw every screen and report with named fixtures into out/gallery
	$(PURE) go run -tags "$(TAGS)" ./cmd/gallery -out out/gallery

pictures: go ## draw the pictures of README, manual and guide anew, of the guide in every language
	$(PURE) go run -tags "$(TAGS)" ./cmd/gallery -pictures docs

monkey: ## 10,000 random keys, clicks, drags and pastes in the real window; file, screen and log are the same in the end (MONKEY=n SEED=s)
	@scripts/setup go window screen
	@DISPLAY=:0 scripts/build wallchart
	WALLCHART_MONKEY=$(MONKEY) WALLCHART_SEED=$(SEED) WALLCHART_BIN="$(CURDIR)/out/wallchart" $(PURE) \
		go test -v -count=1 -timeout 120m -tags "$(TAGS)" -run 'TestMonkey' ./cmd/wallchart

storm: ## 300 storms over four programs that share an event: bad and cut lines, kills, full disks, wrong clocks, old copies; all equal in the end (STORMS=30)
	@WALLCHART_STORM=$(STORMS) scripts/storm

fuzz: go ## fuzz every reader for FUZZTIME (10m) each
	@$(PURE) scripts/fuzz $(FUZZTIME)

mutate: go ## would the tests notice? alters the code, runs its tests (MUTATE="-room tiebreaks -n 50 -seed 3 -list")
	@cd tools/mutate && $(PURE) go build -buildvcs=false -o ../../.bin/mutate .
	@.bin/mutate -tags "$(TAGS)" $(MUTATE)

build: ## build out/wallchart and out/wallchart-cli
	@scripts/build wallchart
	@scripts/build wallchart-cli

linux: ## packages for Linux: .tar.xz, .deb and .rpm in out/release (on Debian or Ubuntu)
	@scripts/linux

linux-check: ## install the .deb in a fresh Debian, open an event there by a double click, remove it (as root; fetches 50 MB once)
	@scripts/linux-check

windows: ## build the programs for Windows on Linux: a zip and an installer in out/release
	@scripts/windows

windows-check: ## try them under Wine: the zip, the installer, and the tests of the packages (on Debian or Ubuntu; half an hour and more)
	@scripts/windows-check

release: ## all of a release that can be made here, with its sums, in out/release (scripts/reproduce makes it twice)
	@scripts/release

clean: ## remove what the targets above have made
	rm -rf out .bin

go:
	@scripts/setup go

staticcheck: go
	@cd tools && $(PURE) go build -buildvcs=false -o ../.bin/staticcheck honnef.co/go/tools/cmd/staticcheck

bill: go
	@cd tools && $(PURE) go build -buildvcs=false -o ../.bin/bill ./bill
