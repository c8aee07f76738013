import { chatReplies } from '#content/chat/words.ts'
import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import type { ChosenPassage, FoundPassage } from '#features/chat/retrieval/choose-passages.ts'
import { TextModelError, type TextAnswer, type TextModel } from '#platform/ai.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { jsonOf } from '#platform/json.server.ts'

import { cleanReply } from './clean-reply.ts'
import { noteAnswer, noteFailure, OTHER_FORM } from './model-failures.server.ts'
import { parseReply, verdictOf, type ParsedReply, type Verdict } from './parse-reply.ts'
import { repairPrompt } from './prompts/repair.ts'
import { requestPrompt } from './prompts/request.ts'
import { systemPrompt } from './prompts/system.ts'
import { noteTokens } from './token-budget.server.ts'

/** Room for the words, and for models that think before they write. */
const MAX_OUTPUT_TOKENS = 1_500
const MAX_PASSAGES = 8

interface Question {
  readonly text: string
  readonly before: ReadonlyArray<{ readonly from: 'visitor' | 'assistant' | 'team'; readonly text: string }>
  readonly chosen: readonly ChosenPassage[]
  readonly passages: readonly FoundPassage[]
}

type ModelReply =
  | ({
      readonly ok: true
      /** Whether it rests on a passage. */
      readonly isBacked: boolean
    } & Omit<ParsedReply, 'used'>)
  /** There is no answer; what was said of danger counts all the same. */
  | ({ readonly ok: false } & Verdict)

/**
 * A model’s answer out of our passages, held to what may be shown. What cannot be read is asked for once more; anything else that fails, and what is
 * not there within `aiPatienceMs` in all, is no answer. Failures are counted (`model-failures.server.ts`) and logged, without their words.
 */
export async function askModel(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log' | 'site' | 'stopping'> & Pick<ChatPorts, 'aiPatienceMs'>,
  model: TextModel,
  { text, before, chosen, passages }: Question,
): Promise<ModelReply> {
  const others = passages.filter(({ id }) => !chosen.some((passage) => passage.id === id))
  const offered = [...chosen, ...others].slice(0, MAX_PASSAGES)
  const asked = await askTwice(services, model, requestPrompt(text, before, offered))
  await note(services, model, asked)
  if (!asked.parsed) return { ok: false, ...asked.verdict }
  const { intent, danger, language, used: numbers } = asked.parsed
  const used = numbers.flatMap((number) => offered[number - 1] ?? [])
  const message = cleanReply(asked.parsed.message, used, offered) || chatReplies.unknown
  return { ok: true, intent, danger, language, message, isBacked: used.length > 0 && message !== chatReplies.unknown }
}

interface Asked {
  readonly parsed: ParsedReply | null
  readonly verdict: Verdict
  readonly tokens: number
  /** What the owner is told; null where nothing is wrong with the model. */
  readonly failure: string | null
}

async function askTwice(
  services: Pick<Infrastructure, 'site' | 'stopping'> & Pick<ChatPorts, 'aiPatienceMs'>,
  model: TextModel,
  request: string,
): Promise<Asked> {
  const outOfTime = AbortSignal.timeout(services.aiPatienceMs)
  const signal = AbortSignal.any([services.stopping, outOfTime])
  const system = systemPrompt(await services.site.name())
  const call = (prompt: string) =>
    model
      .generate({ system, prompt, maxOutputTokens: MAX_OUTPUT_TOKENS, isWaitedFor: true, signal })
      .catch((error: unknown) => problemOf(error, signal, services.aiPatienceMs))
  const first = read(await call(request))
  // An alarm is not asked about twice, and nobody waits for the form of it.
  if (!first.mayBeRepaired || first.verdict.isEmergency || first.verdict.danger.length > 0) return first
  const second = read(await call(repairPrompt(request, first.text)))
  const isHinted = first.verdict.isHinted || second.verdict.isHinted
  return { ...second, verdict: { ...second.verdict, isHinted }, tokens: first.tokens + second.tokens }
}

/** A problem that is an answer of the server: another kind is a mistake of ours, and thrown. */
function problemOf(error: unknown, signal: AbortSignal, patienceMs: number): Problem {
  if (error instanceof TextModelError) return { failure: error.message, isUnreadable: error.reason === 'unreadable' }
  if (!signal.aborted) throw error
  const isOurs = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  const failure = `The model did not answer within ${patienceMs / 1000} seconds, as long as a visitor waits at most.`
  return { failure: isOurs ? failure : null, isUnreadable: false }
}

interface Problem {
  readonly failure: string | null
  readonly isUnreadable: boolean
}

const NO_VERDICT: Verdict = { isEmergency: false, danger: [], language: null, isHinted: false }

function read(came: TextAnswer | Problem): Asked & { readonly mayBeRepaired: boolean; readonly text: string } {
  const nothing = { parsed: null, verdict: NO_VERDICT, tokens: 0, text: '' }
  if ('failure' in came) return { ...nothing, failure: came.failure, mayBeRepaired: came.isUnreadable }
  const { text, ending } = came
  const tokens = came.inputTokens + came.outputTokens
  // That is about what was asked: the model is well.
  if (ending === 'declined') return { ...nothing, tokens, failure: null, mayBeRepaired: false, verdict: verdictOf(text) }
  const parsed = parseReply(text, jsonOf)
  const verdict = parsed ? NO_VERDICT : verdictOf(text)
  return { parsed, verdict, tokens, text, failure: parsed ? null : OTHER_FORM, mayBeRepaired: parsed === null }
}

/** Books tokens and failures. A visitor’s answer does not hang on that. */
async function note(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log' | 'stopping'>,
  model: TextModel,
  { tokens, failure }: Asked,
): Promise<void> {
  try {
    if (tokens > 0) await noteTokens(services, tokens)
    if (failure !== null) await noteFailure(services, model, failure)
    else if (!services.stopping.aborted) await noteAnswer(services, model)
  } catch (error) {
    services.log.error({ err: error }, 'What the model did could not be noted.')
  }
}
