import { eq } from 'drizzle-orm'

import { aPersonSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import { findAccount, insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { makeAdmin } from '#features/identity/owner.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { carryOutErasures } from './carry-out.server.ts'
import { findErasure, findHindrance, keepAccount, requestErasure, scheduleErasure } from './erasure.server.ts'
import { accountDataJobs } from './jobs.server.ts'
import type { DataContributor } from './ports.server.ts'
import { erasures } from './tables.server.ts'

const WEEK_LATER = '2026-03-09T09:30:00Z'
const empty: DataContributor = { tables: [], sections: async () => [] }

/** Somebody who is signed in, in a browser of their own. */
const aPerson = (services: Services, name = 'ann') =>
  aPersonSignedIn(services, { email: `${name}@example.com`, displayName: name })

async function mailNotices(services: Services, sent: SentJob[]): Promise<void> {
  for (const { name, payload } of sent.splice(0))
    await accountDataJobs.find(({ job }) => job.name === name)?.run(services, payload)
}

const isThere = async ({ db }: Services, { userId }: Viewer) => (await findAccount(db, userId)) !== null

test('an erasure asks for the password, comes in seven days, and says so in a mail', async ({ services, sent, mails }) => {
  const { viewer } = await aPerson(services)
  expect(await requestErasure(services, viewer, 'Wrong-house-7')).toEqual({ ok: false, reason: 'wrong' })
  expect(await findErasure(services, viewer.userId)).toBeNull()
  expect(await requestErasure(services, viewer, PASSWORD)).toEqual({ ok: true, dueAt: new Date(WEEK_LATER) })
  expect(JSON.stringify(sent.at(-1))).not.toContain(viewer.userId)
  await mailNotices(services, sent)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ann@example.com', 'Your account at Wellward will be erased on Monday 9 March 2026'],
  ])
  expect(mails[0]!.text).toContain('https://wellward.test/profile/data\n')
})

test('asked for twice, it keeps its day and is mailed once', async ({ services, sent, clock }) => {
  const { viewer } = await aPerson(services)
  sent.splice(0)
  await scheduleErasure(services, viewer.userId)
  clock.set('2026-03-05T09:30:00Z')
  expect(await scheduleErasure(services, viewer.userId)).toEqual({ ok: true, dueAt: new Date(WEEK_LATER) })
  expect(sent).toHaveLength(1)
})

test('three times a day it can be asked for and taken back: no more mails go out', async ({ services, sent }) => {
  const { viewer } = await aPerson(services)
  sent.splice(0)
  for (let count = 0; count < 3; count++) {
    expect(await requestErasure(services, viewer, PASSWORD)).toMatchObject({ ok: true })
    expect(await keepAccount(services, viewer.userId)).toBe(true)
  }
  expect(await requestErasure(services, viewer, PASSWORD)).toMatchObject({ ok: false, reason: 'wait' })
  expect(sent).toHaveLength(3)
})

test('the password is guessed at most ten times', async ({ services }) => {
  const { viewer } = await aPerson(services)
  for (let guess = 0; guess < 10; guess++) await requestErasure(services, viewer, 'Wrong-house-7')
  expect(await requestErasure(services, viewer, PASSWORD)).toMatchObject({ ok: false, reason: 'wait' })
})

test('an account without a password has to set one first', async ({ services }) => {
  const userId = (await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'lea@example.com', displayName: 'Lea' }),
  ))!
  expect(await findHindrance(services, userId)).toBe('no-password')
  const { viewer } = await aPerson(services)
  expect(await findHindrance(services, viewer.userId)).toBeNull()
  const lea = { ...viewer, userId, email: 'lea@example.com' }
  expect(await requestErasure(services, lea, PASSWORD)).toEqual({ ok: false, reason: 'none' })
})

test('until its day it can be taken back; from then on it cannot', async ({ services, clock }) => {
  const { viewer } = await aPerson(services)
  await scheduleErasure(services, viewer.userId)
  clock.set('2026-03-09T09:29:59Z')
  expect(await keepAccount(services, viewer.userId)).toBe(true)
  clock.set(WEEK_LATER)
  await carryOutErasures(services)
  expect(await isThere(services, viewer)).toBe(true)
  await scheduleErasure(services, viewer.userId)
  clock.set('2026-03-16T09:30:00Z')
  expect(await keepAccount(services, viewer.userId)).toBe(false)
  expect(await findErasure(services, viewer.userId)).toMatchObject({ isDue: true, isHeld: false })
})

