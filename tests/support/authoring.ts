import type { Page } from 'playwright-core'

import { expect, type Visitor } from './browser.ts'

export const nonce = () => crypto.randomUUID().slice(0, 8)
export const main = (page: Page) => page.getByRole('main')
export const lessonsOf = (page: Page) =>
  main(page)
    .locator('.outline-link')
    .evaluateAll((links) => links.map((link) => link.textContent))

/** React listens. */
export async function awake({ page }: Visitor) {
  await page.waitForFunction(() => 'isAwake' in window)
}

/** Begins a course and fills it: a module of two lessons, and one of none. Its title, and the page is open. */
export async function aCourseWithTwoLessons(owner: Visitor): Promise<string> {
  const { page, goTo } = owner
  const title = `Quiet nights ${nonce()}`
  await goTo('/admin/courses')
  await main(page).getByLabel('Title').fill(title)
  await main(page).getByLabel('Pillar').selectOption('sleep')
  await main(page).getByRole('button', { name: 'Create course' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  for (const module of ['Evenings', 'Mornings']) {
    await page.getByLabel('New module').fill(module)
    await page.getByRole('button', { name: 'Add module' }).click()
    await page.getByRole('heading', { level: 3, name: module }).waitFor()
  }
  for (const lesson of ['Light', 'Dusk']) {
    await page.getByLabel('New lesson in Evenings').fill(lesson)
    await page.getByLabel('New lesson in Evenings').press('Enter')
    await main(page).getByRole('link', { name: lesson, exact: true }).waitFor()
  }
  expect(await lessonsOf(page)).toEqual(['Light', 'Dusk'])
  return title
}

/** The Markdown of a lesson in its form. */
export const text = ({ page }: Visitor) => page.getByLabel('Content (Markdown)')

/** A lesson of a new course in its form; the address of the form. */
export async function aLessonInItsForm(owner: Visitor): Promise<string> {
  await aCourseWithTwoLessons(owner)
  await main(owner.page).getByRole('link', { name: 'Light', exact: true }).click()
  await owner.page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
  if (await owner.page.evaluate(() => '__reactRouterContext' in window)) await awake(owner)
  return new URL(owner.page.url()).pathname
}
