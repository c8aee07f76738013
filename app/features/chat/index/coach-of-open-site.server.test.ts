import { choosePassages } from '#features/chat/retrieval/choose-passages.ts'
import { findPassages } from '#features/chat/retrieval/find-passages.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { unpublishPage } from '#features/pages/editing/own-pages.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { syncIndex } from './sync-index.server.ts'

const { house } = shippedSettings

test('who asks for the coach of an open site is led to the page about her, as long as it is there', async ({ services }) => {
  const account = { email: 'owner@coach.example', displayName: 'Noor', emailVerified: true }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  await openedSite(services)
  const bio = ['I was a night nurse for nine years, and learned what sleep costs.']
  const credentials = ['Certified sleep coach, 2019']
  await saveSection(services, 'house', { ...house, name: 'Stillwater', founder: 'Noor Reed', bio, credentials }, 'system')
  await syncIndex(services)
  const first = async (question: string) => {
    const { terms, passages } = await findPassages(services.db, question)
    const [found] = choosePassages(terms, passages)
    return found && [found.path, found.text.includes('Noor Reed')]
  }
  for (const question of ['Who is the coach?', 'Who is your coach?', 'Who is Noor Reed?'])
    expect([question, await first(question)]).toEqual([question, ['/about', true]])
  await unpublishPage(services, { userId }, 'about')
  await syncIndex(services)
  expect((await first('Who is the coach?'))?.[0]).not.toBe('/about')
})
