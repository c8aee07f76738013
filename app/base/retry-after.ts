/** The wait in milliseconds that a `Retry-After` asks for (RFC 9110, 10.2.3): seconds, or an instant; null where it cannot be read. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
