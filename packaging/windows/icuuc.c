/* Stands in for Windows' own icuuc.dll, which Qt loads and Wine lacks: no converter can ever be opened. */

#define MISSING 4 /* U_FILE_ACCESS_ERROR */

__declspec(dllexport) void *ucnv_open(const char *name, int *error) { *error = MISSING; return 0; }
__declspec(dllexport) const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { *error = MISSING; return 0; }
__declspec(dllexport) const char *ucnv_getAvailableName(int number) { return 0; }
__declspec(dllexport) int ucnv_countAvailable(void) { return 0; }

/* Without a converter none of these is ever called. */
#define NEVER(name) __declspec(dllexport) void name(void) { __builtin_trap(); }
NEVER(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NEVER(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NEVER(ucnv_cbFromUWriteUChars)
NEVER(ucnv_cbToUWriteUChars)
NEVER(ucnv_close)
NEVER(ucnv_fromUCountPending)
NEVER(ucnv_fromUnicode)
NEVER(ucnv_getFromUCallBack)
NEVER(ucnv_getMaxCharSize)
NEVER(ucnv_getName)
NEVER(ucnv_getToUCallBack)
NEVER(ucnv_reset)
NEVER(ucnv_setFromUCallBack)
NEVER(ucnv_setToUCallBack)
NEVER(ucnv_toUCountPending)
NEVER(ucnv_toUnicode)
