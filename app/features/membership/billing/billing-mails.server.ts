import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { formatDayOf } from '#base/dates/format-date.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { findClocks } from '#features/identity/core/profile.server.ts'
import { membershipState } from '#features/membership/core/entitlement.ts'
import { findMembership } from '#features/membership/core/membership.server.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { membershipEvents } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { mailName } from '#platform/mail-name.ts'
import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'

import { billingMailWords } from './billing-mail-words.ts'
import { findOwnActs } from './own-acts.server.ts'
import type { sendBillingMail } from './queue-billing-mail.server.ts'

/** Mails what happened, to the person’s present address. What is no line of the history any more, or not so any more, is not mailed. */
export async function mailBilling(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'> & Pick<MembershipPorts, 'guaranteeDays'>,
  { userId, kind, source }: z.output<typeof sendBillingMail.payload>,
): Promise<void> {
  const { db, clock, site } = services
  const person = await findAccount(db, userId)
  const isIt = and(eq(membershipEvents.userId, userId), eq(membershipEvents.source, source))
  const [line] = await db.select({ note: membershipEvents.note }).from(membershipEvents).where(isIt)
  if (!person || !line) return
  const membership = await findMembership(db, userId)
  const { acts } = await findOwnActs(services, userId)
  const { timeZone, dateLanguage } = await findClocks(services, userId)
  const words = billingMailWords(kind, {
    note: line.note,
    billing: membership?.billing ?? null,
    membershipState: membershipState(membership, clock.now()),
    refundUntil: acts.refundUntil,
    day: (instant) => formatDayOf(instant, timeZone, dateLanguage),
  })
  if (!words) return
  const { subject, lines, button } = words
  const blocks: MailBlock[] = [
    { kind: 'heading', text: subject },
    ...lines.map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'button', label: button, href: `${site.origin}/profile/membership` },
  ]
  const footer = 'You get this because you have a membership with us.'
  const brandName = await site.name()
  await services.mail.send({
    to: person.email,
    ...renderMail({ subject, preview: lines[0]!, blocks, brandName, footer }),
    messageId: mailName(`${userId}.billing.${source.replaceAll(/[^\w-]/g, '-')}.${kind.replace(' ', '-')}`, site.origin),
  })
}
