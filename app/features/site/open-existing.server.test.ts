import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { starterContent } from '#platform/tables.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { claimDecisions } from './claims/claim-tables.server.ts'
import { existingSiteOpens } from './open-existing.server.ts'
import { findSection, findSiteSettings, forgetSection, saveSection } from './settings/settings.server.ts'

let people = 0

async function addMember(services: Services): Promise<{ userId: string }> {
  const email = `somebody-${(people += 1)}@coach.example`
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: 'Somebody', emailVerified: true }),
  )
  return { userId: userId! }
}

const later = (clock: { now: () => Date }) => new Date(clock.now().getTime() + 1000).toISOString()

const start = (services: Services, written: unknown = []) =>
  loadStarterContent(services, [existingSiteOpens(async () => written)])
const confirmed = async ({ db }: Services) => (await db.select().from(claimDecisions)).map(({ claim }) => claim).toSorted()

test('a new installation is a sample, and stays one whatever happens before its next start', async ({ services, clock }) => {
  await start(services)
  await saveSection(services, 'house', (await findSection(services, 'house')).value, 'system')
  await addMember(services)
  clock.set(later(clock))
  await start(services)
  expect(await isSiteOpen(services)).toBe(false)
  expect(await confirmed(services)).toEqual([])
})

test('a site whose plans were saved is open from its update on: what stands there is confirmed, the rest of the starter is left out', async ({
  services,
  clock,
}) => {
  const { value } = await findSection(services, 'plans')
  const plans = value.plans.map((plan) => ({ ...plan, features: plan.features.filter((each) => each !== 'Community') }))
  await saveSection(services, 'plans', { ...value, plans }, 'system')
  clock.set(later(clock))
  await start(services, [{ changed: { proof: { values: { figures: [{ value: '4.9/5', label: 'average rating' }] } } } }])
  await start(services)
  expect(await isSiteOpen(services)).toBe(true)
  expect(await confirmed(services)).toEqual(
    [
      'video-lessons',
      'live-questions',
      'mobile-app',
      'health-audit',
      'supplement-guide',
      'sleep-toolkit',
      'priority-support',
      'early-access',
      'future-content',
      'direct-access',
      'annual-before',
      'most-popular',
      'average-rating',
    ].toSorted(),
  )
  const shown = await findSiteSettings(services)
  expect(shown.plans.plans).toEqual(plans)
  expect(shown.figures.proof).toEqual([])
})

test('a site of which a section was saved and put back is open', async ({ services }) => {
  await saveSection(services, 'figures', (await findSection(services, 'figures')).value, 'system')
  await forgetSection(services, 'figures', 'system')
  await start(services)
  expect(await isSiteOpen(services)).toBe(true)
})

test('a site of its owner alone is a sample, one that somebody else has an account on is open', async ({ services }) => {
  const isAdmin = { email: 'owner@coach.example', displayName: '', emailVerified: true, isAdmin: true }
  await services.db.transaction((tx) => insertAccount(tx, services, isAdmin))
  await start(services)
  expect(await isSiteOpen(services)).toBe(false)
  await services.db.delete(starterContent)
  await addMember(services)
  await start(services)
  expect(await isSiteOpen(services)).toBe(true)
})

test('of two replicas that start at once one decides', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  await saveSection(services, 'house', (await findSection(services, 'house')).value, 'system')
  await Promise.all([start(services), start(services)])
  expect(await confirmed(services)).toEqual(['founder', 'two-habits', 'two-worlds'])
})
