import { shippedSettings } from '#features/site/core/site-settings.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { pageTitle } from '#features/site/page-title.ts'
import { findSiteSettings, saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPublishedPage } from './find-published.server.ts'
import { builtPages } from './listed-pages.server.ts'

const { house } = shippedSettings
const SLOGAN = /health, learned well/i

/** What the home page is called in browsers and on its picture, and the site’s line in the footer. */
async function said(services: Services) {
  const { house: now } = await findSiteSettings(services)
  const title = pageTitle((await findPublishedPage(services, '/'))!.head.title, now.name)
  return [title, (await builtPages.find(services, '/'))!.title, now.summary]
}

test('the slogan is the owner’s to write, and an open site never says that of the product: its name stands alone then', async ({
  services,
}) => {
  expect(await said(services)).toEqual(['Health, Learned Well | Wellward', 'Health, Learned Well', house.summary])
  await openedSite(services)
  const subjects = 'Courses and daily practice for sleep, nutrition, fitness, supplements and stress.'
  const bare = await said(services)
  expect(bare.slice(0, 2)).toEqual(['Wellward', 'Wellward'])
  expect(bare.join(' ')).not.toMatch(SLOGAN)

  // Saved as it ships beside another name, it is still nobody’s.
  await saveSection(services, 'house', { ...house, name: 'Stillwater' }, 'system')
  expect((await said(services)).slice(0, 2)).toEqual(['Stillwater', 'Stillwater'])
  await saveSection(services, 'house', { ...house, name: 'Stillwater', slogan: 'Sleep, whatever your shift' }, 'system')
  const [title, shared, summary] = await said(services)
  expect([title, shared]).toEqual(['Sleep, whatever your shift | Stillwater', 'Sleep, whatever your shift'])
  expect(subjects).toContain(summary!.slice(-30))
  expect(summary).not.toMatch(SLOGAN)
})

test('a brand that was saved before there was a slogan has the one that ships, on a sample alone', async ({ services }) => {
  const { slogan: _, ...before } = house
  await saveSection(services, 'house', { ...before, name: 'Stillwater' } as typeof house, 'system')
  expect((await said(services))[0]).toBe('Health, Learned Well | Stillwater')
  await openedSite(services)
  expect((await said(services))[0]).toBe('Stillwater')
})
