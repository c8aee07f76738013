import { starterPosts } from '#content/posts/starter-posts.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { starterPostRows } from '#features/blog/starter-posts.server.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { starterLessonRows } from '#features/courses/lessons/starter-lessons.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { addOwnClaim } from '#features/site/claims/decide-claims.server.ts'
import { findSection, saveSection } from '#features/site/settings/settings.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { loadEditor } from '#routes/admin/blog/editor-loader.server.ts'
import { loader as course } from '#routes/admin/courses/course.tsx'
import { loadLesson } from '#routes/admin/courses/lesson-loader.server.ts'
import { loadProduct } from '#routes/admin/shop/product-loader.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { findOfferedClaims } from './offered-claims.server.ts'

const proof = { source: 'Our list', asOf: '2026-03-01', reviewOn: null }

test('what an owner says of herself in the settings is offered: credentials, her line, and how many she has reached', async ({
  services,
}) => {
  const { value } = await findSection(services, 'house')
  const hers = {
    founder: 'an award-winning coach',
    bio: ['1,240 newsletter readers.'],
    credentials: ['Certified sleep coach, 2019'],
  }
  await saveSection(services, 'house', { ...value, ...hers }, 'system')
  expect(await findOfferedClaims(services)).toEqual(
    expect.arrayContaining(['an award-winning coach', '1,240 newsletter readers.', 'Certified sleep coach, 2019']),
  )
})

test('what an owner writes in posts, courses, lessons and products and sounds like a claim is offered, there and in the list', async ({
  services,
}) => {
  const { viewer: owner } = await anOwnerSignedIn(services)
  const post = await aStoredPost(services, { title: 'Sleep', body: 'I coach. **93%** sleep [better](https://a.test/5/5).' })
  await aStoredPost(services, { title: 'Waits: 4.9/5' }, { status: 'draft' })
  const place = await aCourse(services, { summary: 'Clinically proven.' })
  const lesson = await aLesson(services, place, { practice: 'Trusted by 1,200+ people.' })
  await aLesson(services, place, { slug: 'draft', body: 'Award: best lesson.', status: 'draft', publishedAt: null })
  const product = await aStoredProduct(services, { name: 'Tea', description: 'Guaranteed to work.' })
  const page = { sourceSite: 'a.test', sourceUrl: 'https://a.test/rope' }
  const rope = await aStoredProduct(services, { name: 'Rope', description: 'An award of theirs.', ...page })
  await aStoredProduct(services, {
    name: 'Bar',
    description: 'A cure, I say.',
    handEdited: ['description'],
    ...page,
    sourceUrl: null,
  })

  const said = ['Clinically proven.', 'Trusted by 1,200+ people.', '93% sleep better.', 'A cure, I say.', 'Guaranteed to work.']
  expect((await findOfferedClaims(services)).toSorted()).toEqual(said.toSorted())
  const inEditor = async () => (await loadEditor(services, owner, post.id, null))?.claims
  expect(await inEditor()).toEqual(['93% sleep better.'])
  expect((await loadLesson(services, owner, lesson, null))?.claims).toEqual(['Trusted by 1,200+ people.'])
  const params = { id: place.courseId }
  const request = new Request('https://wellward.test/admin/courses/1')
  expect((await course(routeArgs(request, { services, viewer: owner, params }))).claims).toEqual(['Clinically proven.'])
  expect((await loadProduct(services, owner, product.id))?.claims).toEqual(['Guaranteed to work.'])
  expect((await loadProduct(services, owner, rope.id))?.claims).toEqual([])

  await addOwnClaim(services, owner, '93% sleep better.', proof)
  expect(await inEditor()).toEqual([])
  expect(await findOfferedClaims(services)).not.toContain('93% sleep better.')
})

test('what came with the product is not offered, and of a text that its owner went on with only what is new', async ({
  services,
}) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows, starterPostRows, starterProductRows])
  expect(await findOfferedClaims(services)).toEqual([])
  const { body } = starterPosts.find(({ slug }) => slug === 'reading-a-supplement-label')!
  await aStoredPost(services, { title: 'Mine', body: `${body}\n\nMy own label is certified.` })
  expect(await findOfferedClaims(services)).toEqual(['My own label is certified.'])
})
