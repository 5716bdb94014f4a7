/* Programs made by Go ask bcryptprimitives.dll for random numbers. Every Windows since 7 has it, Wine before 9 has not. Built for the
   check and put into its prefix; it is in nothing that is released. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
	return RtlGenRandom(data, (ULONG)length);
}
