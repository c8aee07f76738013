import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { addSection, deleteSection, moveSection, writeSection } from '#features/pages/core/section-acts.ts'
import { pages, pageVersions } from '#features/pages/core/tables.server.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import { findRedirect } from '#features/site/redirects/find-redirect.server.ts'
import { findSiteSettings, saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { changePage, discardDraft, listPages, openPage, openPageAt, publishPage, restoreVersion } from './edit-page.server.ts'
import { addToMenu, createPage, deletePage, findWaysTo, moveAddress, unpublishPage } from './own-pages.server.ts'
import { listPageVersions } from './page-versions.server.ts'

let people = 0

async function anEditor(services: Services): Promise<{ userId: string }> {
  const email = `editor-${(people += 1)}@example.com`
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: 'Editor', emailVerified: true }),
  )
  return { userId: userId! }
}

const write = (heading: string) => (page: Parameters<typeof writeSection>[0]) => writeSection(page, 'heading', { title: heading })

test('a draft is seen by nobody until it is published, and then by everybody', async ({ services, clock }) => {
  const editor = await anEditor(services)
  const titleOf = async () => (await findPublishedPage(services, '/services'))!.sections[0]!.values['title']
  expect(await titleOf()).toBe('Services')
  expect((await changePage(services, editor, 'services', write('What we do'))).ok).toBe(true)
  expect(await titleOf()).toBe('Services')
  expect((await openPage(services, 'services'))!.isChanged).toBe(true)
  expect(await publishPage(services, editor, 'services')).toBe(true)
  expect(await titleOf()).toBe('What we do')
  expect(await publishPage(services, editor, 'services')).toBe(false)
  // Only what was changed is stored.
  const [row] = await services.db.select().from(pages)
  expect(row).toMatchObject({ id: 'services', draft: null, publishedAt: clock.now() })
  expect(row!.edits).toEqual({ changed: { heading: { kind: 'heading', version: 1, values: { title: 'What we do' } } } })
})

test('settings that were saved before pages could be written stand on the pages, until they are written otherwise there', async ({
  services,
}) => {
  const editor = await anEditor(services)
  await saveSection(services, 'figures', { proof: [{ value: '12', label: 'weeks' }], results: [], badges: [] }, editor)
  const proofOf = async () => (await openPage(services, 'home'))!.page.sections.find(({ id }) => id === 'proof')!.values
  expect(await proofOf()).toMatchObject({ figures: [{ value: '12', label: 'weeks' }] })
  await changePage(services, editor, 'home', (page) => writeSection(page, 'proof', { figures: [] }))
  await saveSection(services, 'figures', { proof: [{ value: '13', label: 'weeks' }], results: [], badges: [] }, editor)
  expect(await proofOf()).toMatchObject({ figures: [], title: 'In members’ own words' })
})

test('what was done is undone, and versions come back', async ({ services, clock }) => {
  const editor = await anEditor(services)
  const ids = async () => (await openPage(services, 'services'))!.page.sections.map(({ id }) => id)
  const shipped = await ids()
  const deleted = await changePage(services, editor, 'services', (page) => deleteSection(page, 'services', false))
  expect(await ids()).toEqual(['heading'])
  expect(await restoreVersion(services, editor, 'services', deleted.ok ? deleted.undo! : '')).toBe('restored')
  expect(await ids()).toEqual(shipped)
  expect((await openPage(services, 'services'))!.isChanged).toBe(false)
  await changePage(services, editor, 'services', write('One'))
  await publishPage(services, editor, 'services')
  clock.set('2026-03-03T10:00:00Z')
  await changePage(services, editor, 'services', write('Two'))
  await publishPage(services, editor, 'services')
  const before = (await listPageVersions(services, 'services')).find(({ kind }) => kind === 'published')
  // It can be looked at before it is brought back; that of another page, or of none, is not there.
  const looked = await openPageAt(services, '/services', before!.id)
  expect(looked!.page.sections[0]!.values['title']).toBe('One')
  expect((await openPageAt(services, '/services'))!.page.sections[0]!.values['title']).toBe('Two')
  expect(await openPageAt(services, '/about', before!.id)).toBeNull()
  expect(await openPageAt(services, '/services', 'no-version')).toBeNull()
  await restoreVersion(services, editor, 'services', before!.id)
  expect((await openPage(services, 'services'))!.page.sections[0]!.values['title']).toBe('One')
  expect(await discardDraft(services, editor, 'services')).toBe(true)
  expect((await openPage(services, 'services'))!.page.sections[0]!.values['title']).toBe('Two')
  // A version of another page is none of this one.
  expect(await restoreVersion(services, editor, 'home', before!.id)).toBe('no version')
})

