import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { readQueues } from '#platform/job-queues.server.ts'
import { prepareJobs } from '#platform/pg-boss.server.ts'
import { expect, test as base } from '#tests/support/test.ts'
import { greet } from '#tests/support/working-jobs.ts'

import { systemAttention } from './attention.server.ts'
import { checkSystem } from './check-system.server.ts'
import { findTroubles } from './troubles.server.ts'

/** A site with an owner, whose disk is full or not, and a clock that goes on by minutes. */
const test = base.extend('site', async ({ freshDatabase, clock, mails }) => {
  const { services, pool } = await freshDatabase()
  await prepareJobs(pool, [{ job: greet }])
  await aPerson(services, 'owner', { isAdmin: true })
  const begun = clock.now().getTime()
  let isLow = false
  const system = { ...services.system, disk: async () => ({ freeBytes: 1_000_000_000, totalBytes: 100_000_000_000, isLow }) }
  const watching = { ...services, system }
  const attention = async () => (await systemAttention.find(services)).map(({ kind }) => kind)
  return {
    services,
    watching,
    pool,
    attention,
    diskIsLow: (low: boolean) => void (isLow = low),
    /** All processes look at the same instant. */
    async minute(minute: number, processes = 1) {
      clock.set(new Date(begun + minute * 60_000))
      const before = mails.length
      const seen = await Promise.all(Array.from({ length: processes }, () => checkSystem(watching, null)))
      return { subjects: mails.slice(before).map(({ subject }) => subject), seen: seen[0]! }
    },
  }
})

test('owners get one mail after ten minutes and one when it is over, however many processes look', async ({ site, mails }) => {
  site.diskIsLow(true)
  const told: Array<[number, string[]]> = []
  for (let minute = 0; minute <= 30; minute++) {
    if (minute === 20) site.diskIsLow(false)
    const { subjects } = await site.minute(minute, 4)
    if (subjects.length > 0) told.push([minute, subjects])
  }
  expect(told).toEqual([
    [10, ['The disk is nearly full (Wellward)']],
    [22, ['Well again: The disk is nearly full (Wellward)']],
  ])
  expect(mails.map(({ to }) => to)).toEqual(['owner@example.com', 'owner@example.com'])
  expect(mails[0]!.text).toContain('1.0 GB are free on test.')
  expect(await site.pool.query('select from system_troubles').then(({ rowCount }) => rowCount)).toBe(0)
})

test('what was wrong for less than ten minutes is never told, and a short moment of health ends nothing', async ({
  site,
  mails,
}) => {
  site.diskIsLow(true)
  for (let minute = 0; minute <= 8; minute++) await site.minute(minute)
  site.diskIsLow(false)
  for (let minute = 9; minute <= 12; minute++) await site.minute(minute)
  expect(mails).toEqual([])
  site.diskIsLow(true)
  for (let minute = 20; minute <= 31; minute++) {
    site.diskIsLow(minute !== 25)
    await site.minute(minute)
  }
  expect(mails.map(({ subject }) => subject)).toEqual(['The disk is nearly full (Wellward)'])
})

test('while the mail fails the overview and the state of mail say so, and it is tried again under the same name', async ({
  site,
  mails,
}) => {
  const names: Array<string | undefined> = []
  const send = vi.spyOn(site.watching.mail, 'send').mockImplementation(async ({ messageId }) => {
    names.push(messageId)
    throw new Error('the mail server is away')
  })
  site.diskIsLow(true)
  for (let minute = 0; minute <= 12; minute++) await site.minute(minute)
  expect(await site.attention()).toEqual(['system.alerts', 'system.disk@test'])
  expect((await site.minute(13)).seen.mailFails).toBe(true)
  send.mockRestore()
  const sent = []
  for (let minute = 14; minute <= 17; minute++) sent.push(...(await site.minute(minute)).subjects)
  expect(sent).toEqual(['The disk is nearly full (Wellward)'])
  expect(new Set([...names, mails.at(-1)!.messageId]).size).toBe(1)
  expect(names).toHaveLength(1)
  expect(await site.attention()).toEqual(['system.disk@test'])
  expect((await site.minute(18)).seen.mailFails).toBe(false)
})

test('a process that is killed while it writes the mail costs no mail', async ({ site, mails }) => {
  site.diskIsLow(true)
  for (let minute = 0; minute <= 9; minute++) await site.minute(minute)
  const killed = vi.spyOn(site.watching.mail, 'send').mockImplementation(() => new Promise(() => {}))
  void site.minute(10)
  await expect.poll(() => killed.mock.calls.length).toBe(1)
  killed.mockRestore()
  for (let minute = 11; minute <= 14; minute++) await site.minute(minute)
  expect(mails).toEqual([])
  await site.minute(15)
  expect(mails.map(({ subject }) => subject)).toEqual(['The disk is nearly full (Wellward)'])
})

test('a queue at which nobody works is told by who looks, and no payload stands in the mail', async ({ site, clock, mails }) => {
  await site.pool.query(
    `insert into pgboss.job (name, data, start_after, created_on) values ('test.greet-member', '{"name": "ann kilos"}', $1, $1)`,
    [clock.now()],
  )
  for (let minute = 0; minute <= 11; minute++) await site.minute(minute)
  expect(mails.map(({ subject }) => subject)).toEqual(['Work in the background stands still (Wellward)'])
  expect(JSON.stringify(mails)).toContain('Test: greet member')
  expect(JSON.stringify([mails, await findTroubles(site.services.db, clock.now())])).not.toContain('kilos')
  expect(await readQueues(site.services.db, clock.now())).toMatchObject([{ name: 'test.greet-member', waiting: 1, failed: 0 }])
})

test('what could be told to nobody is not told: it is said, and told once somebody has confirmed their address', async ({
  site,
  mails,
}) => {
  const { db } = site.services
  const log = vi.spyOn(site.watching.log, 'warn')
  await db.execute(sql`update users set email_verified = false`)
  expect(await site.attention()).toEqual(['system.nobody-told'])
  site.diskIsLow(true)
  for (let minute = 0; minute <= 12; minute++) await site.minute(minute)
  expect(mails).toEqual([])
  expect(log.mock.calls.filter(([, sentence]) => /were told/.test(sentence))).toEqual([])
  expect((await site.minute(13)).seen.mailFails).toBe(true)
  expect(await site.attention()).toEqual(['system.alerts', 'system.nobody-told', 'system.disk@test'])
  const [{ text } = { text: '' }] = await systemAttention.find(site.services)
  expect(text).toContain('nobody could be mailed about it: nobody who runs the site has confirmed their address.')
  await db.execute(sql`update users set email_verified = true`)
  const sent = []
  for (let minute = 14; minute <= 17; minute++) sent.push(...(await site.minute(minute)).subjects)
  expect(sent).toEqual(['The disk is nearly full (Wellward)'])
  expect(await site.attention()).toEqual(['system.disk@test'])
})

test('without a mail server nobody is told either: a mail in the outbox has reached nobody', async ({ site, mails }) => {
  Object.assign(site.watching, { sendsMail: false })
  site.diskIsLow(true)
  for (let minute = 0; minute <= 12; minute++) await site.minute(minute)
  expect(mails).toEqual([])
  const [{ text } = { text: '' }] = await systemAttention.find({ ...site.services, sendsMail: false })
  expect(text).toContain('no mail server is set up')
  Object.assign(site.watching, { sendsMail: true })
  for (let minute = 13; minute <= 17; minute++) await site.minute(minute)
  expect(mails.map(({ subject }) => subject)).toEqual(['The disk is nearly full (Wellward)'])
})
