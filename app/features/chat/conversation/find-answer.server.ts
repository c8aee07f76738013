import type { DangerKind } from '#content/chat/danger/form.ts'
import type { OtherLanguage } from '#content/chat/other-languages.ts'
import { chatReplies, personLink } from '#content/chat/words.ts'
import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import { isStillAboutEmergency } from '#features/chat/intent/after-emergency.ts'
import { classify, settleIntent } from '#features/chat/intent/classify.ts'
import { countryOf } from '#features/chat/intent/country.ts'
import { dangerNote, helpSentence, type Reader } from '#features/chat/intent/danger-answer.ts'
import { detectDanger, type DetectedDanger } from '#features/chat/intent/danger/detect-danger.ts'
import { helpFor } from '#features/chat/intent/help-in-danger.ts'
import { askModel } from '#features/chat/model/ask-model.server.ts'
import { mayTryModel } from '#features/chat/model/model-failures.server.ts'
import { mayUseModel } from '#features/chat/model/token-budget.server.ts'
import { choosePassages } from '#features/chat/retrieval/choose-passages.ts'
import { composeAnswer, withReceipts, type Material } from '#features/chat/retrieval/compose-answer.ts'
import { inEnglish, otherLanguageOf } from '#features/chat/retrieval/language-of.ts'
import { asksForOffer, speaksOfOffer, withoutOffers } from '#features/chat/retrieval/without-offers.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import type { TextModel } from '#platform/ai.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { answerByRules } from './answer-by-rules.server.ts'
import { listMessages, type Conversation } from './conversations.server.ts'
import { findMaterial } from './find-material.server.ts'
import type { Answer, Found } from './found-answer.ts'
import type { Visit } from './visit.server.ts'

export function emergencyAnswer(kinds: readonly DangerKind[], visit: Visit, language: string | null) {
  const { text, ...help } = helpFor(kinds, visit, language)
  return { message: text, intent: 'emergency', help } satisfies Answer
}

/** The answer to what a visitor writes: by a model where there is one that answers, else by what is built in. */
export async function findAnswer(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'ai' | 'clock' | 'log' | 'site' | 'stopping'> &
    Pick<ChatPorts, 'aiTokensPerDay' | 'aiPatienceMs'>,
  visit: Visit,
  going: Conversation | null,
  text: string,
): Promise<Answer> {
  const detected = detectDanger(text)
  // Nobody waits for a model here.
  if (detected.danger.length > 0) return emergencyAnswer(detected.danger, visit, detected.language)
  const before = going ? await listMessages(services.db, going.id) : []
  const last = before.findLast(({ from }) => from !== 'visitor')
  const asked = before.findLast(({ from }) => from === 'visitor')
  if (last?.intent === 'emergency' && isStillAboutEmergency(text)) return { message: last.text, intent: 'emergency' }
  const isAfterAlarm = before.some(({ intent }) => intent === 'emergency')
  const materialOf = () => findMaterial(services.db, text, asked && last ? { asked: asked.text, answered: last.text } : null)
  const answer =
    (await answerWithoutModel(services, visit, { text, before, isAfterAlarm })) ??
    (await answerOrdinary(services, visit, { text, before, detected, isAfterAlarm, found: await materialOf() }))
  if (answer.intent === 'emergency') return answer
  const language = detected.language ?? answer.language ?? (isAfterAlarm ? languageOfAlarm(before) : null)
  const said = isAfterAlarm ? withoutOffer(answer) : await withWhatIsThere(services, answer)
  return withNumber(said, detected, { country: countryOf(visit), language })
}

type StoredMessages = Awaited<ReturnType<typeof listMessages>>

/** In which language somebody was in danger before: what they write now has fewer words to know it by. */
function languageOfAlarm(before: StoredMessages): string | null {
  const at = before.findLastIndex(({ intent }) => intent === 'emergency')
  const asked = before.slice(0, at).findLast(({ from }) => from === 'visitor')
  return asked ? detectDanger(asked.text).language : null
}

interface Question {
  readonly text: string
  readonly before: StoredMessages
  readonly detected: DetectedDanger
  readonly isAfterAlarm: boolean
  readonly found: Material
}

/** By the rules that go before pages and models; what they would offer after an alarm is left away. */
async function answerWithoutModel(
  services: Pick<Infrastructure, 'db'>,
  visit: Visit,
  { text, before, isAfterAlarm }: Pick<Question, 'text' | 'before' | 'isAfterAlarm'>,
): Promise<Found | null> {
  const answer = await answerByRules(services, { text, before, visit })
  const sells = isAfterAlarm && answer?.intent !== 'emergency' && speaksOfOffer(answer?.message ?? '')
  return sells ? noOffer : answer
}

