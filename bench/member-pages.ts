import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

import { CONNECTIONS, requestPage, memberPages, type PathOf } from './member-requests.ts'
import { cpuSeconds, processesOf } from './processes.ts'
import { haveMembers, type SeededMember } from './seeded-members.ts'
import type { Figure } from './table.ts'
import { checkInNumbers, dayBefore, sendForm } from './trial-member.ts'

const MEMBERS = 500
const SECRET = 'the members of a bench know it too'
/** Emptied by empty-page.mjs: the frame that the dashboard has, and nothing in it. */
const BARE = '/health/rests'
/** How often pages that have been shown before are shown to everybody again; the median counts. */
const ROUNDS = 3
/** Milliseconds of CPU that one page took: of the process that serves, and of PostgreSQL. */
interface Cost {
  readonly web: number
  readonly database: number
}

/**
 * What the pages of 500 members cost beside a bare page of the same frame, in one run: each page is shown to every member once, and the CPU
 * that this took is divided by their number. Bare pages are shown before, between and after.
 */
export async function benchMemberPages(note: (figure: Figure) => void): Promise<void> {
  const settings = {
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
    APP_SECRET: SECRET,
    NODE_OPTIONS: '--import=./bench/empty-page.mjs',
  }
  const first = await startProduct(settings)
  const members = await inDatabaseOf(first.dataDir, ({ db }) =>
    haveMembers(db, MEMBERS, { origin: first.origin, secret: SECRET }),
  )
  // The first look of all grants what the days have earned, and leads back to the page.
  await showToAll(first, members, () => '/dashboard')
  await first.stop()
  const product = await startProduct(settings)
  try {
    await compare(product, members, note)
  } finally {
    await discardProduct(product)
  }
}

async function compare(product: Product, members: ReadonlyArray<SeededMember>, note: (figure: Figure) => void): Promise<void> {
  const bare: Cost[] = []
  const showBare = async () => void bare.push(await showToAll(product, members, () => BARE))
  const dashboard: PathOf = () => '/dashboard'
  // Code that has not run yet is compiled first, of the frame as of the page.
  await showBare()
  bare.pop()
  await showBare()
  const afterRestart = await showToAll(product, members, dashboard)
  await showBare()
  await checkInAll(product, members)
  const afterCheckIn = await showToAll(product, members, dashboard)
  const shown = new Map<string, Cost>()
  for (const [name, path] of [['dashboard', dashboard] as const, ...memberPages]) {
    if (name !== 'dashboard') await showToAll(product, members, path)
    const rounds: Cost[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await showBare()
      rounds.push(await showToAll(product, members, path))
    }
    shown.set(name, middleOf(rounds))
  }
  const unit = middleOf(bare)
  console.log(`  a bare page (${BARE}): ${inWords(unit)}`)
  const tell = (what: string, cost: Cost, most: number) => {
    console.log(`  ${what}: ${inWords(cost)}`)
    note({ what: `${what}, beside a bare page`, measured: cost.web / unit.web, goal: { atMost: most }, unit: 'x its CPU' })
    const [all, bareAll] = [cost, unit].map(({ web, database }) => web + database) as [number, number]
    note({ what: `the same with PostgreSQL`, measured: all / bareAll, goal: { atMost: most }, unit: 'x its CPU' })
  }
  tell('dashboard, first showing after a restart', afterRestart, 6)
  tell('dashboard, first showing after a check-in', afterCheckIn, 6)
  for (const [name, cost] of shown) tell(`${name}, next showing`, cost, name === 'dashboard' ? 4 : 3)
  const html = brotliDecompressSync(await requestPage(product, members[1]!, '/dashboard')).toString()
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  console.log(`  dashboard: ${count(/<[a-z]/g)} elements, ${count(/<svg/g)} drawings`)
  note({ what: 'dashboard, HTML before compression', measured: Buffer.byteLength(html) / 1000, goal: { atMost: 40 }, unit: 'kB' })
}

const inWords = ({ web, database }: Cost) => `${web.toFixed(2)} ms of CPU, and ${database.toFixed(2)} ms of PostgreSQL’s`

function middleOf(costs: ReadonlyArray<Cost>): Cost {
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
  return { web: middle(costs.map(({ web }) => web)), database: middle(costs.map(({ database }) => database)) }
}

/** Shows every member a page of theirs, once; what one of them cost. */
async function showToAll(product: Product, members: ReadonlyArray<SeededMember>, path: PathOf): Promise<Cost> {
  // What an earlier page left behind, as the notes of who looked at what, is not of this one.
  await sleep(300)
  const before = spent(product)
  const waiting = [...members]
  const showSome = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop()) await requestPage(product, member, path(member))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, showSome))
  const after = spent(product)
  const each = (key: keyof Cost) => ((after[key] - before[key]) * 1000) / members.length
  return { web: each('web'), database: each('database') }
}

function spent({ pid, dataDir }: Product): Cost {
  const others = processesOf(pid, dataDir).filter((process) => process.pid !== pid)
  return { web: cpuSeconds(pid), database: others.reduce((sum, process) => sum + cpuSeconds(process.pid), 0) }
}

/** Everybody saves today’s numbers anew, with other steps. */
async function checkInAll({ origin }: Product, members: ReadonlyArray<SeededMember>): Promise<void> {
  for (const [at, { cookie }] of members.entries()) {
    const fields = { date: dayBefore(0), ...checkInNumbers, steps: String(6_000 + at) }
    const saved = await sendForm(origin, '/dashboard', fields, cookie)
    await saved.arrayBuffer()
    if (saved.status !== 303 && saved.status !== 302) throw new Error(`A check-in answered ${saved.status}.`)
  }
}
