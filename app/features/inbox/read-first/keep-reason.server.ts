import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import type { HelpShown } from './help-shown.ts'
import { onTop } from './pin.server.ts'
import { queueReadFirstMail } from './tell-read-first.server.ts'

const REASONS: RateLimit = { name: 'read-first-reason', limit: 20, windowSeconds: 3600 }

interface Reason {
  readonly member: { readonly userId: string; readonly displayName: string | null; readonly email: string }
  /** What it was to be the reason for: “cancelling an appointment”. */
  readonly of: string
  readonly words: string
  /** What they were told at once. */
  readonly help: HelpShown
}

/**
 * The reason that a member gave for something is read where that stands. One in which danger was recognised is to be read first, so it is an item
 * as well, whatever became of what it was for. At most twenty a member and hour.
 */
export async function keepReason(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock'>,
  { member, of, words, help }: Reason,
): Promise<void> {
  const { userId, displayName, email } = member
  const taken = await services.limits.take(REASONS, userId)
  if (!taken.ok) return
  const now = services.clock.now()
  const body = `Reason for ${of}:\n\n${words}`
  await services.db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(inboxMessages)
      .values({
        kind: 'reason',
        name: displayName ?? '',
        email,
        body,
        spam: false,
        danger: true,
        ...onTop(now, help),
        receivedAt: now,
      })
      .returning({ id: inboxMessages.id })
    await queueReadFirstMail(services, tx, saved!.id)
    await tellInbox(services, tx, saved!.id)
  })
}
