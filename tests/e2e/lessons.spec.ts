import { sql } from 'drizzle-orm'

import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { saveCaptions } from '#features/courses/captions/captions.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { DESK, expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { holdScripts } from '#tests/support/held-scripts.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const COURSE = '/courses/sleep-on-ordinary-nights'
const LESSON = `${COURSE}/sleep-pressure-and-clock`

/** The session of one browser in another, as after signing in there. */
async function sameSession(from: Visitor, to: Visitor): Promise<void> {
  await to.context.addCookies(await from.context.cookies())
}

test('who is on trial takes a lesson, marks it as done, and goes on in a second browser', async ({ visitor }) => {
  const first = await visitor()
  const { page, goTo, axe } = first
  await startTrial(first, 'Lena')
  await goTo(COURSE)
  await page.getByRole('main').getByText('0 of 4 done').waitFor()
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: 'Pressure and clock' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pressure and clock' }).waitFor()
  await page.getByText('Not yet reviewed by a professional').waitFor()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('button', { name: 'Not done yet' }).waitFor()
  await page.getByRole('link', { name: 'Next lesson' }).click()
  await page.getByRole('heading', { level: 1, name: 'Light, and when to leave it' }).waitFor()

  const second = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await sameSession(first, second)
  await second.goTo('/courses')
  await second.page.getByText('1 of 4 done').waitFor()
  expect(await second.axe()).toEqual([])
  await second.page.getByRole('link', { name: 'Continue: Light, and when to leave it' }).click()
  await second.page.getByRole('heading', { level: 1, name: 'Light, and when to leave it' }).waitFor()
  await second.goTo(COURSE)
  await second.page.getByRole('listitem').filter({ hasText: 'Pressure and clock' }).getByText('Done').waitFor()
  await second.goTo(LESSON)
  await second.page.getByRole('button', { name: 'Not done yet' }).click()
  await second.page.getByRole('button', { name: 'Mark as done' }).waitFor()
})

test(
  'notes are kept, changed, and deleted once the question was answered',
  deep('tests/e2e/lessons.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor()
    const { page, goTo, axe } = person
    await startTrial(person, 'Nora')
    await goTo(LESSON)
    await page.getByLabel('Your note', { exact: true }).fill('Up at seven, also on Sunday')
    await page.getByRole('button', { name: 'Save note' }).click()
    const notes = page.getByRole('region', { name: 'Your notes' })
    await notes.getByRole('listitem').getByText('Up at seven, also on Sunday').waitFor()
    expect(await page.getByLabel('Your note', { exact: true }).inputValue()).toBe('')
    await notes.getByRole('link', { name: /^Change/ }).click()
    await page.getByLabel('Change your note').fill('Up at eight')
    await page.getByRole('button', { name: 'Save note' }).click()
    await notes.getByRole('listitem').getByText('Up at eight').waitFor()
    await notes.getByRole('button', { name: /^Delete/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this note?' })
    await question.waitFor()
    expect(await axe()).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await notes.getByRole('listitem').count()).toBe(1)
    await notes.getByRole('button', { name: /^Delete/ }).click()
    await question.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => notes.getByRole('listitem').count()).toBe(0)
  },
)

test('a note that is being written stays when the lesson is marked as done before the scripts are there', async ({ visitor }) => {
  const person = await visitor()
  const { page, goTo } = person
  await startTrial(person, 'Nora')
  const { release } = await holdScripts(page)
  await goTo(LESSON)
  await page.getByLabel('Your note', { exact: true }).fill('Light at seven')
  await page.getByRole('button', { name: 'Mark as done' }).click()
  release()
  await page.getByRole('button', { name: 'Not done yet' }).waitFor()
  expect(await page.getByLabel('Your note', { exact: true }).inputValue()).toBe('Light at seven')
})

test('a lesson that is marked as done and noted before the scripts are there is one step of the way back', async ({
  visitor,
}) => {
  const person = await visitor()
  const { page, goTo } = person
  await startTrial(person, 'Ute')
  await goTo(COURSE)
  const press = async (name: string) => {
    const { release } = await holdScripts(page)
    await goTo(LESSON)
    if (name === 'Save note') await page.getByLabel('Your note', { exact: true }).fill('Light at seven')
    const steps = await page.evaluate(() => history.length)
    await page.getByRole('button', { name }).click()
    release()
    return steps
  }
  const whenMarked = await press('Mark as done')
  await page.getByRole('button', { name: 'Not done yet' }).waitFor()
  expect(await page.evaluate(() => history.length)).toBe(whenMarked)
  await page.goBack()
  await page.getByRole('main').getByText('1 of 4 done').waitFor()
  const whenNoted = await press('Save note')
  await page.getByRole('region', { name: 'Your notes' }).getByText('Light at seven').waitFor()
  expect(await page.evaluate(() => history.length)).toBe(whenNoted)
})

