import { setTimeout as sleep } from 'node:timers/promises'

import type { SeededMember } from './seeded-members.ts'
import { checkInNumbers, dayBefore, sendForm } from './trial-member.ts'

/** How many people are at it at once. */
const PEOPLE = 4

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** What requests took, by when they were sent. */
export interface Load {
  /** In milliseconds, of those that were sent within one of the spans. */
  within(spans: readonly Span[]): number[]
  stop(): Promise<void>
}

/** Members who read and write all the time: a public page, the dashboard, the trends, a lab report, and a check-in. */
export function keepBusy(origin: string, members: ReadonlyArray<SeededMember>): Load {
  const taken: Array<{ at: number; ms: number }> = []
  const over = new AbortController()
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    for (let turn = person; !over.signal.aborted; turn += PEOPLE) {
      const begun = performance.now()
      await askOnce(origin, members[turn % members.length]!, turn)
      taken.push({ at: performance.timeOrigin + begun, ms: performance.now() - begun })
      await sleep(20)
    }
  })
  const isWithin = (at: number) => (span: Span) => at >= Number(span.from) && at < Number(span.to)
  return {
    within: (spans) => taken.filter(({ at }) => spans.some(isWithin(at))).map(({ ms }) => ms),
    async stop() {
      over.abort()
      await Promise.all(people)
    },
  }
}

/** One after the other. */
async function askOnce(origin: string, { cookie, report }: SeededMember, turn: number): Promise<void> {
  const path = ['/pricing', '/dashboard', '/health/trends', `/health/labs/${report}`][turn % 5]
  const answer = path
    ? await fetch(origin + path, { headers: { Cookie: cookie }, redirect: 'manual' })
    : await sendForm(origin, '/dashboard', { date: dayBefore(turn % 20), ...checkInNumbers }, cookie)
  await answer.arrayBuffer()
  if (answer.status >= 400) throw new Error(`${path ?? 'a check-in'} answered ${answer.status}.`)
}
