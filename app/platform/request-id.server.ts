import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string | undefined>()

/** The id of the request that the running code works for, also in the jobs that it sent; undefined where nobody asked. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Does something for the request of this id: log lines, slow queries, jobs and mails on the way carry it. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return current.run(id, work)
}

/** What proxies make: a UUID, hex, or a word of their own; nothing that would need escaping in a header, a log or a mail. */
const READABLE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && READABLE.test(text)
}

/** A new id, or the one that a trusted proxy gave. */
export function requestIdFor(given: string | undefined, isTrusted: () => boolean): string {
  return isRequestId(given) && isTrusted() ? given : randomUUID()
}
