import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { accounts, challenges, factors, passkeys, sessions, users } from './tables.server.ts'

declare const holding: unique symbol

/**
 * A transaction that holds an account’s row; only `holdAccount` makes one. Whatever opens or ends a way into the account needs
 * it, so that of two at the same time one comes after the other and sees what it did. To avoid deadlocks, who runs the site
 * (`people/admins.server.ts`) is held before an account, and everything else of a person after it.
 */
export type Holding = Transaction & { readonly [holding]: true }

/** Holds an account until the transaction ends: no way into it is opened or ended meanwhile. Null when there is none of this id. */
export async function holdAccount(tx: Transaction, userId: string): Promise<Holding | null> {
  const { rows } = await tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`)
  return rows.length > 0 ? (tx as Holding) : null
}

/** What a way in is granted for, and why it is refused once that stands no more. */
export interface Ground<Reason extends string> {
  readonly otherwise: Reason
  readonly isCurrent: (userId: string) => SQL
}

/** The password that was looked at is still the one of the account. */
export function byPassword(hash: string): Ground<'wrong'> {
  const isCurrent = (userId: string) =>
    sql`exists (select from ${accounts} where ${accounts.userId} = ${userId} and ${accounts.providerId} = 'credential' and ${accounts.password} = ${hash})`
  return { otherwise: 'wrong', isCurrent }
}

/** Whoever signs in with a password alone still needs no second step, or still needs one. */
export function byAsManySteps({ hasFactor }: { hasFactor: boolean }): Ground<'wrong'> {
  const isCurrent = (userId: string) =>
    sql`${hasFactor} = exists (select from ${factors} where ${factors.userId} = ${userId} and ${factors.status} = 'verified')`
  return { otherwise: 'wrong', isCurrent }
}

/** The browser is still signed in. */
export function bySession(session: { sessionId: string } | { token: string }): Ground<'signed-out'> {
  const which = 'token' in session ? sql`${sessions.token} = ${session.token}` : sql`${sessions.id} = ${session.sessionId}`
  const isCurrent = (userId: string) => sql`exists (select from ${sessions} where ${sessions.userId} = ${userId} and ${which})`
  return { otherwise: 'signed-out', isCurrent }
}

/** What the browser was asked still waits for its answer. Whoever grants for it closes it. */
export function byChallenge(id: string): Ground<'over'> {
  const isCurrent = (userId: string) =>
    sql`exists (select from ${challenges} where ${challenges.userId} = ${userId} and ${challenges.id} = ${id})`
  return { otherwise: 'over', isCurrent }
}

/** The passkey that answered is still one of the account's. */
export function byPasskey(id: string): Ground<'unknown'> {
  const isCurrent = (userId: string) =>
    sql`exists (select from ${passkeys} where ${passkeys.userId} = ${userId} and ${passkeys.id} = ${id})`
  return { otherwise: 'unknown', isCurrent }
}

/**
 * Opens a way into an account, for what its person has shown: `write` runs while the account is held, and only if every ground still stands.
 * Looking at a password takes a tenth of a second, and a reset may end meanwhile what was true at its beginning. Mailed links are looked at
 * again by `useLink`.
 */
export function grant<Result, Reason extends string>(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  grounds: readonly [Ground<Reason>, ...ReadonlyArray<Ground<Reason>>],
  write: (held: Holding) => Promise<Result>,
): Promise<Result | { ok: false; reason: Reason }> {
  return db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    const fallen = held ? await firstFallen(held, userId, grounds) : grounds[0]
    return held && !fallen ? write(held) : { ok: false, reason: (fallen ?? grounds[0]).otherwise }
  })
}

async function firstFallen<Reason extends string>(
  held: Holding,
  userId: string,
  grounds: ReadonlyArray<Ground<Reason>>,
): Promise<Ground<Reason> | undefined> {
  const stand = grounds.map((ground) => sql`(${ground.isCurrent(userId)})`)
  const { rows } = await held.execute<{ stand: boolean[] }>(sql`select array[${sql.join(stand, sql`, `)}] as stand`)
  return grounds.find((_ground, at) => rows[0]?.stand[at] !== true)
}
