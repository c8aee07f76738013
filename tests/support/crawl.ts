import type { Page } from 'playwright-core'

import type { Visitor } from './browser.ts'

/** WCAG 2.2, 1.4.10: no scrolling in two directions down to this width. */
const SMALLEST = { width: 320, height: 640 }
const scrollsSideways = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

const isRedirect = (status: number) => status >= 300 && status < 400

/** Messages, mails, people and posts pile up while the tests run, and months have no end; a few of each say what all would. */
const MOST_ALIKE = 2
const kindOf = (path: string) =>
  path
    .replace(
      /^(\/admin\/(?:messages|outbox|people|calendar\/clients|courses\/lessons|courses(?=\/[\da-f]))|\/blog-automation\/manage|\/blog|\/shop)\/.*/,
      '$1/…',
    )
    .replace(/^\/courses\/[^/]+(\/[^/?]+)?(\?.*)?$/, (_, lesson: string | undefined) => (lesson ? '/courses/…/…' : '/courses/…'))
    .replace(/^(\/blog|\/shop|(?:\/admin)?\/calendar(?:\/new)?|\/admin\/messages)\?.*/, '$1?…')
    .replace(/^(\/blog-automation\/\w+\?.*\b(?:month|page))=.*/, '$1=…')

/**
 * Follows every link from a page, and from the pages behind it, as far as they stay in the house; only those that `isLeftOut` names are
 * not opened. Each page is looked at in light and in dark.
 */
export async function crawl(
  { page, goTo, axe, axeColours }: Visitor,
  from: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<{ visited: string[]; faults: string[] }> {
  const waiting = [from]
  const seen = new Set(waiting)
  const faults: string[] = []
  const kinds = new Map<string, number>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest() && !isRedirect(response.status()))
    await goTo(path)
    const status = (await answer).status()
    if (status !== 200) faults.push(`${path}: ${status}`)
    for (const mark of ['main', 'h1']) {
      const count = await page.locator(mark).count()
      if (count !== 1) faults.push(`${path}: ${count} ${mark}`)
    }
    if (!/.+ \| .+|^Wellward/.test(await page.title())) faults.push(`${path}: titled “${await page.title()}”`)
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways`)
    const viewport = page.viewportSize()!
    await page.setViewportSize(SMALLEST)
    await page.waitForFunction((width) => visualViewport?.width === width, SMALLEST.width)
    if (await scrollsSideways(page)) faults.push(`${path}: scrolls sideways at ${SMALLEST.width} px`)
    await page.setViewportSize(viewport)
    faults.push(...(await axe()).map((violation) => `${path}: ${violation}`))
    await page.emulateMedia({ colorScheme: 'dark' })
    await goTo(path)
    faults.push(...(await axeColours()).map((violation) => `${path} in dark: ${violation}`))
    await page.emulateMedia({ colorScheme: 'light' })
    const links = await page
      .locator('a[href^="/"]:not([download], [href^="/go/"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    for (const link of links) {
      const target = link.split('#')[0]!
      if (!target || seen.has(target)) continue
      seen.add(target)
      const alike = (kinds.get(kindOf(target)) ?? 0) + 1
      kinds.set(kindOf(target), alike)
      if (alike <= MOST_ALIKE && !isLeftOut(target)) waiting.push(target)
    }
  }
  return { visited: [...seen], faults }
}

/** What is there for visitors too, and looks no other to those who are signed in: their tests walk through it. */
export const isForVisitors = (path: string) =>
  /^\/(?!admin|blog-automation|dashboard|health|profile|shop|courses|blog$|$)/.test(path)
