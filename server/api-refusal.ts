/** Codes of what the server itself says to a call, before or after any route (docs/api.md). */
const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  403: 'forbidden',
  405: 'method_not_allowed',
  413: 'too_large',
  500: 'internal_error',
  503: 'unavailable',
}

/** Whether this is an address of the JSON API, whose every answer is JSON. */
export function isApiCall(url: string): boolean {
  return url.startsWith('/api/v1/')
}

/** What a program reads at this address when the server itself refuses it or fails: the shape of its own errors. Null where none calls. */
export function refusalOf(url: string, status: number, message: string): object | null {
  if (isApiCall(url)) return { error: { code: codes[status] ?? 'refused', message } }
  if (!url.startsWith('/api/')) return null
  return SAYS_WHETHER.test(url) ? { success: false, error: message } : { error: message }
}

/** The function whose answers say whether it succeeded. */
const SAYS_WHETHER = /^\/api\/functions\/ai-blog-generator(?:\?|$)/
