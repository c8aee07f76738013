import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage } from '#features/pages/editing/own-pages.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { pagePublishedTexts } from './published-texts.server.ts'

test('what the assistant knows of a page follows what is published on it', async ({ services }) => {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'texts@example.com', displayName: 'Editor', emailVerified: true }),
  )
  const editor = { userId: userId! }
  const passagesOf = async (key: string) => (await pagePublishedTexts.read(services, [key])).get(key)?.passages ?? []
  const shipped = await passagesOf('/coaching page')
  expect(shipped.length).toBeGreaterThan(3)
  await changePage(services, editor, 'coaching', (page) => writeSection(page, 'opening', { lead: 'Six weeks with me.' }))
  expect(await passagesOf('/coaching page')).toEqual(shipped)
  await publishPage(services, editor, 'coaching')
  expect(await passagesOf('/coaching page')).toContainEqual({
    kind: 'page',
    heading: 'Health coaching',
    text: 'Six weeks with me.',
  })
  expect((await passagesOf('/coaching question')).length).toBeGreaterThan(2)
  const made = await createPage(services, editor, { title: 'Summer reset', slug: '' })
  const id = made.ok ? made.id : ''
  await changePage(services, editor, id, (page) => writeSection(page, page.sections[0]!.id, { lead: 'Four weeks in July.' }))
  expect(await passagesOf('/summer-reset page')).toEqual([])
  await publishPage(services, editor, id)
  expect(await passagesOf('/summer-reset page')).toEqual([{ kind: 'page', heading: 'Summer reset', text: 'Four weeks in July.' }])
})

test('it reads a text in Markdown by its headings, and knows a legal text for one', async ({ services }) => {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'legal@example.com', displayName: 'Editor', emailVerified: true }),
  )
  const editor = { userId: userId! }
  const read = async () => (await pagePublishedTexts.read(services, ['/terms policy'])).get('/terms policy')
  expect((await read())!.passages[0]).toMatchObject({ heading: 'What this is' })
  const text = 'Hello from {name}.\n\n## Paying\n\n**Once** a month.\n\n:::table caption="Fees"\n| a | b |\n|-|-|\n| 1 | 2 |\n:::'
  await changePage(services, editor, 'terms', (page) => writeSection(page, 'text', { text }))
  await publishPage(services, editor, 'terms')
  expect(await read()).toEqual({
    path: '/terms',
    title: 'Terms of Service',
    kind: 'policy',
    passages: [
      { kind: 'page', heading: 'Terms of Service', text: 'What you can expect from us, and what we ask of you.' },
      { kind: 'page', heading: '', text: 'Hello from Wellward.' },
      { kind: 'page', heading: 'Paying', text: 'Once a month. Fees a b 1 2' },
    ],
  })
  expect((await pagePublishedTexts.list(services)).map(({ key }) => key).filter((key) => key.startsWith('/terms'))).toEqual([
    '/terms policy',
  ])
})
