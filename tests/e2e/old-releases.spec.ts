import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import type { RecordedPerson } from '#tests/record-release/fill.ts'
import { signIn } from '#tests/record-release/sign-in.ts'
import { aVisitor } from '#tests/record-release/visitor.ts'
import { manyNetworks } from '#tests/support/http-client.ts'
import { newInternet } from '#tests/support/internet.ts'
import { countRows, restore } from '#tests/support/old-release.ts'
import { addressOf, anOutsidePostgres, type OutsidePostgres } from '#tests/support/outside-postgres.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

const HOME = 'tests/old-releases'
const releases = readdirSync(HOME, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

type Counts = Readonly<Record<string, number>>

test.for(releases)('on the data of %s nothing is lost, everybody signs in and finds what is theirs', async (name) => {
  const folder = join(HOME, name)
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const people = read('people.json') as RecordedPerson[]
  const dataDir = newDataFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  cpSync(join(folder, 'data-folder'), dataDir, { recursive: true })

  // Without a worker first: nothing happens that only comes of the time that has passed.
  const postgres = await anOutsidePostgres(dataDir)
  const pool = await untilReady(postgres)
  await restore(pool, folder)
  const web = await started({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(postgres.port),
    ROLE: 'web',
    APP_SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
  })
  const grown = existsSync(join(folder, 'grown.json')) ? (read('grown.json') as Record<string, string>) : {}
  const [before, after] = [read('counts.json') as Counts, await countRows(pool)]
  const changed = Object.keys(before).filter((table) =>
    table in grown ? !(after[table]! >= before[table]!) : after[table] !== before[table],
  )
  expect(changed.map((table) => `${table}: ${before[table]} rows, now ${after[table]}`)).toEqual([])
  for (const [at, person] of people.entries()) await findsAll(web, person, at + 1)
  await web.stop()
  expect(errorsOf(web)).toEqual([])
  await pool.end()
  await postgres.stop()

  // Then as an operator starts it; what has become due meanwhile is done.
  const whole = await started({ DATA_DIR: dataDir })
  await inDatabaseOf(dataDir, async ({ pool }) => {
    const jobs = async (which: string) => (await pool.query(`select name from pgboss.job where ${which}`)).rows
    await expect.poll(() => jobs(`state in ('created', 'active') and start_after < now()`)).toEqual([])
    expect(await jobs(`state in ('retry', 'failed')`)).toEqual([])
  })
  await findsAll(whole, people[0]!, 99)
  await whole.stop()
  expect(errorsOf(whole)).toEqual([])
})

/** A product that sees nothing of the world. It is stopped when the test ends. */
async function started(settings: Record<string, string>): Promise<Product> {
  const { settings: internet, discard } = newInternet()
  onTestFinished(discard)
  const product = await startProduct({ ...internet, ...manyNetworks, ...settings })
  onTestFinished(async () => void (await product.stop()))
  return product
}

async function untilReady({ port }: OutsidePostgres): Promise<Pool> {
  const pool = new Pool({ connectionString: addressOf(port) })
  pool.on('error', () => {})
  const answers = () => pool.query('select 1').then(Boolean, () => false)
  await expect.poll(answers).toBe(true)
  return pool
}

/** Signs somebody in and looks at each of their pages. */
async function findsAll({ origin }: Product, person: RecordedPerson, network: number): Promise<void> {
  const at = aVisitor(origin, network)
  await signIn(at, person)
  for (const [path, words] of Object.entries(person.finds)) {
    const { status, body } = await at.see(path)
    const missing = words.filter((word) => !body.includes(word))
    expect([person.name, path, status, missing]).toEqual([person.name, path, 200, []])
  }
}

const errorsOf = (product: Product) =>
  product
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))
