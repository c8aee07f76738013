import type { Page } from 'playwright-core'

export interface HeldScripts {
  /** The addresses of the scripts that were asked for so far. */
  readonly asked: readonly string[]
  /** Lets them come, now and later. */
  release(): void
}

/** Keeps back every script file that pages of this tab ask for, so that whatever is done meanwhile is done before React listens. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    asked.push(route.request().url())
    await held.promise
    await route.continue().catch(() => {})
  })
  return { asked, release: held.resolve }
}

/** The scripts that pages of this tab have asked for since. */
export function countScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && asked.push(request.url())))
  return asked
}

/** Files of a further weight of the serif, which public pages do without (app/ui/README.md). */
export function countFurtherFonts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => void (/newsreader-(?:title|figures)/.test(request.url()) && asked.push(request.url())))
  return asked
}

/** Reads a page to its end. The pointer rests in the middle, so that whatever comes by passes under it, or at the edge. */
export async function readToTheEnd(page: Page, pointer: 'in the middle' | 'at the edge'): Promise<void> {
  const { width, height } = page.viewportSize()!
  await page.mouse.move(pointer === 'in the middle' ? width / 2 : 2, height / 2)
  const isAtItsEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
  for (let steps = 0; steps < 100 && !(await isAtItsEnd()); steps++) await page.mouse.wheel(0, height * 0.8)
}
