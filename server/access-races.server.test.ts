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

/** Where a way in is, or could be, written: at the beginning of a transaction, and with a statement that writes on its own. */
const writes = (statement: string) => /^(?:begin|insert into (?!"rate_limits"))/.test(statement.trim())

/** Grants while the ending runs, from its beginning to its end, just before the step of this number. Returns what came after it. */
async function raced(place: Place, grant: GrantCase, ending: Ending, at: number) {
  const { owner, thief } = await twoBrowsers(place, grant)
  let step = 0
  let afterEnding: string[] | null = null
  let stopsBefore = ''
  const gate = async (statement: string) => {
    if (step++ !== at) return
    stopsBefore = statement
    expect(await doEnding[ending](owner)).toMatchObject({ ok: true })
    afterEnding = await given(owner.services, owner.userId, grant)
  }
  const act = await grant.prepare(thief)
  const outcome = await act(place.gated(gate, thief.sent))
  const left = await given(owner.services, owner.userId, grant)
  const known = new Set<string>(afterEnding ?? left)
  return { steps: step, stopsBefore, wasRun: afterEnding !== null, outcome, added: left.filter((key) => !known.has(key)) }
}

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

test.for(Object.entries(grants))('%s: none is left by a grant in the middle of which it ends', async ([, grant], { place }) => {
  const steps = await stepsOf(place, grant)
  const tried = endingsOf(grant)
  expect(tried.length).toBeGreaterThan(3)
  for (const ending of tried) {
    // A reset between any two steps; the others where it is written.
    const places = steps.map((_step, at) => at).filter((at) => ending === 'reset' || writes(steps[at]!))
    for (const at of places) {
      const { wasRun, added, outcome } = await raced(place, grant, ending, at)
      expect({ ending, at, before: steps[at], wasRun, added }).toMatchObject({ wasRun: true, added: [] })
      void outcome
    }
  }
})

test('every way into an account is granted in one of these cases', () => {
  const cases = Object.values(grants).map(({ gives }) => gives)
  const lines = granting.map(nameOf).filter((name) => name !== 'profiles')
  expect(lines.filter((name) => !cases.includes(name))).toEqual([])
  for (const { shown } of Object.values(grants)) for (const name of shown) expect(granting.map(nameOf)).toContain(name)
})
