import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '#platform/db.server.ts'
import { addresses } from '#routes/addresses.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { startTrial } from '#tests/support/member.ts'
import { addressOf, anOutsidePostgres } from '#tests/support/outside-postgres.ts'
import { freePort, newDataFolder, OWNER, startProduct } from '#tests/support/product.ts'

const TOKEN = 'the token of this test'
const bearer = { Authorization: `Bearer ${TOKEN}` }
const PATH = '/admin/system'

test('a web process and a worker are measured; ids go through logs, jobs and mails; failed jobs are settled without scripts', async () => {
  const server = await anOutsidePostgres()
  const DATABASE_URL = addressOf(server.port)
  const [folder, port] = [newDataFolder(), await freePort()]
  const shared = {
    DATABASE_URL,
    DATA_DIR: folder,
    SITE_URL: `http://localhost:${port}`,
    APP_SECRET: 'one secret for all of these processes',
    METRICS_TOKEN: TOKEN,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    SLOW_QUERY_MS: '1',
  }
  const web = await startProduct({ ...shared, ROLE: 'web', PORT: String(port) })
  const METRICS_PORT = String(await freePort())
  const worker = await startProduct({ ...shared, ROLE: 'worker', METRICS_PORT })
  const database = openDatabase({ connectionString: DATABASE_URL }, { connections: 1 })
  onTestFinished(async () => {
    await database.close()
    await Promise.all([web.stop(), worker.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  const inside = `http://localhost:${METRICS_PORT}`

  // The worker has its numbers, its health, and nothing else.
  const numbers = async (origin: string) => (await ask(origin, { path: '/metrics', headers: bearer })).body
  expect(await numbers(inside)).toMatch(/^wellward_pool_connections\{pool="jobs",state="idle"\} \d/m)
  expect((await ask(inside, { path: '/metrics' })).status).toBe(401)
  expect((await ask(inside, { path: '/readyz' })).body).toContain('{"dependency":"mail","ready":true,"optional":true}')
  expect((await ask(inside, { path: '/' })).status).toBe(404)

  // Real routes are named by their patterns, whatever is typed.
  const typed = [
    '/courses/zqtyped',
    '/zqtyped',
    '/blog/zqtyped?q=zqtyped',
    '/admin/people/zqtyped',
    '/courses/zqtyped.data',
    '/assets/zqtyped.js',
    '/media/zqtyped',
  ]
  for (const path of typed) await ask(web.origin, { path })
  for (let look = 0; look < 2; look++) await ask(web.origin, { path: '/pricing' })
  await expect.poll(() => numbers(web.origin)).toMatch(/^wellward_page_cache_answers_total\{outcome="miss"\} [1-9]/m)
  const text = await numbers(web.origin)
  expect(text).not.toContain('zqtyped')
  const routes = new Set(Array.from(text.matchAll(/route="([^"]*)"/g), ([, route]) => route!))
  const known = new Set([...addresses.map(({ path }) => path), '(none)', '(file)', '(health)', '(metrics)'])
  expect([...routes].filter((route) => !known.has(route))).toEqual([])
  expect([...routes]).toEqual(expect.arrayContaining(['/courses/:course', '/pricing', '/admin/people/:id', '(file)']))

  // A mail that a request caused carries its id, and so do slow queries of both processes, without a value.
  const { email } = await startTrial(web.origin)
  const mails = () => readdirSync(join(folder, 'outbox')).map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
  const isNamed = (mail: string) => mail.includes(email) && /^X-Request-Id: [\w-]{36}\r$/im.test(mail)
  await expect.poll(() => mails().some(isNamed), { timeout: 20_000 }).toBe(true)
  const lines = `${web.output()}\n${worker.output()}`.split('\n').filter((line) => line.includes('A query was slow.'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain(email)

  // Failed jobs are settled by plain forms.
  const [queue] = (
    await database.pool.query<{ name: string }>(`select name from pgboss.queue where name like 'shop.%' order by 1 limit 1`)
  ).rows
  await database.pool.query(
    `insert into pgboss.job (name, data, state, completed_on) values ($1, '{"email": "zqperson"}', 'failed', now())`,
    [queue!.name],
  )
  const cookie = await haveSignedIn(web.origin, OWNER.email, OWNER.password)
  const page = await ask(web.origin, { path: PATH, cookie })
  expect([page.status, page.body.includes('Give up'), page.body.includes('zqperson')]).toEqual([200, true, false])
  const form = { intent: 'give-up', job: queue!.name, until: new Date(Date.now() + 60_000).toISOString() }
  expect((await ask(web.origin, { path: PATH, cookie, form })).body).toContain('What these jobs were to do will not be done')
  const done = await ask(web.origin, { path: PATH, cookie, form: { ...form, sure: 'yes' } })
  expect([done.status, done.headers.location]).toEqual([303, PATH])
  expect((await database.pool.query(`select from pgboss.job where state = 'failed'`)).rowCount).toBe(0)
  expect((await ask(web.origin, { path: '/admin/audit', cookie })).body).toContain('Gave up failed jobs')
})