/** Out of our pages, by a model where there is one that answers. It never takes an emergency away, and may see one. */
async function answerOrdinary(
  services: Pick<Infrastructure, 'db' | 'ai' | 'clock' | 'log' | 'site' | 'stopping'> &
    Pick<ChatPorts, 'aiTokensPerDay' | 'aiPatienceMs'>,
  visit: Visit,
  question: Question,
): Promise<Found> {
  const { text, before, detected, found, isAfterAlarm } = question
  const { ai } = services
  const material = isAfterAlarm ? withoutOffers(found) : found
  const builtIn = () => answerByPages(services, question, material)
  if (!ai || !(await mayAsk(services, ai))) return builtIn()
  const reply = await askModel(services, ai, {
    text,
    before,
    passages: material.passages,
    chosen: material.chosen ?? choosePassages(material.terms, material.passages),
  })
  const intent = reply.ok ? settleIntent(text, reply.intent) : reply.isEmergency ? 'emergency' : null
  if (intent === 'emergency' || reply.danger.length > 0)
    return emergencyAnswer(reply.danger, visit, reply.language ?? detected.language)
  if (!reply.ok || intent === null) return { ...(await builtIn()), ...(!reply.ok && reply.isHinted && { isMissing: true }) }
  if (isAfterAlarm && speaksOfOffer(reply.message)) return builtIn()
  return { message: reply.message, intent, isMissing: !reply.isBacked && intent === 'question', language: reply.language }
}

/** What the site answers without a model. */
async function answerByPages(
  services: Pick<Infrastructure, 'db'>,
  { text, found, isAfterAlarm }: Question,
  material: Material,
): Promise<Found> {
  const language = otherLanguageOf(text)
  if (language) {
    const answer = await answerInEnglish(services, text, language)
    return isAfterAlarm && speaksOfOffer(answer.message) ? noOffer : answer
  }
  return isAfterAlarm && asksForOffer(found) ? noOffer : composeAnswer(text, classify(text), material)
}

/** Whether the model is asked at all: it has tokens left, and is not left alone. Where that cannot be known it is not. */
async function mayAsk(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'> & Pick<ChatPorts, 'aiTokensPerDay'>,
  ai: TextModel,
): Promise<boolean> {
  try {
    return (await mayUseModel(services)) && (await mayTryModel(services, ai))
  } catch (error) {
    services.log.error({ err: error }, 'Whether the model may be asked is not known.')
    return false
  }
}

/** In the place of an offer. */
const noOffer: Found = { message: chatReplies.afterAlarm, intent: 'support' }

/** They invite to ask about prices and products. */
const inviting: ReadonlySet<string> = new Set([chatReplies.hello, chatReplies.unclear])

/** An invitation to ask about what an open site has. */
async function withWhatIsThere(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>, answer: Found): Promise<Found> {
  if (!inviting.has(answer.message)) return answer
  const there = await findWhatIsThere(services)
  return { ...answer, message: sayWhatIsThere(answer.message, there?.counts ?? null) }
}

/** After an alarm nobody is sold anything in this conversation. */
function withoutOffer(answer: Found): Found {
  if (answer.intent === 'ready_to_buy') return noOffer
  return inviting.has(answer.message) ? { ...answer, message: chatReplies.afterAlarm } : answer
}

/** The number to call: before what is said of a danger in general, and behind what was not understood or may hide one. */
function withNumber({ message, intent, isMissing }: Found, detected: DetectedDanger, reader: Reader): Answer {
  if (detected.asked.length > 0) return { message: `${dangerNote(reader)}\n\n${message}`, intent }
  return isMissing || detected.hinted ? { message: `${message}\n\n${helpSentence(reader)}`, intent } : { message, intent }
}

/**
 * The answer to a question in another language: that we answer in English, said in theirs, with the way to a person; then what our pages say, where it is
 * one of the things that are asked most. Of anything else only the pages are named that share its words: nobody has understood the question.
 */
async function answerInEnglish({ db }: Pick<Infrastructure, 'db'>, text: string, { notice, tag }: OtherLanguage): Promise<Found> {
  const english = inEnglish(text)
  const material = await findMaterial(db, english ?? text, null)
  const composed = english ? composeAnswer(english, 'question', material).message : chatReplies.unknown
  if (composed !== chatReplies.unknown) return { message: `${notice}\n\n${composed}`, intent: 'question' }
  const pages = choosePassages(material.terms, material.passages).filter(({ kind }) => kind !== 'product')
  const message = withReceipts([notice], [...pages, personLink], chatReplies.alsoRead)
  return { message, intent: 'question', isMissing: true, language: tag }
}
