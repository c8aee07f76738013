import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { requestErasureOf } from './erasure-by-admin.server.ts'
import { findErasure, keepAccount, scheduleErasure } from './erasure.server.ts'
import { accountDataJobs } from './jobs.server.ts'
import { confirmErasure } from './mail-jobs.server.ts'

test('an admin has an account erased in seven days; asked again, it keeps its day', async ({ services, clock }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  expect(await requestErasureOf(services, { userId: maya, requestedBy: owner })).toEqual({ ok: true })
  clock.set('2026-03-04T09:30:00Z')
  expect(await requestErasureOf(services, { userId: maya, requestedBy: owner })).toEqual({ ok: true })
  expect(await findErasure(services, maya)).toMatchObject({ dueAt: new Date('2026-03-09T09:30:00Z') })
  expect(await auditLines(services)).toEqual(['owner erasure.requested maya'])
})

test('the only admin is not erased, nor is the only one who stays', async ({ services }) => {
  const ann = await aPerson(services, 'ann', { isAdmin: true })
  expect(await requestErasureOf(services, { userId: ann, requestedBy: ann })).toEqual({ ok: false, reason: 'only-admin' })
  const ben = await aPerson(services, 'ben', { isAdmin: true })
  expect(await requestErasureOf(services, { userId: ben, requestedBy: ann })).toEqual({ ok: true })
  expect(await requestErasureOf(services, { userId: ann, requestedBy: ben })).toEqual({ ok: false, reason: 'only-admin' })
  expect(await findErasure(services, ann)).toBeNull()
})

test('of two admins who have each other erased at the same instant, one stays', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const ann = await aPerson(services, 'ann', { isAdmin: true })
  const ben = await aPerson(services, 'ben', { isAdmin: true })
  const asked = await Promise.all([
    requestErasureOf(services, { userId: ben, requestedBy: ann }),
    requestErasureOf(services, { userId: ann, requestedBy: ben }),
  ])
  expect(asked).toContainEqual({ ok: true })
  expect(asked).toContainEqual({ ok: false, reason: 'only-admin' })
})

test('its person reads who started it, and that it was taken back is in the audit log', async ({ services, sent, mails }) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  await requestErasureOf(services, { userId: maya, requestedBy: owner })
  const planned = sent.find(({ name }) => name === confirmErasure.name)!
  await accountDataJobs.find(({ job }) => job.name === confirmErasure.name)!.run(services, planned.payload)
  expect(mails.at(-1)!.text).toContain('The people who run Wellward have started the deletion of your account.')
  expect(mails.at(-1)!.text).not.toContain('You asked us')
  expect(await keepAccount(services, maya)).toBe(true)
  const lines = await auditLines(services)
  expect(lines).toHaveLength(2)
  expect(lines).toContain('maya erasure.kept maya')
})

test('what a person takes back that they asked for themselves is no act of those who run the site', async ({
  services,
  mails,
  sent,
}) => {
  await aPerson(services, 'owner', { isAdmin: true })
  const maya = await aPerson(services, 'maya')
  await scheduleErasure(services, maya)
  await accountDataJobs.find(({ job }) => job.name === confirmErasure.name)!.run(services, sent.at(-1)!.payload)
  expect(mails.at(-1)!.text).toContain('You asked us to erase your account')
  expect(await keepAccount(services, maya)).toBe(true)
  expect(await auditLines(services)).toEqual([])
})

test('who is no admin has nobody erased', async ({ services }) => {
  const maya = await aPerson(services, 'maya')
  const ben = await aPerson(services, 'ben')
  expect(await requestErasureOf(services, { userId: ben, requestedBy: maya })).toEqual({ ok: false, reason: 'not-admin' })
  expect(await findErasure(services, ben)).toBeNull()
})
