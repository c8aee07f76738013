import { hashPassword } from 'better-auth/crypto'
import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'

import { Browser, haveSession, held } from '#features/identity/account.factory.server.ts'
import { insertAccount } from '#features/identity/accounts.server.ts'
import { beginFactor, findPendingSecret } from '#features/identity/factors/factors.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#platform/services.server.ts'
import { doEnding, nameOf, PASSWORD, type Person } from '#tests/support/access-endings.ts'
import { grants, type Candidate } from '#tests/support/access-grants.ts'
import { endings, granting, type Ending } from '#tests/support/access-tables.ts'
import { gatedDatabase } from '#tests/support/gated-pool.ts'
import { recordingServices, type SentJob } from '#tests/support/recording-services.ts'
import { test as base } from '#tests/support/test.ts'

import { personalData } from './personal-data.ts'

type GrantCase = (typeof grants)[string]
type Gate = (statement: string) => Promise<void>
/** One database for all that stands here: each try has a person of its own. */
const test = base.extend('place', { scope: 'file' }, async ({ database }) => {
  const clock = { now: () => new Date('2026-03-02T09:30:00Z') }
  const servicesWith = (db: Services['db'], sent: SentJob[] = []) => ({
    ...recordingServices({ db, clock, sent, mails: [] }),
    personalData,
  })
  const services = servicesWith(database.db)
  return {
    services,
    by: await aPerson(services, 'owner', { isAdmin: true }),
    hash: await hashPassword(PASSWORD),
    gated: (gate: Gate, sent: SentJob[]) => servicesWith(gatedDatabase(database.pool, gate), sent),
  }
})

type Place = Parameters<Parameters<typeof test>[2] & object>[0] extends { place: infer Of } ? Of : never

/** Somebody who is signed in in two browsers: their own, and that of a thief who knows the password. */
async function twoBrowsers({ services: all, by, hash }: Place, { hasSecondStep }: GrantCase) {
  const sent: SentJob[] = []
  const services = { ...all, jobs: recordingServices({ db: all.db, clock: all.clock, sent, mails: [] }).jobs }
  await services.db.execute(sql`delete from rate_limits`)
  const email = `${crypto.randomUUID()}@example.com`
  const account = { email, displayName: 'Ann', passwordHash: hash, isAdmin: true, emailVerified: true }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  const signedIn = async (): Promise<Person> => {
    const browser = new Browser()
    browser.take(await haveSession(services, userId, browser.visit()))
    const { viewer } = await findViewer(services, browser.request())
    return { services, by, userId, email, browser, viewer: viewer! }
  }
  const secret = hasSecondStep ? await secondStepOf(services, userId) : null
  const thief: Candidate = { ...(await signedIn()), sent, secret }
  return { owner: await signedIn(), thief }
}

async function secondStepOf(services: Services, userId: string): Promise<string | null> {
  await services.db.transaction(async (tx) => beginFactor(await held(tx, userId), services, userId, 'totp'))
  const secret = await findPendingSecret(services, userId)
  await services.db.execute(sql`update factors set status = 'verified' where user_id = ${userId}`)
  return secret
}

const keysOf = ({ gives }: GrantCase): ((userId: string) => SQL) =>
  typeof gives === 'string' ? granting.find((line) => nameOf(line) === gives)!.keys : gives

async function given(services: Services, userId: string, grant: GrantCase): Promise<string[]> {
  const { rows } = await services.db.execute<{ key: string }>(keysOf(grant)(userId))
  return rows.map(({ key }) => key)
}

/** What ends something that it is granted for. */
function endingsOf({ shown, hasSecondStep }: GrantCase): Ending[] {
  const lines = granting.filter((line) => shown.includes(nameOf(line)))
  const ending = endings.filter((one) => lines.some(({ endedBy }) => endedBy.includes(one)))
  return ending.filter((one) => hasSecondStep || one !== 'second step taken away')
}

/** Whether it was granted; an answer that only asks for the next step says so by its row. */
const isGranted = (outcome: unknown) => outcome === true || (outcome as { ok?: boolean } | undefined)?.ok === true

/** The steps of a grant that nobody interrupts; it has to give what it says. */
async function stepsOf(place: Place, grant: GrantCase): Promise<string[]> {
  const { owner, thief } = await twoBrowsers(place, grant)
  const steps: string[] = []
  const act = await grant.prepare(thief)
  const before = await given(owner.services, owner.userId, grant)
  await act(place.gated(async (statement) => void steps.push(statement), thief.sent))
  const gained = (await given(owner.services, owner.userId, grant)).filter((key) => !before.includes(key))
  expect(gained).not.toEqual([])
  return steps
}

test.for(Object.entries(grants))('%s: a reset between any two of its steps leaves none behind', async ([, grant], { place }) => {
  for (const at of (await stepsOf(place, grant)).keys()) {
    const { owner, thief } = await twoBrowsers(place, grant)
    let [step, afterwards] = [0, undefined as string[] | undefined]
    const gate = async () => {
      if (step++ !== at) return
      expect(await doEnding.reset(owner)).toMatchObject({ ok: true })
      afterwards = await given(owner.services, owner.userId, grant)
    }
    const act = await grant.prepare(thief)
    await act(place.gated(gate, thief.sent))
    const left = await given(owner.services, owner.userId, grant)
    expect(left.filter((key) => !afterwards!.includes(key))).toEqual([])
  }
})

/** Until the work is done, or waits for a lock that somebody else has. */
async function doneOrWaiting({ services: { db } }: Place, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const settled = work.then(
    () => (isDone = true),
    () => (isDone = true),
  )
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isDone && (await db.execute(waiting)).rows.length === 0)
    await Promise.race([settled, new Promise((resolve) => void setTimeout(resolve, 5))])
}

test.for(Object.entries(grants).flatMap(([name, grant]) => endingsOf(grant).map((ending) => [name, ending] as const)))(
  '%s, asked for while this is under way, is refused: %s',
  async ([name, ending], { place }) => {
    const grant = grants[name]!
    const { owner, thief } = await twoBrowsers(place, grant)
    const act = await grant.prepare(thief)
    let afterwards: string[] = []
    const asked = Promise.withResolvers<unknown>()
    await owner.services.db.transaction(async (tx) => {
      const within = { ...owner.services, db: tx }
      expect(await doEnding[ending]({ ...owner, services: within })).toMatchObject({ ok: true })
      afterwards = await given(within, owner.userId, grant)
      asked.resolve(act(owner.services))
      await doneOrWaiting(place, asked.promise)
    })
    expect(isGranted(await asked.promise)).toBe(false)
    const left = await given(owner.services, owner.userId, grant)
    expect(left.filter((key) => !afterwards.includes(key))).toEqual([])
  },
)

test('whatever one of these cases is granted for, several endings end it', () => {
  for (const grant of Object.values(grants)) expect(endingsOf(grant).length).toBeGreaterThan(3)
})

test('every way into an account is granted in one of these cases', () => {
  const cases = Object.values(grants).map(({ gives }) => gives)
  const lines = granting.map(nameOf).filter((name) => name !== 'profiles')
  expect(lines.filter((name) => !cases.includes(name))).toEqual([])
  for (const { shown } of Object.values(grants)) for (const name of shown) expect(granting.map(nameOf)).toContain(name)
})
