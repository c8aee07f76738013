import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came over the wire. */
export interface AskedModel {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>
    readonly [other: string]: unknown
  }
}

/** One way to answer; the next one in the queue answers the next request. */
export type Behaviour = (response: ServerResponse, asked: AskedModel) => Promise<void> | void

export interface AiServer {
  /** For AI_BASE_URL. */
  readonly baseUrl: string
  readonly asked: AskedModel[]
  /** What the next requests get, in this order; with nothing in the queue, a proper article of the length that is asked for. */
  answerWith(...behaviours: Behaviour[]): void
  /** As if nobody had asked yet, and with an empty queue. */
  forget(): void
  close(): Promise<void>
}

/** A stand-in for a language model on 127.0.0.1: `POST {base}/chat/completions`, JSON in and out. */
export async function startAiServer(): Promise<AiServer> {
  const asked: AskedModel[] = []
  const queue: Behaviour[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const one: AskedModel = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(await request.toArray()).toString()),
    }
    asked.push(one)
    if (request.method !== 'POST' || one.path !== '/v1/chat/completions') return refusal(404, 'unknown path')(response, one)
    await (queue.shift() ?? properArticle)(response, one)
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith: (...behaviours) => void queue.push(...behaviours),
    forget: () => [asked, queue].forEach((list) => list.splice(0)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A whole answer of the protocol. */
export function completion(
  content: string | null,
  { finish = 'stop', inputTokens = 700, outputTokens = 1300, refusal = '' } = {},
) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'stand-in',
    choices: [
      { index: 0, message: { role: 'assistant', content, ...(refusal && { refusal }) }, finish_reason: finish, logprobs: null },
    ],
    usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
  }
}

/** An article as it is asked for, of about so many words; some headings and the title come to it. */
export function articleJson(words: number, title = 'A walk before the first call'): string {
  const sentence = 'Ten quiet minutes outside are a fair beginning on any ordinary working day.'
  const paragraphs = Array.from({ length: Math.ceil(words / 52) }, () => Array(4).fill(sentence).join(' '))
  return JSON.stringify({
    title,
    meta_description: 'Why a short walk in the morning is easier to keep than a long one in the evening.',
    tags: ['walking', 'mornings'],
    body: `${paragraphs.join('\n\n')}\n\n## Ask first\n\nSee a doctor if walking brings chest pain.`,
  })
}

export const say =
  (content: string | null, options?: Parameters<typeof completion>[1]): Behaviour =>
  (response) =>
    send(response, 200, JSON.stringify(completion(content, options)))

export const article = (words: number, title?: string): Behaviour => say(articleJson(words, title))

/** Keeps to the length that the prompt names. */
const properArticle: Behaviour = (response, { body }) => {
  const range = /(\d[\d,]*) to (\d[\d,]*) words/.exec(body.messages.at(-1)?.content ?? '')
  const [least, most] = (range ?? ['', '800', '1500']).slice(1).map((number) => Number(number.replaceAll(',', '')))
  return article(Math.round((least! + most!) / 2) - 60)(response, { path: '', authorization: undefined, body })
}

export const refusal =
  (status: number, message: string, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    send(response, status, JSON.stringify({ error: { message, type: 'error', code: null } }), headers)

/** Any body whatever, as JSON unless another type is named. */
export const raw =
  (body: string, contentType = 'application/json', status = 200): Behaviour =>
  (response) =>
    send(response, status, body, { 'content-type': contentType })

/** Never answers; the connection stays open. */
export const hang: Behaviour = () => {}

export const late =
  (milliseconds: number, then: Behaviour): Behaviour =>
  async (response, asked) => {
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    })
    await then(response, asked)
  }

/** Breaks the connection before any answer. */
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy()
}

/** Begins a good answer and breaks the connection in its middle. */
export const breakOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' })
  response.write(JSON.stringify(completion(articleJson(900))).slice(0, 400), () => response.socket?.resetAndDestroy())
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}
