import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { looksLikeMachine, type ContactMessage, type BotSignals } from './contact.ts'
import { tellInbox } from './core/inbox-topic.server.ts'
import { inboxMessages } from './core/tables.server.ts'
import { enquiryText, type Enquiry } from './enquiry.ts'
import { notifyTeam } from './items/notify-team.server.ts'
import type { HelpShown } from './read-first/help-shown.ts'
import { onTop } from './read-first/pin.server.ts'
import { queueReadFirstMail } from './read-first/tell-read-first.server.ts'

/** Loose: a whole office may sit behind one address. */
const MESSAGES: RateLimit = { name: 'contact', limit: 60, windowSeconds: 3600 }

/** Where a message came from. A call of the function has no form and therefore no signs. */
export interface MessageOrigin {
  readonly clientNetwork: string
  readonly botSignals?: BotSignals
  /** What the sender is told at once, where danger is recognised. */
  readonly help?: HelpShown | null
}

export type Received = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Keeps every message; the owner gets a mail about those that no machine wrote. One in which danger is recognised is held back for no sign of a
 * machine, stands on top, and no mail quotes it.
 */
export function receiveContactMessage(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock'> & Pick<InboxPorts, 'isInDanger'>,
  { message, name, email }: ContactMessage,
  origin: MessageOrigin,
): Promise<Received> {
  return receive(services, { kind: 'contact', name, email, body: message }, origin)
}

/** Keeps what an employer asks, like any message. */
export function receiveEnquiry(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock'> & Pick<InboxPorts, 'isInDanger'>,
  enquiry: Enquiry,
  origin: MessageOrigin,
): Promise<Received> {
  const { name, email } = enquiry
  return receive(services, { kind: 'enquiry', name, email, body: enquiryText(enquiry) }, origin)
}

async function receive(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock'> & Pick<InboxPorts, 'isInDanger'>,
  message: { kind: 'contact' | 'enquiry'; name: string; email: string; body: string },
  { clientNetwork, botSignals, help = null }: MessageOrigin,
): Promise<Received> {
  const { db, jobs, clock, limits } = services
  const taken = await limits.take(MESSAGES, clientNetwork)
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  const danger = await services.isInDanger(message.body)
  const spam = !danger && botSignals !== undefined && looksLikeMachine(botSignals)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(inboxMessages)
      .values({ ...message, spam, danger, ...(danger && onTop(now, help)), receivedAt: now })
      .returning({ id: inboxMessages.id })
    if (danger) await queueReadFirstMail(services, tx, saved!.id)
    else if (!spam) await jobs.send(tx, notifyTeam, { messageId: saved!.id })
    await tellInbox(services, tx, saved!.id)
  })
  return { ok: true }
}
