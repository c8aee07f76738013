import { z } from 'zod'

import { BackupError } from './backup-place.server.ts'
import { isSegment } from './log-segments.ts'
import type { SealedPlace } from './sealed-place.server.ts'

const FORMAT = 1

const segment = z.string().refine(isSegment)
const sha256 = z.hex().length(64)
/** Of a file or folder of the cluster, and never out of it. */
const path = z.string().regex(/^(?!\.\.?(?:\/|$))[\w.-]+(?:\/(?!\.\.?(?:\/|$))[\w.-]+)*$/)

const shape = z.object({
  format: z.literal(FORMAT),
  line: z.string(),
  lineBegan: z.coerce.date(),
  /** The site that made it; copies of earlier releases do not say. */
  writer: z.uuid().nullish(),
  id: z.string(),
  postgres: z.object({ version: z.string(), major: z.string(), systemIdentifier: z.string() }),
  startedAt: z.coerce.date(),
  /** From this instant on the copy and the log behind it bring everything back. */
  stoppedAt: z.coerce.date(),
  start: z.object({ lsn: z.string(), segment }),
  stop: z.object({ lsn: z.string(), segment }),
  /** What PostgreSQL wants in the file `backup_label`. */
  label: z.string(),
  folders: z.array(path),
  /** In the order in which they follow each other in the stream. */
  files: z.array(z.object({ path, bytes: z.number(), sha256 })),
  stream: z.object({ bytes: z.number(), pieces: z.number(), sha256 }),
})

/** A copy of a running cluster's files, which the log makes whole: `base/LINE/ID/manifest`, and its files one behind the other in pieces. */
export type BaseCopy = z.infer<typeof shape>

/** How the id of a copy from an instant begins: ids are in the order of time. */
export function idBegin(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()
}

export function streamOf({ line, id }: Pick<BaseCopy, 'line' | 'id'>): string {
  return `${folderOf(line, id)}files`
}

/** Written last: a copy without it is none. */
export async function putManifest(sealed: SealedPlace, copy: BaseCopy): Promise<void> {
  await sealed.put(manifestOf(copy), Buffer.from(JSON.stringify(copy)))
}

/** The base copies of a line, or of all, from the first to the last; and how many there are that cannot be read. */
export async function listBaseCopies(sealed: SealedPlace, line?: string): Promise<{ copies: BaseCopy[]; unreadable: number }> {
  const copies: BaseCopy[] = []
  let unreadable = 0
  for await (const name of sealed.place.list(line === undefined ? 'base/' : `base/${line}/`)) {
    if (!name.endsWith('/manifest')) continue
    const copy = await read(sealed, name)
    if (copy) copies.push(copy)
    else unreadable++
  }
  return { copies: copies.toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt)), unreadable }
}

/** Whether a copy still counts where it was written. */
export async function isCopyThere(sealed: SealedPlace, copy: Pick<BaseCopy, 'line' | 'id'>): Promise<boolean> {
  for await (const name of sealed.place.list(manifestOf(copy))) if (name === manifestOf(copy)) return true
  return false
}

/** The manifest goes first: what is left of a copy that is half deleted counts as none. */
export async function deleteBaseCopy(sealed: SealedPlace, copy: Pick<BaseCopy, 'line' | 'id'>): Promise<void> {
  await sealed.place.delete(manifestOf(copy))
  for await (const name of sealed.place.list(folderOf(copy.line, copy.id))) await sealed.place.delete(name)
}

/** Ids of copies that were begun, finished or not. */
export async function listBegunCopies(sealed: SealedPlace): Promise<Array<Pick<BaseCopy, 'line' | 'id'>>> {
  const begun = new Map<string, Pick<BaseCopy, 'line' | 'id'>>()
  for await (const name of sealed.place.list('base/')) {
    const [, line, id] = name.split('/')
    if (line && id) begun.set(`${line}/${id}`, { line, id })
  }
  return Array.from(begun.values())
}

async function read(sealed: SealedPlace, name: string): Promise<BaseCopy | null> {
  try {
    const bytes = await sealed.get(name)
    return bytes && (shape.safeParse(JSON.parse(bytes.toString())).data ?? null)
  } catch (error) {
    if (error instanceof BackupError || error instanceof SyntaxError) return null
    throw error
  }
}

const folderOf = (line: string, id: string) => `base/${line}/${id}/`
const manifestOf = ({ line, id }: Pick<BaseCopy, 'line' | 'id'>) => `${folderOf(line, id)}manifest`
