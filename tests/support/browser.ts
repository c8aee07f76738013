import { readFileSync } from 'node:fs'

import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { test as base } from 'vitest'

import { findChromium } from '#bin/launch/chromium.mjs'

import { BrowserContexts } from './browser-contexts.ts'
import { VISITORS_ZONE } from './days.ts'
import type { Internet } from './internet.ts'
import { productHere } from './product-here.ts'
import { OWNER } from './product.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process in waiting for each next page, which tests that end after a few pages never use.
  '--disable-features=SpareRendererForSitePerProcess',
  // The pages of a context share a process, and the scripts that it has compiled.
  '--process-per-site',
  '--in-process-gpu',
]
const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Where the product stands that they visit. */
  readonly origin: string
  /** What scripts tell of where they are; null where none run. */
  readonly timeZone: string | null
  /** Opens a page of the product and waits until it stands still. */
  goTo(path: string): Promise<void>
  /** Goes to use something that needs scripts: returns when React listens, so that what follows is answered in the document. */
  wake(page?: Page): Promise<void>
  /**
   * What axe finds on the page as it is: rule, and the elements that break it. Colours cost as much as all else; one page of each template
   * and the gallery of all components are looked at for them (`inspect-pages.ts`, `pages-owner.spec.ts`).
   */
  axe(): Promise<string[]>
  /** The same, with colours. */
  axeWithColours(): Promise<string[]>
  /** The same, of what depends on colours alone. */
  axeColours(): Promise<string[]>
}

export interface VisitorOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly javaScript?: boolean
  readonly timeZone?: string
  /** The language that their browser asks for; British English where a test does not say. */
  readonly locale?: string
}

interface Fixtures {
  readonly origin: string
  readonly dataDir: string
  readonly internet: Internet
  readonly browser: Browser
  readonly contexts: BrowserContexts
  /** Opens a browser of its own (no cookies, nothing stored); any console error or policy violation in it fails the test at its end. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
}

/** A browser test: a real Chromium on the built product. */
export const test = base.extend<Fixtures>({
  origin: async ({}, use) => use(productHere().origin),
  dataDir: async ({}, use) => use(productHere().dataDir),
  internet: async ({}, use) => use(productHere().internet),
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser }, use) =>
      use(
        new BrowserContexts(browser, async (context) => {
          context.setDefaultTimeout(60_000)
          await context.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { isAwake: true })))
        }),
      ),
    { scope: 'worker' },
  ],
  visitor: async ({ origin, contexts, task }, use) => {
    const complaints: string[] = []
    const taken: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await contexts.take({
        baseURL: origin,
        viewport: options.viewport ?? DESK,
        colorScheme: options.colorScheme ?? 'light',
        javaScriptEnabled: options.javaScript ?? true,
        timezoneId: options.timeZone ?? VISITORS_ZONE,
        locale: options.locale ?? 'en-GB',
        reducedMotion: 'reduce',
      })
      taken.push(context)
      const page = await context.newPage()
      listenForComplaints(page, complaints)
      return visitorOn(page, context, origin, options.javaScript === false ? null : (options.timeZone ?? VISITORS_ZONE))
    })
    if (task.result?.state === 'fail') await showPages(taken.flatMap((context) => context.pages()))
    await Promise.all(taken.map((context) => contexts.giveBack(context)))
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  },
})

export { expect } from 'vitest'

/** Prints what a visitor saw when their test failed: an element that is missing says nothing of what stood there instead. */
async function showPages(pages: readonly Page[]) {
  for (const page of pages) {
    const wordsOf = (element: string) => page.locator(element).first().innerText({ timeout: 2_000 }).catch(String)
    const [content, all] = [await wordsOf('main'), await wordsOf('body')]
    console.error(`When the test failed, ${page.url()} showed:\n${content.slice(0, 1_500)}\n…\n${all.slice(-200)}`)
  }
}

/** Whatever the browser finds fault with. A page that answers 4xx or 5xx on purpose is not one of these, nor is a test that goes offline or stops the product. */
function listenForComplaints(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    const answeredOnPurpose = /^Failed to load resource: the server responded with a status of (4\d\d|503)/.test(text)
    const isOffline = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(text)
    if (!answeredOnPurpose && !isOffline) complaints.push(`${page.url()}: ${text}`)
  })
}

function visitorOn(page: Page, context: BrowserContext, origin: string, timeZone: string | null): Visitor {
  return {
    page,
    context,
    origin,
    timeZone,
    goTo: async (path) => {
      await page.goto(path, { waitUntil: 'load' })
    },
    wake: async (each = page) => {
      await each.evaluate(() =>
        document.querySelector('button')!.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      )
      await each.waitForFunction(() => 'isAwake' in window)
    },
    axe: () => findFaults(page, { rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])) }),
    axeWithColours: () => findFaults(page, {}),
    axeColours: () => findFaults(page, { runOnly: OF_COLOURS }),
  }
}

const OF_COLOURS = ['color-contrast', 'link-in-text-block']

async function findFaults(
  page: Page,
  options: { runOnly?: string[]; rules?: Record<string, { enabled: boolean }> },
): Promise<string[]> {
  // Through the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // It copies the style elements of custom elements to look at them, which the policy of a page with a player forbids, and says so.
  const preload = (await page.locator('media-controller').count()) === 0
  const asked = JSON.stringify({ ...options, preload, resultTypes: ['violations'] })
  const { violations } = (await page.evaluate(`axe.run(${asked})`)) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

export const isFocused = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement)

/** Opens a session of an account: sends the form of /auth, whose pages have tests of their own. The browser is nowhere yet. */
export async function signIn(
  { context, origin }: Visitor,
  { email, password }: { email: string; password: string } = OWNER,
): Promise<void> {
  const answer = await context.request.post('/auth', {
    form: { email, password },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  if (answer.status() !== 303 || answer.headers()['location'] !== '/') throw new Error(`Sign-in answered ${answer.status()}.`)
}

/** Starts the trial with a new address: sends the form of /trial, whose page has tests of its own. The browser is nowhere yet. */
export async function startTrial({ context, origin, timeZone }: Visitor, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@wellward.test`
  const answer = await context.request.post('/trial', {
    form: { firstName, email, ...(timeZone && { timeZone }) },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  if (answer.status() !== 200) throw new Error(`The trial answered ${answer.status()}.`)
  return email
}
