import type { Page } from 'playwright-core'

export const opener = (page: Page) => page.getByRole('button', { name: 'Open chat assistant' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Wellward Assistant' })
export const log = (page: Page) => page.getByRole('log')
export const message = (page: Page) => page.getByLabel('Message', { exact: true })

export async function openPanel(page: Page) {
  await opener(page).click()
  await panel(page).waitFor()
}
