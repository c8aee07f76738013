import type { Page } from 'playwright-core'

import type { Visitor } from './browser.ts'

/** WCAG 2.2, 1.4.10: no scrolling in two directions down to this width. */
const SMALLEST = { width: 320, height: 640 }
const scrollsSideways = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

/** What is wrong with each page as a person sees it: it scrolls sideways, here or at the smallest width, or axe finds fault with it. */
export async function inspectPages(
  { page, goTo, axeWithColours, axeColours }: Visitor,
  paths: ReadonlyArray<string>,
  { inDark = false }: { readonly inDark?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  const viewport = page.viewportSize()!
  for (const path of paths) {
    await goTo(path)
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways`)
    await page.setViewportSize(SMALLEST)
    await page.waitForFunction((width) => visualViewport?.width === width, SMALLEST.width)
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways at ${SMALLEST.width} px`)
    await page.setViewportSize(viewport)
    faults.push(...(await axeWithColours()).map((violation) => `${path}: ${violation}`))
    if (!inDark) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await goTo(path)
    faults.push(...(await axeColours()).map((violation) => `${path} in dark: ${violation}`))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}
