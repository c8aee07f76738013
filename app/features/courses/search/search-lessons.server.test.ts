import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { someCaptions } from '#features/courses/player/captions.factory.server.ts'
import { trialEnd, type Membership } from '#features/membership/entitlement.ts'
import type { TextPart } from '#features/writing/text.ts'
import type { Services } from '#platform/services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { queryOf } from './found-lesson.ts'
import { searchLessons } from './search-lessons.server.ts'

const nothing = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }
const member = (at: Date): Membership => ({ ...nothing, grantedAt: at })
const trying = (at: Date): Membership => ({ ...nothing, trialStartedAt: at, trialEndsAt: trialEnd(at) })
const marked = (parts: readonly TextPart[]) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

async function aLibrary(services: Services) {
  const place = await aCourse(services, { slug: 'nights', title: 'Nights' })
  const open = await aLesson(services, place, {
    slug: 'open',
    title: 'Morning light',
    body: 'A lantern at noon.',
    isPreview: true,
  })
  await aLesson(services, place, { slug: 'trial', title: 'Pressure and clock', body: 'A lantern at dusk.', opensInTrial: true })
  const locked = await aLesson(services, place, {
    slug: 'locked',
    title: 'Awake at three',
    summary: 'Steps for the hour.',
    body: 'A **lantern** at three.',
  })
  await aLesson(services, place, { slug: 'draft', title: 'Lantern drafts', status: 'draft', publishedAt: null })
  const hidden = await aCourse(services, { slug: 'hidden', isPublished: false })
  await aLesson(services, hidden, { slug: 'lantern', title: 'Lantern' })
  await someCaptions(services, open, 'Good evening.', 'Look for the lighthouse keeper.', 'Keep to the lighthouses.')
  await someCaptions(services, locked, 'The lighthouse is dark.')
}

const pathsFor = async (services: Services, query: string, membership: Membership | null, isAdmin = false) =>
  (await searchLessons(services, query, { membership, isAdmin })).map(({ path }) => path.split('/').at(-1)).toSorted()

test('each person finds what stands in the lessons they may take, and of others the title and summary alone', async ({
  services,
}) => {
  await aLibrary(services)
  const now = services.clock.now()
  expect(await pathsFor(services, 'lantern', null)).toEqual(['open'])
  expect(await pathsFor(services, 'lantern', trying(now))).toEqual(['open', 'trial'])
  expect(await pathsFor(services, 'lantern', member(now))).toEqual(['locked', 'open', 'trial'])
  expect(await pathsFor(services, 'lantern', null, true)).toEqual(['locked', 'open', 'trial'])
  expect(await pathsFor(services, 'lighthouse', null)).toEqual(['open'])
  const [locked] = await searchLessons(services, 'awake at three', { membership: null, isAdmin: false })
  expect(locked).toMatchObject({ path: '/courses/nights/locked', isOpen: false, passage: null, said: [] })
  expect(JSON.stringify(locked)).not.toContain('lantern')
})

test('what is said is found with the second at which it is said, and what is written with what stands around it', async ({
  services,
}) => {
  await aLibrary(services)
  const [heard] = await searchLessons(services, 'lighthouses', { membership: null, isAdmin: false })
  expect(heard!.said.map(({ startsMs, text }) => [startsMs, marked(text)])).toEqual([
    [4_000, 'Look for the [lighthouse] keeper.'],
    [8_000, 'Keep to the [lighthouses].'],
  ])
  const [read] = await searchLessons(services, 'three lantern', { membership: member(services.clock.now()), isAdmin: false })
  expect([marked(read!.title), marked(read!.passage!)]).toEqual(['Awake at [three]', 'A [lantern] at [three].'])
})

test('a slip of the finger finds titles that are nearly so', async ({ services }) => {
  await aLibrary(services)
  expect(await pathsFor(services, 'presure', null)).toEqual(['trial'])
  expect(await pathsFor(services, 'quagmire', null)).toEqual([])
})

test.for(['', '   ', '"', '-', "'", 'the', '%_\\', '-light', ':*&|!()', 'x'.repeat(500)])(
  '%j is a search like any other',
  async (typed, { services }) => {
    await aLibrary(services)
    expect(Array.isArray(await searchLessons(services, queryOf(typed), { membership: null, isAdmin: false }))).toBe(true)
  },
)
