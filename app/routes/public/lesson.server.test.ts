import { isDeepStrictEqual } from 'node:util'

import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import { aBilling, aMembership } from '#features/membership/membership.factory.server.ts'
import { findPublishedPages } from '#features/pages/published/find-published.server.ts'
import { pageSources } from '#platform/page-sources.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as courseLoader } from './course.tsx'
import { loader as listLoader } from './courses.tsx'
import { action, loader } from './lesson.tsx'

const DAY = 24 * 3_600_000
const SECRET = 'zwiebelfisch'

async function aFullCourse(services: Services): Promise<void> {
  const place = await aCourse(services)
  const secret = { body: `The ${SECRET} of it.`, practice: `Try the ${SECRET}.` }
  await aLesson(services, place, { ...secret, slug: 'preview', isPreview: true, position: 0 })
  await aLesson(services, place, { ...secret, slug: 'trial', opensInTrial: true, position: 1 })
  await aLesson(services, place, { ...secret, slug: 'member', position: 2 })
  await aLesson(services, place, { ...secret, slug: 'draft', status: 'draft', publishedAt: null, isPreview: true, position: 3 })
}

async function open(services: Services, viewer: Viewer | null, lesson: string, query = '') {
  const request = new Request(`https://wellward.test/courses/a-course/${lesson}${query}`)
  const params = { course: 'a-course', lesson }
  return loader(routeArgs(request, { services, viewer, params })).catch(
    (thrown: unknown) => thrown as { init: { status: number } },
  )
}

const outcomeOf = (answer: unknown): string => {
  const said = JSON.stringify(answer)
  if (said.includes(SECRET)) return 'open'
  return said.includes('"status":404') ? '404' : 'locked'
}

const lessons = ['preview', 'trial', 'member', 'draft', 'no-such-lesson'] as const

type Role = { viewer: (services: Services) => Promise<Viewer | null>; query?: string; sees: string }

async function aPaying(services: Services, changes: Parameters<typeof aBilling>[0]): Promise<Viewer> {
  const member = await aMember(services)
  await aMembership(services, member.userId, { billing: aBilling(changes) })
  return member
}
const ago = ({ clock }: Services, days: number) => new Date(clock.now().getTime() - days * DAY)
const onTrialSince = (days: number) => async (services: Services) => {
  const member = await aMember(services)
  await beginTrial(services.db, member.userId, ago(services, days))
  return member
}
const anAdmin = (services: Services) => aMember(services, { isAdmin: true })

const everything = 'open open open'
const roles: Record<string, Role> = {
  'a visitor': { viewer: async () => null, sees: 'open locked locked 404 404' },
  'a visitor who asks to look as a member': { viewer: async () => null, query: '?as=member', sees: 'open locked locked 404 404' },
  'somebody who never was a member': { viewer: (services) => aMember(services), sees: 'open locked locked 404 404' },
  'somebody on trial': { viewer: onTrialSince(1), sees: 'open open locked 404 404' },
  'somebody on trial who asks to look as a member': {
    viewer: onTrialSince(1),
    query: '?as=member',
    sees: 'open open locked 404 404',
  },
  'somebody whose trial has ended': { viewer: onTrialSince(8), sees: 'open locked locked 404 404' },
  'somebody whom the owner gave access': {
    async viewer(services) {
      const member = await aMember(services)
      await grantMembership(services, member.userId, null)
      return member
    },
    sees: `${everything} 404 404`,
  },
  'a paying member': { viewer: (services) => aPaying(services, {}), sees: `${everything} 404 404` },
  'a member whose payment failed yesterday': {
    viewer: (services) => aPaying(services, { state: 'past due', pastDueSince: ago(services, 1).toISOString() }),
    sees: `${everything} 404 404`,
  },
  'a member whose days of grace are over': {
    viewer: (services) => aPaying(services, { state: 'past due', pastDueSince: ago(services, 8).toISOString() }),
    sees: 'open locked locked 404 404',
  },
  'a member who pauses': { viewer: (services) => aPaying(services, { state: 'paused' }), sees: 'open locked locked 404 404' },
  'an admin': { viewer: anAdmin, sees: `${everything} open 404` },
  'an admin who looks as a visitor': { viewer: anAdmin, query: '?as=visitor', sees: 'open locked locked open 404' },
  'an admin who looks as somebody on trial': { viewer: anAdmin, query: '?as=trial', sees: 'open open locked open 404' },
  'an admin who looks as a member': { viewer: anAdmin, query: '?as=member', sees: `${everything} open 404` },
}

test.for(Object.entries(roles))('%s', async ([, { viewer, query, sees }], { services }) => {
  await aFullCourse(services)
  const person = await viewer(services)
  const seen: string[] = []
  for (const lesson of lessons) seen.push(outcomeOf(await open(services, person, lesson, query)))
  expect(seen.join(' ')).toBe(sees)
  const request = new Request(`https://wellward.test/courses/a-course${query ?? ''}`)
  const course = await courseLoader(routeArgs(request, { services, viewer: person, params: { course: 'a-course' } }))
  expect(JSON.stringify(course)).not.toContain(SECRET)
  expect(JSON.stringify(course).includes('"slug":"draft"')).toBe(person?.isAdmin === true && query === undefined)
})

