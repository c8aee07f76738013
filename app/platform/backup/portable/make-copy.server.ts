import { randomBytes } from 'node:crypto'

import { Client, type ClientBase, type ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { filePieces } from '#platform/backup/file-inventory.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { putStream } from '#platform/backup/stream-pieces.server.ts'
import { listUnfinished } from '#platform/job-records.server.ts'
import { readJournal, type Journal } from '#platform/migrate.server.ts'

import { COPY_FORMAT, copyName, SECRET_PIECE, type CopiedFile, type Manifest } from './manifest.ts'
import { listSequences, listTables, quoted, settleSession, type CopiedTable } from './schema-of.server.ts'

export interface MadeCopy {
  readonly name: string
  readonly takenAt: Date
  /** Of everything that it takes to restore it, before it is made small. */
  readonly bytes: number
  readonly files: number
  /** Files that are noted and could not be found. */
  readonly lacking: number
}

export interface CopyNeeds {
  readonly sealed: SealedPlace
  readonly source: ClientConfig
  readonly secret: string
  readonly release: string
  readonly migrations: string
  /** Brings the files that the place lacks; those of these hashes too, which are noted as shipped and are not there. */
  readonly ship: (lost?: readonly string[]) => Promise<unknown>
  /** Whether what is noted as shipped is about this place. */
  readonly isOwnPlace: boolean
}

/** Copies the database as it is at one instant, with all its files, beside whatever goes on. It counts once its manifest is written. */
export async function makeCopy({ sealed, source, secret, release, migrations, ship, isOwnPlace }: CopyNeeds): Promise<MadeCopy> {
  await ship()
  const client = new Client({ ...source, application_name: 'wellward backup' })
  client.on('error', () => {})
  await client.connect()
  let begun: string | null = null
  try {
    await settleSession(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date; postgres: string; installation: string; when: string | null }>(
      `select now() as at, current_setting('server_version') as postgres,
         (select installation::text from backup_state) as installation,
         (select max(created_at)::text from drizzle.__drizzle_migrations) as when`,
    )
    const { at: takenAt, postgres, installation, when } = rows[0]!
    const migration = migrationAt(Number(when), readJournal(migrations))
    if (!migration) throw new BackupError('The database belongs to another release than this one: start this release once first.')
    const name = copyName(takenAt, randomBytes(4).toString('hex'))
    begun = name
    const tables: Manifest['tables'] = []
    for (const [at, table] of (await listTables(client)).entries()) {
      const stream = `${name}/table-${String(at).padStart(4, '0')}`
      const out = client.query(copyTo(`copy ${target(table)} to stdout`))
      const written = await putStream(sealed, stream, out)
      tables.push({ ...table, columns: [...table.columns], stream, rows: out.rowCount, ...written })
    }
    const sequences = await listSequences(client)
    const unfinished = await listUnfinished(client)
    const jobs = await putStream(sealed, `${name}/jobs`, lines(unfinished))
    const listed = await listFiles(client, sealed, isOwnPlace, ship)
    const files = await putStream(sealed, `${name}/files`, lines(listed.files))
    await client.query('commit')
    await sealed.put(SECRET_PIECE, Buffer.from(secret))
    await sealed.put(`${name}/${SECRET_PIECE}`, Buffer.from(secret))
    const inAll = listed.files.reduce((sum, { bytes }) => sum + bytes, 0)
    const made: Manifest = {
      format: COPY_FORMAT,
      installation,
      takenAt: takenAt.toISOString(),
      release,
      migration: { tag: migration.tag, when: migration.when },
      postgres,
      tables,
      sequences,
      jobs: { ...jobs, count: unfinished.length },
      files: { ...files, count: listed.files.length, inAll },
    }
    await sealed.put(`${name}/manifest`, Buffer.from(JSON.stringify(made)))
    const bytes = tables.reduce((sum, table) => sum + table.bytes, inAll)
    return { name, takenAt, bytes, files: listed.files.length, lacking: listed.lacking }
  } catch (error) {
    // A half copy would take room for days, and that there is none may be why it broke off.
    if (begun !== null) await deletePieces(sealed, begun).catch(() => {})
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** A newer release may have been here and left, by a rollback: only it, or one behind it, knows the tables that it has added, and can restore them. */
function migrationAt(when: number, { entries }: Journal): Manifest['migration'] | null {
  const known = entries.find((entry) => entry.when === when)
  if (known) return known
  return when > (entries.at(-1)?.when ?? 0) ? { tag: 'of a newer release', when } : null
}

async function deletePieces({ place }: SealedPlace, copy: string): Promise<void> {
  const names: string[] = []
  for await (const name of place.list(`${copy}/`)) names.push(name)
  for (const name of names) await place.delete(name)
}

function target({ schema, table, columns }: CopiedTable): string {
  return `${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')})`
}

/** The files of the snapshot. One that was put between the last shipping and the snapshot, or is no longer in the place, is brought now, if it is still there. */
async function listFiles(
  client: ClientBase,
  sealed: SealedPlace,
  isOwnPlace: boolean,
  ship: CopyNeeds['ship'],
): Promise<{ files: CopiedFile[]; lacking: number }> {
  const { rows } = await client.query<{ key: string; sha256: string; bytes: string; pieces: number; shipped: boolean }>(
    `select key, sha256, bytes::text, pieces, shipped_at is not null as shipped from stored_files where deleted_at is null order by key collate "C"`,
  )
  const isLacking = await lookForFiles(sealed)
  const absent = rows.filter(isLacking)
  if (absent.length > 0) await ship(isOwnPlace ? absent.filter(({ shipped }) => shipped).map(({ sha256 }) => sha256) : [])
  const isStillLacking = absent.length > 0 ? await lookForFiles(sealed) : isLacking
  const lacking = new Set(absent.filter(isStillLacking).map(({ key }) => key))
  const files = rows
    .filter(({ key }) => !lacking.has(key))
    .map(({ key, sha256, bytes, pieces }) => ({ key, sha256, bytes: Number(bytes), pieces }))
  return { files, lacking: lacking.size }
}

/** Reads once which pieces of files there are: what is noted as shipped may have been lost in the place since. */
async function lookForFiles(sealed: SealedPlace): Promise<(file: { sha256: string; pieces: number }) => boolean> {
  const present = new Set<string>()
  for await (const name of sealed.place.list('files/')) present.add(name)
  return ({ sha256, pieces }) => {
    const name = filePieces(sealed, sha256)
    return Array.from({ length: pieces }, (_, at) => `${name}.${at}`).some((piece) => !present.has(piece))
  }
}

function* lines(values: readonly unknown[]): Generator<Uint8Array> {
  for (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}
