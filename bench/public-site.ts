import type { Browser } from 'playwright-core'

import { openChromium } from './chromium.ts'
import { openLighthouse, type Audit, type Category } from './lighthouse.ts'
import { weighNextPage, weighPage, type PageWeight } from './page-weight.ts'
import { publicPages, templates } from './public-pages.ts'
import type { Figure } from './table.ts'

type Note = (figure: Figure) => void

const kilo = (bytes: number) => bytes / 1000

/** The heaviest page in one respect, named in the figure, so that the table says where to look. */
function heaviest(weights: ReadonlyMap<string, number>, what: string, atMost: number): Figure {
  const [path, bytes] = [...weights].reduce((worst, each) => (each[1] > worst[1] ? each : worst))
  return { what: `${what} (heaviest: ${path})`, measured: kilo(bytes), goal: { atMost }, unit: 'kB' }
}

/** The page with the most of something that is counted. */
function most(counts: ReadonlyMap<string, number>, what: string, atMost: number): Figure {
  return { ...heaviest(counts, what, atMost), measured: Math.max(...counts.values()), unit: 'files' }
}

/** What every public page costs a phone. */
export async function benchWeights(origin: string, fullPage: string, note: Note): Promise<void> {
  const browser = await openChromium()
  try {
    await weighAll(browser, origin, fullPage, note)
  } finally {
    await browser.close()
  }
}

async function weighAll(browser: Browser, origin: string, fullPage: string, note: Note): Promise<void> {
  const weights = new Map<string, { before: PageWeight; after: PageWeight }>()
  for (const path of [...publicPages, fullPage]) weights.set(path, await weighPage(browser, origin + path))
  const each = (pick: (weight: { before: PageWeight; after: PageWeight }) => number) =>
    new Map([...weights].map(([path, weight]) => [path, pick(weight)]))
  note(
    most(
      each(({ before }) => before.files),
      'script files of a page that is read to its end',
      0,
    ),
  )
  note(
    heaviest(
      each(({ after }) => after.scripts),
      'scripts where they are used, with their headers',
      120,
    ),
  )
  note(
    most(
      each(({ after }) => after.files),
      'files that these come in',
      12,
    ),
  )
  note(
    heaviest(
      each(({ before }) => before.styles),
      'style sheets',
      15,
    ),
  )
  note(
    heaviest(
      each(({ before }) => before.total),
      'everything of a page before it is used',
      180,
    ),
  )
  const home = weights.get('/')!.before
  note({ what: 'the home page, everything before it is used', measured: kilo(home.total), goal: { atMost: 160 }, unit: 'kB' })
  const blocking = [...weights.values()].flatMap(({ before }) => before.blocking.filter((url) => !url.endsWith('.css')))
  note({ what: 'what blocks rendering and is no style sheet', measured: blocking.length, goal: { atMost: 0 }, unit: 'files' })
  const next = await weighNextPage(browser, origin, '/pricing')
  note({ what: 'the next page, from home to pricing', measured: kilo(next), goal: { atMost: 30 }, unit: 'kB' })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Lighthouse’s mobile preset: what must be perfect on every page, and speed as the median of three runs a template. */
export async function benchLighthouse(origin: string, fullPage: string, note: Note): Promise<void> {
  const { audit, close } = await openLighthouse()
  try {
    const audits = new Map<string, Audit[]>()
    for (const path of [...publicPages, fullPage]) audits.set(path, [await audit(origin + path)])
    for (const path of [...templates, fullPage]) audits.get(path)!.push(await audit(origin + path), await audit(origin + path))
    noteLighthouse(audits, note)
  } finally {
    await close()
  }
}

function noteLighthouse(audits: ReadonlyMap<string, readonly Audit[]>, note: Note): void {
  for (const category of ['accessibility', 'best-practices', 'seo'] satisfies Category[]) {
    const scores = [...audits].map(([path, [first]]) => ({ path, score: first!.scores[category], failed: first!.failed }))
    const worst = scores.reduce((least, each) => (each.score < least.score ? each : least))
    const where = worst.score < 100 ? ` (${worst.path}: ${worst.failed.join(', ')})` : ''
    const what = `Lighthouse ${category}, the lowest of ${scores.length} pages${where}`
    note({ what, measured: worst.score, goal: { atLeast: 100 }, unit: 'points' })
  }
  const speed = [...audits].filter(([, runs]) => runs.length === 3)
  const worstOf = (pick: (audit: Audit) => number, isWorse: (a: number, b: number) => boolean) =>
    speed
      .map(([path, runs]) => ({ path, value: median(runs.map(pick)) }))
      .reduce((worst, each) => (isWorse(each.value, worst.value) ? each : worst))
  const lower = (a: number, b: number) => a < b
  const higher = (a: number, b: number) => a > b
  const performance = worstOf(({ scores }) => scores.performance, lower)
  const paint = worstOf(({ largestContentfulPaint }) => largestContentfulPaint, higher)
  const shift = worstOf(({ layoutShift }) => layoutShift, higher)
  const blocking = worstOf(({ blockingTime }) => blockingTime, higher)
  const of3 = `median of 3, the worst of ${speed.length} templates`
  const performanceWhat = `Lighthouse performance, ${of3} (${performance.path})`
  note({ what: performanceWhat, measured: performance.value, goal: { atLeast: 98 }, unit: 'points' })
  note({
    what: `largest contentful paint, ${of3} (${paint.path})`,
    measured: paint.value / 1000,
    goal: { atMost: 1.2 },
    unit: 's',
  })
  note({ what: `layout shift, ${of3} (${shift.path})`, measured: shift.value, goal: { atMost: 0 }, unit: '' })
  note({ what: `blocking time, ${of3} (${blocking.path})`, measured: blocking.value, goal: { atMost: 50 }, unit: 'ms' })
}
