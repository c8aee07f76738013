import { compactVerify, importJWK, SignJWT } from 'jose'

import { signingKeys } from '#features/identity/core/tokens/token-tables.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { activeKey, findPublicKey, listPublicKeys, tendSigningKeys } from './signing-keys.server.ts'

test('the key set shows public halves only, and what the active key signs is verified with it', async ({ services }) => {
  const [published, ...others] = await listPublicKeys(services)
  expect(others).toEqual([])
  const { kid, privateKey } = await activeKey(services)
  expect(published).toEqual({
    kty: 'EC',
    crv: 'P-256',
    x: expect.any(String),
    y: expect.any(String),
    kid,
    alg: 'ES256',
    use: 'sig',
  })
  const signed = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  await compactVerify(signed, await importJWK(published!, 'ES256'))
})

test('the private half lies sealed in the database', async ({ services }) => {
  await activeKey(services)
  const [row] = await services.db.select().from(signingKeys)
  expect(row!.privateKey).toMatch(/^[\w-]+$/)
  expect(Buffer.from(row!.privateKey!, 'base64url').toString('latin1')).not.toMatch(/"(d|kty)"/)
  expect(Object.keys(row!.publicJwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
})

test('replicas that start at once end up with one key', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const keys = await Promise.all(Array.from({ length: 6 }, () => activeKey(services)))
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect(await services.db.select().from(signingKeys)).toHaveLength(1)
})

test('after ninety days a new key signs, and the old one is published until its last JWT has expired', async ({
  services,
  clock,
}) => {
  const first = await activeKey(services)
  clock.set('2026-05-31T09:29:59Z')
  await tendSigningKeys(services)
  expect((await activeKey(services)).kid).toBe(first.kid)

  const cleared: string[] = []
  services.broadcast.subscribe('pages', () => cleared.push('pages'))
  clock.set('2026-05-31T09:30:00Z')
  await tendSigningKeys(services)
  const second = await activeKey(services)
  expect(second.kid).not.toBe(first.kid)
  expect(cleared).toEqual(['pages'])
  const published = async () => (await listPublicKeys(services)).map(({ kid }) => kid)
  expect(await published()).toEqual([first.kid, second.kid])
  expect((await services.db.select().from(signingKeys)).filter(({ privateKey }) => privateKey !== null)).toHaveLength(1)

  clock.set('2026-05-31T09:44:59Z')
  expect(await findPublicKey(services, first.kid)).not.toBeNull()
  clock.set('2026-05-31T09:45:00Z')
  expect(await published()).toEqual([second.kid])
  expect(await findPublicKey(services, first.kid)).toBeNull()
  clock.set('2026-06-01T03:41:00Z')
  await tendSigningKeys(services)
  expect(await services.db.select().from(signingKeys)).toHaveLength(1)
  expect((await activeKey(services)).kid).toBe(second.kid)
})

test('a key that was sealed with another secret makes room for a new one', async ({ services }) => {
  const before = await activeKey(services)
  const moved = { ...services, secret: 'another secret, also long enough to be taken for one' }
  const after = await activeKey(moved)
  expect(after.kid).not.toBe(before.kid)
  expect((await listPublicKeys(moved)).map(({ kid }) => kid).toSorted()).toEqual([before.kid, after.kid].toSorted())
})
