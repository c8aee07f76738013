import { classify, settleIntent } from '#features/chat/intent/classify.ts'
import { countryOf } from '#features/chat/intent/country.ts'
import { emergencyText } from '#features/chat/intent/emergency-text.ts'
import { emergencyIn } from '#features/chat/intent/emergency-words.ts'
import type { Intent } from '#features/chat/intent/intent.ts'
import { askModel } from '#features/chat/model/ask-model.server.ts'
import { mayUseModel } from '#features/chat/model/token-budget.server.ts'
import { choosePassages } from '#features/chat/retrieval/choose-passages.ts'
import { composeAnswer } from '#features/chat/retrieval/compose-answer.ts'
import { findPassages } from '#features/chat/retrieval/find-passages.server.ts'
import { goesOn } from '#features/chat/retrieval/goes-on.ts'
import { keepItem } from '#features/inbox/keep-item.server.ts'
import type { Services } from '#platform/services.server.ts'

import { findConversation, listSaid, openConversation, say, type Conversation } from './conversations.server.ts'
import { takeTurn, type Visit } from './visit.server.ts'

export interface Answer {
  readonly message: string
  readonly intent: Intent
}

export type Answered =
  | ({ readonly ok: true; readonly sessionId: string; readonly knowsEmail: boolean } & Answer)
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
  /** The model did not answer: nothing was kept. */
  | { readonly ok: false; readonly reason: 'failed' }

/** Answers what a visitor has written, and keeps both only when there is an answer. The team learns once that somebody wants to buy. */
export async function answerMessage(
  services: Services,
  visit: Visit,
  { text, email }: { readonly text: string; readonly email?: string | undefined },
): Promise<Answered> {
  const turn = await takeTurn(services, visit)
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: turn.retryAfterSeconds }
  const going = await findConversation(services.db, visit)
  const answer = await findAnswer(services, visit, going, text)
  if (!answer) return { ok: false, reason: 'failed' }
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
      wakesTeam: wantsToBuy && before.leadAt === null ? 'lead' : null,
    })
    return now
  })
  return { ok: true, ...answer, sessionId: conversation.sessionId, knowsEmail: knowsEmail(conversation, visit) }
}

/** How a visitor is called in the inbox. */
export function whoIs({ id, email }: Conversation, { viewer }: Visit) {
  return { ref: id, name: viewer?.displayName ?? 'A visitor', email: email ?? viewer?.email ?? '' }
}

export function knowsEmail(conversation: Pick<Conversation, 'email'> | null, { viewer }: Visit): boolean {
  return viewer !== null || (conversation?.email ?? null) !== null
}

/** Null when a model was asked and gave no answer. */
async function findAnswer(services: Services, visit: Visit, going: Conversation | null, text: string): Promise<Answer | null> {
  const emergency = (kind: 'urgent' | 'crisis') => ({
    message: emergencyText(kind, countryOf(visit)),
    intent: 'emergency' as const,
  })
  const danger = emergencyIn(text)
  // Nobody waits for a model here.
  if (danger) return emergency(danger)
  const { ai } = services
  const before = going ? await listSaid(services.db, going.id) : []
  const material = await findMaterial(services, text, before.findLast(({ from }) => from === 'visitor')?.text)
  if (!ai || !(await mayUseModel(services))) return composeAnswer(text, classify(text), material)
  const reply = await askModel(services, ai, {
    text,
    before,
    passages: material.passages,
    chosen: choosePassages(material.terms, material.passages),
  })
  if (!reply) return null
  const intent = settleIntent(text, reply.intent)
  return intent === 'emergency' ? emergency('urgent') : { message: reply.message, intent }
}

/**
 * A question that goes on from the one before it (“and for a year?”) is looked for together with that one, where a passage has something of
 * both. A word of which the site says nothing stays a question of its own: it is not known.
 */
async function findMaterial({ db }: Services, text: string, before: string | undefined) {
  const alone = await findPassages(db, text)
  const isKnown = alone.terms.length > 0 && alone.terms.every(({ passages }) => passages > 0)
  if (before === undefined || !isKnown || !goesOn(text) || choosePassages(alone.terms, alone.passages).length > 0) return alone
  const { terms, passages } = await findPassages(db, `${text} ${before}`)
  const own = new Set(alone.terms.map(({ word }) => word))
  const ofBoth = passages.filter(({ ranks }) => terms.some(({ word }, at) => own.has(word) && ranks[at]! > 0))
  return choosePassages(terms, ofBoth).length > 0 ? { terms, passages: ofBoth } : alone
}
