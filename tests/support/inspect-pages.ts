import type { Page } from 'playwright-core'

import type { Visitor } from './browser.ts'

/** WCAG 2.2, 1.4.10: no scrolling in two directions down to this width. */
const SMALLEST = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }
const scrollsSideways = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

/** Fields whose date does not fit into them, of those that can be seen. */
export const narrowDates = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('input[type=date]')].flatMap((field) => {
    const has = field.offsetWidth
    field.style.cssText = 'position: absolute; width: max-content'
    const wants = field.offsetWidth
    field.style.cssText = ''
    return has === 0 || has >= wants ? [] : [field.name + ' is ' + has + ' px wide, and its date ' + wants]
  })`)

export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => visualViewport?.width === width, size.width)
}

/** What is wrong with each page as a person sees it: it scrolls sideways or cuts a date off, here or at smaller widths, or axe finds fault with it. */
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
    await resize(page, SMALLEST)
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways at ${SMALLEST.width} px`)
    for (const size of [SMALLEST, TABLET, viewport]) {
      await resize(page, size)
      faults.push(...(await narrowDates(page)).map((field) => `${path} at ${size.width} px: ${field}`))
    }
    faults.push(...(await axeWithColours()).map((violation) => `${path}: ${violation}`))
    if (!inDark) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await goTo(path)
    faults.push(...(await axeColours()).map((violation) => `${path} in dark: ${violation}`))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}
