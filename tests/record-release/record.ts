import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { Pool } from 'pg'

import { manyNetworks } from '#tests/support/http-client.ts'
import { newInternet } from '#tests/support/internet.ts'
import { countRows } from '#tests/support/old-release.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'
import { startStripe } from '#tests/support/stripe-stand-in.ts'

import { dumpDatabase } from './dump.ts'
import { fill } from './fill.ts'
import { openShop } from './shop.ts'
import { aWorld, until } from './world.ts'

const HELP = `DATABASE_URL=postgres://… npm run record-release -- NAME

Starts the product as it is here, lets sample people walk through it, and keeps what they left in tests/old-releases/NAME.
DATABASE_URL  an empty database, on a server that the installed pg_dump can read (PostgreSQL 15 or later)
PORT          where the product listens meanwhile (3000); the mails that are kept lead there`

/** Bytes of a release, all in all. */
const MOST = 1_000_000
/** Mails are much alike: the newest are enough. */
const MAILS = 8

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [name] = positionals
const url = process.env['DATABASE_URL']
if (values.help || !name || !url) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const folder = join('tests/old-releases', name)
if (existsSync(folder)) {
  console.error(`${folder} is there already: a release is recorded once.`)
  process.exit(1)
}

const { internet, settings, discard } = newInternet()
const closeShop = await openShop(internet)
const stripe = await startStripe()
const product = await startProduct({
  ...settings,
  ...manyNetworks,
  DATABASE_URL: url,
  PORT: process.env['PORT'] ?? '3000',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.base,
})
const pool = new Pool({ connectionString: url })
try {
  stripe.tellTo(`${product.origin}/api/stripe/webhook`)
  const people = await fill(aWorld({ ...product, stripe }))
  await until('The end of all jobs', async () => !(await isWorking()))
  await product.stop()
  process.stdout.write(product.output())

  const dataFolder = join(folder, 'data-folder')
  mkdirSync(dataFolder, { recursive: true })
  dumpDatabase(url, folder)
  cpSync(product.dataDir, dataFolder, { recursive: true })
  const mails = readdirSync(join(dataFolder, 'outbox')).toSorted()
  for (const mail of mails.slice(0, -MAILS)) rmSync(join(dataFolder, 'outbox', mail))
  write('people.json', people)
  write('counts.json', await countRows(pool))
  const bytes = sizeOf(folder)
  console.log(`${folder} has ${bytes} bytes.`)
  if (bytes > MOST) throw new Error(`A release has at most ${MOST} bytes.`)
} finally {
  await pool.end()
  await discardProduct(product)
  await stripe.close()
  closeShop()
  discard()
}

async function isWorking(): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()`,
  )
  return rowCount !== 0
}

function write(file: string, value: unknown): void {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
