import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { discardProduct, freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

import { benchBackups } from './backups.ts'
import { benchBlog } from './blog.ts'
import { benchChat } from './chat.ts'
import { publishFullPage } from './full-page.ts'
import { benchHealth } from './health.ts'
import { benchImports } from './imports.ts'
import { benchInbox } from './inbox.ts'
import { benchLearning } from './learning.ts'
import { load } from './load.ts'
import { benchMemberPages } from './member-pages.ts'
import { benchMembers } from './members.ts'
import { benchMemoryUnderLoad, memoryOf } from './memory.ts'
import { startNginx } from './nginx.ts'
import { benchLighthouse, benchWeights } from './public-site.ts'
import { benchPublishing } from './publishing.ts'
import { benchRecordings } from './recordings.ts'
import { benchScraping } from './scraping.ts'
import { benchShop } from './shop.ts'
import { timeStarts } from './start-up.ts'
import { isReached, tableOf, type Figure } from './table.ts'
import { checkInNumbers, dayBefore, sendForm, startTrialByForm } from './trial-member.ts'

const figures: Figure[] = []

function note(figure: Figure): void {
  figures.push(figure)
  console.log(`${isReached(figure) ? '✓' : '✗'} ${figure.what}: ${Math.round(figure.measured * 100) / 100} ${figure.unit}`)
}

/** A cached page beside the same bytes as a static file of nginx, in turns, so that both see the same machine. */
async function benchCachedPage(product: Product) {
  const headers = { 'Accept-Encoding': 'gzip' }
  await (await fetch(product.origin)).arrayBuffer()
  await sleep(1_000)
  const page = Buffer.from(await (await fetch(product.origin, { headers })).arrayBuffer())
  const nginx = await startNginx(gzipSync(page, { level: 9 }))
  if (!nginx) return console.log('– nginx is not installed: the comparison with it is left out')
  const ratios: number[] = []
  // Code that has not run yet is compiled first; a server that has been up for a minute is what counts.
  await load(product.origin, product.pid, { headers, connections: 32 })
  for (let round = 0; round < 3; round++) {
    const ours = await load(product.origin, product.pid, { headers, connections: 32 })
    const theirs = await load(nginx.origin, nginx.pid, { headers, connections: 32 })
    ratios.push(ours.perCpuSecond / theirs.perCpuSecond)
  }
  nginx.stop()
  note({
    what: 'cached page: our answers per CPU second, of nginx’s',
    measured: ratios.toSorted((a, b) => a - b)[1]!,
    goal: { atLeast: 0.45 },
    unit: 'x',
  })
}

async function benchDashboard(product: Product) {
  const cookie = await haveWeek(product.origin)
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, deflate, br' }
  await load(`${product.origin}/dashboard`, product.pid, { headers, seconds: 8, connections: 4 })
  const { perCpuSecond } = await load(`${product.origin}/dashboard`, product.pid, { headers, seconds: 8, connections: 4 })
  note({
    what: 'dashboard of a member, per CPU second of the web process',
    measured: perCpuSecond,
    goal: { atLeast: 300 },
    unit: 'pages',
  })
}

/** A member with a week of entries; returns the session cookie. */
async function haveWeek(origin: string): Promise<string> {
  const { cookie } = await startTrialByForm(origin)
  for (let daysAgo = 6; daysAgo >= 0; daysAgo--) {
    const saved = await sendForm(origin, '/dashboard', { date: dayBefore(daysAgo), ...checkInNumbers }, cookie)
    if (saved.status >= 400) throw new Error(`The check-in of ${daysAgo} days ago answered ${saved.status}.`)
  }
  return cookie
}

function benchMemory(product: Product) {
  const measured = memoryOf(product) / 1e6
  note({ what: 'memory when idle (PSS), PostgreSQL included', measured, goal: { atMost: 250 }, unit: 'MB' })
}

async function benchStarts() {
  const place = { dataDir: newDataFolder(), port: await freePort() }
  await timeStarts(place, 'SIGTERM', 1)
  const clean = await timeStarts(place, 'SIGTERM')
  note({ what: 'npm start to first answer after a clean stop, median of 5', measured: clean, goal: { atMost: 2 }, unit: 's' })
  const crashed = await timeStarts(place, 'SIGKILL')
  note({ what: 'npm start to first answer after a crash, median of 5', measured: crashed, goal: { atMost: 5 }, unit: 's' })
  await timeStarts(place, 'SIGTERM', 1)
  rmSync(place.dataDir, { recursive: true, force: true })
}

/** Everything, or only the parts that were named. */
const onlyNamed = process.argv.slice(2)
const wanted = (part: string) => onlyNamed.length === 0 || onlyNamed.includes(part)

async function benchProduct(): Promise<void> {
  const product = await startProduct()
  try {
    if (wanted('memory')) {
      await sleep(5_000)
      benchMemory(product)
    }
    const fullPage = wanted('weight') || wanted('lighthouse') ? await publishFullPage(product) : ''
    if (wanted('weight')) await benchWeights(product.origin, fullPage, note)
    if (wanted('cached-page')) await benchCachedPage(product)
    if (wanted('dashboard')) await benchDashboard(product)
    if (wanted('lighthouse')) await benchLighthouse(product.origin, fullPage, note)
    if (wanted('recordings')) await benchRecordings(product, note)
    if (wanted('imports')) await benchImports(product, note)
  } finally {
    await discardProduct(product)
  }
}

if (['memory', 'weight', 'cached-page', 'dashboard', 'lighthouse', 'recordings', 'imports'].some(wanted)) await benchProduct()
if (wanted('memory-under-load')) await benchMemoryUnderLoad(note)
if (wanted('member-pages')) await benchMemberPages(note)
if (wanted('starts')) await benchStarts()
if (wanted('backups')) await benchBackups(note)
if (wanted('blog')) await benchBlog(note)
if (wanted('shop')) await benchShop(note)
if (wanted('inbox')) await benchInbox(note)
if (wanted('chat')) await benchChat(note)
if (wanted('learning')) await benchLearning(note)
if (wanted('health')) await benchHealth(note)
if (wanted('members')) await benchMembers(note)
if (wanted('publishing')) await benchPublishing(note)
if (wanted('scraping')) benchScraping(note)
console.log(`\n${tableOf(figures)}`)
