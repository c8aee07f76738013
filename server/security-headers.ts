/**
 * On every response, errors included (spec 1, section 9). Pages replace the Content-Security-Policy with their own;
 * for anything else this one allows nothing.
 */
export const securityHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'geolocation=(), microphone=(), camera=()'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

const OF_DOCUMENTS: ReadonlySet<string> = new Set(['X-Frame-Options', 'Cross-Origin-Opener-Policy'])

/** The same for a script, a style sheet or a font, of which a page loads many: without what says something about documents only. */
export const partHeaders: typeof securityHeaders = securityHeaders
  .filter(([name]) => !OF_DOCUMENTS.has(name))
  .map(([name, value]) => [name, name === 'Content-Security-Policy' ? "default-src 'none'" : value])

/** Adds those that an answer has not set for itself. */
export function withSecurityHeaders(headers: Headers): void {
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
}
