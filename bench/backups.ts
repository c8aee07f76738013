import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { parseBackupKey } from '#platform/backup/backup-key.server.ts'
import { listBaseCopies } from '#platform/backup/base-copies.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { restoreCluster } from '#platform/backup/restore-cluster.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

import { haveMembers, type SeededMember } from './seeded-members.ts'
import type { Figure } from './table.ts'
import { checkInNumbers, dayBefore, sendForm } from './trial-member.ts'

/** 90 days of numbers each. */
const MEMBERS = 2_000
const SECRET = 'the members of a bench know it too'
const ROUNDS = 2
/** How many people are at it at once. */
const PEOPLE = 4

/**
 * What a base copy that is being made costs everybody else, and how long it takes to bring the database back beside copying its files and
 * loading the rows of its largest table.
 */
export async function benchBackups(note: (figure: Figure) => void): Promise<void> {
  const settings = { DATA_DIR: newDataFolder(), PORT: String(await freePort()), APP_SECRET: SECRET }
  let product = await startProduct(settings)
  const members = await inDatabaseOf(product.dataDir, ({ db }) =>
    haveMembers(db, MEMBERS, { origin: product.origin, secret: SECRET }),
  )
  const key = parseBackupKey(readFileSync(join(product.dataDir, 'backup-key'), 'utf8'))
  const sealed = sealPlace(createFolderPlace(join(product.dataDir, 'backups')), key)
  try {
    const [during, without]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      await product.stop()
      // A new line wants a base copy, ten seconds after the start.
      rmSync(join(product.dataDir, 'postgres/spool/line.json'))
      product = await startProduct(settings)
      const taken = await timesAroundACopy(product, members, sealed)
      during.push(...taken.during)
      without.push(...taken.without)
    }
    const megabytes = (await listBaseCopies(sealed)).copies.at(-1)!.stream.bytes / 1024 ** 2
    console.log(
      `  ${MEMBERS} members, ${Math.round(megabytes)} MB of database, ${during.length} and ${without.length} requests: median ${percentile(during, 0.5).toFixed(1)} and ${percentile(without, 0.5).toFixed(1)} ms, p99 ${percentile(during, 0.99).toFixed(1)} and ${percentile(without, 0.99).toFixed(1)} ms`,
    )
    for (const [name, share] of [
      ['median', 0.5],
      ['p99', 0.99],
    ] as const)
      note({
        what: `${name} of a mixed load while a base copy of ${Math.round(megabytes)} MB is made`,
        measured: percentile(during, share) / percentile(without, share),
        goal: { atMost: 1.5 },
        unit: 'x of without',
      })
    const { copying, loading } = await bareTimes(product.dataDir)
    await product.stop()
    const restoring = await restoreTime(sealed)
    console.log(`  restored in ${restoring.toFixed(1)} s; cp ${copying.toFixed(1)} s, COPY ${loading.toFixed(1)} s`)
    note({
      what: 'restoring the database, beside cp of its files and COPY of its largest table',
      measured: restoring / (copying + loading),
      goal: { atMost: 3 },
      unit: 'x',
    })
  } finally {
    await discardProduct(product)
  }
}

/** Milliseconds of each request from the beginning of the copy to its end, and for as long after it. */
async function timesAroundACopy(product: Product, members: ReadonlyArray<SeededMember>, sealed: SealedPlace) {
  const before = (await listBaseCopies(sealed)).copies.length
  const taken: Array<{ at: number; ms: number }> = []
  const over = new AbortController()
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    for (let turn = person; !over.signal.aborted; turn += PEOPLE) {
      const at = performance.now()
      await askOnce(product.origin, members[turn % members.length]!, turn)
      taken.push({ at, ms: performance.now() - at })
      await sleep(20)
    }
  })
  try {
    while ((await listBaseCopies(sealed)).copies.length === before) await sleep(200)
    const { startedAt, stoppedAt } = (await listBaseCopies(sealed)).copies.at(-1)!
    await sleep(Number(stoppedAt) - Number(startedAt) + 2_000)
    const instant = (date: Date) => Number(date) - performance.timeOrigin
    const [from, to] = [instant(startedAt), instant(stoppedAt)]
    return {
      during: taken.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
      without: taken.filter(({ at }) => at >= to + 1_000).map(({ ms }) => ms),
    }
  } finally {
    over.abort()
    await Promise.all(people)
  }
}

/** One after the other: a public page, the dashboard, the trends, a lab report, and a check-in. */
async function askOnce(origin: string, { cookie, report }: SeededMember, turn: number): Promise<void> {
  const path = ['/pricing', '/dashboard', '/health/trends', `/health/labs/${report}`][turn % 5]
  const answer = path
    ? await fetch(origin + path, { headers: { Cookie: cookie }, redirect: 'manual' })
    : await sendForm(origin, '/dashboard', { date: dayBefore(turn % 20), ...checkInNumbers }, cookie)
  await answer.arrayBuffer()
  if (answer.status >= 400) throw new Error(`${path ?? 'a check-in'} answered ${answer.status}.`)
}

/** Seconds that cp of the cluster and COPY of all check-ins into an empty table take. */
async function bareTimes(dataDir: string): Promise<{ copying: number; loading: number }> {
  const home = realpathSync(join(dataDir, 'postgres'))
  const rows = join(home, 'bare.copy')
  const loading = await inDatabaseOf(dataDir, async ({ db }) => {
    await db.execute(sql.raw(`copy health_stats to '${rows}'`))
    await db.execute(sql.raw('create table bare (like health_stats including all)'))
    const begun = performance.now()
    await db.execute(sql.raw(`copy bare from '${rows}'`))
    return (performance.now() - begun) / 1000
  })
  rmSync(rows)
  const to = mkdtempSync(join(tmpdir(), 'bench-cp-'))
  const begun = performance.now()
  execFileSync('cp', ['-a', home, to])
  const copying = (performance.now() - begun) / 1000
  rmSync(to, { recursive: true })
  return { copying, loading }
}

async function restoreTime(sealed: SealedPlace): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-restore-'))
  chmodSync(dataDir, 0o711)
  try {
    const begun = performance.now()
    await restoreCluster(sealed, { to: null, dataDir, report: console.log })
    return (performance.now() - begun) / 1000
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function percentile(values: ReadonlyArray<number>, share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!
}
