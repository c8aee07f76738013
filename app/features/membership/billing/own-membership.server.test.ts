import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { recordWhatRanOut } from '#features/membership/core/events.server.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
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

test('the end of a trial stands in the history from its instant on, once', async ({ services, clock }) => {
  const userId = await aPerson(services, 'maya')
  await beginTrial(services.db, userId, clock.now())
  const read = () => findOwnMembership(services, { userId, ...reader }, [])
  expect((await read()).history.map(({ title }) => title)).toEqual(['The free trial began'])
  clock.set('2026-03-09T09:30:00Z')
  const lines = ['The free trial ended', 'The free trial began']
  expect((await read()).history.map(({ title }) => title)).toEqual(lines)
  await recordWhatRanOut(services)
  const { headline, history } = await read()
  expect([headline, history.map(({ title }) => title)]).toEqual(['Your free trial has ended', lines])
})
