import { expect, test } from 'vitest'

import { hashToken, keyedHash, newToken, signValue, verifySigned } from './tokens.server.ts'

const secret = 'one secret of an installation, long enough'

test('tokens are url-safe, 256 bits long and never the same', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('a stored hash recognises its token and does not contain it', () => {
  const token = newToken()
  expect(hashToken(token)).toBe(hashToken(token))
  expect(hashToken(token)).not.toBe(hashToken(newToken()))
  expect(hashToken(token)).not.toContain(token)
})

test('a keyed hash depends on the secret, the purpose and the value', () => {
  const hashes = [
    keyedHash(secret, 'a', 'ann@example.com'),
    keyedHash(`${secret}!`, 'a', 'ann@example.com'),
    keyedHash(secret, 'b', 'ann@example.com'),
    keyedHash(secret, 'a', 'ben@example.com'),
  ]
  expect(new Set(hashes).size).toBe(4)
})

test('a signed value comes back, with dots and all', () => {
  for (const value of ['a', '', 'a.b.c', 'ä€', '/dashboard?x=1'])
    expect(verifySigned(secret, 'flash', signValue(secret, 'flash', value))).toBe(value)
})

test('a changed value, a foreign secret, another purpose and rubbish are refused', () => {
  const signed = signValue(secret, 'flash', 'amount=10')
  expect(verifySigned(secret, 'flash', signed.replace('10', '99'))).toBeNull()
  expect(verifySigned(`${secret}!`, 'flash', signed)).toBeNull()
  expect(verifySigned(secret, 'session', signed)).toBeNull()
  expect(verifySigned(secret, 'flash', signed.slice(0, -1))).toBeNull()
  for (const rubbish of ['', '.', 'amount=10', 'amount=10.', '.é']) expect(verifySigned(secret, 'flash', rubbish)).toBeNull()
})
