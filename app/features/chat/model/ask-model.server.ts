import { chatReplies } from '#content/chat/words.ts'
import type { ChosenPassage, FoundPassage } from '#features/chat/retrieval/choose-passages.ts'
import { TextModelError, type TextModel } from '#platform/ai.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import type { Services } from '#platform/services.server.ts'

import { cleanReply } from './clean-reply.ts'
import { parseReply, type ParsedReply } from './parse-reply.ts'
import { requestPrompt } from './prompts/request.ts'
import { systemPrompt } from './prompts/system.ts'
import { noteTokens } from './token-budget.server.ts'

export const MODEL_PATIENCE_MS = 30_000
/** Room for the words, and for models that think before they write. */
const MOST_OUTPUT_TOKENS = 1_500
const MOST_PASSAGES = 8

interface Question {
  readonly text: string
  readonly before: ReadonlyArray<{ readonly from: 'visitor' | 'assistant' | 'team'; readonly text: string }>
  readonly chosen: readonly ChosenPassage[]
  readonly passages: readonly FoundPassage[]
}

interface ModelAnswer extends Omit<ParsedReply, 'used'> {
  /** Whether it rests on a passage. */
  readonly isBacked: boolean
}

/** A model’s answer out of our passages, held to what may be shown; null when there is none within 30 seconds. */
export async function askModel(
  services: Services,
  model: TextModel,
  { text, before, chosen, passages }: Question,
): Promise<ModelAnswer | null> {
  const others = passages.filter(({ id }) => !chosen.some((passage) => passage.id === id))
  const offered = [...chosen, ...others].slice(0, MOST_PASSAGES)
  const reply = await model
    .generate({
      system: systemPrompt(await services.site.name()),
      prompt: requestPrompt(text, before, offered),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      signal: AbortSignal.any([services.stopping, AbortSignal.timeout(MODEL_PATIENCE_MS)]),
    })
    .catch((error: unknown) => {
      const reason = error instanceof TextModelError ? error.reason : error instanceof DOMException ? 'timeout' : null
      if (reason === null) throw error
      services.log.warn({ reason }, 'The model gave no answer to a visitor.')
      return null
    })
  if (!reply) return null
  await noteTokens(services, reply.inputTokens + reply.outputTokens)
  const parsed = reply.ending === 'declined' ? null : parseReply(reply.text, jsonOf)
  if (!parsed) {
    services.log.warn({ reason: reply.ending }, 'The model’s answer to a visitor had not the form that was asked for.')
    return null
  }
  const used = parsed.used.flatMap((number) => offered[number - 1] ?? [])
  const { intent, danger, language } = parsed
  const message = cleanReply(parsed.message, used, offered) || chatReplies.unknown
  return { intent, danger, language, message, isBacked: used.length > 0 && message !== chatReplies.unknown }
}
