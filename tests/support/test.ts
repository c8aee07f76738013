import { randomUUID } from 'node:crypto'

import { inject, test as base, type ProvidedContext } from 'vitest'

import { openDatabase, type Database, type DatabasePool } from '#platform/db.server.ts'
import type { Services } from '#services.server.ts'

import { databaseNamed, runOn } from './postgres.setup.ts'
import { movableClock, recordingServices, type SentJob } from './recording-services.ts'

export { expect } from 'vitest'

/**
 * Copies the migrated database of this run, file by file: through the log, page by page, costs a fifth of all that database tests do.
 * However many ask at once, each waits until a connection is free, as long as a busy machine takes.
 */
async function copyDatabase({ server, template }: ProvidedContext['postgres']): Promise<DatabasePool> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const { close, ...database } = openDatabase({ ...databaseNamed(server, name), connectionTimeoutMillis: 0 })
  return {
    ...database,
    close: async () => {
      await close()
      await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

const NOW = '2026-03-02T09:30:00Z'

/**
 * Tests on a real PostgreSQL: one database a file, one transaction a test, rolled back at its end. Jobs are recorded in
 * `sent` instead of run, mails in `mails`; `clock` stands still until a test moves it. What `fileServices` do is there for all tests of the file.
 */
export const test = base
  .extend('postgres', { scope: 'file' }, () => inject('postgres'))
  .extend('database', { scope: 'file' }, async ({ postgres }, { onCleanup }) => {
    const database = await copyDatabase(postgres)
    onCleanup(database.close)
    return database
  })
  .extend('fileServices', { scope: 'file' }, ({ database: { db } }) =>
    recordingServices({ db, clock: movableClock(NOW), sent: [], mails: [] }),
  )
  .extend('clock', () => movableClock(NOW))
  .extend('sent', (): SentJob[] => [])
  .extend('mails', (): Parameters<Services['mail']['send']>[0][] => [])
  .extend('services', async ({ database, clock, sent, mails }, { onCleanup }) => {
    const { db, end } = await openTransaction(database.db)
    onCleanup(end)
    return recordingServices({ db, clock, sent, mails })
  })
  .extend('freshDatabase', async ({ postgres, clock, sent, mails }, { onCleanup }) => async () => {
    const { db, pool, close } = await copyDatabase(postgres)
    onCleanup(close)
    return { services: recordingServices({ db, clock, sent, mails }), pool }
  })

/** A transaction that stays open until `end`, which rolls it back. Transactions inside it are savepoints. */
async function openTransaction(database: Database): Promise<{ db: Database; end: () => Promise<void> }> {
  const opened = Promise.withResolvers<Database>()
  const ended = Promise.withResolvers<never>()
  const rolledBack = new Error('the test is over')
  const whole = database
    .transaction((tx) => {
      opened.resolve(tx)
      return ended.promise
    })
    .catch((error: unknown) => {
      opened.reject(error)
      if (error !== rolledBack) throw error
    })
  return {
    db: await opened.promise,
    end: async () => {
      ended.reject(rolledBack)
      await whole
    },
  }
}
