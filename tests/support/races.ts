import { sql } from 'drizzle-orm'

import { Browser, haveSession, held } from '#features/identity/account.factory.server.ts'
import { beginFactor, findPendingSecret } from '#features/identity/core/access/factors.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { hashPassword } from '#features/identity/core/password-hash.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'

import { PASSWORD, type Person } from './access-endings.ts'
import { gatedDatabase } from './gated-pool.ts'
import type { Candidate, GrantCase } from './grant-case.ts'
import { recordingServices, type SentJob } from './recording-services.ts'
import { test as base } from './test.ts'

type Gate = (statement: string) => Promise<void>
/** One database for all that stands here: each try has a person of its own. */
export const test = base.extend('place', { scope: 'file' }, async ({ database }) => {
  const clock = { now: () => new Date('2026-03-02T09:30:00Z') }
  const servicesWith = (db: Services['db'], sent: SentJob[] = []) => ({
    ...recordingServices({ db, clock, sent, mails: [] }),
  })
  const services = servicesWith(database.db)
  return {
    services,
    by: await aPerson(services, 'owner', { isAdmin: true }),
    hash: await hashPassword(services, PASSWORD),
    gated: (gate: Gate, sent: SentJob[]) => servicesWith(gatedDatabase(database.pool, gate), sent),
  }
})

export type Place = Parameters<Parameters<typeof test>[2] & object>[0] extends { place: infer Of } ? Of : never

/** Somebody who is signed in in two browsers: their own, and that of a thief who knows the password. */
export async function twoBrowsers({ services: all, by, hash }: Place, { hasSecondStep }: GrantCase) {
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
