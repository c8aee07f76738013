import { Secret, TOTP } from 'otpauth'

/** Seconds a code is shown for (RFC 6238, 5.2). */
const PERIOD = 30
/** Steps before and after the current one that still count: clocks of phones are a little off. */
const WINDOW = 1

/** A new shared secret: 160 bits (RFC 4226, 4), base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return totp(secret, issuer, account).toString()
}

/** The time step that a six-digit code belongs to; null when it belongs to none around `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })
}