test('on its day, and not before, the account goes, its sessions end, and one last mail is sent', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const { viewer, browser } = await aPerson(services)
  const other = await aPerson(services, 'bea')
  await scheduleErasure(services, viewer.userId)
  sent.splice(0)
  clock.set('2026-03-09T09:29:59Z')
  await carryOutErasures(services)
  expect([await isThere(services, viewer), mails.length]).toEqual([true, 0])
  clock.set(WEEK_LATER)
  await carryOutErasures(services)
  await carryOutErasures(services)
  expect(await isThere(services, viewer)).toBe(false)
  expect((await findViewer(services, browser.request())).viewer).toBeNull()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ann@example.com', 'Your account at Wellward is erased']])
  expect(await services.db.select().from(erasures)).toEqual([])
  expect(await isThere(services, other.viewer)).toBe(true)
  expect((await findViewer(services, other.browser.request())).viewer).not.toBeNull()
})

test('the only admin cannot be erased, neither when it is asked for nor on the day', async ({ services, clock }) => {
  const { viewer } = await aPerson(services)
  const { viewer: other } = await aPerson(services, 'bea')
  await makeAdmin(services, viewer.email)
  expect(await findHindrance(services, viewer.userId)).toBe('only-admin')
  expect(await requestErasure(services, viewer, PASSWORD)).toEqual({ ok: false, reason: 'only-admin' })
  await makeAdmin(services, other.email)
  for (const { userId } of [viewer, other]) expect(await scheduleErasure(services, userId)).toMatchObject({ ok: true })
  clock.set(WEEK_LATER)
  await carryOutErasures(services)
  expect([await isThere(services, viewer), await isThere(services, other)].toSorted()).toEqual([false, true])
  const last = (await isThere(services, viewer)) ? viewer : other
  expect(await findErasure(services, last.userId)).toMatchObject({ isHeld: true })
  const { viewer: next } = await aPerson(services, 'cleo')
  await makeAdmin(services, next.email)
  await carryOutErasures(services)
  expect(await isThere(services, last)).toBe(false)
})

test('killed after the account went, the next run ends it: files, mails, the last mail, once', async ({
  services: bare,
  mails,
  clock,
}) => {
  const outside: string[] = []
  const pictures: DataContributor = {
    ...empty,
    erase: async () => ['a/1.webp', 'a/2.webp'],
    eraseOutside: async (_services, { email }) => void outside.push(email),
  }
  const services = { ...bare, personalData: [pictures] }
  const { viewer } = await aPerson(services)
  for (const key of ['a/1.webp', 'a/2.webp']) await services.files.put(key, new Uint8Array(1), 'image/webp')
  await scheduleErasure(services, viewer.userId)
  clock.set(WEEK_LATER)
  let kills = 1
  const files = {
    ...services.files,
    delete: async (key: string) => {
      if (key === 'a/2.webp' && kills-- > 0) throw new Error('killed')
      await services.files.delete(key)
    },
  }
  await expect(carryOutErasures({ ...services, files })).rejects.toThrow('killed')
  expect([await isThere(services, viewer), mails.length, outside]).toEqual([false, 0, []])
  await carryOutErasures({ ...services, files })
  expect([mails.length, outside]).toEqual([1, ['ann@example.com']])
  for (const key of ['a/1.webp', 'a/2.webp']) expect(await services.files.get(key)).toBeNull()
  expect(await services.db.select().from(erasures)).toEqual([])
})

test('a part that fails leaves that account whole, holds up no other, and is tried again', async ({ services: bare, clock }) => {
  let failures = 1
  const failing: DataContributor = {
    ...empty,
    erase: async (_services, _tx, { email }) => {
      if (email.startsWith('ann') && failures-- > 0) throw new Error('not now')
      return []
    },
  }
  const services = { ...bare, personalData: [empty, failing] }
  const { viewer: ann } = await aPerson(services)
  const { viewer: bea } = await aPerson(services, 'bea')
  for (const { userId } of [ann, bea]) await scheduleErasure(services, userId)
  clock.set(WEEK_LATER)
  await expect(carryOutErasures(services)).rejects.toThrow('not now')
  expect([await isThere(services, ann), await isThere(services, bea)]).toEqual([true, false])
  await carryOutErasures(services)
  expect(await isThere(services, ann)).toBe(false)
})

test('while the mail server is away the address is kept for a day, and no longer', async ({ services: bare, clock }) => {
  const services = { ...bare, mail: { send: () => Promise.reject(new Error('no mail server')) } }
  const { viewer } = await aPerson(services)
  await scheduleErasure(services, viewer.userId)
  clock.set(WEEK_LATER)
  await expect(carryOutErasures(services)).rejects.toThrow('no mail server')
  expect(await isThere(services, viewer)).toBe(false)
  clock.set('2026-03-10T09:30:00Z')
  await carryOutErasures(services)
  expect(await services.db.select().from(erasures).where(eq(erasures.address, viewer.email))).toEqual([])
})
