import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findMoving } from '#features/outside-services/address/move-site.server.ts'
import { findSettingsAsSaved } from '#features/site/settings/settings.server.ts'
import { openDatabase, type Database, type DatabasePool } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSecret } from '#platform/secret.server.ts'
import { StartError } from '#platform/start-error.ts'

/** What a start makes in a data folder: the database and the secret at once, the others with their first content. */
const MADE_BY_A_START = ['postgres', 'secret', 'files', 'outbox']

/** @throws StartError where DATA_DIR is not that of an installation. Nothing is made: what a command made there would belong to none. */
export function demandInstallation({ dataDir, databaseUrl }: Pick<Env, 'databaseUrl' | 'dataDir'>): void {
  const needed = databaseUrl ? MADE_BY_A_START : ['postgres']
  if (!needed.some((name) => existsSync(join(dataDir, name))))
    throw new StartError(
      `There is no data in ${dataDir}: set DATA_DIR to the folder that npm start uses, or run npm start once, then try again.`,
    )
}

/** The secret of an installation for a command, which never makes one: what is sealed or marked with another one belongs to nobody. @throws StartError */
export function secretForCommand({ appSecret, dataDir }: Pick<Env, 'appSecret' | 'dataDir'>): string {
  const secret = appSecret ?? readSecret(dataDir)
  if (secret !== null) return secret
  throw new StartError(
    `There is no secret in ${dataDir}: set DATA_DIR to the folder that npm start uses, or run npm start once, then try again.`,
  )
}

/** The database of an installation for a command, beside the running product or without it. */
export async function openForCommand(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<{ database: DatabasePool; close: () => Promise<void> }> {
  if (env.databaseUrl) {
    const database = openDatabase({ connectionString: env.databaseUrl }, { connections: 1 })
    return { database, close: () => database.close() }
  }
  demandInstallation(env)
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

/** What the site is called and where it stands, as its owner set both; SITE_URL wins over the address, as in the product. */
export async function siteForCommand(
  db: Database,
  { site, given, logLevel }: Pick<Env, 'site' | 'given' | 'logLevel'>,
): Promise<{ name: string; origin: string }> {
  const { house } = await findSettingsAsSaved({ db, log: createLog({ level: logLevel, pretty: false }) })
  const moved = given.has('SITE_URL') ? null : (await findMoving(db)).origin
  return { name: house.name, origin: moved ?? site.origin }
}

/** PostgreSQL’s code for a table that is not there. */
const UNDEFINED_TABLE = '42P01'

/** What went wrong with it, in a sentence for the operator. */
export function explainForCommand(error: unknown): string {
  if (error instanceof StartError) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && cause.code === UNDEFINED_TABLE)
    return 'The database is empty: run npm start once, then try again.'
  return `The database could not be reached (${cause instanceof Error ? cause.message : String(cause)}).`
}
