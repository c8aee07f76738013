import { PART_BYTES, partCount, partLength } from '#platform/file-parts.ts'
import { OWNER } from '#tests/support/product.ts'

import { proportionalMemory } from './processes.ts'
import type { Figure } from './table.ts'

const POLL_EVERY_MS = 100

/** Signs the owner in; the cookies of the session. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: OWNER.email, password: OWNER.password }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

type Send = (path: string, body: URLSearchParams | Uint8Array) => Promise<{ id?: string }>

/** Sends what the page would. */
export function postTo(origin: string, cookie: string): Send {
  return async (path, body) => {
    const type = body instanceof Uint8Array ? { 'Content-Type': 'application/octet-stream' } : {}
    const headers = { Origin: origin, Cookie: cookie, ...type }
    const answer = await fetch(origin + path, { method: 'POST', body: body as BodyInit, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id?: string }
  }
}

/** Sends a file in parts, as the page does; its id. */
export async function sendInParts(
  send: Send,
  { address, about, bytes }: { address: string; about: Readonly<Record<string, string>>; bytes: number },
  partAt: (from: number, length: number) => Promise<Uint8Array> | Uint8Array,
): Promise<string> {
  const { id } = await send(address, new URLSearchParams({ ...about, bytes: String(bytes), changedAt: '0' }))
  for (let number = 0; number < partCount(bytes, PART_BYTES); number++) {
    const part = await partAt(number * PART_BYTES, partLength(bytes, PART_BYTES, number))
    await send(`${address}/${id!}/parts/${number}`, part)
  }
  await send(`${address}/${id!}`, new URLSearchParams({ intent: 'finish' }))
  return id!
}

/** What came of it, and what it took. */
interface Watched<Result> {
  readonly result: Result
  readonly seconds: number
  /** At most, beyond what there was before anything was sent. */
  readonly extraBytes: number
}

/** Does something, and looks meanwhile at the memory of a process. */
export async function watchMemory<Result>(pid: number, idle: number, work: () => Promise<Result>): Promise<Watched<Result>> {
  let most = idle
  const timer = setInterval(() => (most = Math.max(most, proportionalMemory(pid))), POLL_EVERY_MS)
  const begun = performance.now()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - begun) / 1000, extraBytes: most - idle }
  } finally {
    clearInterval(timer)
  }
}

/** The memory that something took, beside its goal in MB. */
export function noteMemory(note: (figure: Figure) => void, what: string, { extraBytes }: Watched<unknown>, atMost: number): void {
  note({ what: `${what}: extra memory of the web process (PSS)`, measured: extraBytes / 1e6, goal: { atMost }, unit: 'MB' })
}
