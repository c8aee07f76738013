import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import type { Values } from '#features/pages/core/fields.ts'
import { addSection, hideSection, moveSection, writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { loader as authLoader } from '#routes/auth/auth.tsx'
import { previewing } from '#routes/guard/previewing.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as courseLoader } from './course.tsx'
import { loader as coursesLoader } from './courses.tsx'
import { loader as homeLoader } from './home.tsx'
import { loader as lessonLoader } from './lesson.tsx'
import { loader as trialLoader } from './trial.tsx'

type Reader = Viewer | null

const request = (path: string) => new Request(`https://wellward.test${path}`)

/** A visitor, somebody on trial and a member. */
async function readersOf(services: Services, now: Date): Promise<Reader[]> {
  const [trial, member] = [await aMember(services), await aMember(services)]
  await beginTrial(services.db, trial.userId, now)
  await grantMembership(services, member.userId, null)
  return [null, trial, member]
}

/** Writes in the frame of a page, and puts a heading before and behind it. */
async function edit(services: Services, editor: { userId: string }, id: string, values: Record<string, unknown>) {
  await changePage(services, editor, id, (page) => writeSection(page, 'frame', values))
  for (const [section, title] of [
    ['behind', 'My words behind'],
    ['before', 'My words before'],
  ] as const) {
    await changePage(services, editor, id, (page) => addSection(page, headingKind, section, 'frame'))
    await changePage(services, editor, id, (page) =>
      writeSection(page, section, { title } satisfies Partial<Values<typeof headingKind.fields>>),
    )
  }
  await changePage(services, editor, id, (page) => moveSection(page, 'before', -1))
}

type Framed = { readonly texts: unknown; readonly before: { html?: string } | null; readonly after: { html?: string } | null }

const said = ({ texts, before, after }: Framed) => ({ texts, before: before?.html ?? '', after: after?.html ?? '' })

test('what stands around every course and lesson is what its owner published, for visitors, on trial and for members', async ({
  services,
  clock,
}) => {
  const place = await aCourse(services)
  await aLesson(services, place, { slug: 'open', isPreview: true })
  const readers = await readersOf(services, clock.now())
  const params = { course: 'a-course', lesson: 'open' }
  const framesFor = async (viewer: Reader) => [
    (await courseLoader(routeArgs(request('/courses/a-course'), { services, viewer, params }))).frame,
    (await lessonLoader(routeArgs(request('/courses/a-course/open'), { services, viewer, params }))).frame,
  ]
  const editor = readers[2]!
  await edit(services, editor, 'every-course', { coursesAction: 'Back to my courses' })
  await edit(services, editor, 'every-lesson', { lockedTitle: 'Come in first' })
  for (const reader of readers) {
    const [course, lesson] = (await framesFor(reader)).map(said)
    expect(course).toMatchObject({ texts: { coursesAction: 'All courses' }, before: '', after: '' })
    expect(lesson).toMatchObject({ texts: { lockedTitle: 'This lesson is locked' }, before: '', after: '' })
  }
  await publishPage(services, editor, 'every-course')
  await publishPage(services, editor, 'every-lesson')
  for (const reader of readers) {
    const [course, lesson] = (await framesFor(reader)).map(said)
    expect(course!.texts).toMatchObject({ coursesAction: 'Back to my courses', searchAction: 'Search lessons' })
    expect(lesson!.texts).toMatchObject({ lockedTitle: 'Come in first', practiceTitle: 'One practical step' })
    for (const frame of [course!, lesson!]) {
      expect(frame.before).toContain('<h2 class="h1">My words before</h2>')
      expect(frame.after).toContain('<h2 class="h1">My words behind</h2>')
    }
  }
})

test('the sections of the courses’ page are its owner’s to move and to hide; who has access reads of their own courses alone', async ({
  services,
  clock,
}) => {
  await aLesson(services, await aCourse(services), { opensInTrial: true })
  const [visitor, trial] = (await readersOf(services, clock.now())) as [null, Viewer, Viewer]
  const open = async (viewer: Reader, query = '') =>
    (await coursesLoader(routeArgs(request(`/courses${query}`), { services, viewer }))).data.frame
  const shipped = said(await open(visitor))
  for (const words of ['How It Works', 'Guarantee', 'id="curriculum"', 'Begin with one question'])
    expect(shipped.after).toContain(words)
  await edit(services, trial, 'courses', { title: 'Learn with me', ownTitle: 'Your shelf' })
  await changePage(services, trial, 'courses', (page) => hideSection(page, 'guarantee', true, false))
  expect(said(await open(visitor))).toEqual(shipped)
  await publishPage(services, trial, 'courses')
  const published = said(await open(visitor))
  expect(published).toMatchObject({ texts: { title: 'Learn with me' }, before: expect.stringContaining('My words before') })
  expect(published.after).toContain('My words behind')
  expect(published.after).not.toContain('Guarantee')
  expect(said(await open(trial))).toMatchObject({ texts: { ownTitle: 'Your shelf' }, before: '', after: '' })
  expect(said(await open(trial, '?view=all'))).toEqual(published)
})

test('their preview is that of somebody who has access, with the draft, and nothing is kept of it', async ({ services }) => {
  const place = await aCourse(services)
  await aLesson(services, place, { slug: 'for-members' })
  const owner = { ...(await aMember(services)), isAdmin: false }
  await changePage(services, owner, 'courses', (page) => writeSection(page, 'frame', { ownTitle: 'Your shelf' }))
  await changePage(services, owner, 'every-lesson', (page) => writeSection(page, 'frame', { doneAction: 'I tried it' }))
  const preview = <Params>(path: string, as: 'visitor' | 'member', params: Params) => {
    const args = routeArgs(request(`${path}?preview=${as}`), { services, viewer: as === 'visitor' ? null : owner, params })
    args.context.set(previewing, { as, version: null })
    return args
  }
  const lesson = (as: 'visitor' | 'member') =>
    lessonLoader(preview('/courses/a-course/for-members', as, { course: 'a-course', lesson: 'for-members' }))
  expect(await lesson('visitor')).toMatchObject({ lesson: { inside: null }, isLearning: false })
  expect(await lesson('member')).toMatchObject({
    lesson: { refusal: null, isDone: false },
    isLearning: true,
    mayViewAs: false,
    frame: { texts: { doneAction: 'I tried it' } },
  })
  expect((await coursesLoader(preview('/courses', 'member', {}))).data).toMatchObject({
    isInside: true,
    frame: { texts: { ownTitle: 'Your shelf' }, after: null },
  })
  await grantMembership(services, owner.userId, null)
  const { data } = await coursesLoader(routeArgs(request('/courses'), { services, viewer: owner }))
  expect(data).toMatchObject({ isInside: true, learning: { next: { slug: 'for-members', isBegun: false } } })
})

test('the pages of the trial and of the sign-in say what their owner published', async ({ services, clock }) => {
  const readers = await readersOf(services, clock.now())
  const editor = readers[2]!
  const trial = async (viewer: Reader) => said((await trialLoader(routeArgs(request('/trial'), { services, viewer }))).frame)
  const auth = async () => (await authLoader(routeArgs(request('/auth'), { services }))).data
  const before = [await trial(null), await auth()] as const
  expect(before[0].texts).toMatchObject({ startedTitle: 'Welcome to Wellward', includes: { length: 6 } })
  await edit(services, editor, 'trial', { title: 'A week with me', includes: [{ text: 'One call' }] })
  await edit(services, editor, 'auth', { title: 'Hello at {name}', picture: null })
  expect([await trial(null), await auth()]).toEqual(before)
  await publishPage(services, editor, 'trial')
  await publishPage(services, editor, 'auth')
  for (const reader of readers) {
    const shown = await trial(reader)
    expect(shown.texts).toMatchObject({
      title: 'A week with me',
      includes: [{ text: 'One call' }],
      skipAction: 'Skip Trial - Upgrade Now',
    })
    expect([shown.before, shown.after]).toEqual([expect.stringContaining('before'), expect.stringContaining('behind')])
  }
  const page = await auth()
  if (!('frame' in page)) throw new Error('The page shows another form.')
  expect(said(page.frame)).toMatchObject({ texts: { title: 'Hello at Wellward', lead: 'Join our wellness community' } })
  expect(page.picture).toBe(null)
  expect(before[1]).toMatchObject({ picture: { mark: expect.any(String) } })
})

test('the floating card of the home page says what its owner published, and is gone where it is hidden', async ({ services }) => {
  const editor = await aMember(services)
  const card = async () => {
    const page = await homeLoader(routeArgs(request('/'), { services }))
    return 'card' in page ? page.card : null
  }
  const shipped = {
    title: 'Begin with one evening',
    text: 'Log your first day on the free trial.',
    buttons: [
      { label: 'Get Access', to: '/pricing' },
      { label: 'Free Trial', to: '/trial' },
    ],
  }
  expect(await card()).toMatchObject(shipped)
  await changePage(services, editor, 'home', (page) =>
    writeSection(page, 'floating-card', { title: 'Begin at {name}', picture: null }),
  )
  expect(await card()).toMatchObject(shipped)
  await publishPage(services, editor, 'home')
  expect(await card()).toEqual({ ...shipped, title: 'Begin at Wellward', picture: null })
  await changePage(services, editor, 'home', (page) => hideSection(page, 'floating-card', true, false))
  await publishPage(services, editor, 'home')
  expect(await card()).toBe(null)
})
