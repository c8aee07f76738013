import lighthouse from 'lighthouse'

import { freePort } from '#tests/support/product.ts'

import { openChromium } from './chromium.ts'

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Simulated on Lighthouse’s mobile preset: milliseconds, a share of the window, milliseconds. */
  readonly largestContentfulPaint: number
  readonly layoutShift: number
  readonly blockingTime: number
  /** The audits that cost points, by their Lighthouse names. */
  readonly failed: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Opens one Chromium for all audits; `audit` looks at one address as Lighthouse’s mobile preset does. */
export async function openLighthouse(): Promise<{ audit: (address: string) => Promise<Audit>; close: () => Promise<void> }> {
  const port = await freePort()
  const browser = await openChromium(port)
  // Now and then a trace is not recorded (NO_NAVSTART); Lighthouse itself asks to run it again then.
  const audit = (address: string) => auditOn(port, address).catch(() => auditOn(port, address))
  return { audit, close: () => browser.close() }
}

async function auditOn(port: number, address: string): Promise<Audit> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`)
  const { categories: found, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${address}: ${runtimeError.message}`)
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])) as Audit['scores'],
    largestContentfulPaint: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blockingTime: number('total-blocking-time'),
    failed: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
