import { z } from 'zod'

const pieces = z.object({
  bytes: z.int().nonnegative(),
  pieces: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const name = z.string().min(1).max(63)

/** What a portable copy holds: enough to make the database anew on any PostgreSQL that this product runs on. */
export const manifest = z.object({
  format: z.int().positive(),
  installation: z.uuid(),
  /** When its snapshot was taken. */
  takenAt: z.iso.datetime(),
  release: z.string(),
  /** The last migration, as the journal names it. */
  migration: z.object({ tag: z.string(), when: z.int().positive() }),
  postgres: z.string(),
  tables: z.array(
    pieces.extend({ schema: name, table: name, columns: z.array(name), rows: z.int().nonnegative(), stream: z.string() }),
  ),
  sequences: z.array(z.object({ schema: name, sequence: name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  jobs: pieces.extend({ count: z.int().nonnegative() }),
  files: pieces.extend({ count: z.int().nonnegative(), inAll: z.int().nonnegative() }),
})

export type Manifest = Readonly<z.infer<typeof manifest>>

/** Of the manifest and of the streams that it names. */
export const COPY_FORMAT = 1

/** The installation’s secret: beside all copies the newest, and in each the one of its time. */
export const SECRET_PIECE = 'secret'

/** A stored file, as a line of a copy’s list names it. */
export const copiedFile = pieces.extend({ key: z.string() })
export type CopiedFile = Readonly<z.infer<typeof copiedFile>>

const COPY = /^copies\/(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z-[0-9a-f]{8}$/

/** Sorts by time; of two made in one second both count. */
export function copyName(at: Date, random: string): string {
  return `copies/${at
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase()}-${random}`
}

/** When a copy was made, by its name; null for a name of something else. */
export function instantOfCopy(copy: string): Date | null {
  const [, ...parts] = COPY.exec(copy) ?? []
  if (parts.length === 0) return null
  const [year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
