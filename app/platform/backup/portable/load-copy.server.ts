import { pipeline } from 'node:stream/promises'

import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { getStream } from '#platform/backup/stream-pieces.server.ts'

import type { Manifest } from './manifest.ts'
import { listTables, quoted } from './schema-of.server.ts'
import { takeAside } from './take-aside.server.ts'

/** Whether there is anything of ours, or of others, in the database. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  return rows[0]!.count === 0
}

/**
 * Makes the tables by the migrations of the copy and fills them, in the transaction that the caller has begun. Needs no more than the right to
 * make tables: keys and triggers are taken aside and put back, and PostgreSQL checks every row against them then.
 * @throws BackupError when this release does not know the copy’s migrations, or they make other tables
 */
export async function loadCopy(client: ClientBase, sealed: SealedPlace, manifest: Manifest, migrations: string): Promise<void> {
  const putBack = await loadRows(client, sealed, manifest, migrations)
  await putBack()
}

/** The same, but for keys, indexes and triggers: what is returned puts them back. Until then the rows can be read. */
export async function loadRows(
  client: ClientBase,
  sealed: SealedPlace,
  { tables, sequences, migration }: Manifest,
  migrations: string,
): Promise<() => Promise<void>> {
  const known = readMigrationFiles({ migrationsFolder: migrations })
  if (!known.some(({ folderMillis }) => folderMillis === migration.when))
    throw new BackupError(
      `This release does not know the schema of the copy (${migration.tag}): restore it with the release that made it, or a newer one.`,
    )
  await applyMigrations(
    client,
    known.filter(({ folderMillis }) => folderMillis <= migration.when),
  )
  const present = await listTables(client)
  const asText = (list: typeof present) =>
    JSON.stringify(list.map(({ schema, table, columns }) => [schema, table, columns.toSorted()]))
  if (asText(present) !== asText(tables.map(({ schema, table, columns }) => ({ schema, table, columns }))))
    throw new BackupError('The tables of the copy are not those that its migrations make: it was changed by hand, or is damaged.')
  const putBack = await takeAside(client)
  if (tables.length > 0) await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
  for (const table of tables) {
    const load = client.query(copyFrom(`copy ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) from stdin`))
    await pipeline(getStream(sealed, table.stream, table), load)
    if (load.rowCount !== table.rows)
      throw new BackupError(`${table.table} has ${load.rowCount} rows and not the ${table.rows} that the manifest says.`)
  }
  for (const { schema, sequence, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`${quoted(schema)}.${quoted(sequence)}`, value, isCalled])
  return putBack
}

/** Whether the rows of a copy are in tables as this release knows them. */
export function isOfThisRelease({ migration }: Manifest, migrations: string): boolean {
  return readMigrationFiles({ migrationsFolder: migrations }).every(({ folderMillis }) => folderMillis <= migration.when)
}

/** Migrations that are newer than the copy’s, in the same transaction. */
export async function migrateOn(client: ClientBase, { migration }: Manifest, migrations: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrations })
  await applyMigrations(
    client,
    known.filter(({ folderMillis }) => folderMillis > migration.when),
  )
}

/** As drizzle’s migrator does it, which would end the transaction. */
async function applyMigrations(client: ClientBase, migrations: ReturnType<typeof readMigrationFiles>): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis])
  }
}

function nameOf({ schema, table }: { schema: string; table: string }): string {
  return `${quoted(schema)}.${quoted(table)}`
}
