import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { localDay } from '#base/dates/local-day.ts'
import { findReader, listReaders, stopAddress } from '#features/identity/mail-topics/preferences.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import { checkInReminders, healthStats } from './core/tables.server.ts'
import { isReminderHour } from './days/reminder-hour.ts'

/** Zones lie a quarter of an hour apart. */
export const queueReminders = defineJob({
  name: 'health.look-who-forgot',
  payload: z.unknown(),
  cron: '*/15 * * * *',
  retries: 0,
})

export const remindOfCheckIn = defineJob({
  name: 'health.remind-of-check-in',
  payload: z.object({ userId: z.uuid(), day: z.iso.date() }),
  retries: 3,
})

/** Sends a reminder to each who asked for it, whose evening it is and whose day has no entry; one a person and day. */
export async function remindWhoForgot({ db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { userId, timeZone } of await listReaders(db, 'check-in')) {
    if (!isReminderHour(now, timeZone)) continue
    const day = localDay(now, timeZone)
    if (await hasEntry({ db }, userId, day)) continue
    await db.transaction(async (tx) => {
      const [due] = await tx
        .insert(checkInReminders)
        .values({ userId, day })
        .onConflictDoUpdate({ target: checkInReminders.userId, set: { day }, setWhere: sql`${checkInReminders.day} < ${day}` })
        .returning({ userId: checkInReminders.userId })
      if (due) await jobs.send(tx, remindOfCheckIn, { userId, day })
    })
  }
}

/** Mails a reminder; it says nothing about what was logged. An entry made in the meantime, or a changed mind, stops it. */
export async function mailReminder(
  services: Pick<Infrastructure, 'db' | 'mail' | 'site' | 'secret'>,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  const reader = await findReader(services, userId, 'check-in')
  if (!reader || (await hasEntry(services, userId, day))) return
  const { site, mail } = services
  await mail.send({
    to: reader.email,
    ...renderMail({
      subject: 'Today is still open',
      preview: 'One number is enough.',
      brandName: await site.name(),
      blocks: [
        { kind: 'paragraph', text: 'You asked us to remind you in the evening: today has no entry yet. One number is enough.' },
        { kind: 'button', label: 'Check in', href: `${site.origin}/dashboard` },
      ],
      footer: 'You get this because you chose it on your profile.',
      stopAddress: stopAddress(services, userId, 'check-in'),
    }),
  })
}

async function hasEntry({ db }: Pick<Infrastructure, 'db'>, userId: string, day: string): Promise<boolean> {
  const [entry] = await db
    .select({ day: healthStats.day })
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), eq(healthStats.day, day)))
  return entry !== undefined
}
