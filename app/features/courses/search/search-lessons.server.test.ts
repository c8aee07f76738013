import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { saveLesson } from '#features/courses/authoring/edit-lesson.server.ts'
import { addLesson } from '#features/courses/authoring/edit-outline.server.ts'
import { saveCaptions } from '#features/courses/captions/captions.server.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { starterLessonRows } from '#features/courses/lessons/starter-lessons.server.ts'
import { someCaptions } from '#features/courses/player/captions.factory.server.ts'
import { trialEnd, type Membership } from '#features/membership/core/entitlement.ts'
import type { TextPart } from '#features/writing/text.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { queryOf } from './found-lesson.ts'
import { searchCourses } from './search-courses.server.ts'
import { searchLessons } from './search-lessons.server.ts'

const nothing = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }
const member = (at: Date): Membership => ({ ...nothing, grantedAt: at })
const trying = (at: Date): Membership => ({ ...nothing, trialStartedAt: at, trialEndsAt: trialEnd(at) })
const visitor = { membership: null, isAdmin: false }
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
  (await searchLessons(services, query, { membership, isAdmin })).lessons.map(({ path }) => path.split('/').at(-1)).toSorted()

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
  const [locked] = (await searchLessons(services, 'awake at three', visitor)).lessons
  expect(locked).toMatchObject({ path: '/courses/nights/locked', isOpen: false, passage: null, captions: [] })
  expect(JSON.stringify(locked)).not.toContain('lantern')
})

test('what is said is found with the second at which it is said, and what is written with what stands around it', async ({
  services,
}) => {
  await aLibrary(services)
  const [heard] = (await searchLessons(services, 'lighthouses', visitor)).lessons
  expect(heard!.captions.map(({ startsMs, text }) => [startsMs, marked(text)])).toEqual([
    [4_000, 'Look for the [lighthouse] keeper.'],
    [8_000, 'Keep to the [lighthouses].'],
  ])
  const asked = { membership: member(services.clock.now()), isAdmin: false }
  const [read] = (await searchLessons(services, 'three lantern', asked)).lessons
  expect([marked(read!.title), marked(read!.passage!)]).toEqual(['Awake at [three]', 'A [lantern] at [three].'])
})

test('a slip of the finger finds what was meant, in titles, texts and in what is said, and it is told', async ({ services }) => {
  await aLibrary(services)
  const asMember = { membership: member(services.clock.now()), isAdmin: false }
  const found = async (query: string) => {
    const { lessons, corrected } = await searchLessons(services, query, asMember)
    return [corrected, lessons.map(({ path }) => path.split('/').at(-1)).toSorted()]
  }
  expect(await found('presure')).toEqual(['pressure', ['trial']])
  expect(await found('lantren')).toEqual(['lantern', ['locked', 'open', 'trial']])
  expect(await found('Awake lantren -noon')).toEqual(['Awake lantern -noon', ['locked']])
  expect(await found('quagmire')).toEqual([null, []])
  const [heard] = (await searchLessons(services, 'ligthouse keeper', asMember)).lessons
  expect(heard!.captions.map(({ startsMs, text }) => [startsMs, marked(text)])).toEqual([
    [4_000, 'Look for the [lighthouse] [keeper].'],
  ])
})

test('a part of a title finds it, where nothing stands as it was typed', async ({ services }) => {
  await aLibrary(services)
  expect(await pathsFor(services, 'ressure and clo', null)).toEqual(['trial'])
})

test('no word of a lesson that somebody may not take is suggested to them, nor one of a draft', async ({ services }) => {
  const place = await aCourse(services)
  const locked = await aLesson(services, place, {
    slug: 'locked',
    title: 'Steps',
    summary: 'A blackout.',
    body: 'Chamomile.',
  })
  await aLesson(services, place, { slug: 'draft', title: 'Pregnancy', status: 'draft', publishedAt: null })
  await someCaptions(services, locked, 'Thermostat.')
  const asked = async (query: string, membership: Membership | null) => {
    const { corrected, lessons } = await searchLessons(services, query, { membership, isAdmin: false })
    return [corrected, lessons.length]
  }
  for (const slip of ['chamomlie', 'termostat', 'pregnansy']) expect(await asked(slip, null)).toEqual([null, 0])
  for (const slip of ['chamomlie', 'termostat', 'pregnansy'])
    expect(await asked(`blackuot or ${slip}`, null)).toEqual([`blackout or ${slip}`, 1])
  expect(await asked('blackuot', null)).toEqual(['blackout', 1])
  const now = services.clock.now()
  expect(await asked('chamomlie', member(now))).toEqual(['chamomile', 1])
  expect(await asked('termostat', member(now))).toEqual(['thermostat', 1])
  expect(await asked('pregnansy', member(now))).toEqual([null, 0])
})

test('what is saved, said or shipped is found with a slip from then on', async ({ services }) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  const author = await anAuthor(services)
  const { courseId, moduleId } = await aCourse(services)
  const added = await addLesson(services, author, courseId, { moduleId, title: 'Valerian' })
  const id = added.ok ? added.lessonId : ''
  const words = { title: 'Valerian', slug: '', summary: '', practice: 'Passionflower.', body: 'Linden blossom.' }
  const content = { ...words, durationSeconds: 0, isPreview: false, opensInTrial: false, resources: [] }
  const corrected = async (query: string) => (await searchLessons(services, query, { membership: null, isAdmin: true })).corrected
  expect(await corrected('valerain')).toBeNull()
  await saveLesson(services, author, id, { content, over: 1, plan: 'publish' })
  await saveCaptions(services, author, id, {
    language: 'en',
    label: '',
    vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHonour the hawthorn.',
  })
  const slips = { valerain: 'valerian', passionflwer: 'passionflower', 'lindn blosom': 'linden blossom', hawtorn: 'hawthorn' }
  for (const [slip, meant] of Object.entries(slips)) expect(await corrected(slip)).toBe(meant)
  expect(await corrected('magnezium')).toBe('magnesium')
})

test.for(['', '   ', '"', '-', "'", 'the', '%_\\', '-light', ':*&|!()', 'x'.repeat(500)])(
  '%j is a search like any other',
  async (typed, { services }) => {
    await aLibrary(services)
    expect(Array.isArray((await searchLessons(services, queryOf(typed), visitor)).lessons)).toBe(true)
  },
)

test('courses are found by title and summary, also mistyped, while they are published', async ({ services }) => {
  await aCourse(services, { slug: 'smarter', title: 'Train smarter, not longer', summary: 'Strength for busy weeks.' })
  await aCourse(services, { slug: 'secret', title: 'Train in secret', isPublished: false })
  const found = async (query: string) => (await searchCourses(services, query)).map(({ slug }) => slug)
  expect(await found('train smarter')).toEqual(['smarter'])
  expect(await found('busy weeks')).toEqual(['smarter'])
  expect(await found('smater')).toEqual(['smarter'])
  expect(await found('secret')).toEqual([])
  expect(await found('swimming')).toEqual([])
  expect(await found('')).toEqual([])
})
