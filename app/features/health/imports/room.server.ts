import { and, eq, gt, inArray, or, sql, sum } from 'drizzle-orm'

import { underWay } from '#features/health/core/import.ts'
import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { HealthPorts } from '#features/health/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { lockInTransaction, type Database, type Transaction } from '#platform/db.server.ts'
import { NO_ROOM } from '#platform/file-problems.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { MAX_UNDER_WAY, formatSize } from './file.ts'
import type { ImportRoom } from './room.ts'

type Member = Pick<Viewer, 'userId' | 'emailVerified'>
type Reached = Pick<Infrastructure, 'files'> & HealthPorts

/** No file is larger, whatever the operator allows: Apple Health’s export of many years, packed, is some hundred MB, and as XML some GB. */
const MAX_BYTES = 4 * 1024 ** 3

const UNCONFIRMED = 'Please confirm your email address first. From then on you can import files.'
const MANY = `${MAX_UNDER_WAY} files are under way already. Finish or cancel one of them first.`
const FULL = 'The files of all members take all the room that there is for them just now. Please try again tomorrow.'

/** Looks how much of files a member may bring, before anything is sent. */
export async function findImportRoom(
  db: Database | Transaction,
  { files, importBytes }: Reached,
  { userId, emailVerified }: Member,
): Promise<ImportRoom> {
  const own = await bytesUnderWay(db, userId)
  const all = await bytesUnderWay(db)
  const count = await db.$count(healthImports, and(eq(healthImports.userId, userId), inArray(healthImports.state, [...underWay])))
  const [ofMember, inAll] = [Math.min(MAX_BYTES, importBytes.ofMember - own), importBytes.inAll - all]
  const room = { isConfirmed: emailVerified, mostBytes: Math.max(0, Math.min(ofMember, inAll)) }
  if (!emailVerified) return { ...room, problem: UNCONFIRMED }
  if (count >= MAX_UNDER_WAY) return { ...room, problem: MANY }
  if (ofMember <= 0) {
    const taken = `Your files take all of your ${formatSize(importBytes.ofMember)}.`
    return { ...room, problem: `${taken} Finish or cancel what is under way first.` }
  }
  if (inAll <= 0) return { ...room, problem: FULL }
  return { ...room, problem: (await files.hasRoomFor(await bytesToCome(db))) ? null : NO_ROOM }
}

/**
 * Why a file of so many bytes is not taken, in a sentence; null where it is. Until the transaction ends nobody else takes the room that was
 * found.
 */
export async function refuseForRoom(tx: Transaction, services: Reached, member: Member, bytes: number): Promise<string | null> {
  await lockInTransaction(tx, 'health.import-room')
  const { mostBytes, problem } = await findImportRoom(tx, services, member)
  if (problem) return problem
  if (bytes > mostBytes) {
    const sizes = `This file has ${formatSize(bytes)}, and there is room for ${formatSize(mostBytes)} just now.`
    return `${sizes} Import it as a ZIP, or finish what is under way first.`
  }
  return (await services.files.hasRoomFor((await bytesToCome(tx)) + bytes)) ? null : NO_ROOM
}

/** Of one member, or of all: of what is sent, waits or is read, as large as it will be, and of what is kept for other columns. */
async function bytesUnderWay(db: Database | Transaction, userId?: string): Promise<number> {
  const { bytes, state, parts } = healthImports
  const isThere = or(inArray(state, [...underWay]), gt(sql`cardinality(${parts})`, 0))
  const [found] = await db
    .select({ bytes: sum(bytes).mapWith(Number) })
    .from(healthImports)
    .where(userId === undefined ? isThere : and(isThere, eq(healthImports.userId, userId)))
  return found?.bytes ?? 0
}

/** Of files that are sent, what has not come yet: the disk has to hold it too. */
async function bytesToCome(db: Database | Transaction): Promise<number> {
  const { bytes, partBytes, parts, state } = healthImports
  const left = sql`coalesce(sum(greatest(0, ${bytes} - cardinality(${parts})::bigint * ${partBytes})), 0)`
  const [found] = await db
    .select({ bytes: left.mapWith(Number) })
    .from(healthImports)
    .where(eq(state, 'sending'))
  return found?.bytes ?? 0
}
