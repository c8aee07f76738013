import sharp from 'sharp'

import { saveMailPreferences } from '#features/identity/mail-topics/preferences.server.ts'
import { anOwner, aPerson } from '#features/identity/people/people.factory.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { storyJobs } from './jobs.server.ts'
import { findPublishedStories, findStoriesForRow, storyPictureAudience } from './published-stories.server.ts'
import { countStories, decideStory, listStories } from './review.server.ts'
import { listOwnStories, notifyOfStory, submitStory, tellOfDecision, withdrawStory } from './stories.server.ts'
import { aStory } from './story.factory.ts'

const bySlowPerson = { picture: null, botSignals: { trap: '', openForMs: 9000 } }
const NOBODYS = '00000000-0000-4000-8000-000000000000'

async function haveSent(services: Services, userId: string, changes = {}, parcel = {}): Promise<string> {
  const sent = await submitStory(services, userId, aStory(changes), { ...bySlowPerson, ...parcel })
  if (!sent.ok) throw new Error(sent.reason)
  return sent.storyId
}

const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

/** How often the pages were told to change. */
function countWords(services: Services): () => number {
  let words = 0
  services.broadcast.subscribe(PAGES, () => (words += 1))
  return () => words
}

test('a story in which danger is recognised is to be read first in the inbox until it is decided about, however its form was sent', async ({
  services,
}) => {
  const maya = await aPerson(services, 'maya')
  const { userId: owner } = await anOwner(services)
  const bySomeScript = { botSignals: { trap: 'filled', openForMs: 10 } }
  await haveSent(services, maya)
  const id = await haveSent(services, maya, { story: `${aStory().story} Lately I want to kill myself.` }, bySomeScript)
  expect(await countUnread(services)).toMatchObject({ unread: 2, readFirst: 1, held: 0 })
  await decideStory(services, owner, id, { status: 'declined' })
  expect(await countUnread(services)).toMatchObject({ readFirst: 0 })
})

test('a story waits, the owner is told where it is and none of its words', async ({ services, sent, mails }) => {
  const ann = await aPerson(services, 'ann')
  await anOwner(services)
  const id = await haveSent(services, ann)
  expect(await findPublishedStories(services)).toEqual([])
  expect(await countStories(services)).toEqual({ pending: 1, approved: 0, declined: 0, held: 0, typed: 0 })
  expect(await listOwnStories(services, ann)).toMatchObject([{ id, status: 'pending', hasPicture: false }])
  const [row] = await services.db.select().from(memberStories)
  expect(row).toMatchObject({ consentedAt: services.clock.now(), rating: 5, editedText: null, decidedAt: null })
  expect(sent).toEqual([{ name: notifyOfStory.name, payload: { storyId: id } }])
  await storyJobs[0]!.run(services, sent[0]!.payload)
  expect(mails).toMatchObject([{ to: 'owner@example.com', subject: 'A story from Ann' }])
  expect(mails[0]!.text).toContain('https://wellward.test/admin/stories')
  expect(JSON.stringify(mails)).not.toContain('sleep through')
})

test.for([
  { trap: 'Acme', openForMs: 60_000 },
  { trap: '', openForMs: 40 },
])('a story with a machine’s signs (%j) is kept apart and wakes nobody', async (botSignals, { services, sent }) => {
  const ann = await aPerson(services, 'ann')
  const id = await haveSent(services, ann, {}, { botSignals })
  expect(sent).toEqual([])
  expect(await countStories(services)).toEqual({ pending: 0, approved: 0, declined: 0, held: 1, typed: 0 })
  expect((await listStories(services, { pile: 'pending', page: 1 })).stories).toEqual([])
  expect((await listStories(services, { pile: 'held', page: 1 })).stories).toMatchObject([{ id }])
  await decideStory(services, ann, id, { status: 'pending' })
  expect(await countStories(services)).toEqual({ pending: 1, approved: 0, declined: 0, held: 0, typed: 0 })
})

test('an approved story is published, edited for length with the original kept, and can be called back', async ({ services }) => {
  const ann = await aPerson(services, 'ann')
  const { userId: owner } = await anOwner(services, 'owner')
  const id = await haveSent(services, ann)
  const words = countWords(services)
  await decideStory(services, owner, id, { status: 'approved', text: 'I sleep through most nights.' })
  expect(await findPublishedStories(services)).toEqual([{ id, name: 'Ann', rating: 5, quote: 'I sleep through most nights.' }])
  const text = 'I sleep through most nights now.'
  const [reviewed] = (await listStories(services, { pile: 'approved', page: 1 })).stories
  expect(reviewed).toMatchObject({ text, editedText: 'I sleep through most nights.' })
  const [row] = await services.db.select().from(memberStories)
  expect(row).toMatchObject({ decidedBy: owner, decidedAt: services.clock.now() })

  await decideStory(services, owner, id, { text })
  expect(await findPublishedStories(services)).toMatchObject([{ quote: text }])
  await decideStory(services, owner, id, { status: 'pending' })
  expect(await findPublishedStories(services)).toEqual([])
  await decideStory(services, owner, id, { status: 'declined' })
  expect(await findPublishedStories(services)).toEqual([])
  expect(await listOwnStories(services, ann)).toMatchObject([{ status: 'declined' }])
  expect(words()).toBe(4)
  expect((await auditLines(services)).toSorted()).toEqual(
    ['approved', 'declined', 'edited', 'returned'].map((intent) => `owner story.${intent} ann story ${id.slice(0, 8)}`),
  )
})

