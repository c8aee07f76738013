import { starterCourses } from '#content/courses.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import { aCourse } from '#features/courses/lessons/lesson.factory.server.ts'
import { turnOn } from '#features/identity/factors/own-factor.server.ts'
import { codeOf, haveBegun } from '#features/identity/factors/second-step.factory.server.ts'
import { createUseCounter } from '#features/outside-services/uses/uses.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import { isAdminAddress } from '#routes/addresses.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as layoutLoader } from './_layout.tsx'
import { anOwnerAtTheOverview } from './overview.factory.server.ts'
import { loader } from './overview.tsx'

const HOME = 'http://localhost:3000'
const AT_HOME = { site: { origin: HOME, origins: [HOME], insecure: false, name: async () => 'Wellward' } }
const EVERY_STEP = [
  'brand',
  'opening',
  'mail',
  'payments',
  'model',
  'confirmed-address',
  'second-factor',
  'backup-key',
  'course',
  'post',
  'domain',
]

test('each step checks itself, and is done by what it asks for alone', async ({ services: bare }) => {
  const services: Services = { ...bare, ...AT_HOME, sendsMail: false }
  const owner = await anOwnerAtTheOverview(services)
  const done = async (changes = {}) => {
    const { steps } = await owner.look(changes)
    return steps
      .filter(({ isDone, name }) => isDone && name !== 'confirmed-address')
      .map(({ name, doneOn }) => `${name} ${doneOn}`)
  }
  const { steps } = await owner.look()
  expect(steps.map(({ name }) => name)).toEqual(EVERY_STEP)
  for (const { to } of steps) expect(/^\/profile(?:\/|$)/.test(to) || isAdminAddress(to), to).toBe(true)
  expect(await done()).toEqual([])
  const isConfirmed = async () => (await owner.look()).steps.find(({ name }) => name === 'confirmed-address')?.isDone
  expect(await isConfirmed()).toBe(true)
  const setUp = { sendsMail: true, payments: {}, ai: { name: 'a model' } }
  expect(await done(setUp), 'what is set up may not work').toEqual([])
  const uses = createUseCounter(services)
  uses.note('mail', null)
  uses.note('payments', 'Stripe refused the secret key.')
  uses.note('model', null)
  await uses.write()
  expect(await done(setUp)).toEqual(['mail null', 'model null'])
  expect(await done(), 'what worked is removed').toEqual([])
  expect(await done({ site: { ...AT_HOME.site, origin: 'https://coach.example' } })).toEqual(['domain null'])
  for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'])
    expect(await done({ site: { ...AT_HOME.site, origin } }), origin).toEqual([])

  await saveSection(services, 'menu', shippedSettings.menu, 'system')
  expect(await done()).toEqual([])
  await saveSection(services, 'house', shippedSettings.house, 'system')
  await openedSite(services)
  expect(await done()).toEqual(['brand Mon 2 Mar 2026', 'opening Mon 2 Mar 2026'])

  const post = { ...aPost(), pillar: null, author: 'Ann' }
  const write = (origin: 'hand' | 'starter', status: 'draft' | 'published') =>
    services.db.transaction((tx) => createPost(services, tx, null, { ...post, origin }, { status }))
  await aCourse(services, { slug: 'unready', isPublished: false })
  await aCourse(services, { slug: starterCourses[0]!.slug })
  await write('starter', 'published')
  await write('hand', 'draft')
  const secret = await haveBegun(services, owner.browser, owner.viewer)
  expect(await done(), 'begun is not done').toHaveLength(2)

  await aCourse(services)
  await write('hand', 'published')
  await turnOn(services, owner.viewer, codeOf(secret, services.clock.now()), owner.browser.request())
  expect((await done()).slice(2)).toEqual(['second-factor Mon 2 Mar 2026', 'course Mon 2 Mar 2026', 'post Mon 2 Mar 2026'])
})

test('the list is put away and brought back as a whole, for everybody, and the audit log knows', async ({ services }) => {
  const owner = await anOwnerAtTheOverview(services)
  expect(await owner.look()).toMatchObject({ areStepsAway: false })
  await owner.send('put-steps-away')
  expect(await owner.look()).toMatchObject({ areStepsAway: true, steps: [], later: [] })
  await owner.send('show-steps')
  const { areStepsAway, steps } = await owner.look()
  expect([areStepsAway, steps.length]).toEqual([false, EVERY_STEP.length])
  const lines = (await auditLines(services)).filter((line) => line.includes('first-steps.'))
  expect(lines.toSorted()).toEqual(['Ann first-steps.put-away', 'Ann first-steps.shown'])
})

test('menu and overview ask the database no more than they did before they were put together, but for what is put off, services, claims, the system and backups', async ({
  freshDatabase,
}) => {
  const { services, pool } = await freshDatabase()
  const owner = await anOwnerAtTheOverview(services)
  const asked = () =>
    countQueries({ services, pool }, async (counted) => {
      const request = new Request('https://wellward.test/admin')
      const args = routeArgs(request, { services: counted, viewer: owner.viewer })
      await Promise.all([layoutLoader(args), loader(args)])
    })
  await owner.look()
  expect(await asked()).toBe(22)
  await owner.send('put-steps-away')
  expect(await asked(), 'without the first steps').toBe(15)
})
