import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aClient, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { noteFailure, OTHER_FORM } from '#features/chat/model/model-failures.server.ts'
import { anItem } from '#features/inbox/items/item.factory.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { aFailedReading, aSupplier } from '#features/shop/refreshing/refresh.factory.server.ts'
import { aStoredStory } from '#features/site/stories/story.factory.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { anOwnerAtTheOverview } from './overview.factory.server.ts'

const MINUTE_AGO = new Date('2026-03-02T09:29:00Z')

test('what waits is listed in the words of whoever knows it: what is urgent, what is due, what can wait', async ({
  services: bare,
}) => {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const ai = { name: 'a model', fingerprint: 'of it' } as NonNullable<Services['ai']>
  const services = { ...bare, outbox, ai, sendsMail: false }
  try {
    const owner = await anOwnerAtTheOverview(services)
    expect((await owner.look()).waiting).toEqual([])

    await anItem(services, { readFirst: true, danger: true, readAt: MINUTE_AGO })
    await anItem(services, { receivedAt: MINUTE_AGO })
    await anItem(services, { spam: true })
    await anItem(services, { spam: true })
    for (const held of [false, false, true]) await aStoredStory(services, owner.viewer.userId, { held })
    const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
    await aPastAppointment(services, { clientId, typeId, startsAt: new Date('2026-02-28T23:30:00Z') })
    await aStoredProduct(services, { name: 'Bar', sourceSite: 'rogue', proposed: { price: '$3' } })
    await aFailedReading(services, (await aSupplier(services)).id)
    await writeFile(join(outbox, '20260302T092900000Z-3f2c9a01.eml'), 'A mail')
    for (let times = 0; times < 4; times++) await noteFailure(services, ai, OTHER_FORM)

    const { waiting, since, status, isPartial } = await owner.look()
    expect(waiting.map(({ count, title, severity }) => `${severity}: ${count} ${title}`)).toEqual([
      'urgent: 1 Conversation to read first',
      'due: 1 Unread message',
      'due: 2 Stories wait',
      'due: 1 Appointment is over',
      'due: 1 Product to review',
      'due: 1 Supplier could not be read',
      'due: 1 Mail that was not sent',
      'due: 4 Answers of the AI model in a row could not be used',
      'later: 2 Messages held as spam',
      'later: 1 Story held as spam',
    ])
    expect(waiting.find(({ kind }) => kind === 'calendar.unmarked')?.to).toBe('/admin/calendar?date=2026-03-01')
    expect(since).toMatchObject({ 'inbox.unread': 'Mon 2 Mar 2026', 'calendar.unmarked': 'Sun 1 Mar 2026' })
    expect([status, isPartial]).toEqual([200, false])
  } finally {
    await rm(outbox, { recursive: true })
  }
})

test('one that cannot be read costs nothing else, and the page says so', async ({ services }) => {
  const owner = await anOwnerAtTheOverview(services)
  await anItem(services)
  const broken = { name: 'What is broken', find: () => Promise.reject(new Error('broken')) }
  const seen = await owner.look({
    attention: [broken, ...services.attention],
    firstSteps: [broken, ...services.firstSteps],
  })
  expect(seen).toMatchObject({ isPartial: true, status: 503, waiting: [{ kind: 'inbox.unread' }], people: { all: 1 } })
  expect(seen.steps).toHaveLength(11)
})

test('what is not urgent is put off for everybody, is seen, and is taken back; the audit log knows', async ({
  services,
  clock,
}) => {
  const owner = await anOwnerAtTheOverview(services)
  await anItem(services)
  await anItem(services, { readFirst: true, readAt: MINUTE_AGO })
  const kinds = async () => {
    const { waiting, later, until } = await owner.look()
    return { waiting: waiting.map(({ kind }) => kind), later: later.map(({ kind }) => kind), until }
  }
  expect((await owner.send('put-off:week', { kind: 'inbox.unread' })).headers.get('Location')).toBe('/admin')
  const putOff = { waiting: ['inbox.read-first'], later: ['inbox.unread'], until: { 'inbox.unread': 'Mon 9 Mar 2026' } }
  expect(await kinds()).toEqual(putOff)

  await owner.send('put-off:week', { kind: 'inbox.read-first' })
  await owner.send('put-off:week', { kind: 'site.stories' })
  expect(await kinds(), 'neither what is urgent nor what does not wait').toEqual(putOff)
  for (const fields of [{}, { kind: '' }])
    await expect(owner.send('put-off:week', fields)).rejects.toMatchObject({ init: { status: 400 } })
  await expect(owner.send('put-off:year', { kind: 'inbox.unread' })).rejects.toMatchObject({ init: { status: 400 } })

  await owner.send('take-back', { kind: 'inbox.unread' })
  await owner.send('take-back', { kind: 'inbox.unread' })
  expect(await kinds()).toMatchObject({ waiting: ['inbox.read-first', 'inbox.unread'], later: [] })
  await owner.send('put-off:tomorrow', { kind: 'inbox.unread' })
  clock.set('2026-03-02T22:59:00Z')
  expect(await kinds()).toMatchObject({ later: ['inbox.unread'] })
  clock.set('2026-03-02T23:00:00Z')
  expect(await kinds(), 'the next day in Berlin').toMatchObject({ waiting: ['inbox.read-first', 'inbox.unread'], later: [] })
  const lines = await auditLines(services)
  expect(lines.filter((line) => line.includes('attention.')).toSorted()).toEqual([
    'Ann attention.put-off kind inbox.unread, until 2026-03-02T23:00:00.000Z',
    'Ann attention.put-off kind inbox.unread, until 2026-03-08T23:00:00.000Z',
    'Ann attention.taken-back kind inbox.unread',
  ])
})
