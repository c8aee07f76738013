import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { aBilling, aMembership } from '#features/membership/membership.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPersonMembership } from './person-membership.server.ts'

const write = { instant: (at: Date) => at.toISOString(), day: (at: Date) => at.toISOString().slice(0, 10) }
const grantedAt = new Date('2026-02-01T00:00:00Z')

async function read(services: Services, kept: Parameters<typeof aMembership>[2]) {
  const userId = await aPerson(services, 'maya')
  await aMembership(services, userId, kept)
  return findPersonMembership(services, userId, write)
}

test('beside a membership that runs, what was given is seen, with the last day that counts whole', async ({ services }) => {
  const grantedUntil = new Date('2027-01-01T00:00:00Z')
  expect(await read(services, { billing: aBilling(), grantedAt, grantedUntil })).toEqual({
    reason: 'The membership is running.',
    plan: 'Monthly',
    until: null,
    given: 'Full access, given by the coach. Its last day is 2026-12-31.',
  })
})

test('a paused membership is seen beside a given access without end', async ({ services }) => {
  expect(await read(services, { billing: aBilling({ state: 'paused' }), grantedAt })).toEqual({
    reason: 'The membership is paused.',
    plan: 'Monthly',
    until: null,
    given: 'Full access, given by the coach. It has no end.',
  })
})

test('what was given alone stands alone; what was given and is over is not given any more', async ({ services }) => {
  expect(await read(services, { grantedAt })).toMatchObject({ reason: null, given: expect.stringContaining('no end') })
  const userId = await aPerson(services, 'lou')
  await aMembership(services, userId, { grantedAt, grantedUntil: grantedAt })
  expect(await findPersonMembership(services, userId, write)).toMatchObject({ reason: 'The membership has ended.', given: null })
})