test('somebody who writes keeps one version a minute, and a page keeps no more than its bound', async ({ services, clock }) => {
  const editor = await anEditor(services)
  for (let letter = 0; letter < 5; letter++)
    await changePage(services, editor, 'services', write(`Typed ${letter}`), { isTyping: true })
  expect(await services.db.$count(pageVersions)).toBe(1)
  for (let minute = 1; minute <= 70; minute++) {
    clock.set(new Date(Date.UTC(2026, 2, 2, 10, minute)).toISOString())
    await changePage(services, editor, 'services', write(`Typed at ${minute}`), { isTyping: true })
  }
  expect(await services.db.$count(pageVersions)).toBe(60)
})

test('changes of two people at the same time are both there', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const [one, other] = [await anEditor(services), await anEditor(services)]
  await Promise.all([
    changePage(services, one, 'how-we-help', write('From one')),
    changePage(services, other, 'how-we-help', (page) => addSection(page, closingKind, 'of-other', 'heading')),
    changePage(services, one, 'how-we-help', (page) => moveSection(page, 'closing', -1)),
  ])
  const { page } = (await openPage(services, 'how-we-help'))!
  expect(page.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['of-other', 'heading']))
  expect(page.sections.find(({ id }) => id === 'heading')!.values['title']).toBe('From one')
})

test('a page of the owner’s own is a draft, then public, moves its address, and is deleted', async ({ services }) => {
  const editor = await anEditor(services)
  const made = await createPage(services, editor, { title: 'Summer reset', slug: '' })
  const id = made.ok ? made.id : ''
  expect(await findPublishedPage(services, '/summer-reset')).toBeNull()
  await publishPage(services, editor, id)
  const page = (await findPublishedPage(services, '/summer-reset'))!
  expect((await drawPage(services, { ...page, reader: null })).markup.html).toContain('<h1>Summer reset</h1>')
  expect(await createPage(services, editor, { title: 'Other', slug: 'summer-reset' })).toEqual({ ok: false, reason: 'taken' })
  expect(await createPage(services, editor, { title: 'About', slug: '' })).toMatchObject({ ok: true })
  expect((await listPages(services)).filter(({ isOwn }) => isOwn).map(({ starter }) => starter.path)).toEqual([
    '/about-2',
    '/summer-reset',
  ])
  expect(await moveAddress(services, editor, id, 'reset')).toEqual({ ok: true, id })
  expect(await findRedirect(services, '/summer-reset')).toMatchObject({ to: '/reset' })
  expect(await findPublishedPage(services, '/reset')).not.toBeNull()
  expect(await unpublishPage(services, editor, id)).toBe(true)
  expect(await findPublishedPage(services, '/reset')).toBeNull()
  // A page that ships leaves the site too, but for the home page.
  expect(await unpublishPage(services, editor, 'coaching')).toBe(true)
  expect(await findPublishedPage(services, '/coaching')).toBeNull()
  expect((await builtPages.list(services)).map(({ path }) => path)).not.toContain('/coaching')
  await publishPage(services, editor, 'coaching')
  expect(await findPublishedPage(services, '/coaching')).not.toBeNull()
  expect(await unpublishPage(services, editor, 'home')).toBe(false)
  expect(await deletePage(services, editor, id)).toBe(true)
  expect(await deletePage(services, editor, 'home')).toBe(false)
  expect(await openPage(services, id)).toBeNull()
})

