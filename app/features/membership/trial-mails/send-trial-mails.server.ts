import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'

import { formatInstant } from '#base/dates/format-date.ts'
import { findClocks } from '#features/identity/core/profile.server.ts'
import { findReader, stopAddress } from '#features/identity/mail-topics/preferences.server.ts'
import { recordWhatRanOut } from '#features/membership/core/events.server.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { memberships, trialMails } from '#features/membership/core/tables.server.ts'
import { trialMailKinds, type TrialMailKind } from '#features/membership/core/trial-mail.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { mailName } from '#platform/mail-name.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import { END_MAIL_DAYS, mailDue } from './mail-due.ts'
import { trialMailWords } from './trial-mail-words.ts'

/** Once an hour: writes down what ran out, and orders the mails that are due. */
export const checkTrials = defineJob({
  name: 'membership.look-at-trials',
  payload: z.unknown(),
  cron: '7 * * * *',
  retries: 0,
})

export const sendTrialMail = defineJob({
  name: 'membership.send-trial-mail',
  payload: z.object({ userId: z.uuid(), kind: z.enum(trialMailKinds) }),
})

/** Looks at every membership whose trial runs, or ended lately. */
export async function checkAllTrials(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await recordWhatRanOut(services)
  await queueTrialMails(services)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Orders each mail that is due once: its line and its job are one transaction. Who may not be mailed now may be an hour later. */
async function queueTrialMails(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, jobs, clock } = services
  const now = clock.now()
  const { trialStartedAt, trialEndsAt, billing } = memberships
  const over = new Date(now.getTime() - END_MAIL_DAYS * DAY_MS)
  const running = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(isNotNull(trialStartedAt), gt(trialEndsAt, over), isNull(billing)))
  for (const { userId } of running) {
    const kind = await findMailDue(services, userId, now)
    if (kind === null || !(await findReader(services, userId, 'trial'))) continue
    await db.transaction(async (tx) => {
      const [ordered] = await tx
        .insert(trialMails)
        .values({ userId, kind, at: now })
        .onConflictDoNothing()
        .returning({ kind: trialMails.kind })
      if (ordered) await jobs.send(tx, sendTrialMail, { userId, kind })
    })
  }
}

/** Which mails of the trial a person was sent, and when. */
export function listTrialMails(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
): Promise<Array<{ readonly kind: TrialMailKind; readonly at: Date }>> {
  return db.select({ kind: trialMails.kind, at: trialMails.at }).from(trialMails).where(eq(trialMails.userId, userId))
}

/** Which mail is due; with `except`, as if that one had not been ordered. */
async function findMailDue(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  at: Date,
  except?: TrialMailKind,
): Promise<TrialMailKind | null> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  if (!membership) return null
  const rows = await db.select({ kind: trialMails.kind }).from(trialMails).where(eq(trialMails.userId, userId))
  const sent = rows.map(({ kind }) => kind).filter((kind) => kind !== except)
  return mailDue(membership, sent, at)
}

/** Mails it. A plan that was bought in the meantime, a changed mind, or a mail whose time has passed stops it. */
export async function mailOfTrial(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'mail' | 'clock' | 'site' | 'secret'> & MembershipPorts,
  { userId, kind }: { userId: string; kind: TrialMailKind },
): Promise<void> {
  const { db, site, mail, clock } = services
  const reader = await findReader(services, userId, 'trial')
  if (!reader || (await findMailDue(services, userId, clock.now(), kind)) !== kind) return
  const [trial] = await db
    .select({ startedAt: memberships.trialStartedAt, endsAt: memberships.trialEndsAt })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const { timeZone, dateLanguage } = await findClocks(services, userId)
  const done = await Promise.all(
    services.activity.map(async ({ count, words }) => ({ count: await count(services, userId, trial!.startedAt!), words })),
  )
  const { subject, preview, paragraphs, button } = trialMailWords(kind, {
    done,
    contents: await services.trialContents(services),
    plansOpenMore: await services.plansOpenMore(services),
    ends: formatInstant(trial!.endsAt!, timeZone, dateLanguage),
  })
  await mail.send({
    to: reader.email,
    ...renderMail({
      subject,
      preview,
      brandName: await site.name(),
      blocks: [
        { kind: 'heading', text: subject },
        ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
        { kind: 'button', label: button.label, href: `${site.origin}${button.path}` },
      ],
      footer: 'You get this because you started a free trial with us.',
      stopAddress: stopAddress(services, userId, 'trial'),
    }),
    messageId: mailName(`${userId}.trial.${kind.replace(' ', '-')}`, site.origin),
  })
}
