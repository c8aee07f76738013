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

/** The body of a refusal, in the shape that the API's own errors have. */
export function apiRefusal(status: number, message: string) {
  return { error: { code: codes[status] ?? 'refused', message } }
}
