import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { parseBackupKey } from '#platform/backup/backup-key.server.ts'
import { listBaseCopies } from '#platform/backup/base-copies.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { listStretches } from '#platform/backup/restorable.server.ts'
import { restoreCluster } from '#platform/backup/restore-cluster.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { aFolder } from '#tests/support/embedded-postgres.ts'
import { spread, tell } from '#tests/support/figures.ts'
import { ask, manyNetworks } from '#tests/support/http-client.ts'
import { postmasterOf } from '#tests/support/postmaster.ts'
import { freePort, startProduct, type Product } from '#tests/support/product.ts'

import { Register, type Stored } from './register.ts'

const ROUNDS = 50
const WRITERS = 4
/** Writes that each round acknowledges before the blow falls somewhere among the next ones. */
const WRITES_BEFORE = 10

test(`${ROUNDS} times kill -9, every second time of PostgreSQL too, lose nothing that was acknowledged`, async () => {
  const place = join(aFolder(), 'backups')
  const settings = { PORT: String(await freePort()), DATA_DIR: aFolder(), BACKUP_DIR: place, ...manyNetworks }
  let product = await startProduct(settings)
  onTestFinished(async () => void (await product.stop()))
  const register = await Register.open(product.origin, WRITERS)
  const restarts: Array<{ withPostgres: boolean; ms: number }> = []

  for (let round = 1; round <= ROUNDS; round++) {
    const traffic = register.write()
    await expect.poll(() => traffic.acknowledged(), { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(WRITES_BEFORE)
    await sleep(randomInt(150))
    const withPostgres = round % 2 === 0
    await killNine(product, withPostgres)
    await traffic.brokenOff
    expect(traffic.acknowledged(), `writes acknowledged in round ${round}`).toBeGreaterThan(0)

    const begun = performance.now()
    product = await startProduct(settings)
    expect((await ask(product.origin, { path: '/readyz' })).status).toBe(200)
    restarts.push({ withPostgres, ms: performance.now() - begun })
    expect(product.output(), `what the start of round ${round} said`).toMatch(
      /^(Starting the database …\n)?Wellward is ready at \S+\n$/,
    )
    expect(register.missingFrom(await storedIn(product.dataDir)), `lost in round ${round}`).toEqual([])
    expect(await register.missingFromPages(), `not shown after round ${round}`).toEqual([])
  }

  // How soon it is back is told here and measured by `npm run bench -- starts`.
  report(restarts, register)
  // Runs that the blows broke off are found by their silence and run again.
  await expect.poll(() => withoutMail(product.dataDir, register.trials()), { timeout: 240_000, interval: 1_000 }).toEqual([])

  // However often it was killed, the log in the backup place goes on in one line, and brings everything back.
  const sealed = sealPlace(createFolderPlace(place), parseBackupKey(readFileSync(join(product.dataDir, 'backup-key'), 'utf8')))
  await expect.poll(async () => (await listStretches(sealed)).length, { timeout: 120_000, interval: 500 }).toBeGreaterThan(0)
  const ended = new Date()
  const shippedTo = async () => Math.max(...(await listStretches(sealed)).map(({ until }) => until.getTime()))
  await expect.poll(shippedTo, { timeout: 180_000, interval: 1_000 }).toBeGreaterThan(ended.getTime())
  const elsewhere = aFolder()
  await restoreCluster(sealed, { to: null, dataDir: elsewhere, report: () => {} })
  expect(register.missingFrom(await storedIn(elsewhere)), 'lost in the backup').toEqual([])
  expect(new Set((await listBaseCopies(sealed)).copies.map(({ line }) => line)).size, 'lines of the log').toBe(1)
})

/** Both at once, now one first and now the other. */
async function killNine(product: Product, withPostgres: boolean): Promise<void> {
  const postmaster = postmasterOf(product.dataDir)
  const postgresFirst = withPostgres && randomInt(2) === 0
  if (postgresFirst) process.kill(postmaster, 'SIGKILL')
  const ended = product.kill()
  if (withPostgres && !postgresFirst) process.kill(postmaster, 'SIGKILL')
  await ended
}

async function storedIn(dataDir: string): Promise<Stored> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report: console.log })
  const client = new Client(postgres.config)
  try {
    await client.connect()
    const entries = await client.query<{ key: string; steps: number }>(
      `select u.email || ' ' || s.day as key, s.steps from health_stats s join users u on u.id = s.user_id`,
    )
    const trials = await client.query<{ email: string }>(
      'select u.email from users u join memberships m on m.user_id = u.id where m.trial_started_at is not null',
    )
    return {
      steps: new Map(entries.rows.map(({ key, steps }) => [key, steps])),
      trials: new Set(trials.rows.map(({ email }) => email)),
    }
  } finally {
    await client.end()
    await postgres.close()
  }
}

/** Those of the addresses to which nothing was written. */
function withoutMail(dataDir: string, addresses: ReadonlyArray<string>): string[] {
  const outbox = join(dataDir, 'outbox')
  const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  const written = new Set(mails.map((name) => /^To: (.*)$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]?.trim()))
  return addresses.filter((address) => !written.has(address))
}

function report(restarts: ReadonlyArray<{ withPostgres: boolean; ms: number }>, register: Register): void {
  for (const withPostgres of [false, true]) {
    const times = restarts.filter((restart) => restart.withPostgres === withPostgres).map(({ ms }) => ms)
    tell(`the process${withPostgres ? ' and PostgreSQL' : ''} killed, ${times.length} restarts: ${spread(times)}`)
  }
  tell(`${register.count} writes acknowledged, none lost`)
}
