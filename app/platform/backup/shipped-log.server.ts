import { BackupError } from './backup-place.server.ts'
import { isHistory, isSegment } from './log-segments.ts'
import type { SealedPlace } from './sealed-place.server.ts'

/** A piece of PostgreSQL's log as it lies in a place: `log/LINE/SEGMENT`. */
export interface ShippedSegment {
  /** Everything that was acknowledged up to this instant is in it, or in those before it. */
  readonly at: Date
  readonly bytes: Buffer
}

const INSTANT_BYTES = 8

export async function putSegment(sealed: SealedPlace, line: string, name: string, { at, bytes }: ShippedSegment): Promise<void> {
  const instant = Buffer.alloc(INSTANT_BYTES)
  instant.writeBigInt64BE(BigInt(Math.floor(at.getTime())))
  await sealed.put(pieceOf(line, name), Buffer.concat([instant, bytes]))
}

/** @throws BackupError when it is damaged, or was sealed with another key */
export async function getSegment(sealed: SealedPlace, line: string, name: string): Promise<ShippedSegment | null> {
  const piece = await sealed.get(pieceOf(line, name))
  if (!piece) return null
  if (piece.length < INSTANT_BYTES) throw new BackupError(`${pieceOf(line, name)} in ${sealed.place.address} is damaged.`)
  return { at: new Date(Number(piece.readBigInt64BE())), bytes: piece.subarray(INSTANT_BYTES) }
}

export async function deleteSegment(sealed: SealedPlace, line: string, name: string): Promise<void> {
  await sealed.place.delete(pieceOf(line, name))
}

/** The names that PostgreSQL gave what lies there of a line, in their order. */
export async function listLog(sealed: SealedPlace, line: string): Promise<string[]> {
  const names: string[] = []
  const folder = `log/${line}/`
  for await (const piece of sealed.place.list(folder)) {
    const name = piece.slice(folder.length)
    const upper = name.toUpperCase()
    if (isSegment(upper)) names.push(upper)
    else if (isHistory(upper.replace('.HISTORY', '.history'))) names.push(upper.replace('.HISTORY', '.history'))
  }
  return names
}

/** All lines of which there is some log. */
export async function listLinesOfLog(sealed: SealedPlace): Promise<Set<string>> {
  const lines = new Set<string>()
  for await (const piece of sealed.place.list('log/')) lines.add(piece.split('/')[1]!)
  return lines
}

function pieceOf(line: string, name: string): string {
  return `log/${line}/${name.toLowerCase()}`
}
