import { eq } from 'drizzle-orm'

import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { beginCourse, deleteCourse, setCoursePublished } from '#features/courses/authoring/edit-course.server.ts'
import { courses } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { aBilling, aMembership } from '#features/membership/membership.factory.server.ts'
import { findSiteSettings, saveSection } from '#features/site/settings/settings.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { expect, test } from '#tests/support/test.ts'

import { aSection, drawnOf } from './draw.factory.server.ts'

const titlesIn = (html: string) => Array.from(html.matchAll(/<h3[^>]*>(?:<a [^>]*>)?([^<]+)/g), ([, title]) => title)
const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('plans have the prices of the settings, a new one at once, and lead to themselves on the pricing page', async ({
  services,
}) => {
  const section = aSection('offers', { plans: ['lifetime', 'annual'], action: 'Take' })
  const html = await drawnOf(services, [section])
  expect(titlesIn(html)).toEqual(['Annual', 'Lifetime'])
  expect(html).toContain('$199')
  expect(html).toMatch(/<a [^>]*href="\/pricing#plan-annual">Take Annual<\/a>/)
  expect(html).not.toContain('<form')
  const { plans } = await findSiteSettings(services)
  const dearer = plans.plans.map((plan) => ({ ...plan, priceCents: plan.slug === 'annual' ? 24_900 : plan.priceCents }))
  await saveSection(services, 'plans', { ...plans, plans: dearer }, 'system')
  const later = await drawnOf(services, [section])
  expect(later).toContain('$249')
  expect(later).not.toContain('$199')
  expect(titlesIn(await drawnOf(services, [aSection('offers')]))).toEqual(['Monthly', 'Annual', 'Lifetime'])
})

test('the plan that a member has is not sold to them; a trial buys any', async ({ services }) => {
  const [member, trial] = [await aMember(services), await aMember(services)]
  await aMembership(services, member.userId, { billing: aBilling({ plan: 'monthly' }) })
  const trialTimes = { trialStartedAt: new Date('2026-03-01T00:00:00Z'), trialEndsAt: new Date('2026-03-08T00:00:00Z') }
  await aMembership(services, trial.userId, trialTimes)
  const section = aSection('offers')
  const own = await drawnOf(services, [section], member)
  expect(own).toContain('Your plan')
  expect(own).toMatch(/<a [^>]*href="\/profile\/membership">Your membership<\/a>/)
  expect(own).not.toContain('#plan-monthly')
  expect(own).toContain('#plan-annual')
  for (const reader of [trial, null]) {
    const html = await drawnOf(services, [section], reader)
    expect(html).not.toContain('Your plan')
    expect(html.match(/#plan-/g)).toHaveLength(3)
  }
})

test('courses are those that are published, with their lessons; a draft and a deleted one never stand there', async ({
  services,
  clock,
}) => {
  const author = await anAuthor(services)
  const now = clock.now()
  const sleep = await aCourse(services, { slug: 'nights', title: 'Nights', position: 2, createdAt: minutesAgo(now, 60) })
  await aCourse(services, { slug: 'meals', title: 'Meals', position: 1, createdAt: minutesAgo(now, 5) })
  const draft = await beginCourse(services, author, { title: 'Secret course', pillar: 'stress' })
  await aLesson(services, sleep, { slug: 'one', isPreview: true })
  await aLesson(services, sleep, { slug: 'two', position: 1 })
  await aLesson(services, sleep, { slug: 'three', position: 2, isPreview: true, status: 'draft', publishedAt: null })
  const picked = [draft, sleep.courseId, '0f0e0d0c-0b0a-4908-8706-050403020100', 'no-id']
  const all = aSection('courses')
  const [newest, chosen] = [aSection('courses', { which: 'three' }), aSection('courses', { which: 'picked', courses: picked })]
  const html = await drawnOf(services, [all])
  expect(titlesIn(html)).toEqual(['Meals', 'Nights'])
  expect(html).toContain('2 lessons, 1 open to all')
  expect(html).toContain('Lessons follow')
  expect(html).toContain('href="/courses/nights"')
  expect(titlesIn(await drawnOf(services, [newest]))).toEqual(['Meals', 'Nights'])
  expect(titlesIn(await drawnOf(services, [chosen]))).toEqual(['Nights'])
  await setCoursePublished(services, author, draft, true)
  expect(titlesIn(await drawnOf(services, [newest]))).toEqual(['Secret course', 'Meals', 'Nights'])
  expect(titlesIn(await drawnOf(services, [chosen]))).toEqual(['Nights', 'Secret course'])
  await deleteCourse(services, author, sleep.courseId)
  await setCoursePublished(services, author, draft, false)
  expect(titlesIn(await drawnOf(services, [all]))).toEqual(['Meals'])
  expect(await drawnOf(services, [chosen])).not.toContain('<section')
})

test('a course that gets another address keeps its place among those that are picked', async ({ services }) => {
  const { courseId } = await aCourse(services, { slug: 'before' })
  const section = aSection('courses', { which: 'picked', courses: [courseId] })
  expect(await drawnOf(services, [section])).toContain('/courses/before')
  await services.db.transaction(async (tx) => {
    await tx.update(courses).set({ slug: 'after' }).where(eq(courses.id, courseId))
    await services.broadcast.publish(tx, 'pages')
  })
  expect(await drawnOf(services, [section])).toContain('/courses/after')
})

test('many sections ask the database no more than one of each kind', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const member = await aMember(services)
  const kinds = ['offers', 'courses', 'products', 'chart', 'contact-form', 'posts', 'stories']
  const one = kinds.map((kind) => aSection(kind))
  const others = [
    ...['newest', 'tab-equipment', 'subject-sleep', 'picked'].map((which) => aSection('products', { which })),
    ...['three', 'picked'].map((which) => aSection('courses', { which })),
    ...['annual', 'monthly'].map((plan) => aSection('offers', { plans: [plan] })),
    aSection('chart', { number: 'steps' }),
  ]
  const asked = (sections: typeof one) => countQueries({ services, pool }, (counted) => drawnOf(counted, sections, member))
  // What is kept in memory is read once.
  await asked(one)
  const ofOne = await asked(one)
  expect(ofOne).toBeGreaterThan(0)
  expect(await asked([...one, ...others, ...one, ...others])).toBe(ofOne)
})

test('a hidden section is not read for', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const hidden = ['products', 'offers', 'courses'].map((kind) => ({ ...aSection(kind), isHidden: true }))
  await drawnOf(services, [])
  expect(await countQueries({ services, pool }, (counted) => drawnOf(counted, hidden, { userId: 'x' }))).toBe(0)
})