test('a locked lesson says why, and which way leads in', async ({ services }) => {
  await aFullCourse(services)
  const refusalFor = async (viewer: Viewer | null, lesson: string) =>
    ((await open(services, viewer, lesson)) as Awaited<ReturnType<typeof loader>>).lesson.refusal
  expect(await refusalFor(null, 'trial')).toEqual({
    reason: 'This lesson is for members.',
    wayIn: { to: 'trial', orSignIn: true },
    isInTrial: true,
  })
  expect(await refusalFor(await aMember(services), 'member')).toMatchObject({ wayIn: { to: 'plans', orSignIn: false } })
  expect(await refusalFor(null, 'member')).toMatchObject({ wayIn: { to: 'plans', orSignIn: true } })
  const reason = 'This lesson is for members; the free trial does not open it.'
  expect(await refusalFor(await onTrialSince(1)(services), 'member')).toEqual({
    reason,
    wayIn: { to: 'plans', orSignIn: false },
    isInTrial: false,
  })
  expect(await refusalFor(await onTrialSince(9)(services), 'trial')).toMatchObject({
    reason: 'The free trial has ended.',
    wayIn: { to: 'plans' },
  })
  expect(await refusalFor(null, 'preview')).toBe(null)
})

test('a course that is not published is there for nobody but its authors', async ({ services }) => {
  const place = await aCourse(services, { isPublished: false })
  await aLesson(services, place, { slug: 'preview', isPreview: true })
  expect(outcomeOf(await open(services, await aPaying(services, {}), 'preview'))).toBe('404')
  expect(await open(services, await anAdmin(services), 'preview')).toMatchObject({ lesson: { isDraft: true } })
})

test('list, course and lesson take at most six queries', async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const { services } = database
  await aFullCourse(services)
  const person = await onTrialSince(1)(services)
  // What stands around them is read once for all pages.
  await findPublishedPages(services)
  const lesson = await countQueries(database, (counted) => open(counted, person, 'trial'))
  const asked = { viewer: person, params: { course: 'a-course' } }
  const course = await countQueries(database, (counted) =>
    courseLoader(routeArgs(new Request('https://wellward.test/courses/a-course'), { services: counted, ...asked })),
  )
  const list = await countQueries(database, (counted) =>
    listLoader(routeArgs(new Request('https://wellward.test/courses'), { services: counted, viewer: person })),
  )
  expect({ lesson, course, list }).toEqual({ lesson: 6, course: 2, list: 4 })
})

async function send(services: Services, viewer: Viewer | null, lesson: string, fields: Record<string, string>) {
  const path = `/courses/a-course/${lesson}`
  const params = { course: 'a-course', lesson }
  return action(routeArgs(formRequest(path, fields), { services, viewer, params })).catch((thrown: unknown) => thrown)
}

test('who may not take a lesson can do nothing at it, and keeps what was typed', async ({ services }) => {
  await aFullCourse(services)
  for (const fields of [{ intent: 'done' }, { intent: 'note', text: 'Mine' }] as Record<string, string>[]) {
    expect(await send(services, null, 'trial', fields)).toMatchObject({
      init: { status: 401 },
      data: { report: { values: fields } },
    })
    const ended = await onTrialSince(8)(services)
    expect(await send(services, ended, 'trial', fields)).toMatchObject({
      init: { status: 403 },
      data: { failure: 'The free trial has ended.' },
    })
    expect(await send(services, ended, 'draft', fields)).toMatchObject({ init: { status: 404 } })
  }
})

test('notes of somebody else are not there', async ({ services }) => {
  await aFullCourse(services)
  const [one, other] = [await onTrialSince(1)(services), await onTrialSince(1)(services)]
  await send(services, one, 'trial', { intent: 'note', text: 'A thought', at: '1:30' })
  const notesOf = async (viewer: Viewer) =>
    ((await open(services, viewer, 'trial')) as Awaited<ReturnType<typeof loader>>).lesson.notes
  const [note] = await notesOf(one)
  expect(note).toMatchObject({ text: 'A thought', atSeconds: 90 })
  expect(await notesOf(other)).toEqual([])
  for (const intent of ['change-note', 'delete-note']) {
    const fields = { intent, id: note!.id, text: 'Taken over' }
    const refused = await send(services, other, 'trial', fields)
    expect(refused).toMatchObject({ init: { status: 404 } })
    const missing = await send(services, other, 'trial', { ...fields, id: crypto.randomUUID() })
    expect(isDeepStrictEqual(missing, refused)).toBe(true)
  }
  expect(await notesOf(one)).toEqual([note])
})

test.for([
  [{ text: ' ' }, { text: 'Write your note first' }],
  [{ text: 'x'.repeat(4_001) }, { text: 'A note has at most 4,000 characters' }],
  [{ text: 'A thought', at: 'soon' }, { at: 'Write the time as minutes and seconds, like 1:30' }],
] as const)('a note that is refused keeps what was typed: %j', async ([typed, errors], { services }) => {
  await aFullCourse(services)
  const refused = await send(services, await onTrialSince(1)(services), 'trial', { intent: 'note', ...typed })
  expect(refused).toMatchObject({ init: { status: 400 }, data: { report: { values: typed, errors } } })
})

test('a lesson with a film may ask for it where it is open, and nobody where it is locked', async ({ services }) => {
  const place = await aCourse(services)
  const body = ':::film address="https://vimeo.com/76979871" title="How we breathe"'
  await aLesson(services, place, { slug: 'open', body, isPreview: true })
  await aLesson(services, place, { slug: 'locked', body })
  const framesOf = async (lesson: string) => {
    const request = new Request(`https://wellward.test/courses/a-course/${lesson}`)
    const args = routeArgs(request, { services, params: { course: 'a-course', lesson } })
    await loader(args)
    return args.context.get(pageSources).frames
  }
  expect(await framesOf('open')).toEqual(['https://player.vimeo.com'])
  expect(await framesOf('locked')).toEqual([])
})
