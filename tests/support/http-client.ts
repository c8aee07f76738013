import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { request, type Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

export interface Question {
  readonly path: string
  readonly method?: string
  readonly cookie?: string
  /** Sent as a form of our own site. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as a program would. */
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Keeps connections; without one every question opens its own. */
  readonly agent?: Agent
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Milliseconds from opening the connection to the last byte. */
  readonly ms: number
}

/** One request, without retries or redirects. Rejects when the connection breaks before the answer is whole. */
export async function ask(origin: string, question: Question): Promise<Answer> {
  const begun = performance.now()
  const { sent, body } = open(origin, question)
  sent.end(body)
  return read(sent, begun)
}

/** The same, with the first half of the body now and the rest when `more` resolves. */
export async function askSlowly(origin: string, question: Question, more: Promise<unknown>): Promise<Answer> {
  const begun = performance.now()
  const { sent, body } = open(origin, question)
  const half = Math.floor(body.length / 2)
  sent.write(body.slice(0, half))
  const answer = read(sent, begun)
  await more
  sent.end(body.slice(half))
  return answer
}

function open(
  origin: string,
  { path, method, cookie, form, json, headers, agent }: Question,
): { sent: ClientRequest; body: string } {
  const { host, port } = new URL(origin)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? '' : JSON.stringify(json)
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: method ?? (body ? 'POST' : 'GET'),
    agent: agent ?? false,
    headers: {
      Host: host,
      // Limits count networks; the product is told to believe this header here.
      'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(cookie && { Cookie: cookie }),
      ...(form && { Origin: origin }),
      ...(body && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
  })
  sent.setTimeout(30_000, () => sent.destroy(new Error('no answer within 30 s')))
  return { sent, body }
}

async function read(sent: ClientRequest, begun: number): Promise<Answer> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  // A stream never ends: its beginning is the answer.
  const isStream = response.headers['content-type']?.startsWith('text/event-stream')
  if (isStream) sent.destroy()
  else for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  return {
    status: response.statusCode!,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    ms: performance.now() - begun,
  }
}

/** The cookies that an answer sets, as the next request brings them. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!).join('; ')
}

/** Makes the product believe the networks that `ask` makes up. */
export const manyNetworks = { TRUSTED_PROXIES: '127.0.0.1' } as const
