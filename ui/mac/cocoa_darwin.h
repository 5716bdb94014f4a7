// What mac asks of the system. An object is handed about as a number, so that Go never takes it for memory of its own.
#include <stdint.h>

int wallchartAttend(void);
uintptr_t wallchartKeyWindow(void);
uintptr_t wallchartPool(void);
void wallchartDrain(uintptr_t pool);

uintptr_t wallchartBar(void);
uintptr_t wallchartGet(uintptr_t object, const char *name);
const char *wallchartText(uintptr_t object, const char *name);
void wallchartRename(uintptr_t object, const char *title);
uintptr_t wallchartItem(uintptr_t menu, long i);
void wallchartRemove(uintptr_t menu, long i);
const char *wallchartAction(uintptr_t item);
int wallchartLine(uintptr_t item);
void wallchartAlone(uintptr_t item);
