import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { makeAdmin } from '#features/identity/owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase, type DatabasePool } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import { readOrCreateSecret } from '#platform/secret.server.ts'
import { StartError } from '#platform/start-error.ts'

/** The command `make-admin`: what came of it, in one sentence for the operator. */
export async function makeAdminByCommand(email: string): Promise<{ done: boolean; sentence: string }> {
  try {
    const env = readEnv()
    const { database, close } = await open(env)
    try {
      const audit = createAuditTrail({ clock: systemClock, secret: env.appSecret ?? readOrCreateSecret(env.dataDir) })
      return describe(email, await makeAdmin({ db: database.db, audit }, email))
    } finally {
      await close()
    }
  } catch (error) {
    return { done: false, sentence: explain(error) }
  }
}

async function open(env: Env): Promise<{ database: DatabasePool; close: () => Promise<void> }> {
  if (env.databaseUrl) {
    const database = openDatabase({ connectionString: env.databaseUrl }, { connections: 1 })
    return { database, close: () => database.close() }
  }
  if (!existsSync(join(env.dataDir, 'postgres')))
    throw new StartError(`There is no data in ${env.dataDir}: run npm start once, then try again.`)
  const embedded = await openEmbeddedPostgres({
    dataDir: env.dataDir,
    role: 'guest',
    report: (sentence) => console.error(sentence),
  })
  const database = openDatabase(embedded.config, { connections: 1 })
  const close = async () => {
    await database.close()
    await embedded.close()
  }
  return { database, close }
}

function describe(email: string, account: Awaited<ReturnType<typeof makeAdmin>>) {
  if (!account) return { done: false, sentence: `${email} has no account yet: sign up with it on /auth first, then try again.` }
  const state = account.wasAdmin ? 'was admin already' : 'is admin now'
  const note = account.emailVerified ? '' : ' The address is not confirmed yet: make sure that the account is yours.'
  return { done: true, sentence: `${account.email} ${state}.${note}` }
}

/** PostgreSQL’s code for a table that is not there. */
const UNDEFINED_TABLE = '42P01'

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && cause.code === UNDEFINED_TABLE)
    return 'The database is empty: run npm start once, then try again.'
  return `The database could not be reached (${cause instanceof Error ? cause.message : String(cause)}).`
}
