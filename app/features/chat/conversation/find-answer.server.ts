import { isStillAboutEmergency } from '#features/chat/intent/after-emergency.ts'
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
import type { Services } from '#platform/services.server.ts'

import { listSaid, type Conversation } from './conversations.server.ts'
import type { Visit } from './visit.server.ts'

export interface Answer {
  readonly message: string
  readonly intent: Intent
}

export function emergencyAnswer(kind: 'urgent' | 'crisis', visit: Visit): Answer {
  return { message: emergencyText(kind, countryOf(visit)), intent: 'emergency' }
}

/** Null when a model was asked and gave no answer. */
export async function findAnswer(
  services: Services,
  visit: Visit,
  going: Conversation | null,
  text: string,
): Promise<Answer | null> {
  const danger = emergencyIn(text)
  // Nobody waits for a model here.
  if (danger) return emergencyAnswer(danger, visit)
  const { ai } = services
  const before = going ? await listSaid(services.db, going.id) : []
  const last = before.findLast(({ from }) => from !== 'visitor')
  if (last?.intent === 'emergency' && isStillAboutEmergency(text)) return { message: last.text, intent: 'emergency' }
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
  return intent === 'emergency' ? emergencyAnswer('urgent', visit) : { message: reply.message, intent }
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
