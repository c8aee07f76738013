import { createHash } from 'node:crypto'

import { storableText } from '#base/storable-text.ts'

import { createModelFetch, type ModelFetchSettings } from './ai-fetch.server.ts'
import { TextModelError, type TextAnswer, type TextModel } from './ai.server.ts'

interface ModelAddress {
  /** As its provider gives it: `/chat/completions` is added to it. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
}

/** What whoever set a model up calls the parts of its address, for sentences about them. */
type Called = Readonly<Record<'baseUrl' | 'apiKey' | 'model', string>>
const asVariables: Called = { baseUrl: 'AI_BASE_URL', apiKey: 'AI_API_KEY', model: 'AI_MODEL' }

/** A model that is spoken to over `/chat/completions`: hosted ones, Ollama, vLLM, llama.cpp. */
export function createOpenAICompatibleModel(
  { baseUrl, apiKey, model: name }: ModelAddress,
  settings: ModelFetchSettings = {},
  called: Called = asVariables,
): TextModel {
  /** Newer models of OpenAI refuse `max_tokens`, and most other servers know nothing else. */
  let boundIsCalled: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'
  const sdk = once(async () => {
    // Not at start: an installation without a model needs none of it.
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
    const modelBy = (fetch: typeof globalThis.fetch) =>
      createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        ...(apiKey !== null && { apiKey }),
        fetch,
        transformRequestBody: ({ max_tokens: bound, ...body }) => ({ ...body, [boundIsCalled]: bound }),
      }).chatModel(name)
    const [patient, hurried] = [createModelFetch(settings), createModelFetch({ ...settings, backOffMs: [] })].map(modelBy)
    return { generateText, patient: patient!, hurried: hurried! }
  })

  return {
    name,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([baseUrl, apiKey, name]))
      .digest('base64url')
      .slice(0, 22),
    async generate({ system, prompt, maxOutputTokens, isWaitedFor, signal }) {
      const { generateText, patient, hurried } = await sdk()
      const ask = async (): Promise<TextAnswer> => {
        const { text, finishReason, usage } = await generateText({
          model: isWaitedFor ? hurried : patient,
          instructions: system,
          prompt,
          maxOutputTokens,
          maxRetries: 0,
          telemetry: { isEnabled: false },
          ...(signal && { abortSignal: signal }),
        })
        return {
          text: storableText(text),
          ending: finishReason === 'length' ? 'cut-off' : finishReason === 'content-filter' ? 'declined' : 'complete',
          inputTokens: usage.inputTokens ?? 0,
          outputTokens: usage.outputTokens ?? 0,
        }
      }
      try {
        return await ask().catch((error: unknown) => {
          if (boundIsCalled !== 'max_tokens' || !wantsOtherBound(error)) throw error
          boundIsCalled = 'max_completion_tokens'
          return ask()
        })
      } catch (error) {
        signal?.throwIfAborted()
        throw withoutContent(error, name, called)
      }
    },
  }
}

/** Errors of the SDK carry the request and the answer: only their kind is kept. */
function withoutContent(error: unknown, model: string, called: Called): TextModelError {
  if (error instanceof TextModelError) return error
  const { statusCode: status, responseBody: body } = callOf(error)
  if (status === 401 || status === 403)
    return new TextModelError('key', `The AI server refused the key. Check ${called.apiKey}, and what the key may use.`)
  if (status === 402)
    return new TextModelError('refused', 'The AI server asks for payment: the account behind the key is used up.')
  if (status === 404)
    return new TextModelError(
      'refused',
      `The AI server has no model “${model}” at this address. Check ${called.model} and ${called.baseUrl}.`,
    )
  if (status !== undefined && status >= 400)
    return new TextModelError('refused', `The AI server refused the request (status ${status}).`)
  if (/^\s*</.test(body ?? ''))
    return new TextModelError(
      'unreadable',
      `The AI server answered with a web page. Check ${called.baseUrl}: it usually ends with /v1 or the like.`,
    )
  return new TextModelError('unreadable', 'The AI server’s answer had not the form that was expected.')
}

function wantsOtherBound(error: unknown): boolean {
  const { statusCode, responseBody } = callOf(error)
  return statusCode === 400 && responseBody !== undefined && responseBody.includes('max_completion_tokens')
}

/** What the SDK’s errors of a call carry, whatever their class. */
function callOf(error: unknown): { statusCode?: number; responseBody?: string } {
  return typeof error === 'object' && error !== null ? error : {}
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
