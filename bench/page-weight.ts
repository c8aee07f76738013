import { chromium } from 'playwright-core'

export interface PageWeight {
  /** Bytes of the compressed files. */
  readonly scripts: number
  readonly styles: number
  /** Bytes over the wire, headers included. */
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
    const files: { kind: string; bytes: number; body: number }[] = []
    const bodies = new Map<string, number>()
    debuggerOf.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type)
      bodies.set(requestId, Number(response.headers['Content-Length'] ?? response.headers['content-length'] ?? 0))
    })
    debuggerOf.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      files.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength, body: bodies.get(requestId) ?? 0 })
    })
    const weigh = async (): Promise<PageWeight> => {
      const bodiesOf = (kind: string) => files.filter((file) => file.kind === kind).reduce((sum, { body }) => sum + body, 0)
      const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
          )
          .map((entry) => entry.name),
      )
      return { scripts: bodiesOf('Script'), styles: bodiesOf('Stylesheet'), total, blocking }
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
