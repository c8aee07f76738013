import { fileURLToPath } from 'node:url'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { expect, PHONE, signIn, startTrial, test as base, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'

/** Twenty seconds of the test picture and a tone that ffmpeg makes (testsrc, sine). */
const FILM = fileURLToPath(new URL('../support/test-film.webm', import.meta.url))
const CAPTIONS = `WEBVTT

00:00.000 --> 00:06.000
The day begins with light.

00:06.500 --> 00:12.000
Magnesium is no lamp.

00:12.500 --> 00:19.000
Evenings want less light.
`

let product: Product
beforeAll(async () => {
  product = await startProduct({})
})
afterAll(() => discardProduct(product))

/** Visitors of a product of their own: the courses that are published here stand in no other test’s way. */
const test = base.extend<{ origin: string }>({ origin: async ({}, use) => use(product.origin) })

/** A published course with one lesson that is a film with captions, made as its author would; it opens in the trial. The lesson’s address. */
async function aFilmedLesson(owner: Visitor): Promise<string> {
  const { page, goTo } = owner
  const course = `Films ${crypto.randomUUID().slice(0, 8)}`
  const main = page.getByRole('main')
  await goTo('/admin/courses')
  await main.getByLabel('Title').fill(course)
  await main.getByRole('button', { name: 'Create course' }).click()
  await page.getByRole('heading', { level: 1, name: course }).waitFor()
  await page.getByLabel('New module').fill('One')
  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByLabel('New lesson in One').fill('Lamps')
  await page.getByLabel('New lesson in One').press('Enter')
  await main.getByRole('button', { name: 'Publish', exact: true }).click()
  await main.getByText('Published', { exact: true }).first().waitFor()
  await main.getByRole('link', { name: 'Lamps', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Lamps' }).waitFor()

  const captions = page.getByRole('region', { name: 'Captions and transcript' })
  await captions.getByLabel('Captions', { exact: true }).fill(CAPTIONS)
  await captions.getByRole('button', { name: 'Save captions' }).click()
  await captions.getByText('en · 3 captions').waitFor()
  const card = page.getByRole('region', { name: 'Recording', exact: true })
  await card.getByLabel('Choose a recording').setInputFiles(FILM)
  await card.getByText('The recording is uploaded.').waitFor()
  await expect.poll(() => page.getByLabel('Duration').inputValue()).toBe('0:20')
  await page.getByLabel('Opens in the trial').check()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByText('Lesson published').first().waitFor()
  const address = await main.getByRole('link', { name: 'visitor', exact: true }).getAttribute('href')
  return address!.split('?')[0]!
}

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

/** Opens the lesson, and the controls are there. */
async function watch({ page, goTo, wake }: Visitor, address: string): Promise<void> {
  await goTo(address)
  await wake()
  await page.locator('media-controller video').waitFor()
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
}

test(
  'a film is played by keyboard, found in its transcript, gone on with elsewhere, and done at nine tenths',
  deep('app/features/courses/player/player.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const address = await aFilmedLesson(owner)

    const person = await visitor()
    const { page, axe } = person
    await startTrial(person, 'Fina')
    await watch(person, address)
    expect(await axe()).toEqual([])
    await page.locator('media-play-button').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)

    const transcript = page.getByRole('region', { name: 'Transcript' })
    await transcript.getByLabel('Search in this lesson').fill('LIGHT')
    await transcript.getByText('Said 2 times.').waitFor()
    await transcript.getByLabel('Search in this lesson').fill('lamp')
    await transcript.getByText('Said once.').waitFor()
    await transcript.getByRole('button', { name: /Magnesium is no lamp/ }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(6.5)
    await transcript.getByLabel('Search in this lesson').fill('')
    await expect.poll(() => transcript.locator('[aria-current=true]').textContent()).toContain('Magnesium is no lamp')
    await page.locator('media-play-button').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isPaused(page)).toBe(true)
    const left = Math.floor(await timeOf(page))

    const phone = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    await phone.context.addCookies(await person.context.cookies())
    // What was told last waits for its turn: once in ten seconds is written.
    await expect
      .poll(
        async () => {
          await watch(phone, address)
          return Math.floor(await timeOf(phone.page))
        },
        { interval: 2_000 },
      )
      .toBe(left)
    expect(await phone.axe()).toEqual([])

    await phone.page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0
      video.playbackRate = 2
      return video.play()
    })
    await phone.page.getByRole('button', { name: 'Not done yet' }).waitFor()
    await person.goTo(address)
    await page.getByRole('button', { name: 'Not done yet' }).waitFor()
  },
)

test(
  'the address of a film plays for the one it was made for, in ranges, and for nobody else',
  deep('app/features/courses/player/player.server.test.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    await signIn(owner)
    const address = await aFilmedLesson(owner)
    const person = await visitor()
    await startTrial(person, 'Rana')
    await watch(person, address)
    const src = (await person.page.locator('video').getAttribute('src'))!
    const part = await person.page.request.get(src, { headers: { Range: 'bytes=0-3' } })
    expect(part.status()).toBe(206)
    expect([...(await part.body())]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    expect(part.headers()['content-range']).toMatch(/^bytes 0-3\/\d+$/)
    expect(part.headers()['cache-control']).toContain('private')

    const stranger = await visitor()
    expect((await stranger.page.request.get(src)).status()).toBeGreaterThanOrEqual(400)
    const other = await visitor()
    await startTrial(other, 'Olga')
    expect((await other.page.request.get(src)).status()).toBeGreaterThanOrEqual(400)
    const page = await (await stranger.page.request.get(origin + address)).text()
    expect(page).not.toContain('/media/recordings/')
    expect(page).not.toContain('Magnesium is no lamp')
  },
)

test(
  'without JavaScript the browser’s own controls play, and what is said stands beside them',
  deep('app/features/courses/player/player.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const address = await aFilmedLesson(owner)
    const person = await visitor()
    await startTrial(person, 'Petra')
    const plain = await visitor({ javaScript: false })
    await plain.context.addCookies(await person.context.cookies())
    await plain.goTo(address)
    expect(await plain.page.locator('video').getAttribute('controls')).toBe('')
    await plain.page.getByRole('region', { name: 'Transcript' }).getByText('Evenings want less light.').waitFor()
  },
)
