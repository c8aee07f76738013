import { createHash, randomBytes } from 'node:crypto'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { BackupError } from './backup-place.server.ts'
import { deleteBaseCopy, idBegin, putManifest, streamOf, type BaseCopy } from './base-copies.server.ts'
import { clusterFiles, CONTROL_FILE } from './cluster-files.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { putStream } from './stream-pieces.server.ts'

export interface CopyOptions {
  readonly config: ClientConfig
  readonly home: string
  readonly sealed: SealedPlace
  readonly line: { readonly id: string; readonly began: Date }
  /** The site that makes it, where that is known. */
  readonly writer: string | null
  /** Whoever uses the cluster comes first: the files are read no faster than this. */
  readonly bytesPerSecond: number
  /** Begins with a checkpoint at once; else PostgreSQL spreads it over some minutes. */
  readonly atOnce: boolean
  readonly signal: AbortSignal
}

const CHUNK_BYTES = 256 * 1024

/**
 * Copies the files of a running cluster. They change while they are read: the log that is written meanwhile, up to the stop, makes them
 * whole, and PostgreSQL has left all of it in the spool when this is over.
 */
export async function makeBaseCopy(options: CopyOptions): Promise<BaseCopy> {
  const { config, home, sealed, line, signal } = options
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  const breakOff = () => void client.end().catch(() => {})
  signal.addEventListener('abort', breakOff)
  let begun: Pick<BaseCopy, 'line' | 'id'> | null = null
  try {
    await client.connect()
    signal.throwIfAborted()
    const { version, major, system } = await one<{ version: string; major: string; system: string }>(
      client,
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 || '' AS major,
         system_identifier::text AS system FROM pg_control_system()`,
    )
    const { at: startedAt } = await one<{ at: Date }>(client, 'SELECT clock_timestamp() AS at')
    const id = newId(startedAt)
    begun = { line: line.id, id }
    await client.query('SELECT pg_backup_start($1, $2)', [id, options.atOnce])
    const { folders, files: paths } = await clusterFiles(home)
    const files: Array<BaseCopy['files'][number]> = []
    const stream = await putStream(sealed, streamOf({ line: line.id, id }), read(home, paths, files, options))
    const stop = await one<{ lsn: string; labelfile: string; spcmapfile: string }>(
      client,
      'SELECT lsn::text, labelfile, spcmapfile FROM pg_backup_stop(true)',
    )
    if (stop.spcmapfile.trim())
      throw new BackupError('The database has tablespaces outside of its folder: move them back into it.')
    const { segment, at } = await one<{ segment: string; at: Date }>(
      client,
      'SELECT pg_walfile_name($1) AS segment, clock_timestamp() AS at',
      [stop.lsn],
    )
    const copy: BaseCopy = {
      format: 1,
      line: line.id,
      lineBegan: line.began,
      writer: options.writer,
      id,
      postgres: { version, major, systemIdentifier: system },
      startedAt,
      stoppedAt: at,
      start: startOf(stop.labelfile),
      stop: { lsn: stop.lsn, segment },
      label: stop.labelfile,
      folders,
      files,
      stream,
    }
    await putManifest(sealed, copy)
    return copy
  } catch (error) {
    // A half copy would take room until the next one, and there may be none: that is why it broke off.
    if (begun && !signal.aborted) await deleteBaseCopy(sealed, begun).catch(() => {})
    throw error
  } finally {
    signal.removeEventListener('abort', breakOff)
    await client.end().catch(() => {})
  }
}

/** The files one behind the other, and what was read of each. One that has gone meanwhile is left out. */
async function* read(
  home: string,
  paths: ReadonlyArray<string>,
  files: Array<BaseCopy['files'][number]>,
  { bytesPerSecond, signal }: CopyOptions,
): AsyncGenerator<Buffer> {
  const begun = performance.now()
  let inAll = 0
  for (const path of paths) {
    const file = await openIfThere(join(home, path))
    if (!file) continue
    const hash = createHash('sha256')
    let bytes = 0
    try {
      for await (const chunk of path === CONTROL_FILE ? settled(join(home, path)) : chunksOf(file)) {
        signal.throwIfAborted()
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
        const early = ((inAll + bytes) / bytesPerSecond) * 1000 - (performance.now() - begun)
        if (early > 5) await sleep(early, undefined, { signal })
      }
    } finally {
      await file.close()
    }
    inAll += bytes
    files.push({ path, bytes, sha256: hash.digest('hex') })
  }
}

/** As long as it was at the beginning: what is added meanwhile stands in the log. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let left = (await file.stat()).size; left > 0;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, left)))
    if (bytesRead === 0) return
    left -= bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/** The control file is checked as a whole, so that half of an older one is not good enough: it is read until it is twice the same. */
async function* settled(path: string): AsyncGenerator<Buffer> {
  for (let before = await readFile(path); ;) {
    await sleep(20)
    const now = await readFile(path)
    if (now.equals(before)) return yield now
    before = now
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function startOf(label: string): BaseCopy['start'] {
  const [, lsn, segment] = /^START WAL LOCATION: (\S+) \(file (\w+)\)/m.exec(label) ?? []
  if (!lsn || !segment) throw new BackupError('PostgreSQL did not say where the log of a base copy begins.')
  return { lsn, segment }
}

function newId(startedAt: Date): string {
  return `${idBegin(startedAt)}-${randomBytes(4).toString('hex')}`
}

async function one<Row extends object>(client: Client, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(text, values)
  return rows[0]!
}
