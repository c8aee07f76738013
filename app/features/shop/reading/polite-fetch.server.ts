import { setTimeout as sleep } from 'node:timers/promises'

import { OutboundFetchError, type OutboundFetch } from '#platform/fetch.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { decodePage } from './decode-page.ts'
import { leaveAlone, takeSlot } from './host-throttle.server.ts'
import { askAgainAt } from './retry-after.ts'
import { findRobots, keepRobots, ROBOT, type Robots } from './robots.server.ts'

/** What a host answered; `later`: it is to be left alone until then; `failed`: it was not asked, with the reason in a sentence. */
export type Answer =
  | { readonly what: 'answer'; readonly page: Awaited<ReturnType<OutboundFetch>> }
  | { readonly what: 'later'; readonly at: Date }
  | { readonly what: 'failed'; readonly reason: string }

type Unanswered = Exclude<Answer, { what: 'answer' }>

export interface PoliteFetcher {
  /** Asks for an address, in its host’s turn and by its rules. @throws OutboundFetchError when the host cannot be reached, or may not. */
  ask(url: string, headers: Record<string, string>): Promise<Answer>
  /** What a host’s robots.txt says. */
  robots(origin: string): Promise<Robots | Unanswered>
}

export interface CrawlPolicy {
  /** Asked before a redirect is followed. */
  readonly mayFollow?: (url: URL) => boolean
  /** For longer nobody waits in place. */
  readonly upToMs: number
  /** Waits; ends early, with an error, when the signal says so. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
  readonly signal: AbortSignal
}

const SPACING_MS = 1_000

/** Waits for a turn, unless the signal ends it. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal })

/**
 * Asks hosts as a guest who is asked back: by robots.txt, one request a second and host for all workers together, leaving a host alone
 * when it says so, and under our own name.
 */
export function createPoliteFetcher(
  services: Pick<Infrastructure, 'db' | 'fetch' | 'clock' | 'site'>,
  { mayFollow = () => true, upToMs, pause = wait, signal }: CrawlPolicy,
): PoliteFetcher {
  const { fetch, clock, site } = services
  const agent = `${ROBOT}/1.0 (+${site.origin})`

  /** Waits until it is our turn; what to say instead where that is too long. */
  async function waitForSlot(url: string, delaySeconds: number): Promise<Unanswered | null> {
    const spacingMs = Math.max(SPACING_MS, delaySeconds * 1000)
    const slot = await takeSlot(services, new URL(url).host, { spacingMs, upToMs })
    if ('later' in slot) return { what: 'later', at: slot.later }
    const ms = slot.at.getTime() - clock.now().getTime()
    if (ms > 0) await pause(ms, signal)
    signal.throwIfAborted()
    return null
  }

  async function request(url: string, headers: Record<string, string>): Promise<Answer> {
    const page = await fetch(url, { headers: { 'user-agent': agent, ...headers }, mayFollow })
    if (page.status !== 429 && page.status !== 503) return { what: 'answer', page }
    const at = askAgainAt(page.headers.get('retry-after'), clock.now())
    await leaveAlone(services, new URL(url).host, at)
    return { what: 'later', at }
  }

  async function robots(origin: string): Promise<Robots | Unanswered> {
    const cached = await findRobots(services, origin)
    if (cached) return cached
    const later = await waitForSlot(origin, 0)
    if (later) return later
    // Many may ask at once: whoever was first has read it by now.
    const meanwhile = await findRobots(services, origin)
    if (meanwhile) return meanwhile
    const answer = await request(`${origin}/robots.txt`, { accept: 'text/plain' })
    if (answer.what !== 'answer') return answer
    const { status, body } = answer.page
    if (status >= 500) throw new OutboundFetchError('unreachable', `Its robots.txt answered ${status}, so nothing is read there.`)
    // No such file: everything is allowed.
    return keepRobots(services, origin, status < 300 ? decodePage(body, 'text/plain;charset=utf-8') : '')
  }

  return {
    robots,
    async ask(url, headers) {
      const rules = await robots(new URL(url).origin)
      if ('what' in rules) return rules
      if (!rules.allows(url)) return { what: 'failed', reason: 'The shop’s robots.txt asks not to read this page.' }
      return (await waitForSlot(url, rules.delaySeconds)) ?? request(url, headers)
    },
  }
}
