import { DESK, expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

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

test('notes are kept, changed, and deleted once the question was answered', async ({ visitor }) => {
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
})

test('without JavaScript a lesson is marked as done, and a note that is refused keeps what was typed', async ({ visitor }) => {
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
  await page.getByText('A note has at most 4,000 signs').waitFor()
  expect(await page.getByLabel('Your note', { exact: true }).inputValue()).toBe(long)
  await page.getByLabel('Your note', { exact: true }).fill('Short')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('region', { name: 'Your notes' }).getByText('Short').waitFor()
})

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
  expect(await page.getByRole('link', { name: 'Start free trial' }).getAttribute('href')).toBe('/trial')
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
