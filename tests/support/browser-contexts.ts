import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What changes a context for good: one on which a test has called any of these is not used again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'route',
  'setExtraHTTPHeaders',
  'setOffline',
] as const satisfies ReadonlyArray<keyof BrowserContext>

interface PooledContext {
  readonly context: BrowserContext
  /** An empty page of the site: while it is open, the process and the scripts that it has compiled stay. */
  readonly keeper: Page
  isChanged: boolean
}

/**
 * The contexts of a worker's browser. A test gets one that nobody else has, without cookies, storage or pages. Of one that another test has
 * given back the browser's cache stays, and so does its process: what has been fetched is asked for again, and need not be compiled again.
 */
export class BrowserContexts {
  readonly #browser: Browser
  readonly #prepare: (context: BrowserContext) => Promise<void>
  readonly #free = new Map<string, PooledContext[]>()
  readonly #taken = new Map<BrowserContext, { key: string; pooled: PooledContext }>()

  /** @param prepare is done to each context once */
  constructor(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
    this.#browser = browser
    this.#prepare = prepare
  }

  async take(options: BrowserContextOptions & { readonly baseURL: string }): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const pooled = this.#free.get(key)?.pop() ?? (await this.#open(options))
    this.#taken.set(pooled.context, { key, pooled })
    return pooled.context
  }

  /** Closes its pages and forgets what they have stored. */
  async giveBack(context: BrowserContext): Promise<void> {
    const { key, pooled } = this.#taken.get(context)!
    this.#taken.delete(context)
    if (pooled.isChanged) return context.close()
    const others = context.pages().filter((page) => page !== pooled.keeper)
    await Promise.all(others.map((page) => page.close()))
    await context.clearCookies()
    await pooled.keeper.evaluate(() => localStorage.clear())
    this.#free.set(key, [...(this.#free.get(key) ?? []), pooled])
  }

  async #open({ baseURL, ...options }: BrowserContextOptions & { readonly baseURL: string }): Promise<PooledContext> {
    const context = await this.#browser.newContext({ baseURL, ...options })
    await this.#prepare(context)
    const keeper = await context.newPage()
    await keeper.goto('/healthz')
    const pooled = { context, keeper, isChanged: false }
    for (const name of LASTING) {
      const change = context[name].bind(context) as (...args: unknown[]) => unknown
      Object.assign(context, {
        [name]: (...args: unknown[]) => {
          pooled.isChanged = true
          return change(...args)
        },
      })
    }
    return pooled
  }
}
