import { haveFeed } from '#features/calendar/feeds/feed.factory.server.ts'
import { readFeed } from '#features/calendar/feeds/feeds.server.ts'
import { aPersonSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import { PASSWORD_WRONG } from '#features/identity/core/access/own-password.server.ts'
import { findTokenHolder } from '#features/identity/tokens/access-tokens.server.ts'
import { haveToken } from '#features/identity/tokens/token.factory.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './security.tsx'

/** A member with a token, and the form that changes their password. */
async function aMember(services: Services) {
  const { viewer } = await aPersonSignedIn(services)
  const token = await haveToken(services, viewer)
  const change = (fields: Record<string, string>) => {
    const form = { intent: 'change-password', currentPassword: PASSWORD, password: 'Other-house-8', ...fields }
    return action(routeArgs(formRequest('/profile/security', form), { services, viewer }))
  }
  return { viewer, change, works: async () => (await findTokenHolder(services, { token })) !== null }
}

test('tokens for programs outlive the change of a password', async ({ services }) => {
  const { change, works } = await aMember(services)
  expect(await change({})).toMatchObject({ status: 303 })
  expect(await works()).toBe(true)
})

test('they end with it when their owner wants that', async ({ services }) => {
  const { change, works } = await aMember(services)
  expect(await change({ endTokens: 'yes' })).toMatchObject({ status: 303 })
  expect(await works()).toBe(false)
})

test('private addresses of calendars outlive it too, and end with it when their owner wants that', async ({ services }) => {
  const { change, viewer } = await aMember(services)
  const token = new URL(await haveFeed(services, viewer.userId, 'own')).searchParams.get('token')!
  const isRead = async () => (await readFeed(services, token)) !== null
  await change({})
  expect(await isRead()).toBe(true)
  await change({ currentPassword: 'Other-house-8', password: 'Third-house-9', endAddresses: 'yes' })
  expect(await isRead()).toBe(false)
})

test('a change that is refused ends none, and the box stays ticked', async ({ services }) => {
  const { change, works } = await aMember(services)
  expect(await change({ endTokens: 'yes', currentPassword: 'Wrong-house-7' })).toMatchObject({
    init: { status: 400 },
    data: { report: { values: { endTokens: 'yes' }, errors: { currentPassword: PASSWORD_WRONG } } },
  })
  expect(await works()).toBe(true)
})
