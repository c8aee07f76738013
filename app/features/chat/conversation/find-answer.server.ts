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
import type { Services } from '#platform/services.server.ts'

import { answerByRules } from './answer-by-rules.server.ts'
import { listSaid, type Conversation } from './conversations.server.ts'
import { findMaterial } from './find-material.server.ts'
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
  const asked = before.findLast(({ from }) => from === 'visitor')
  if (last?.intent === 'emergency' && isStillAboutEmergency(text)) return { message: last.text, intent: 'emergency' }
  const byRules = await answerByRules(services, text, before)
  if (byRules) return byRules
  const material = await findMaterial(services.db, text, asked && last ? { asked: asked.text, answered: last.text } : null)
  if (!ai || !(await mayUseModel(services))) return composeAnswer(text, classify(text), material)
  const reply = await askModel(services, ai, {
    text,
    before,
    passages: material.passages,
    chosen: material.chosen ?? choosePassages(material.terms, material.passages),
  })
  if (!reply) return null
  const intent = settleIntent(text, reply.intent)
  return intent === 'emergency' ? emergencyAnswer('urgent', visit) : { message: reply.message, intent }
}
