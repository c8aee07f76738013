import { aSignUp, Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { aPerson } from './people.factory.server.ts'
import { endSessionsOf, grantAdmin, revokeAdmin } from './roles.server.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('admin is granted and taken away, and the log says who did it to whom', async ({ services, clock }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  expect(await grantAdmin(services, { userId: maya, by: owner })).toEqual({ ok: true })
  expect(await listIncomingAddresses(services.db)).toEqual(['maya@example.com', 'owner@example.com'])
  clock.set('2026-03-02T09:31:00Z')
  expect(await revokeAdmin(services, { userId: maya, by: owner })).toEqual({ ok: true })
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
  expect(await auditLines(services)).toEqual(['owner admin.revoked maya sessions 0', 'owner admin.granted maya'])
})

test('what is so already is no act', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  expect(await grantAdmin(services, { userId: owner, by: owner })).toEqual({ ok: true })
  expect(await revokeAdmin(services, { userId: maya, by: owner })).toEqual({ ok: true })
  expect(await auditLines(services)).toEqual([])
})

test('the last admin stays one, and nobody acts who is none', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  expect(await revokeAdmin(services, { userId: owner, by: owner })).toEqual({ ok: false, reason: 'only-admin' })
  expect(await grantAdmin(services, { userId: maya, by: maya })).toEqual({ ok: false, reason: 'not-admin' })
  expect(await endSessionsOf(services, { userId: owner, by: maya })).toEqual({ ok: false, reason: 'not-admin' })
  expect(await grantAdmin(services, { userId: NOBODY, by: owner })).toEqual({ ok: false, reason: 'absent' })
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
  expect(await auditLines(services)).toEqual([])
})

test('of two admins who take each other’s place at the same instant, one remains', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const ann = await aPerson(services, 'ann', { isAdmin: true })
  const ben = await aPerson(services, 'ben', { isAdmin: true })
  for (let round = 0; round < 10; round++) {
    const acted = await Promise.all([
      revokeAdmin(services, { userId: ben, by: ann }),
      revokeAdmin(services, { userId: ann, by: ben }),
    ])
    expect(acted.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const [left] = await listIncomingAddresses(services.db)
    const [by, userId] = left === 'ann@example.com' ? [ann, ben] : [ben, ann]
    await grantAdmin(services, { userId, by })
  }
  const leaving = await Promise.all([
    revokeAdmin(services, { userId: ann, by: ann }),
    revokeAdmin(services, { userId: ben, by: ben }),
  ])
  expect(leaving).toContainEqual({ ok: true })
  expect(leaving).toContainEqual({ ok: false, reason: 'only-admin' })
})

test('without its entry in the log an act does not happen', async ({ services }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  const full = { ...services, audit: { record: () => Promise.reject(new Error('the disk is full')) } }
  await expect(grantAdmin(full, { userId: maya, by: owner })).rejects.toThrow('the disk is full')
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
})

test('roles and ended sessions count from the next request on, on every replica', async ({ freshDatabase, onTestFinished }) => {
  const { services, pool } = await freshDatabase()
  const other = openDatabase(pool.options, { connections: 2 })
  onTestFinished(other.close)
  const replicas = [services, { ...services, db: other.db }]
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const browser = new Browser()
  const maya = await haveSignedUp(services, browser, aSignUp({ email: 'maya@example.com' }))
  await haveSignedIn(services, browser, 'maya@example.com')
  const seen = () => Promise.all(replicas.map(async (replica) => (await findViewer(replica, browser.request())).viewer?.isAdmin))
  expect(await seen()).toEqual([false, false])
  await grantAdmin(services, { userId: maya, by: owner })
  expect(await seen()).toEqual([true, true])
  await revokeAdmin(services, { userId: maya, by: owner })
  expect(await seen()).toEqual([undefined, undefined])
  await haveSignedIn(services, browser, 'maya@example.com')
  expect(await seen()).toEqual([false, false])
  await endSessionsOf(services, { userId: maya, by: owner })
  expect(await seen()).toEqual([undefined, undefined])
})
