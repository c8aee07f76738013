import type { Visitor } from './browser.ts'

/** What the server answers at a path to somebody who is not signed in. */
export const textOf = async (origin: string, path: string) => (await fetch(origin + path)).text()

/** Publishes the page whose editor is open. */
export async function publish({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Everybody sees it now.').waitFor()
}

/** Restores the oldest draft of the page whose editor is open: the page as it was before anybody touched it. */
export async function restoreOldest({ page }: Visitor): Promise<void> {
  await page.getByText(/^Versions/).click()
  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click()
  await page.getByText('Version restored').waitFor()
}
