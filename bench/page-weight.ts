import type { Browser, Page } from 'playwright-core'

import { readToTheEnd } from '#tests/support/held-scripts.ts'

export interface PageWeight {
  /** Script files. */
  readonly files: number
  /** Their bytes over the wire, headers included. */
  readonly scripts: number
  /** Bytes of the compressed style sheets. */
  readonly styles: number
  /** Bytes over the wire, headers included. */
  readonly total: number
  readonly blocking: readonly string[]
}

const PHONE = { viewport: { width: 390, height: 844 } }

/** What a page costs a phone that comes for the first time: read to its end, and once somebody uses something that needs scripts. */
export async function weighPage(browser: Browser, address: string): Promise<{ before: PageWeight; after: PageWeight }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const weigh = await scalesOn(page)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? 'nothing'}.`)
  const first = await weigh()
  await readToTheEnd(page, 'at the edge')
  const { files } = await weigh()
  await useScripts(page)
  const after = await weigh()
  await context.close()
  return { before: { ...first, files }, after }
}

/** Bytes over the wire for going on to another page by its link, what was fetched ahead on hover included. */
export async function weighNextPage(browser: Browser, from: string, link: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const weigh = await scalesOn(page)
  await page.goto(from, { waitUntil: 'networkidle' })
  const { total } = await weigh()
  const target = page.locator(`main a[href="${link}"]`).first()
  await target.hover()
  await page.waitForTimeout(500)
  await target.click()
  await page.waitForURL(`**${link}`)
  await page.waitForLoadState('networkidle')
  const next = (await weigh()).total - total
  await context.close()
  return next
}

/** The pointer comes to what every page has that needs scripts: the assistant’s button, or the menu’s. */
async function useScripts(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('.chat-open, button')!.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
  )
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

/** Counts everything that the page loads from now on. */
async function scalesOn(page: Page): Promise<() => Promise<PageWeight>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bodies = new Map<string, number>()
  const files: { kind: string; bytes: number; body: number }[] = []
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    bodies.set(requestId, Number(response.headers['Content-Length'] ?? response.headers['content-length'] ?? 0))
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength, body: bodies.get(requestId) ?? 0 })
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return async () => ({
    files: files.filter(({ kind }) => kind === 'Script').length,
    scripts: sum(files.flatMap(({ kind, bytes }) => (kind === 'Script' ? [bytes] : []))),
    styles: sum(files.flatMap(({ kind, body }) => (kind === 'Stylesheet' ? [body] : []))),
    total: sum(files.map(({ bytes }) => bytes)),
    blocking: await page.evaluate(blockingResources),
  })
}

function blockingResources(): string[] {
  const entries = performance.getEntriesByType('resource') as Array<PerformanceResourceTiming & { renderBlockingStatus?: string }>
  return entries.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => name)
}
