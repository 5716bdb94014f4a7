//go:build cgo

// Plain C and the functions that Objective-C itself is made of: a message is objc_msgSend, cast to what the method takes and gives.

#include "cocoa_darwin.h"
#include "_cgo_export.h"

#include <objc/message.h>
#include <objc/runtime.h>

extern id const NSMenuDidAddItemNotification; // AppKit's

// MESSAGE is objc_msgSend for a method that gives and takes this.
#define MESSAGE(gives, ...) ((gives (*)(id, SEL, ##__VA_ARGS__))dispatch)
static void *dispatch = (void *)objc_msgSend;

static id send(id to, const char *name) {
	return MESSAGE(id)(to, sel_registerName(name));
}

static BOOL asks(id to, const char *name) {
	return MESSAGE(BOOL)(to, sel_registerName(name));
}

static id at(id list, const char *name, long i) {
	return MESSAGE(id, long)(list, sel_registerName(name), i);
}

static id class(const char *name) {
	return (id)objc_getClass(name);
}

static id application(void) {
	return send(class("NSApplication"), "sharedApplication");
}

// What the delegate of the toolkit lacks: application:openURLs: for events that are opened from outside.
static void openURLs(id self, SEL method, id app, id urls) {
	unsigned long n = MESSAGE(unsigned long)(urls, sel_registerName("count"));
	for (unsigned long i = 0; i < n; i++) {
		id url = at(urls, "objectAtIndex:", (long)i);
		if (asks(url, "isFileURL")) {
			const char *path = MESSAGE(const char *)(url, sel_registerName("fileSystemRepresentation"));
			if (path)
				wallchartOpens((char *)path);
		}
	}
	wallchartOpened();
}

enum { terminateCancel = 0, terminateLater = 2 };

// applicationShouldTerminate: of the toolkit closes each window by itself and always says no, which stops a logout. Later is an end that
// has begun: the program is gone a moment after it, and nobody is asked again.
static unsigned long shouldTerminate(id self, SEL method, id app) {
	return wallchartEnds() ? terminateLater : terminateCancel;
}

static void menuChanged(id self, SEL method, id note) {
	if (send(note, "object") == send(application(), "mainMenu"))
		wallchartMenus();
}

int wallchartAttend(void) {
	Class delegate = objc_getClass("GLFWApplicationDelegate");
	if (!delegate)
		return 0;
	class_addMethod(delegate, sel_registerName("application:openURLs:"), (IMP)openURLs, "v@:@@");
	class_replaceMethod(delegate, sel_registerName("applicationShouldTerminate:"), (IMP)shouldTerminate, "Q@:@");

	Class watcher = objc_allocateClassPair(objc_getClass("NSObject"), "WallchartMenus", 0);
	if (!watcher)
		return 0;
	class_addMethod(watcher, sel_registerName("changed:"), (IMP)menuChanged, "v@:@");
	objc_registerClassPair(watcher);
	uintptr_t pool = wallchartPool();
	MESSAGE(void, id, SEL, id, id)(send(class("NSNotificationCenter"), "defaultCenter"),
		sel_registerName("addObserver:selector:name:object:"), send((id)watcher, "new"), sel_registerName("changed:"),
		NSMenuDidAddItemNotification, (id)0);
	wallchartDrain(pool);
	return 1;
}

uintptr_t wallchartKeyWindow(void) { return (uintptr_t)send(application(), "keyWindow"); }

uintptr_t wallchartPool(void) { return (uintptr_t)send(class("NSAutoreleasePool"), "new"); }

void wallchartDrain(uintptr_t pool) { send((id)pool, "drain"); }

uintptr_t wallchartBar(void) { return (uintptr_t)send(application(), "mainMenu"); }

uintptr_t wallchartGet(uintptr_t object, const char *name) { return (uintptr_t)send((id)object, name); }

const char *wallchartText(uintptr_t object, const char *name) {
	id text = send((id)object, name);
	return text ? MESSAGE(const char *)(text, sel_registerName("UTF8String")) : 0;
}

void wallchartRename(uintptr_t object, const char *title) {
	id text = MESSAGE(id, const char *)(class("NSString"), sel_registerName("stringWithUTF8String:"), title);
	MESSAGE(void, id)((id)object, sel_registerName("setTitle:"), text);
}

uintptr_t wallchartItem(uintptr_t menu, long i) { return (uintptr_t)at((id)menu, "itemAtIndex:", i); }

void wallchartRemove(uintptr_t menu, long i) {
	MESSAGE(void, long)((id)menu, sel_registerName("removeItemAtIndex:"), i);
}

const char *wallchartAction(uintptr_t item) {
	SEL action = MESSAGE(SEL)((id)item, sel_registerName("action"));
	return action ? sel_getName(action) : 0;
}

int wallchartLine(uintptr_t item) { return asks((id)item, "isSeparatorItem") ? 1 : 0; }

void wallchartAlone(uintptr_t item) {
	MESSAGE(void, unsigned long)((id)item, sel_registerName("setKeyEquivalentModifierMask:"), 0);
}