test(
  'without JavaScript a lesson is marked as done, and a note that is refused keeps what was typed',
  deep('tests/e2e/lessons.spec.ts'),
  async ({ visitor }) => {
    const scripted = await visitor()
    await startTrial(scripted, 'Jana')
    const plain = await visitor({ javaScript: false })
    await sameSession(scripted, plain)
    const { page, goTo } = plain
    await goTo(LESSON)
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByRole('button', { name: 'Not done yet' }).waitFor()
    const long = 'word '.repeat(900)
    await page.getByLabel('Your note', { exact: true }).fill(long)
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('A note has at most 4,000 characters').waitFor()
    expect(await page.getByLabel('Your note', { exact: true }).inputValue()).toBe(long)
    await page.getByLabel('Your note', { exact: true }).fill('Short')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByRole('region', { name: 'Your notes' }).getByText('Short').waitFor()
  },
)

test('a visitor finds the lesson locked, with the reason and both ways in, and nothing of it anywhere', async ({
  visitor,
  origin,
  dataDir,
}) => {
  const { page, goTo, axe } = await visitor({ viewport: DESK })
  const { body, practice } = await inDatabaseOf(dataDir, async ({ pool }) => {
    const { rows } = await pool.query<{ body: string; practice: string }>('select body, practice from lessons where slug = $1', [
      'sleep-pressure-and-clock',
    ])
    return rows[0]!
  })
  await goTo(LESSON)
  await page.getByRole('heading', { name: 'This lesson is locked' }).waitFor()
  await page.getByText('This lesson is for members.').waitFor()
  expect(await page.getByRole('link', { name: 'Start free trial' }).getAttribute('href')).toBe(
    `/trial?next=${encodeURIComponent(LESSON)}`,
  )
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  expect(await signInLink.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(LESSON)}`)
  expect(await axe()).toEqual([])
  const words = [body.slice(0, 40), practice.slice(0, 40)]
  for (const address of [LESSON, `${LESSON}.data`, COURSE, `${COURSE}.data`, '/courses', '/sitemap.xml']) {
    const said = await (await page.request.get(origin + address)).text()
    for (const word of words) expect(said, address).not.toContain(word)
  }
})

test('the pillar’s previews lead to their lessons', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/pillar/sleep')
  await page.getByRole('link', { name: 'Pressure and clock', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Pressure and clock' }).waitFor()
})

test('the owner looks as others', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  await owner.goTo(LESSON)
  await owner.page.getByRole('button', { name: 'Mark as done' }).waitFor()
  await owner.page.getByRole('navigation', { name: 'Look as' }).getByRole('link', { name: 'A visitor' }).click()
  await owner.page.getByRole('heading', { name: 'This lesson is locked' }).waitFor()
  expect(await owner.axe()).toEqual([])
})

/** Half a minute of nothing, as MP3: frames of 26 ms, each a head and zeros. */
const silence = Buffer.concat(
  Array.from({ length: 1_150 }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])),
)

test(
  'a mistyped word finds the lesson in which it is said, and leads to its second',
  deep('tests/e2e/lessons.spec.ts'),
  async ({ visitor, dataDir }) => {
    const slug = `lantern-${crypto.randomUUID().slice(0, 8)}`
    const lesson = await withServicesOf(dataDir, async (services) => {
      const place = await aCourse(services, { slug: `${slug}s`, title: 'Evenings outside' })
      const id = await aLesson(services, place, { slug, title: 'What to take along', isPreview: true })
      const vtt = 'WEBVTT\n\n00:02.000 --> 00:04.000\nGood evening.\n\n00:12.000 --> 00:14.000\nTake a chrysanthemum lantern.\n'
      const author = await anAuthor(services, `${slug}@example.com`)
      await saveCaptions(services, author, id, { language: 'en', label: '', vtt })
      return id
    })
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo(`/admin/courses/lessons/${lesson}`)
    const card = owner.page.getByRole('region', { name: 'Recording', exact: true })
    await owner.page.waitForFunction(() => 'isAwake' in window)
    await card.getByLabel('Choose a recording').setInputFiles({ name: 'sound.mp3', mimeType: 'audio/mpeg', buffer: silence })
    await card.getByText('The recording is uploaded.').waitFor()

    for (const look of [{ viewport: DESK }, { viewport: PHONE, colorScheme: 'dark' as const }]) {
      const { page, goTo, axe } = await visitor(look)
      await goTo('/courses/search?q=crysanthemun')
      await page.getByText('Nothing found for “crysanthemun”. 1 lesson for “chrysanthemum”').waitFor()
      expect(await axe()).toEqual([])
      await page.getByRole('link', { name: /^0:12 Take a chrysanthemum lantern/ }).click()
      await page.getByRole('heading', { level: 1, name: 'What to take along' }).waitFor()
      expect(new URL(page.url()).search).toBe('?t=12')
      await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(12)
    }
    // Other tests walk through all that is public.
    await owner.goTo(`/admin/courses/lessons/${lesson}`)
    await owner.page.getByRole('button', { name: 'Save and unpublish' }).click()
    await owner.page.getByText('Lesson unpublished').first().waitFor()
    await withServicesOf(dataDir, ({ db }) => db.execute(sql`update courses set is_published = false where slug = ${`${slug}s`}`))
  },
)
