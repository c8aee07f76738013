import type { DatabasePool } from '#platform/db.server.ts'

import { haveSignedIn, haveSignedUp, PASSWORD, sendSignIn } from './http-account.ts'
import { ask, cookiesOf } from './http-client.ts'

export interface HttpPerson {
  readonly userId: string
  readonly email: string
  readonly cookie: string
}

interface Wanted {
  /** Whether the address is confirmed. */
  readonly confirmed?: boolean
  readonly trial?: 'running' | 'ended'
}

/** A member with a password and a trial, signed in. What takes days, or a mail, is written into the database. */
export async function aMember(origin: string, { pool }: DatabasePool, wanted: Wanted = {}): Promise<HttpPerson> {
  const { confirmed = true, trial = 'running' } = wanted
  const email = await haveSignedUp(origin)
  const cookie = await haveSignedIn(origin, email)
  const started = await ask(origin, { path: '/trial', cookie, form: { firstName: 'Ann', email, timeZone: 'UTC' } })
  if (started.status !== 200) throw new Error(`The trial answered ${started.status}.`)
  const confirming = 'update users set email_verified = $2 where email = $1 returning id'
  const { rows } = await pool.query<{ id: string }>(confirming, [email, confirmed])
  const userId = rows[0]!.id
  const ended = `update memberships set trial_started_at = now() - interval '8 days', trial_ends_at = now() - interval '1 day'`
  if (trial === 'ended') await pool.query(`${ended} where user_id = $1`, [userId])
  return { userId, email, cookie }
}

/** Makes the account ask for a second step. The secret is nobody’s: no code ever fits. */
export async function haveFactor({ pool }: DatabasePool, email: string): Promise<void> {
  await pool.query(
    `insert into factors (user_id, kind, status, secret, created_at, verified_at)
     select id, 'totp', 'verified', 'sealed', now(), now() from users where email = $1`,
    [email],
  )
}

/** The cookies of somebody whose password was right, and who has not shown the second factor yet. */
export async function halfSignedIn(origin: string, database: DatabasePool): Promise<string> {
  const email = await haveSignedUp(origin)
  await haveFactor(database, email)
  const answer = await sendSignIn(origin, email)
  if (answer.headers.location !== '/auth/second-step') throw new Error(`Sign-in led to ${answer.headers.location}.`)
  return cookiesOf(answer)
}

/** Makes a token for a program, by the form. */
export async function aToken(
  origin: string,
  { cookie }: Pick<HttpPerson, 'cookie'>,
  scopes: ReadonlyArray<string>,
): Promise<string> {
  const allowed = Object.fromEntries(scopes.map((scope) => [scope, 'yes']))
  const form = { intent: 'make', id: crypto.randomUUID(), name: 'Watch', days: '7', password: PASSWORD, ...allowed }
  const made = await ask(origin, { path: '/profile/tokens', cookie, form })
  const [token] = /wwp_[\w-]{43}/.exec(made.body) ?? []
  if (!token) throw new Error(`Making a token answered ${made.status}.`)
  return token
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
