import { Writable } from 'node:stream'

import { expect, test } from '#tests/support/test.ts'
import { greet, listening, working } from '#tests/support/working-jobs.ts'

import { defineJob, handleJob } from './jobs.server.ts'
import { createLog } from './log.server.ts'
import { composeMail } from './mail-composition.server.ts'
import { createJobs, prepareJobs } from './pg-boss.server.ts'
import { currentRequestId, isRequestId, requestIdFor, withRequestId } from './request-id.server.ts'

test.each([
  ['3f2c9a01-0b1c-4d2e-8f3a-5b6c7d8e9f00', true],
  ['0123456789abcdef0123456789abcdef', true],
  ['short', false],
  ['x'.repeat(65), false],
  ['with a space and more', false],
  ['line\r\nSet-Cookie: a=b', false],
  ['<script>alert(1)</script>', false],
  ['ann@example.com', false],
])('an id of a proxy: %s', (given, isTaken) => {
  expect(isRequestId(given)).toBe(isTaken)
  expect(requestIdFor(given, () => true) === given).toBe(isTaken)
  expect(requestIdFor(given, () => false)).not.toBe(given)
})

test('the request of a job is in its log lines, its mail and the jobs that it sends, and its handler sees a bare payload', async ({
  freshDatabase,
}) => {
  const fresh = await freshDatabase()
  const jobs = createJobs()
  const seen: unknown[] = []
  const lines: Array<Record<string, unknown>> = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const log = createLog({ level: 'info', pretty: false, destination })
  const { handler: second, heard } = listening(() => void seen.push(currentRequestId()))
  const first = defineJob({ name: 'test.first', payload: greet.payload })
  const handler = handleJob(first, async (services: { log: typeof log }, payload) => {
    seen.push(payload, composeMail({ to: 'a@b.c', subject: '', html: '', text: '' }, 'x@y.z', new Date()).headers)
    services.log.info({}, 'At work.')
    await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'second' }))
  })
  await prepareJobs(fresh.pool, [handler, second])
  await working(fresh, [handler, second], log)
  await withRequestId('request-of-ann', () => fresh.services.db.transaction((tx) => jobs.send(tx, first, { name: 'first' })))
  await expect.poll(() => heard).toEqual(['second'])
  expect(seen).toEqual([{ name: 'first' }, expect.objectContaining({ 'X-Request-Id': 'request-of-ann' }), 'request-of-ann'])
  expect(lines.filter(({ msg }) => msg === 'At work.')).toMatchObject([{ job: 'test.first', requestId: 'request-of-ann' }])
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'nobody asked' }))
  await expect.poll(() => heard).toEqual(['second', 'nobody asked'])
  expect(seen.at(-1)).toBeUndefined()
  const { rows } = await fresh.pool.query<{ data: object }>(`select data from pgboss.job where data->>'name' = 'nobody asked'`)
  expect(rows).toEqual([{ data: { name: 'nobody asked' } }])
})