test('the one approved last comes first, and five take turns', async ({ services, clock }) => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const id = await haveSent(services, await aPerson(services, name), { name })
    clock.set(new Date(clock.now().getTime() + 1000))
    await decideStory(services, (await anOwner(services)).userId, id, { status: 'approved' })
  }
  expect((await findPublishedStories(services)).map(({ name }) => name).join('')).toBe('fedcba')
  expect((await findStoriesForRow(services)).map(({ name }) => name).join('')).toBe('fedcb')
})

test('taken back, a story is gone from everywhere at once, its picture too', async ({ services }) => {
  const ann = await aPerson(services, 'ann')
  const id = await haveSent(services, ann, {}, { picture: await aPicture() })
  await decideStory(services, (await anOwner(services)).userId, id, { status: 'approved' })
  const [published] = await findPublishedStories(services)
  const key = `${published!.picture!.address.replace('/media/', '')}-112.avif`
  expect(await services.files.get(key)).not.toBeNull()
  expect(await withdrawStory(services, ann, id)).toBe(true)
  expect(await findPublishedStories(services)).toEqual([])
  expect(await services.files.get(key)).toBeNull()
  expect(await services.db.$count(memberStories)).toBe(0)
  expect(await decideStory(services, (await anOwner(services)).userId, id, { status: 'approved' })).toBeNull()
})

test('nobody takes back another’s story; foreign, missing and malformed ids answer alike', async ({ services }) => {
  const [ann, bea] = [await aPerson(services, 'ann'), await aPerson(services, 'bea')]
  const id = await haveSent(services, ann)
  for (const asked of [id, NOBODYS, 'x', '']) expect(await withdrawStory(services, bea, asked)).toBeNull()
  expect(await services.db.$count(memberStories)).toBe(1)
  expect(await listOwnStories(services, bea)).toEqual([])
})

test('a picture is the owner’s to see until its story is approved, then everybody’s', async ({ services }) => {
  const id = await haveSent(services, await aPerson(services, 'ann'), {}, { picture: await aPicture() })
  const [row] = await services.db.select().from(memberStories)
  const key = `${row!.picture!.key}-112.webp`
  const audience = () => storyPictureAudience(services, key)
  expect(await audience()).toBe('admins')
  await decideStory(services, (await anOwner(services)).userId, id, { status: 'approved' })
  expect(await audience()).toBe('anyone')
  await decideStory(services, (await anOwner(services)).userId, id, { status: 'declined' })
  expect(await audience()).toBe('admins')
  for (const other of [`stories/${NOBODYS}/abc-112.webp`, `stories/${id}/abc-112.webp`, `stories/${id}`, '../secret', ''])
    expect(await storyPictureAudience(services, other)).toBeNull()
})

test('what is no picture is refused before anything is kept or counted', async ({ services }) => {
  const ann = await aPerson(services, 'ann')
  const parcel = { ...bySlowPerson, picture: Buffer.from('I am a picture.') }
  for (let tries = 0; tries < 5; tries++)
    expect(await submitStory(services, ann, aStory(), parcel)).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await services.db.$count(memberStories)).toBe(0)
  await haveSent(services, ann)
})

test('one member sends three stories a day, another is not concerned', async ({ services }) => {
  const ann = await aPerson(services, 'ann')
  for (let sent = 0; sent < 3; sent++) await haveSent(services, ann)
  const refused = await submitStory(services, ann, aStory(), bySlowPerson)
  expect(refused).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: 86_400 })
  await haveSent(services, await aPerson(services, 'bea'))
  expect(await services.db.$count(memberStories)).toBe(4)
})

test('when the job cannot be sent, neither story nor picture is kept', async ({ services }) => {
  const ann = await aPerson(services, 'ann')
  const put: string[] = []
  const files = {
    ...services.files,
    put: async (...[key, ...rest]: Parameters<typeof services.files.put>) => {
      put.push(key)
      await services.files.put(key, ...rest)
    },
  }
  const broken = { ...services, files, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  const parcel = { ...bySlowPerson, picture: await aPicture() }
  await expect(submitStory(broken, ann, aStory(), parcel)).rejects.toThrow('no queue')
  expect(await services.db.$count(memberStories)).toBe(0)
  expect(put.length).toBeGreaterThan(0)
  for (const key of put) expect(await services.files.get(key)).toBeNull()
})

test('an author is told once what became of the story, and not after turning such mails off', async ({
  services,
  sent,
  mails,
}) => {
  const { userId: owner } = await anOwner(services)
  const ann = await aPerson(services, 'ann')
  const id = await haveSent(services, ann)
  sent.length = 0
  await decideStory(services, owner, id, { status: 'approved' })
  await decideStory(services, owner, id, { status: 'approved', text: 'I sleep through most nights now, and so does he.' })
  expect(sent).toEqual([{ name: tellOfDecision.name, payload: { storyId: id, status: 'approved' } }])
  await storyJobs[1]!.run(services, sent[0]!.payload)
  expect(mails).toMatchObject([{ to: 'ann@example.com', subject: 'Your story is published' }])
  expect(JSON.stringify(mails)).not.toContain('sleep')

  await decideStory(services, owner, id, { status: 'declined' })
  await storyJobs[1]!.run(services, sent[0]!.payload)
  expect(mails).toHaveLength(1)
  await saveMailPreferences(services, { userId: ann, isAdmin: false }, new Set())
  await storyJobs[1]!.run(services, sent[1]!.payload)
  expect(mails).toHaveLength(1)
})
