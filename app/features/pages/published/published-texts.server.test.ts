import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage } from '#features/pages/editing/own-pages.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { pagePublishedTexts } from './published-texts.server.ts'

async function anEditor(services: Services): Promise<{ userId: string }> {
  const account = { email: 'texts@example.com', displayName: 'Editor', emailVerified: true }
  return { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
}

test('what is known of the shop is what its frame says; of the calendar, which shows one of two schedules, nothing', async ({
  services,
}) => {
  const editor = await anEditor(services)
  const passagesOf = async (key: string) => (await pagePublishedTexts.read(services, [key])).get(key)?.passages ?? []
  const [said] = await passagesOf('/shop page')
  expect(said!.heading).toBe('Wellness Shop')
  expect(said!.text).toMatch(/^Supplements, equipment, .* lessons\. Affiliate links lead to other shops: .* since we looked\.$/)
  expect(await passagesOf('/calendar page')).toEqual([])
  const written = { title: 'The larder', lead: 'What I eat.', disclosure: 'Links pay me.' }
  await changePage(services, editor, 'shop', (page) => writeSection(page, 'frame', written))
  expect(await passagesOf('/shop page')).toEqual([said])
  await publishPage(services, editor, 'shop')
  expect(await passagesOf('/shop page')).toEqual([{ kind: 'page', heading: 'The larder', text: 'What I eat. Links pay me.' }])
})

test('what the settings say of a page stays known when its words are written', async ({ services }) => {
  const editor = await anEditor(services)
  await changePage(services, editor, 'contact', (page) => writeSection(page, 'frame', { lead: 'Write to me.' }))
  await publishPage(services, editor, 'contact')
  const { passages } = (await pagePublishedTexts.read(services, ['/contact page'])).get('/contact page')!
  expect(passages.map(({ heading }) => heading)).toEqual(['How to reach us', 'Contact us'])
})

test('what the assistant knows of a page follows what is published on it', async ({ services }) => {
  const editor = await anEditor(services)
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

test('what it knows of the courses and the trial follows what is published on their pages', async ({ services }) => {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'frames@example.com', displayName: 'Editor', emailVerified: true }),
  )
  const editor = { userId: userId! }
  const keys = ['/courses question', '/courses course', '/courses page', '/trial plan', '/trial page']
  const read = () => pagePublishedTexts.read(services, keys)
  expect([...(await read()).keys()].toSorted()).toEqual(['/courses course', '/courses question', '/trial plan'])
  await changePage(services, editor, 'courses', (page) =>
    writeSection(page, 'frame', { insideLead: 'Three courses, for nights.' }),
  )
  await publishPage(services, editor, 'courses')
  const includes = [{ text: 'One call' }, { text: 'Two lessons' }]
  await changePage(services, editor, 'trial', (page) => writeSection(page, 'frame', { includes }))
  await publishPage(services, editor, 'trial')
  const texts = await read()
  expect([...texts.keys()].toSorted()).toEqual(['/courses page', '/trial page'])
  const courses = texts.get('/courses page')!.passages
  expect(courses).toContainEqual({ kind: 'page', heading: "What's Inside", text: 'Three courses, for nights.' })
  expect(courses).toContainEqual({
    kind: 'page',
    heading: 'Nutrition',
    text:
      'A plate in three parts; Protein without a scale; Labels in ten seconds; Five meals for an empty fridge; ' +
      'Three breakfasts and five evening meals that you can make without thinking.',
  })
  expect(courses.map(({ text }) => text).join()).not.toMatch(/being written|No course is open/)
  expect(texts.get('/trial page')!.passages).toEqual([
    {
      kind: 'page',
      heading: 'Start your 7-day free trial',
      text: 'Two fields and you are in. No credit card, and it ends by itself.',
    },
    {
      kind: 'page',
      heading: 'Start your 7-day free trial',
      text: '7 days, risk-free • No credit card • Cancel anytime • No questions asked',
    },
    { kind: 'page', heading: 'What the trial includes', text: 'One call; Two lessons' },
  ])
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
