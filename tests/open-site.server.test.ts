import { eq, inArray } from 'drizzle-orm'

import { chatReplies, chatSpec } from '#content/chat/words.ts'
import { pageWords } from '#content/metadata.ts'
import { SLOGAN } from '#content/page-titles.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { countPublishedPosts } from '#features/blog/published-texts.server.ts'
import { starterPostRows } from '#features/blog/starter-posts.server.ts'
import { chatPublishedTexts } from '#features/chat/published-texts.server.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { starterLessonRows } from '#features/courses/lessons/starter-lessons.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { isPattern } from '#features/pages/core/page.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { findPublishedPages } from '#features/pages/published/find-published.server.ts'
import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import { findCourseOffers, findOfferedPlans } from '#features/pages/published/offered-plans.server.ts'
import { pagePublishedTexts } from '#features/pages/published/published-texts.server.ts'
import { plansOpenMore, trialContents } from '#features/pages/published/trial-contents.server.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { knownPage } from '#features/site/core/known-page.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { publishedCourses } from '#features/site/structured-data/course.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { loader as readManifest } from '#routes/endpoints/web-manifest.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

const FRAMES_OF_OTHERS = /^\/(?:courses\/|blog\/|shop\/|:)/

/** Everything that an open site says for itself on its pages, by page; what the law asks for and what stands where something is not there left out. */
async function saidOn(services: Services): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const [path, page] of await findPublishedPages(services)) {
    if (FRAMES_OF_OTHERS.test(path) || isPattern(path) || ['/privacy', '/terms', '/disclaimer'].includes(path)) continue
    const { markup } = await drawPage(services, { ...page, reader: null })
    const frames = page.sections.filter(({ kind }) => kind.endsWith('-frame')).map(({ values }) => values)
    said[path] = `${markup.html} ${JSON.stringify(frames)}`.replaceAll('&#x27;', "'")
  }
  return said
}

/** What is read of it. */
const wordsIn = (text: string) => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

async function aFullSite(services: Services) {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows, starterPostRows, starterProductRows])
}

async function changed(services: Services) {
  await services.db.transaction((tx) => services.broadcast.publish(tx, PAGES))
}

/** What promises courses or lessons, or counts them. */
const PROMISES = [
  /\blessons?\b/i,
  /\b(?:five|three|two|150\+?) (?:courses?|pillars?|subjects?)\b/i,
  /\bmini-course\b/i,
  /\bquick-start\b/i,
  /per pillar/i,
]
/** Words of frames that are shown where there is a course, or say that there is none. */
const WHERE_THERE_ARE = ['Your next lesson', 'No course is open at the moment. Each appears here on the day it opens.']

test('after everything is deleted, an open site promises nothing that is not there', async ({ services }) => {
  await aFullSite(services)
  await openedSite(services)
  await services.db.delete(courses)
  await services.db.delete(posts)
  await services.db.delete(products)
  await changed(services)
  expect(await countPublishedPosts(services)).toBe(0)

  const said = await saidOn(services)
  expect(Object.keys(said).length).toBeGreaterThan(15)
  const broken = Object.entries(said).flatMap(([path, text]) => {
    const rest = WHERE_THERE_ARE.reduce((left, known) => left.replaceAll(known, ''), wordsIn(text))
    return PROMISES.flatMap((promise) => {
      const at = promise.exec(rest)?.index
      return at === undefined ? [] : [`${path}: …${rest.slice(Math.max(0, at - 60), at + 60)}…`]
    })
  })
  expect(broken).toEqual([])
  for (const path of ['/', '/about', '/services', '/how-we-help'])
    expect(said[path], path).not.toMatch(/href="\/(?:courses|shop|blog|pillar\/[^"]*)"/)

  const there = (await findWhatIsThere(services))!
  for (const path of Object.keys(pageWords))
    expect(knownPage(path, SLOGAN, there.counts).description, path).not.toMatch(
      /150|lesson|Q&As|Weekly articles|Supplements, equipment/,
    )
  expect(publishedCourses({ origin: 'https://a.test', words: {} as never }, there.courses)).toEqual([])
  expect(await trialContents(services)).toEqual(['Progress tracking'])
  expect(await plansOpenMore(services)).toBe(false)
  expect(sayWhatIsThere([chatSpec.greeting, chatReplies.hello], there.counts)).toEqual([
    "Hi! I'm your {name} assistant. I can help answer questions about our coaching. What would you like to know?",
    'Hello! Ask me anything about our coaching or prices.',
  ])
  expect(JSON.stringify(await findOfferedPlans(services))).not.toMatch(/pillar/)
  expect((await findCourseOffers(services)).map(({ name }) => name)).toEqual(['Monthly', 'Annual', 'Lifetime'])

  const keys = (await pagePublishedTexts.list(services)).map(({ key }) => key)
  const known = [...(await pagePublishedTexts.read(services, keys)).values()].filter(({ kind }) => kind !== 'policy')
  // How many films there are is a claim of its owner’s.
  const told = JSON.stringify(known).replaceAll('150+ video lessons, ', '')
  for (const promise of PROMISES) expect(promise.exec(told)?.[0] ?? null).toBeNull()
  expect(told).not.toMatch(/Sleep course covers|\$99/)
  const abilities = (await chatPublishedTexts.list(services)).map(({ key }) => key)
  expect(abilities).toContain('/trial')
  for (const path of ['/courses', '/shop', '/blog']) expect(abilities).not.toContain(path)
  expect((await chatPublishedTexts.read(services, ['/courses'])).size).toBe(0)
  const manifest = await readManifest(routeArgs(new Request('https://a.test/site.webmanifest'), { services }))
  expect(await manifest.text()).toMatch(/"description":"[^"]*Daily practice for/)
})

