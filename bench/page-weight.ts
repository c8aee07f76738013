import { chromium } from 'playwright-core'

export interface PageWeight {
  /** Bytes over the wire, by kind of file. */
  readonly scripts: number
  readonly styles: number
  readonly total: number
  readonly blocking: string[]
}

/** What the home page costs a phone that comes for the first time: before the first sign of a person, and after it. */
export async function weighHomePage(origin: string): Promise<{ before: PageWeight; after: PageWeight }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const debuggerOf = await page.context().newCDPSession(page)
    await debuggerOf.send('Network.enable')
    const kinds = new Map<string, string>()
    const files: { kind: string; bytes: number; url: string }[] = []
    const urls = new Map<string, string>()
    debuggerOf.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type)
      urls.set(requestId, response.url)
    })
    debuggerOf.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      files.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength, url: urls.get(requestId) ?? '' })
    })
    const weigh = async (): Promise<PageWeight> => {
      const sum = (kind?: string) =>
        files.filter((file) => !kind || file.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
          )
          .map((entry) => entry.name),
      )
      return { scripts: sum('Script'), styles: sum('Stylesheet'), total: sum(), blocking }
    }
    await page.goto(origin, { waitUntil: 'networkidle' })
    const before = await weigh()
    await page.mouse.move(100, 100)
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    return { before, after: await weigh() }
  } finally {
    await browser.close()
  }
}
