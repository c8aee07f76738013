import { claims } from '#content/claims.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { findSection, saveSection } from '#features/site/settings/settings.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { claimsWrittenAnew } from './claims-written-anew.server.ts'

test('claims that the owner has written over in the settings are not asked about any more, and no others', async ({
  services,
}) => {
  expect(await claimsWrittenAnew(services)).toEqual([])
  const { house, figures } = shippedSettings
  await saveSection(services, 'house', house, 'system')
  expect(await claimsWrittenAnew(services)).toEqual([])

  await saveSection(services, 'house', { ...house, founder: 'Noor Reed' }, 'system')
  expect(await claimsWrittenAnew(services)).toEqual(['founder'])
  await saveSection(services, 'house', { ...house, founder: 'Noor Reed', bio: ['I coach sleep.'] }, 'system')
  expect(await claimsWrittenAnew(services)).toEqual(['founder', 'two-worlds', 'two-habits'])

  const [first] = figures.proof
  await saveSection(services, 'figures', { ...figures, proof: figures.proof.slice(1) }, 'system')
  const anew = await claimsWrittenAnew(services)
  const { text } = claims[anew.find((id) => !['founder', 'two-worlds', 'two-habits'].includes(id)) as keyof typeof claims]
  expect(text).toBe(`${first!.value} ${first!.label}`)
  expect((await findSection(services, 'figures')).value.proof).not.toContainEqual(first)
})