test('the menu follows a page that moves, and loses the links of one that is deleted, as redirects to it go', async ({
  services,
}) => {
  const editor = await anEditor(services)
  const made = await createPage(services, editor, { title: 'Summer', slug: 'summer' })
  const id = made.ok ? made.id : ''
  await publishPage(services, editor, id)
  const to = ['/about', '/summer', '/summer#plan', '/summers']
  const bar = to.map((to) => ({ label: to, to }))
  await saveSection(services, 'menu', { bar, footer: [{ title: 'More', items: bar }] }, editor)
  const linked = async () => (await findSiteSettings(services)).menu
  await addToMenu(services, editor, id)
  expect((await linked()).bar).toHaveLength(4)
  await moveAddress(services, editor, id, 'winter')
  expect((await linked()).bar.map((item) => item.to)).toEqual(['/about', '/winter', '/winter#plan', '/summers'])
  expect(await findWaysTo(services, '/winter')).toEqual({ menu: 4, redirects: 1 })
  await deletePage(services, editor, id)
  const { bar: left, footer } = await linked()
  for (const items of [left, footer[0]!.items]) expect(items.map((item) => item.to)).toEqual(['/about', '/summers'])
  expect(await findRedirect(services, '/summer')).toBeNull()
  expect(await findWaysTo(services, '/winter')).toEqual({ menu: 0, redirects: 0 })
  const other = await createPage(services, editor, { title: 'Autumn', slug: 'autumn' })
  expect(await addToMenu(services, editor, other.ok ? other.id : '')).toBe(true)
  expect((await linked()).bar.at(-1)).toEqual({ label: 'Autumn', to: '/autumn' })
  expect(await addToMenu(services, editor, 'home')).toBe(false)
})

test('what has lost its shape is told, and stays in the page whatever is done to it, while somebody types and when a version comes back', async ({
  services,
}) => {
  const editor = await anEditor(services)
  await changePage(services, editor, 'services', write('One'), { isTyping: true })
  const broken = { changed: 'no list of sections', hidden: ['services'], layout: 'of a release to come' }
  await services.db.update(pages).set({ draft: broken as never })
  const lost = [
    // PostgreSQL puts shorter names first.
    { at: 'layout', value: broken.layout },
    { at: 'changed', value: broken.changed },
  ]
  const opened = await openPage(services, 'services')
  expect(opened!.lost).toEqual(lost)
  expect(opened!.page.sections.map(({ isHidden }) => isHidden)).toEqual([false, true])
  const draftIn = async () => (await services.db.select().from(pages))[0]!
  await changePage(services, editor, 'services', write('Two'), { isTyping: true })
  expect((await draftIn()).draft).toMatchObject({ lost })
  await publishPage(services, editor, 'services')
  expect((await draftIn()).edits).toMatchObject({ lost, hidden: ['services'] })
  const [first] = await listPageVersions(services, 'services')
  await restoreVersion(services, editor, 'services', first!.id)
  await discardDraft(services, editor, 'services')
  expect((await draftIn()).edits).toMatchObject({ lost })
})

test('a page that is deleted while somebody writes on it stays deleted', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const editor = await anEditor(services)
  for (let round = 0; round < 5; round++) {
    const made = await createPage(services, editor, { title: `Page ${round}`, slug: '' })
    const id = made.ok ? made.id : ''
    const section = (await openPage(services, id))!.page.sections[0]!.id
    const writeIt = (title: string) => changePage(services, editor, id, (page) => writeSection(page, section, { title }))
    await Promise.all([writeIt('One'), deletePage(services, editor, id), writeIt('Two')])
    expect(await services.db.select().from(pages)).toEqual([])
  }
})
