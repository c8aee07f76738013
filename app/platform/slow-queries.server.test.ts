import { eq, sql } from 'drizzle-orm'

import { expect, test } from '#tests/support/test.ts'

import { openDatabase } from './db.server.ts'
import { currentRequestId, withRequestId } from './request-id.server.ts'
import { rateLimits } from './tables.server.ts'

function collecting(fromMs: number) {
  const noted: Array<{ statement: string; ms: number; requestId: string | undefined }> = []
  const slow = {
    fromMs,
    note: (one: { statement: string; ms: number }) => void noted.push({ ...one, requestId: currentRequestId() }),
  }
  return { noted, slow }
}

test('slow statements are told by their text and request, whole, failed and in transactions; quick ones are not', async ({
  freshDatabase,
  onTestFinished,
}) => {
  const { pool } = await freshDatabase()
  const { noted, slow } = collecting(700)
  const { db, close } = openDatabase(pool.options, { slow })
  onTestFinished(close)
  await withRequestId('request-one', async () => {
    await db.execute(sql`select pg_sleep(${0.8}), ${'seventy-eight kilos'}::text, 'ann@example.com'`)
    await db.select().from(rateLimits).where(eq(rateLimits.key, 'quick'))
  })
  await withRequestId('request-two', () =>
    db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.8), ${'seventy-eight kilos'}::int`)
      })
      .catch(() => {}),
  )
  await withRequestId('request-six', async () => {
    await db.execute(sql`select 1 / (case when pg_sleep(0.8)::text = '' then 0 else 1 end)`).catch(() => {})
  })
  expect(noted).toEqual([
    { statement: 'select pg_sleep($1), $2::text, ?', ms: expect.any(Number), requestId: 'request-one' },
    {
      statement: 'select ? / (case when pg_sleep(?)::text = ? then ? else ? end)',
      ms: expect.any(Number),
      requestId: 'request-six',
    },
  ])
  expect(noted[0]!.ms).toBeGreaterThanOrEqual(800)
  expect(JSON.stringify(noted)).not.toMatch(/kilos|ann@|0\.8/)
})

test('who waited for a connection is told by their own request', async ({ freshDatabase, onTestFinished }) => {
  const { pool } = await freshDatabase()
  const { noted, slow } = collecting(50)
  const { db, close } = openDatabase({ ...pool.options, connectionTimeoutMillis: 0 }, { connections: 1, slow })
  onTestFinished(close)
  await Promise.all(
    ['request-one', 'request-two', 'request-three'].map((id) =>
      withRequestId(id, async () => await db.execute(sql`select pg_sleep(0.06)`)),
    ),
  )
  expect(noted.map(({ requestId }) => requestId).toSorted()).toEqual(['request-one', 'request-three', 'request-two'])
})
