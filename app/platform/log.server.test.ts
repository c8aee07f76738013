import { Writable } from 'node:stream'

import { sql } from 'drizzle-orm'

import { expect, test } from '#tests/support/test.ts'

import { createLog, type LogOptions } from './log.server.ts'

function openedLog(options: Partial<LogOptions> = {}) {
  const written: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const log = createLog({ level: 'info', pretty: false, destination, ...options })
  return {
    log,
    text: () => written.join(''),
    lines: () =>
      written
        .join('')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  }
}

test('one JSON line an event, with its level, time, fields and sentence', () => {
  const { log, lines } = openedLog()
  log.info({ port: 3000 }, 'Listening.')
  log.warn({}, 'Slow.')
  expect(lines()).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), port: 3000, msg: 'Listening.' },
    { level: 'warn', time: expect.any(String), msg: 'Slow.' },
  ])
})

test('events below the level are not written', () => {
  const { log, text } = openedLog({ level: 'warn' })
  log.debug({}, 'a')
  log.info({}, 'b')
  log.child({ requestId: 'r' }).info({}, 'c')
  expect(text()).toBe('')
})

test('a child carries its fields, cleaned as well', () => {
  const { log, lines } = openedLog()
  log.child({ requestId: 'r1', cookie: 'session=abc' }).error({}, 'Failed.')
  expect(lines()[0]).toMatchObject({ requestId: 'r1', cookie: '[redacted]', msg: 'Failed.' })
})

test('values under telling keys never reach the log, at any depth', () => {
  const { log, text, lines } = openedLog()
  const headers = { Authorization: 'Bearer sesame', 'set-cookie': ['sid=sesame'], accept: 'text/html' }
  log.info(
    { password: 'sesame', newPassword: 'sesame', a: { b: [{ resetToken: 'sesame', headers }] }, appSecret: 'sesame' },
    'Seen.',
  )
  expect(text()).not.toContain('sesame')
  expect(lines()[0].a.b[0].headers.accept).toBe('text/html')
})

test('tokens and passwords in addresses are cut out', () => {
  const { log, text } = openedLog()
  log.info({ url: '/auth?token=sesame&next=/trial', database: 'postgres://coach:sesame@db:5432/x' }, 'Seen.')
  log.error({ error: new Error('GET https://x.test/?api_key=sesame failed') }, 'Failed.')
  expect(text()).not.toContain('sesame')
  expect(text()).toContain('next=/trial')
  expect(text()).toContain('postgres://coach:[redacted]@db:5432/x')
})

test('an error keeps its kind, message, stack, code and causes, and loses everything else', () => {
  const { log, lines, text } = openedLog()
  const cause = Object.assign(new TypeError('socket closed'), { code: 'ECONNRESET', body: 'dear coach' })
  log.error({ error: new Error('mail failed', { cause }) }, 'A job failed.')
  const [{ error }] = lines()
  expect(error).toMatchObject({
    type: 'Error',
    message: 'mail failed',
    cause: { type: 'TypeError', message: 'socket closed', code: 'ECONNRESET' },
  })
  expect(error.stack).toContain('log.server.test.ts')
  expect(text()).not.toContain('dear coach')
})

test('what a person typed never comes out of a database error', async ({ services }) => {
  const { log, text, lines } = openedLog()
  const failures = [
    sql`select ${'seventy-eight kilos'}::int`,
    sql`select ${'seventy-eight kilos'}::jsonb`,
    sql`select ${'seventy-eight kilos'}::timestamptz`,
    sql`select ${'seventy-eight kilos'}::varchar from no_such_table`,
  ]
  for (const query of failures) {
    await services.db.transaction((tx) => tx.execute(query)).catch((error: unknown) => log.error({ error }, 'A query failed.'))
  }
  const unique = sql`insert into weights values (${'seventy-eight kilos'}), (${'seventy-eight kilos'})`
  await services.db
    .transaction(async (tx) => {
      await tx.execute(sql`create temp table weights (weight text unique) on commit drop`)
      await tx.execute(unique)
    })
    .catch((error: unknown) => log.error({ error }, 'A query failed.'))
  expect(lines()).toHaveLength(5)
  expect(text()).not.toMatch(/seventy|kilos/)
  expect(lines()[0].error.cause).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer' })
  expect(lines()[4].error.cause).toMatchObject({ code: '23505', message: expect.stringContaining('weights_weight_key') })
})

test('broken JSON is reported without the JSON', () => {
  const { log, text } = openedLog()
  try {
    JSON.parse('my weight is 78')
  } catch (error) {
    log.warn({ error }, 'A body could not be read.')
  }
  expect(text()).toContain('Invalid JSON')
  expect(text()).not.toContain('weight')
})

test('what is thrown without being an error is described all the same', () => {
  const { log, lines } = openedLog()
  log.error({ error: new Error('outer', { cause: 'a string' }) }, 'Failed.')
  expect(lines()[0].error.cause).toEqual({ type: 'string', message: 'a string' })
})

test('a loop in the fields does not hang the log', () => {
  const { log, text } = openedLog()
  const loop: Record<string, unknown> = {}
  loop.self = loop
  log.info(loop, 'Round.')
  expect(text()).toContain('[too deep]')
})

test('on a terminal the same event is a readable line', () => {
  const { log, text } = openedLog({ pretty: true })
  log.info({ port: 3000 }, 'Listening.')
  expect(text()).toMatch(/INFO.*Listening\./)
  expect(text()).toContain('port: 3000')
})
