import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { readProductPage } from '#features/shop/extraction/read-product-page.ts'
import { largePage } from '#tests/support/shop-pages.ts'

import type { Figure } from './table.ts'

const ROUNDS = 9
const URL_OF_PAGE = 'https://shop.test/products/ohio-bar'

interface Cost {
  readonly cpuMs: number
  readonly extraMb: number
}

/** What reading a product out of a page of 3 MB costs, each time in a process of its own: the first page that a worker reads is the dearest. */
export function benchScraping(note: (figure: Figure) => void): void {
  const costs = Array.from({ length: ROUNDS }, measureExtraction)
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
  const what = 'scraping a page of 3 MB'
  note({ what: `${what}: CPU`, measured: median(costs.map(({ cpuMs }) => cpuMs)), goal: { atMost: 300 }, unit: 'ms' })
  note({
    what: `${what}: extra memory`,
    measured: Math.max(...costs.map(({ extraMb }) => extraMb)),
    goal: { atMost: 60 },
    unit: 'MB',
  })
}

function measureExtraction(): Cost {
  const args = [...process.execArgv, fileURLToPath(import.meta.url)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', input: largePage() })) as Cost
}

/** The page comes from outside: making it would have taken the memory already that reading it needs. */
function measureHere(): Cost {
  const html = readFileSync(0, 'utf8')
  const before = { cpu: process.cpuUsage(), bytes: process.memoryUsage().rss }
  const reading = readProductPage(html, URL_OF_PAGE)
  const { user, system } = process.cpuUsage(before.cpu)
  if (!reading.ok) throw new Error(reading.reason)
  return { cpuMs: (user + system) / 1000, extraMb: (process.resourceUsage().maxRSS * 1024 - before.bytes) / 1e6 }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(measureHere()))
