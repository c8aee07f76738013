import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { writeWholeFile } from '#platform/whole-file.server.ts'

const shape = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/), began: z.coerce.date(), key: z.string() })

/**
 * One life of a cluster: its log without a gap. A restored machine begins a new one, and so does whoever finds that somebody else has
 * written on in this one: logs of two machines never mix.
 */
export interface Line {
  readonly id: string
  readonly began: Date
}

/** The line that is written in a spool, with this key; null where none was begun. It is in no copy of the cluster. */
export async function readLine(spool: string, keyFingerprint: string): Promise<Line | null> {
  try {
    const line = shape.safeParse(JSON.parse(await readFile(pathOf(spool), 'utf8'))).data
    return line?.key === keyFingerprint ? line : null
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return null
    throw error
  }
}

export async function beginLine(spool: string, keyFingerprint: string, now: Date): Promise<Line> {
  const line = { id: randomBytes(8).toString('hex'), began: now }
  await writeWholeFile(pathOf(spool), Buffer.from(JSON.stringify({ ...line, key: keyFingerprint })))
  return line
}

function pathOf(spool: string): string {
  return join(spool, 'line.json')
}
