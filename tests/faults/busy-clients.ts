import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { dayAgo } from '#tests/support/days.ts'
import { ask, type Question } from '#tests/support/http-client.ts'
import { checkInOf, type Member } from '#tests/support/member.ts'

export interface Tally {
  /** Whole answers of the right status. */
  answered: number
  /** Everything else: broken connections, broken bodies, wrong statuses. A connection that is refused is none of these. */
  readonly failures: string[]
}

interface Client {
  readonly name: string
  readonly status: number
  readonly question: () => Question
  /** Whether it uses its connection again. */
  readonly keeps: boolean
  /** Milliseconds of thought between two requests. */
  readonly thinks: number
}

/** Many clients of every kind, each asking until it finds the door closed. */
export async function untilDoorCloses(origin: string, members: ReadonlyArray<Member>): Promise<Tally> {
  const tally: Tally = { answered: 0, failures: [] }
  await Promise.all(clientsOf(members).map((client) => askUntilRefused(origin, client, tally)))
  return tally
}

function clientsOf(members: ReadonlyArray<Member>): Client[] {
  let steps = 0
  const cached = { name: 'cached page', status: 200, question: () => ({ path: '/' }) }
  const file = { name: 'static file', status: 200, question: () => ({ path: '/favicon.svg' }) }
  const dashboard = ({ cookie }: Member) => ({
    name: 'dashboard',
    status: 200,
    question: () => ({ path: '/dashboard', cookie }),
  })
  const checkIn = (member: Member, daysAgo: number) => ({
    name: 'check-in',
    status: 303,
    question: () => checkInOf(member, dayAgo(daysAgo, 'UTC'), (steps = (steps % 100_000) + 1)),
  })
  const kinds = [cached, file, ...members.map(dashboard), ...members.map((member, i) => checkIn(member, 1 + i))]
  return kinds.flatMap((kind) => [
    ...[0, 5, 150].map((thinks) => ({ ...kind, thinks, keeps: true })),
    ...[0, 5].map((thinks) => ({ ...kind, thinks, keeps: false })),
  ])
}

async function askUntilRefused(origin: string, { name, status, question, keeps, thinks }: Client, tally: Tally): Promise<void> {
  const agent = keeps ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined
  for (;;) {
    try {
      const answer = await ask(origin, { ...question(), ...(agent && { agent }) })
      if (answer.status === status) tally.answered += 1
      else tally.failures.push(`${name}: ${answer.status}`)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') break
      tally.failures.push(`${name}${keeps ? ' on a kept connection' : ''}: ${error}`)
    }
    await sleep(thinks)
  }
  agent?.destroy()
}
