import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aCourseWithTwoLessons, awake, lessonsOf, main, nonce, text } from '#tests/support/authoring.ts'
import { expect, isFocused, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

test(
  'a course is made and ordered by keys, by buttons and by dragging, and the order stays',
  deep('app/features/courses/authoring/edit-lesson.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    await aCourseWithTwoLessons(owner)
    await awake(owner)
    const handle = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
    await handle('Light').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => page.locator('output[aria-live]').textContent()).toBe('Light, lesson 1 of 1 in Mornings')
    await expect.poll(() => isFocused(handle('Light'))).toBe(true)
    await page.getByRole('button', { name: 'Move Mornings up' }).click()
    await expect.poll(() => lessonsOf(page)).toEqual(['Light', 'Dusk'])
    await expect.poll(() => page.locator('.outline[aria-busy]').count()).toBe(0)

    const [from, to] = [await handle('Dusk').boundingBox(), await page.locator('[data-lesson]').first().boundingBox()]
    await page.mouse.move(from!.x + 10, from!.y + 10)
    await page.mouse.down()
    await page.mouse.move(to!.x + 60, to!.y + 8, { steps: 4 })
    expect(await page.locator('[data-lit=before]').count()).toBe(1)
    await page.mouse.up()
    await expect.poll(() => lessonsOf(page)).toEqual(['Dusk', 'Light'])
    await expect.poll(() => page.locator('.outline[aria-busy]').count()).toBe(0)
    expect(await axe()).toEqual([])
    await page.reload()
    expect(await lessonsOf(page)).toEqual(['Dusk', 'Light'])
    expect(await main(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Mornings', 'Evenings'])
  },
)

test(
  'an order that somebody else has changed is shown instead of overwritten',
  deep('app/features/courses/authoring/edit-lesson.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    await aCourseWithTwoLessons(owner)
    await awake(owner)
    const other = await visitor({ javaScript: false })
    await signIn(other)
    await other.goTo(new URL(owner.page.url()).pathname)
    await other.page.getByRole('button', { name: 'Move Mornings up' }).click()
    await other.page.getByRole('heading', { level: 3 }).first().waitFor()
    expect(await other.page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Mornings', 'Evenings'])

    await owner.page.getByRole('button', { name: 'Move Dusk up' }).click()
    await owner.page.getByText('Somebody else changed this course since you opened it.').waitFor()
    await expect
      .poll(() => main(owner.page).getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Mornings', 'Evenings'])
    expect(await lessonsOf(owner.page)).toEqual(['Light', 'Dusk'])
    await owner.page.getByRole('button', { name: 'Move Dusk up' }).click()
    await expect.poll(() => lessonsOf(owner.page)).toEqual(['Dusk', 'Light'])
  },
)

const DAMAGED = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood evening.\n\n00:05.000 --> 00:04.000\nDim the light.'

test(
  'a lesson is written beside its preview, gets captions once they are right, and is published',
  deep('app/features/courses/authoring/edit-lesson.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    await aCourseWithTwoLessons(owner)
    await main(page).getByRole('link', { name: 'Light', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('A lesson needs a text or a recording before it is published.').waitFor()

    const body = page.getByLabel('Content (Markdown)')
    await body.fill('## Dim it\n\nAn hour **before** bed.')
    await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Dim it' }).waitFor()
    await page.getByLabel('Title', { exact: true }).fill('Evening light')
    expect(await page.getByLabel('Slug').inputValue()).toBe('evening-light')
    await page.getByLabel('Duration').fill('long')
    await page.getByLabel('Resource 1').fill('A card')
    await page.getByLabel('Address 1').fill('nowhere')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Please enter minutes and seconds, like 4:30.').waitFor()
    await page.getByText('Please enter an address that begins with https://').waitFor()
    await page.getByLabel('Duration').fill('4:30')
    await page.getByLabel('Address 1').fill('https://example.org/card')

    const captions = page.getByRole('region', { name: 'Captions and transcript' })
    await captions.getByLabel('Captions', { exact: true }).fill(DAMAGED)
    await captions.getByRole('button', { name: 'Save captions' }).click()
    await captions.getByText('Line 6: This caption does not end after it begins.').waitFor()
    expect(await captions.getByLabel('Captions', { exact: true }).inputValue()).toBe(DAMAGED)
    expect(await axe()).toEqual([])
    await captions.getByLabel('Captions', { exact: true }).fill(DAMAGED.replace('00:05.000', '00:03.000'))
    await captions.getByRole('button', { name: 'Save captions' }).click()
    await captions.getByText('en · 2 captions').waitFor()

    // What was written beside all this was never lost.
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Lesson published').first().waitFor()
    await page.reload()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Evening light')
    expect(await page.getByLabel('Duration').inputValue()).toBe('4:30')
    expect(await page.getByLabel('Address 1').inputValue()).toBe('https://example.org/card')
    await page.getByLabel('Reviewed by').fill('Dr Ada Lind')
    await page.getByRole('button', { name: 'Mark as reviewed' }).click()
    await page.getByText('Reviewed by Dr Ada Lind').waitFor()
    expect(await axe()).toEqual([])
  },
)

test(
  'two people who write one lesson see both texts, and neither is lost',
  deep('tests/e2e/post-editor.spec.ts'),
  async ({ visitor }) => {
    const [first, second] = [await visitor(), await visitor()]
    await signIn(first)
    await signIn(second)
    await aCourseWithTwoLessons(first)
    await main(first.page).getByRole('link', { name: 'Light', exact: true }).click()
    await first.page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
    await second.goTo(new URL(first.page.url()).pathname)
    const save = ({ page }: Visitor) => page.getByRole('button', { name: 'Save', exact: true }).click()
    await text(first).fill('Written by the first.')
    await save(first)
    await first.page.getByText('Lesson saved').first().waitFor()
    await text(second).fill('Written by the second.')
    await second.page.getByText('Somebody else has saved this lesson since you opened it').waitFor()
    await save(second)
    await second.page.getByText('Somebody else saved this lesson in the meantime').waitFor()
    expect(await second.page.getByLabel('Content, as they saved it').inputValue()).toBe('Written by the first.')
    expect(await text(second).inputValue()).toBe('Written by the second.')
    await save(second)
    await second.page.getByText('Lesson saved').first().waitFor()
    await text(first).fill('The first once more.')
    await save(first)
    await first.page.getByRole('link', { name: 'take theirs' }).click()
    await expect.poll(() => text(first).inputValue()).toBe('Written by the second.')
  },
)

/** Three parts of a WebM that no player would play. */
const film = Buffer.alloc(2 * 4 * 1024 * 1024 + 1_000, 7)
film.set([0x1a, 0x45, 0xdf, 0xa3])

test(
  'a recording is sent in parts, goes on after the network was gone and after a reload, and is there',
  deep('app/features/courses/recordings/upload.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context } = owner
    await signIn(owner)
    await aCourseWithTwoLessons(owner)
    await main(page).getByRole('link', { name: 'Light', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
    const card = page.getByRole('region', { name: 'Recording', exact: true })
    const sent: string[] = []
    let isOffline = true
    await context.route(/\/admin\/recordings\/.*\/parts\//, async (route) => {
      const number = route.request().url().split('/').at(-1)!
      if (number !== '0' && isOffline) return route.fulfill({ status: 503 })
      sent.push(number)
      return route.continue()
    })
    await card.getByLabel('Choose a recording').setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: film })
    await card.getByText('Please choose an MP4 or WebM video, or an MP3 or M4A audio file.').waitFor()

    // A file of a machine keeps its date, by which it is known again.
    const path = join(tmpdir(), `wellward-film-${nonce()}.webm`)
    writeFileSync(path, film)
    try {
      await card.getByLabel('Choose a recording').setInputFiles(path)
      await card.getByText('The site does not answer. Sending resumes by itself as soon as it does.').waitFor()
      await card.getByRole('button', { name: 'Pause' }).click()
      await card.getByText('Paused.').waitFor()
      expect(sent).toEqual(['0'])

      await page.reload()
      await awake(owner)
      await card.getByText('Partly sent').waitFor()
      isOffline = false
      await card.getByLabel('Choose a recording').setInputFiles(path)
      await card.getByText('The recording is uploaded.').waitFor()
      expect(sent).toEqual(['0', '1', '2'])
      await card.getByText('Video, 8.4 MB').waitFor()
    } finally {
      rmSync(path)
    }
    await card.getByRole('button', { name: /^Delete wellward-film/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await card.getByText('There is none yet.').waitFor()
  },
)

test(
  'without JavaScript a lesson is written, looked at and ordered',
  deep('app/features/courses/authoring/edit-lesson.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor({ javaScript: false })
    const { page } = owner
    await signIn(owner)
    await aCourseWithTwoLessons(owner)
    await page.getByRole('button', { name: 'Move Dusk up' }).click()
    expect(await lessonsOf(page)).toEqual(['Dusk', 'Light'])
    await main(page).getByRole('link', { name: 'Dusk', exact: true }).click()
    await page.getByText('Uploading needs JavaScript').waitFor()
    await page.getByLabel('Content (Markdown)').fill('It is *late*.')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    expect(await page.getByRole('region', { name: 'Preview' }).innerHTML()).toContain('<em>late</em>')
    expect(await page.getByLabel('Content (Markdown)').inputValue()).toBe('It is *late*.')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Published', { exact: true }).waitFor()
  },
)
