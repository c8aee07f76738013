import { chatLabels } from '#content/chat/words.ts'
import { keepItem } from '#features/inbox/keep-item.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { knowsEmail, whoIs } from './answer-message.server.ts'
import { findConversation, listMessages, openConversation, say } from './conversations.server.ts'
import { takeRequestForPerson, type Visit } from './visit.server.ts'

export type Asked =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly reason: 'no-address' }
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }

/** Somebody wants a person: the team learns of it once, and the conversation says so. */
export async function talkToPerson(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock'>,
  visit: Visit,
  email: string | undefined,
): Promise<Asked> {
  const going = await findConversation(services.db, visit)
  if (!email && !knowsEmail(going, visit)) return { ok: false, reason: 'no-address' }
  const taken = await takeRequestForPerson(services, visit)
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  return services.db.transaction(async (tx) => {
    const { before, now } = await openConversation(services, tx, visit, ({ personAt }) => ({
      email,
      personAt: personAt ?? services.clock.now(),
    }))
    const isNews = before.personAt === null
    const last = going && (await listMessages(services.db, going.id)).findLast(({ from }) => from === 'visitor')
    await keepItem(services, tx, {
      ...whoIs(now, visit),
      kind: now.leadAt ? 'lead' : 'chat',
      body: last?.text ?? 'Would like to talk to a person.',
      wakesTeam: isNews ? 'person' : null,
    })
    if (isNews) await say(services, tx, now.id, [{ from: 'assistant', text: chatLabels.personDone, intent: 'support' }])
    return { ok: true as const, sessionId: now.sessionId }
  })
}
