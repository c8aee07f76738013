import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { grantMembership } from '#features/membership/membership.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findOwnMembership } from './own-membership.server.ts'

const reader = { timeZone: 'Europe/Berlin', dateLanguage: null }

test('of a given access its member reads the last day, as the owner chose it', async ({ services }) => {
  const userId = await aPerson(services, 'maya')
  await grantMembership(services, userId, new Date('2026-12-31T23:00:00Z'))
  const { until, isLastDay, history } = await findOwnMembership(services, { userId, ...reader }, [])
  expect([until, isLastDay]).toEqual(['Thursday 31 December 2026', true])
  expect(history[0]).toMatchObject({ details: 'last day Thursday 31 December 2026' })
})
