import { randomUUID } from 'node:crypto'

import { ask, cookiesOf, type Question } from './http-client.ts'

export interface Member {
  readonly email: string
  readonly cookie: string
}

/** Starts a trial with a new address. Its answer acknowledges an account, a trial, a session, and the mail to confirm. */
export async function startTrial(origin: string): Promise<Member> {
  const email = newAddress()
  const answer = await ask(origin, trialOf(email))
  if (answer.status !== 200) throw new Error(`The trial answered ${answer.status}.`)
  return { email, cookie: cookiesOf(answer) }
}

export function newAddress(): string {
  return `${randomUUID()}@wellward.test`
}

export function trialOf(email: string): Question {
  return { path: '/trial', form: { firstName: 'Maya', email, timeZone: 'UTC' } }
}

export function checkInOf({ cookie }: Member, day: string, steps: number): Question {
  return { path: '/dashboard', cookie, form: { date: day, shownDay: day, steps: String(steps), timeZone: 'UTC' } }
}

/** The steps that the member’s own page of entries shows, in the order of its rows. */
export async function shownSteps(origin: string, { cookie }: Member): Promise<number[]> {
  const { status, body } = await ask(origin, { path: '/health/trends', cookie })
  if (status !== 200) throw new Error(`The page of entries answered ${status}.`)
  return Array.from(body.matchAll(/<td[^>]*data-label="Steps"[^>]*><span>([\d,]+)/g), ([, steps]) =>
    Number(steps!.replaceAll(',', '')),
  )
}
