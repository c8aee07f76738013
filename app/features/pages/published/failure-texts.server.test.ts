import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { changePage, listPages, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { unpublishPage } from '#features/pages/editing/own-pages.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findFailureTexts } from './failure-texts.server.ts'
import { builtPages } from './listed-pages.server.ts'
import { pagePublishedTexts } from './published-texts.server.ts'

async function anEditor(services: Services) {
  const account = { email: 'failures@example.com', displayName: 'Editor', emailVerified: true }
  return { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
}

test('what is written on the pages of failures is told, once it is published, and only what is written', async ({ services }) => {
  const editor = await anEditor(services)
  expect(await findFailureTexts(services)).toBeNull()
  await changePage(services, editor, 'error', (page) => writeSection(page, 'frame', { title: '{name} stumbled' }))
  await changePage(services, editor, 'not-found', (page) => writeSection(page, 'frame', { action: 'Go home' }))
  expect(await findFailureTexts(services)).toBeNull()
  await publishPage(services, editor, 'error')
  expect(await findFailureTexts(services)).toEqual({ error: { title: 'Wellward stumbled' } })
  await publishPage(services, editor, 'not-found')
  expect(await findFailureTexts(services)).toEqual({ notFound: { action: 'Go home' }, error: { title: 'Wellward stumbled' } })
})

test('while nothing can be read, what ships stands in', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const gone = Object.assign(Object.create(services.db) as Services['db'], {
    select: () => {
      throw new Error('The database is gone.')
    },
  })
  expect(await findFailureTexts({ ...services, db: gone })).toBeNull()
})

test('stored words that have lost their shape leave those that ship', async ({ services, clock }) => {
  const now = clock.now()
  const row = { isPublic: true, createdAt: now, changedAt: now, publishedAt: now }
  const broken = { changed: { frame: { kind: 'error-frame', version: 1, values: { title: 7, lead: 'Kept' } } } }
  await services.db.insert(pages).values([
    { ...row, id: 'not-found', edits: 'no edits' as never },
    { ...row, id: 'error', edits: broken },
  ])
  expect(await findFailureTexts(services)).toEqual({ error: { lead: 'Kept' } })
})

test('they are in no list of addresses, are told to no assistant, and stay', async ({ services }) => {
  const editor = await anEditor(services)
  const listed = (await listPages(services)).filter(({ starter }) => starter.path.includes(':'))
  expect(listed.map(({ starter }) => [starter.id, starter.shownWhen !== undefined])).toEqual(
    expect.arrayContaining([
      ['not-found', true],
      ['error', true],
    ]),
  )
  for (const id of ['not-found', 'error', 'privacy', 'terms', 'disclaimer']) {
    expect([id, await unpublishPage(services, editor, id)]).toEqual([id, false])
  }
  await changePage(services, editor, 'not-found', (page) => writeSection(page, 'frame', { lead: 'Lost?' }))
  await publishPage(services, editor, 'not-found')
  expect((await builtPages.list(services)).filter(({ path }) => path.includes(':'))).toEqual([])
  expect(await builtPages.find(services, '/:not-found')).toBeNull()
  const told = await pagePublishedTexts.list(services)
  expect(told.filter(({ key }) => key.includes(':'))).toEqual([])
})
