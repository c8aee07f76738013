import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a link or a cookie: 256 random bits, safe in a URL (43 characters). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What the database keeps of a token (SHA-256, base64url): enough to recognise it, useless to whoever reads the table.
 * For tokens only; a password has too little entropy for a plain hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A value that stands in a table or a key without being readable there, for instance an e-mail address (HMAC-SHA-256, base64url). */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}

/**
 * The value with a signature behind it: readable by anyone, changeable by nobody else. `purpose` keeps a value signed for
 * one use from being accepted for another.
 */
export function signValue(secret: string, purpose: string, value: string): string {
  return `${value}.${keyedHash(secret, purpose, value)}`
}

/** The value of `signValue`, or null when the signature is not ours. */
export function verifySigned(secret: string, purpose: string, signed: string): string | null {
  const at = signed.lastIndexOf('.')
  if (at < 0) return null
  const value = signed.slice(0, at)
  const given = Buffer.from(signed.slice(at + 1))
  const right = Buffer.from(keyedHash(secret, purpose, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}
