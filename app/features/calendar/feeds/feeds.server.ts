import { and, eq } from 'drizzle-orm'

import { listAppointments, listOwnAppointments } from '#features/calendar/core/find-appointments.server.ts'
import { calendarFeeds } from '#features/calendar/core/tables.server.ts'
import { entryForClient, entryForCoach } from '#features/calendar/invitations/calendar-entry.ts'
import { writeFeed } from '#features/calendar/invitations/write-calendar.server.ts'
import { bySession, grant } from '#features/identity/core/grants.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { findPerson } from '#features/identity/people/find-people.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

export type FeedKind = 'own' | 'coach'

/** When the private address of a person was made and last read; null when there is none. */
export async function findFeed({ db }: Pick<Infrastructure, 'db'>, userId: string, kind: FeedKind) {
  const { createdAt, lastReadAt } = calendarFeeds
  const [feed] = await db.select({ createdAt, lastReadAt }).from(calendarFeeds).where(isOf(userId, kind))
  return feed ?? null
}

export type MadeFeed = { ok: true; address: string } | { ok: false; reason: 'signed-out' }

/** Makes a private address for somebody who is signed in, and shows it this once; the one before ends. */
export function makeFeed(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  viewer: Pick<Viewer, 'userId' | 'sessionId'>,
  kind: FeedKind,
): Promise<MadeFeed> {
  const { clock, site } = services
  const { userId } = viewer
  const token = newToken()
  const made = { userId, kind, tokenHash: hashToken(token), createdAt: clock.now(), lastReadAt: null }
  return grant(services, userId, [bySession(viewer)], async (held) => {
    await held
      .insert(calendarFeeds)
      .values(made)
      .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.kind], set: made })
    return { ok: true, address: `${site.origin}/calendar/feed.ics?token=${token}` }
  })
}

/** Ends a private address: what reads there gets nothing more. */
export async function endFeed({ db }: Pick<Infrastructure, 'db'>, userId: string, kind: FeedKind): Promise<void> {
  await db.delete(calendarFeeds).where(isOf(userId, kind))
}

/** A year back, so that a calendar that subscribes does not lose what was. */
const BACK_MS = 366 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** What stands at a private address; null when it is none of ours, was ended, or its owner no longer runs the site. */
export async function readFeed(services: Pick<Infrastructure, 'db' | 'clock' | 'site'>, token: string): Promise<string | null> {
  const { db, clock, site } = services
  const { id, userId, kind, lastReadAt } = calendarFeeds
  const [feed] = await db
    .select({ id, userId, kind, lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashToken(token)))
  if (!feed) return null
  if (feed.kind === 'coach' && !(await findPerson(services, feed.userId))?.isAdmin) return null
  const now = clock.now()
  if (feed.lastReadAt === null || now.getTime() - feed.lastReadAt.getTime() > HOUR_MS) {
    await db.update(calendarFeeds).set({ lastReadAt: now }).where(eq(calendarFeeds.id, feed.id))
  }
  const name = await site.name()
  if (feed.kind === 'coach') {
    const all = await listAppointments(services, { from: new Date(now.getTime() - BACK_MS) }, { cancelled: false })
    return writeFeed(`Appointments, ${name}`, all.map(entryForCoach))
  }
  const { coming, past } = await listOwnAppointments(services, feed.userId)
  const own = [...past.toReversed(), ...coming].filter(({ status }) => status !== 'cancelled')
  return writeFeed(
    name,
    own.map((appointment) => entryForClient(appointment, name)),
  )
}

function isOf(userId: string, kind: FeedKind) {
  return and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.kind, kind))
}
