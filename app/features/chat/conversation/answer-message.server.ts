import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import { detectDanger } from '#features/chat/intent/danger/detect-danger.ts'
import { waitToDetect } from '#features/chat/intent/danger/prepare-detection.server.ts'
import { keepItem } from '#features/inbox/keep-item.server.ts'
import type { HelpShown } from '#features/inbox/read-first/help-shown.ts'
import { putOnTop } from '#features/inbox/read-first/pin.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { answerOnResult } from './answer-on-result.server.ts'
import { findConversation, openConversation, say, type Conversation } from './conversations.server.ts'
import { emergencyAnswer, findAnswer } from './find-answer.server.ts'
import type { Answer } from './found-answer.ts'
import { takeMessageLimit, type Visit } from './visit.server.ts'

export type Answered =
  | ({
      readonly ok: true
      readonly sessionId: string
      readonly knowsEmail: boolean
      /** False where somebody in danger was answered and nothing of it was kept. */
      readonly isKept: boolean
    } & Pick<Answer, 'message' | 'intent'>)
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }

interface Message {
  readonly text: string
  readonly email?: string | undefined
}

/**
 * Answers what a visitor has written, and keeps both only when there is an answer. The team learns once that somebody wants to buy. Somebody in danger
 * is answered whatever the limits and the database say; what is beyond the limits is not kept, so that nobody can fill the conversations that way.
 */
export async function answerMessage(
  services: Infrastructure & Pick<ChatPorts, 'aiTokensPerDay' | 'aiPatienceMs'>,
  visit: Visit,
  message: Message,
): Promise<Answered> {
  await waitToDetect(visit.network)
  const urgent = await urgentAnswer(visit, message.text)
  if (!urgent) return answerWithinLimit(services, visit, message)
  const answered = await answerWithinLimit(services, visit, message).catch((error: unknown) => {
    services.log.error({ err: error }, 'The answer to an emergency could not be kept.')
    return null
  })
  if (answered?.ok) return answered
  const { help, ...answer } = urgent
  await tellOfUnkept(services, visit, help)
  const sessionId = visit.sessionId ?? crypto.randomUUID()
  return { ok: true, ...answer, sessionId, knowsEmail: knowsEmail(null, visit), isKept: false }
}

/** What is said to somebody in danger, and where a doctor is to be phoned at once about a result. */
async function urgentAnswer(visit: Visit, text: string): Promise<Answer | null> {
  const { danger, language } = detectDanger(text)
  if (danger.length > 0) return emergencyAnswer(danger, visit, language)
  const result = await answerOnResult(text, visit)
  return result?.intent === 'emergency' ? result : null
}

/** What somebody in danger wrote beyond the limits is not kept; the conversation that it belongs to, where there is one, waits to be read first. */
async function tellOfUnkept(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock' | 'log'>,
  visit: Visit,
  help: HelpShown | undefined,
): Promise<void> {
  try {
    const going = await findConversation(services.db, visit)
    if (going) await services.db.transaction((tx) => putOnTop(services, tx, going.id, help))
  } catch (error) {
    services.log.error({ err: error }, 'That somebody in danger wrote could not be told.')
  }
}

async function answerWithinLimit(
  services: Infrastructure & Pick<ChatPorts, 'aiTokensPerDay' | 'aiPatienceMs'>,
  visit: Visit,
  { text, email }: Message,
): Promise<Answered> {
  const taken = await takeMessageLimit(services, visit)
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  const going = await findConversation(services.db, visit)
  const found = await findAnswer(services, visit, going, text)
  const { help, ...answer } = found
  const wantsToBuy = answer.intent === 'ready_to_buy'
  const conversation = await services.db.transaction(async (tx) => {
    const { before, now } = await openConversation(services, tx, visit, ({ leadAt }) => ({
      email,
      ...(wantsToBuy && { leadAt: leadAt ?? services.clock.now() }),
    }))
    await say(services, tx, now.id, [
      { from: 'visitor', text },
      { from: 'assistant', text: answer.message, intent: answer.intent },
    ])
    await keepItem(services, tx, {
      ...whoIs(now, visit),
      kind: now.leadAt ? 'lead' : 'chat',
      body: text,
      readFirst: answer.intent === 'emergency',
      help,
      wakesTeam: wantsToBuy && before.leadAt === null ? 'lead' : null,
    })
    return now
  })
  const { sessionId } = conversation
  return { ok: true, ...answer, sessionId, knowsEmail: knowsEmail(conversation, visit), isKept: true }
}

/** How a visitor is called in the inbox. */
export function whoIs({ id, email }: Conversation, { viewer }: Visit) {
  return { ref: id, name: viewer?.displayName ?? 'A visitor', email: email ?? viewer?.email ?? '' }
}

export function knowsEmail(conversation: Pick<Conversation, 'email'> | null, { viewer }: Visit): boolean {
  return viewer !== null || (conversation?.email ?? null) !== null
}
