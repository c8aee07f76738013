import { randomBytes } from 'node:crypto'

import type { Trial } from '#features/outside-services/core/ports.server.ts'
import { ForbiddenAddressError } from '#platform/checked-addresses.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

/** Where an installation answers whether it is the one that asks. */
export const PROBE_PATH = '/.well-known/site-address'

const PATIENCE_MS = 10_000
const QUESTION = /^[\w-]{22}$/

/** What this installation alone answers to a question; null to what is none. */
export function answerOfProbe(secret: string, question: string): string | null {
  return QUESTION.test(question) ? keyedHash(secret, 'address of the site', question) : null
}

/** Asks an address a question that only this installation can answer. Redirects are not followed: they would prove another address. */
export async function probeAddress(secret: string, fetchBy: typeof fetch, origin: string): Promise<Trial> {
  const question = randomBytes(16).toString('base64url')
  const right = answerOfProbe(secret, question)!
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), PATIENCE_MS)
  try {
    const answer = await fetchBy(`${origin}${PROBE_PATH}?${question}`, { signal: over.signal })
    const said = answer.status === 200 ? await beginningOf(answer, right.length) : null
    if (said === right) return { ok: true, sentence: `This site answers at ${origin}.` }
    const what = answer.status === 200 ? 'something else' : `status ${answer.status}`
    return { ok: false, sentence: `At ${origin} another site answers, not this one (it said ${what} to our question).` }
  } catch (error) {
    return { ok: false, sentence: explain(error, new URL(origin).hostname, over.signal.aborted) }
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

/** No more of a body than an answer of ours is long: who knows what stands there. */
async function beginningOf({ body }: Response, length: number): Promise<string> {
  let said = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    said += decoder.decode(part, { stream: true })
    if (said.length > length) break
  }
  return said
}

function explain(error: unknown, host: string, isLate: boolean): string {
  if (error instanceof ForbiddenAddressError)
    return `${host} leads into a private network, and only ALLOW_PRIVATE_SERVICES=1 allows that.`
  if (isLate) return `${host} did not answer within ${PATIENCE_MS / 1000} seconds.`
  const why = reasonOf(error)
  if (/redirect/i.test(why)) return `${host} sends its visitors on to another address. Please enter that one.`
  if (/ENOTFOUND|EAI_AGAIN|no address/i.test(why))
    return `The name ${host} is not known yet. A new name takes up to a day to be known everywhere.`
  if (/CERT|certificate|altname|SSL|TLS/i.test(why))
    return `The certificate of ${host} is not valid, so browsers would warn of it.`
  return `${host} could not be reached.`
}

function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : null
  return [error, cause]
    .map((one) => (one instanceof Error ? `${'code' in one ? String(one.code) : ''} ${one.message}` : ''))
    .join(' ')
}
