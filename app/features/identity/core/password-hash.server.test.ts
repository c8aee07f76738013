import { expect, test } from 'vitest'

import { hashPassword, verifyPassword } from './password-hash.server.ts'

const little = { passwordCost: { log2N: 4, r: 8, p: 1 } }

test('a password is known by its hash, and no other one is', async () => {
  const hash = await hashPassword(little, 'Blue-house-7')
  expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{86}$/)
  expect(await verifyPassword(hash, 'Blue-house-7')).toBe(true)
  for (const other of ['', 'Blue-house-', 'blue-house-7', 'Blue-house-7 ']) expect(await verifyPassword(hash, other)).toBe(false)
})

test('the same password twice has two hashes', async () => {
  expect(await hashPassword(little, 'Blue-house-7')).not.toBe(await hashPassword(little, 'Blue-house-7'))
})

test('a hash is verified at the cost that it names, whatever new ones cost', async () => {
  const hash = await hashPassword({ passwordCost: { log2N: 5, r: 4, p: 2 } }, 'Blue-house-7')
  expect(await verifyPassword(hash, 'Blue-house-7')).toBe(true)
  expect(await verifyPassword(hash.replace('ln=5', 'ln=4'), 'Blue-house-7')).toBe(false)
})

test('however the letters are put together, it is the same password', async () => {
  expect(await verifyPassword(await hashPassword(little, 'Caf\u00E9-house-7'), 'Cafe\u0301-house-7')).toBe(true)
})

test('a hash of an earlier release still opens its account', async () => {
  const hash =
    '1bb5be95bc326c7325e4257e738164cb:35bd59c29bcbb8b6d9dddbc93b94866280d977cdd765ad91d40eb52fb4f92844f75769c288c564f41af6f460bab812f9f66d88b14d67aacf5300adc021afe501'
  expect(await verifyPassword(hash, 'Blue-house-7')).toBe(true)
  expect(await verifyPassword(hash, 'Blue-house-8')).toBe(false)
})

test.for(['', 'abc', 'salt:', '$scrypt$ln=4,r=8$salt$key', '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$a2V5'])(
  '%j is no hash, and says so',
  async (text) => {
    await expect(verifyPassword(text, 'Blue-house-7')).rejects.toThrow('This is no hash of a password.')
  },
)