test('a subject with nothing has no plate and no line in the sitemap; a course, a post, a product or a page of hers brings it there', async ({
  services,
}) => {
  await openedSite(services)
  const shown = async () => {
    await changed(services)
    const plates = (await saidOn(services))['/']!.match(/href="\/pillar\/[^"]*"/g) ?? []
    const listed = (await builtPages.list(services)).map(({ path }) => path).filter((path) => path.startsWith('/pillar/'))
    expect(plates).toHaveLength(listed.length)
    expect((await findWhatIsThere(services))!.counts.plates).toBe(listed.length)
    const keys = (await pagePublishedTexts.list(services)).map(({ key }) => key).filter((key) => key.startsWith('/pillar/'))
    expect(keys.map((key) => key.split(' ')[0])).toEqual(expect.arrayContaining(listed))
    expect(new Set(keys.map((key) => key.split(' ')[0])).size).toBe(listed.length)
    return listed
  }
  expect(await shown()).toEqual([])
  expect((await builtPages.find(services, '/pillar/sleep'))?.path).toBe('/pillar/sleep')

  // A product of no subject of its own is in none, whatever its plate is drawn from.
  await aStoredProduct(services, { name: 'Zinc', category: 'essentials' })
  expect(await shown()).toEqual([])
  await aStoredProduct(services, { name: 'Mask', category: 'essentials', pillar: 'sleep' })
  expect(await shown()).toEqual(['/pillar/sleep'])
  await loadStarterContent(services, [starterPostRows])
  await services.db.update(posts).set({ published: false, status: 'draft', pillar: 'fitness' })
  expect(await shown()).toEqual(['/pillar/sleep'])
  await services.db
    .update(posts)
    .set({ published: true, status: 'published', pillar: 'stress' })
    .where(eq(posts.slug, 'awake-at-three'))
  expect(await shown()).toEqual(['/pillar/sleep', '/pillar/stress'])

  const account = { email: 'cook@coach.example', displayName: 'Cook', emailVerified: true }
  const viewer = { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
  await changePage(services, viewer, 'pillar-nutrition', (page) => writeSection(page, 'text', { text: 'What I cook.' }))
  expect(await shown()).toEqual(['/pillar/sleep', '/pillar/stress'])
  await publishPage(services, viewer, 'pillar-nutrition')
  expect(await shown()).toEqual(['/pillar/sleep', '/pillar/nutrition', '/pillar/stress'])
})

test('an open site counts what is there, in its words and on every page', async ({ services }) => {
  await aFullSite(services)
  await openedSite(services)
  const page = async (path: string) => (await saidOn(services))[path]!
  expect(await page('/courses')).toContain('Five courses, one a pillar.')
  expect(await page('/courses')).toContain('A rising time that you keep on at least six days')
  expect(await trialContents(services)).toContain('All lessons: 19')
  expect(await plansOpenMore(services)).toBe(false)
  const { counts } = (await findWhatIsThere(services))!
  for (const text of [chatSpec.greeting, chatReplies.hello]) expect(sayWhatIsThere(text, counts)).toBe(text)

  await services.db
    .delete(courses)
    .where(inArray(courses.slug, ['calm-in-minutes', 'meals-for-full-days', 'train-smarter-not-longer']))
  await services.db.update(lessons).set({ opensInTrial: false }).where(eq(lessons.slug, 'sleep-pressure-and-clock'))
  await changed(services)
  expect(await plansOpenMore(services)).toBe(true)
  await services.db.update(lessons).set({ opensInTrial: true })

  await services.db.update(posts).set({ pillar: null })
  await services.db.update(products).set({ pillar: null })
  await services.db.update(lessons).set({ title: 'Clock and pressure' }).where(eq(lessons.slug, 'sleep-pressure-and-clock'))
  await services.db.delete(lessons).where(eq(lessons.slug, 'sleep-quick-start'))
  await changed(services)
  const said = await saidOn(services)
  expect(said['/courses']).toContain('Two courses. Begin with any of them.')
  expect(said['/courses']).not.toMatch(/Calm in minutes|One longer breath out/)
  expect(said['/courses']).toContain('Clock and pressure')
  expect(said['/']).toContain('Two subjects, one body.')
  expect(said['/']).not.toContain('How do I put work down?')
  expect(said['/pillar/sleep']).toContain('Clock and pressure')
  expect(said['/pillar/stress']).not.toMatch(/One longer breath out|Unlock with Membership|Every practice here/)
  expect(said['/pillar/stress']).toContain('please turn to a doctor or a crisis line now')
  expect(await trialContents(services)).toEqual(['All lessons: 6', 'Progress tracking'])
})

test('a sample says what ships, whatever is deleted; what an owner wrote stays on an open site', async ({ services }) => {
  await aFullSite(services)
  const before = await saidOn(services)
  await services.db.delete(courses)
  await changed(services)
  const after = await saidOn(services)
  for (const path of Object.keys(before)) expect(wordsIn(after[path]!), path).toBe(wordsIn(before[path]!))
  expect(before['/pillar/stress']).toContain('href="/courses/calm-in-minutes/')
  expect(after['/pillar/stress']).not.toContain('href="/courses/calm-in-minutes/')

  const account = { email: 'open@example.com', displayName: 'Editor', emailVerified: true }
  const editor = { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
  await changePage(services, editor, 'courses', (page) =>
    writeSection(page, 'frame', { insideLead: 'Twelve lessons, on paper.' }),
  )
  await publishPage(services, editor, 'courses')
  await openedSite(services)
  expect((await saidOn(services))['/courses']).toContain('Twelve lessons, on paper.')
})
