import { chatReplies } from '#content/chat/words.ts'
import { medicineAnswer } from '#features/chat/medicines/medicine-answer.ts'
import { readMedicineQuestion, type MedicineQuestion } from '#features/chat/medicines/medicine-question.ts'
import { withReceipts } from '#features/chat/retrieval/compose-answer.ts'
import { findPassages } from '#features/chat/retrieval/find-passages.server.ts'
import { otherLanguageOf } from '#features/chat/retrieval/language-of.ts'
import { asksForPerson } from '#features/chat/retrieval/plain-asks.ts'
import { tokensOf } from '#features/chat/retrieval/tokens.ts'
import { spokenResults } from '#features/chat/values/spoken-values.ts'
import { noAlarmAnswer } from '#features/chat/values/value-answer.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { answerOnResult } from './answer-on-result.server.ts'
import type { Found } from './found-answer.ts'
import type { Visit } from './visit.server.ts'

interface Asked {
  readonly text: string
  readonly before: readonly EarlierMessage[]
  readonly visit: Visit
}

interface EarlierMessage {
  readonly from: 'visitor' | 'assistant' | 'team'
  readonly text: string
}

/**
 * The answer to what does not wait for our pages, nor for a model: a result of a laboratory and a medicine, which belong to a doctor or pharmacist whatever
 * our pages say, and the wish for a person. Null for everything else. Only the messages of this conversation are looked at, and nothing of them is logged.
 */
export async function answerByRules(services: Pick<Infrastructure, 'db'>, { text, before, visit }: Asked): Promise<Found | null> {
  const urgent = await answerOnResult(text, visit)
  if (urgent) return urgent
  const earlier = before.filter(({ from }) => from === 'visitor').map((message) => message.text)
  const medicine = readMedicineQuestion(text, earlier)
  const language = otherLanguageOf(text)
  if (medicine) return { message: first(language?.medicine, await onMedicine(services, text, medicine)), intent: 'question' }
  if (asksForPerson(text)) return { message: chatReplies.person, intent: 'support' }
  return spokenResults(text).length > 0 ? { message: first(language?.result, noAlarmAnswer()), intent: 'question' } : null
}

/** The sentence of somebody’s own language before what is said in English. */
const first = (own: string | undefined, english: string) => (own ? `${own}\n\n${english}` : english)

/** A product is linked where somebody spoke of the shop, and no other page: none of ours says more about a medicine than its answer. */
async function onMedicine({ db }: Pick<Infrastructure, 'db'>, text: string, question: MedicineQuestion): Promise<string> {
  const paragraphs = medicineAnswer(question)
  if (!SHOP.test(text)) return paragraphs.join('\n\n')
  const names = new Set(
    question.partners.flatMap(({ names, called }) => tokensOf(`${names} ${called}`)).filter((word) => word.length > 3),
  )
  const { passages } = await findPassages(db, question.partners.map(({ called }) => called).join(' '))
  const product = passages.find(({ kind, title }) => kind === 'product' && tokensOf(title).some((word) => names.has(word)))
  return withReceipts(paragraphs, product ? [product] : [])
}

const SHOP = /\b(?:shop|store|buy|sell|sold|order|products?|purchase)\b/i
