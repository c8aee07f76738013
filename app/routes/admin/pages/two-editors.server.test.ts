import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, openPage } from '#features/pages/editing/edit-page.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { anEditorOfPages } from './page-editor.factory.server.ts'

const heading = async (services: Parameters<typeof openPage>[0]) =>
  (await openPage(services, 'services'))!.page.sections.find(({ id }) => id === 'heading')!.values['title']

test('a form that comes back for something else is still about the text that it was made of, so that its writer sees what others wrote', async ({
  services,
}) => {
  const { look, send, keep, editor } = await anEditorOfPages(services, 'services', 'heading')
  const { fingerprint } = (await look()).section!
  await changePage(services, editor, 'services', (page) => writeSection(page, 'heading', { title: 'Theirs' }))
  const typed = { section: 'heading', fingerprint, title: 'Mine', lead: '' }
  for (const again of [
    await send({ ...typed, intent: 'upload-file' }),
    await send({ ...typed, intent: 'save', title: '' }),
    await send({ ...typed, intent: 'upload-file', lead: 'a'.repeat(200_000) }),
  ])
    expect(again).toMatchObject({ data: { fingerprint } })
  expect(await (await keep(typed)).json()).toEqual({ state: 'conflict' })
  expect(await send({ ...typed, intent: 'save' })).toMatchObject({
    init: { status: 409 },
    data: { conflict: { theirs: [{ label: 'Heading', text: 'Theirs' }, { label: 'Introduction' }] } },
  })
  expect(await heading(services)).toBe('Theirs')
})

test('of two who save one section at the same moment, the second is told', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const { look, keep } = await anEditorOfPages(services, 'services', 'heading')
  const { fingerprint } = (await look()).section!
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map(async (title) => (await keep({ section: 'heading', fingerprint, title, lead: '' })).json()),
  )
  expect(answers.filter((answer) => (answer as { state?: string }).state === 'conflict')).toHaveLength(2)
})

test('an act is taken back as long as nothing else was done since', async ({ services }) => {
  const { send, editor } = await anEditorOfPages(services, 'services', 'heading')
  const undoOf = (answer: unknown) => {
    const to = new URL((answer as Response).headers.get('Location')!, 'https://wellward.test').searchParams
    return { intent: 'undo', version: to.get('undo')!, after: to.get('after')! }
  }
  const ids = async () => (await openPage(services, 'services'))!.page.sections.map(({ id }) => id)
  const before = await ids()
  await send(undoOf(await send({ intent: 'delete', section: 'services' })))
  expect(await ids()).toEqual(before)
  const deleted = undoOf(await send({ intent: 'delete', section: 'services' }))
  await changePage(services, editor, 'services', (page) => writeSection(page, 'heading', { title: 'Theirs' }))
  await send(deleted)
  expect(await heading(services)).toBe('Theirs')
  expect(await ids()).toEqual(['heading'])
})
