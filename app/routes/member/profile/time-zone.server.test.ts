import { aMember } from '#features/health/member.factory.server.ts'
import { findTimeZone, saveProfile } from '#features/identity/core/profile.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './time-zone.ts'

test('a zone that a browser tells is kept, by whichever of its names; no zone and a chosen one are left alone', async ({
  services,
}) => {
  const viewer = await aMember(services)
  const tell = async (timeZone: string) => {
    await action(routeArgs(formRequest('/profile/time-zone', { timeZone }), { services, viewer }))
    return findTimeZone(services, viewer.userId)
  }
  expect(await tell('Asia/Kolkata')).toBe('Asia/Kolkata')
  expect(await tell('Asia/Calcutta')).toBe('Asia/Calcutta')
  for (const none of ['Mars/Base', '+02:00', '', 'x'.repeat(1000)]) expect(await tell(none)).toBe('Asia/Calcutta')
  await saveProfile(services, viewer.userId, { timeZone: 'Europe/Berlin' })
  expect(await tell('Asia/Tokyo')).toBe('Europe/Berlin')
})
