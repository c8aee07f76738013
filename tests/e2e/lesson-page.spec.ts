import { DESK, expect, PHONE, startTrial, test } from '#tests/support/browser.ts'

const LESSON = '/courses/sleep-on-ordinary-nights/sleep-pressure-and-clock'

test('beside a lesson stand its place and its contents; on a phone they fold above it', async ({ visitor }) => {
  const person = await visitor({ viewport: DESK })
  const { page, goTo } = person
  await startTrial(person, 'Iris')
  await goTo(LESSON)
  const main = page.getByRole('main')
  await main.getByText(/^\d+ min read$/).waitFor()
  await main.getByText('Lesson 1 of 4').filter({ visible: true }).waitFor()
  const contents = main.getByRole('navigation', { name: 'In this lesson' })
  await contents.getByRole('link', { name: 'Reading which one is off' }).click()
  expect(new URL(page.url()).hash).toBe('#section-reading-which-one-is-off')
  // What stands beside it comes along.
  await expect.poll(() => contents.evaluate((nav) => nav.getBoundingClientRect().top > 0)).toBe(true)

  const phone = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await phone.context.addCookies(await person.context.cookies())
  await phone.goTo(LESSON)
  await phone.page.getByText('In this lesson').filter({ visible: true }).click()
  await phone.page.getByRole('navigation', { name: 'In this lesson' }).getByRole('link', { name: 'Sources' }).waitFor()
  expect(await phone.axe()).toEqual([])
})

test('the ring of a breath moves until it is paused, and stands still where motion is not wanted', async ({ visitor }) => {
  const person = await visitor()
  const { page, goTo, axe } = person
  await startTrial(person, 'Bea')
  const breath = '/courses/calm-in-minutes/stress-one-longer-breath-out'
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await goTo(breath)
  const ring = page.locator('.breathes')
  const state = () => ring.evaluate((circle) => circle.getAnimations().map(({ playState }) => playState))
  await page.getByText('Breathe out for 6 seconds').waitFor()
  expect(await state()).toEqual(['running'])
  await page.getByRole('checkbox', { name: 'Pause' }).check()
  await expect.poll(state).toEqual(['paused'])
  expect(await axe()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await state()).toEqual([])
  expect(await page.getByRole('checkbox', { name: 'Pause' }).isVisible()).toBe(false)
})
