import { eq, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import { sectionNames, shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { siteSettings } from '#features/site/core/tables.server.ts'
import { openBroadcast } from '#platform/broadcast.server.ts'
import { settingVersions } from '#platform/tables.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'
import { recordingLog } from '#tests/support/working-jobs.ts'

import { linksForm } from './links-form.ts'
import {
  listEarlierSections,
  findSection,
  findSiteSettings,
  forgetSection,
  restoreSection,
  saveSection,
} from './settings.server.ts'

const { house, figures } = shippedSettings

test('without a saved section the site says what was shipped, with its name in place', async ({ services }) => {
  const settings = await findSiteSettings(services)
  expect(settings.house.disclaimer).toMatch(/^Wellward offers health coaching, not medical care\./)
  expect(settings.plans).toEqual(shippedSettings.plans)
  expect(await findSection(services, 'house')).toMatchObject({ value: house, isSaved: false })
})

test('what the owner saves wins at once, in every text that carries the name', async ({ services }) => {
  await findSiteSettings(services)
  await saveSection(services, 'house', { ...house, name: 'Stillwater' }, 'system')
  const settings = await findSiteSettings(services)
  expect([settings.house.name, settings.house.copyright]).toEqual(['Stillwater', '© 2026 Stillwater'])
  expect(JSON.stringify(settings)).not.toContain('Wellward')
})

test('saving twice keeps the last, and going back brings what was shipped', async ({ services }) => {
  await saveSection(services, 'figures', { ...figures, badges: ['One'] }, 'system')
  await saveSection(services, 'figures', { ...figures, badges: ['Two'] }, 'system')
  expect((await findSiteSettings(services)).figures.badges).toEqual(['Two'])
  expect((await findSection(services, 'figures')).isSaved).toBe(true)
  await forgetSection(services, 'figures', 'system')
  expect((await findSiteSettings(services)).figures).toEqual(figures)
})

test('the audit log says which section was saved and put back, and nothing that stands in it', async ({ services }) => {
  await forgetSection(services, 'figures', 'system')
  expect(await auditLines(services)).toEqual([])
  await saveSection(services, 'figures', { ...figures, badges: ['Mine'] }, 'system')
  await forgetSection(services, 'figures', 'system')
  expect((await auditLines(services)).toSorted()).toEqual([
    'Settings of the operator settings.forgotten section figures',
    'Settings of the operator settings.saved section figures',
  ])
})

test.for(sectionNames)(
  'going back to what the product ships throws nothing away: %s is put back as it stood, and forth again',
  async (name, { services }) => {
    const mine = sectionNames.map((each) => [each, { ...shippedSettings[each], owner: 'typed this' }] as const)
    const [, own] = mine.find(([each]) => each === name)!
    const stored = async () => (await services.db.select().from(siteSettings)).map(({ value }) => value)
    await saveSection(services, name, own, 'system')
    await forgetSection(services, name, 'system')
    expect(await stored()).toEqual([])
    const forgotten = (await listEarlierSections(services, name))[0]!
    expect(forgotten.value).toEqual(own)
    expect(await restoreSection(services, name, forgotten.id, 'system')).toBe(true)
    expect(await stored()).toEqual([own])
    const shipped = (await listEarlierSections(services, name))[0]!
    expect(shipped.value).toBeNull()
    expect(await restoreSection(services, name, shipped.id, 'system')).toBe(true)
    expect(await findSection(services, name)).toMatchObject({ value: shippedSettings[name], isSaved: false })
    expect(await auditLines(services)).toContain(`Settings of the operator settings.restored section ${name}`)
  },
)

test('what is saved over is kept too, the newest first; saving the same again keeps nothing', async ({ services }) => {
  const save = (badge: string) => saveSection(services, 'figures', { ...figures, badges: [badge] }, 'system')
  for (const badge of ['One', 'Two', 'Two', 'Two']) await save(badge)
  const [earlier] = await listEarlierSections(services, 'figures')
  expect(earlier?.value).toMatchObject({ badges: ['One'] })
  for (let count = 0; count < 30; count++) await save(`Badge ${count}`)
  const { rows } = await services.db.execute(sql`select * from setting_versions where setting = 'site figures'`)
  expect(rows).toHaveLength(20)
  expect((await listEarlierSections(services, 'figures'))[0]).toMatchObject({ value: { badges: ['Badge 28'] } })
})

test('any kept version is put back, and what it replaces is the newest then', async ({ services }) => {
  const save = (badge: string) => saveSection(services, 'figures', { ...figures, badges: [badge] }, 'system')
  const kept = async () =>
    (await listEarlierSections(services, 'figures')).map(({ value }) => (value as { badges: string[] } | null)?.badges[0] ?? null)
  for (const badge of ['One', 'Two', 'Three']) await save(badge)
  expect(await kept()).toEqual(['Two', 'One', null])
  const [, one] = await listEarlierSections(services, 'figures')
  await restoreSection(services, 'figures', one!.id, 'system')
  expect(await kept()).toEqual(['Three', 'Two', null])
  const [three] = await listEarlierSections(services, 'figures')
  await restoreSection(services, 'figures', three!.id, 'system')
  expect(await kept()).toEqual(['One', 'Two', null])
  expect(await findSection(services, 'figures')).toMatchObject({ value: { badges: ['Three'] } })
})

test('a version is put back once, and only into its own section', async ({ services }) => {
  await saveSection(services, 'figures', { ...figures, badges: ['Mine'] }, 'system')
  await forgetSection(services, 'figures', 'system')
  const { id } = (await listEarlierSections(services, 'figures'))[0]!
  expect(await restoreSection(services, 'house', id, 'system')).toBe(false)
  expect(await restoreSection(services, 'figures', 'nonsense', 'system')).toBe(false)
  expect(await restoreSection(services, 'figures', id, 'system')).toBe(true)
  expect(await restoreSection(services, 'figures', id, 'system')).toBe(false)
})

test('what several save at the same time, also first, is all kept', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
  for (let round = 0; round < 3; round++) {
    await Promise.all(names.map((name) => saveSection(services, 'house', { ...house, name }, 'system')))
    const last = (await findSection(services, 'house')).value.name
    const earlier = (await listEarlierSections(services, 'house')).slice(0, 4).map(({ value }) => value as typeof house | null)
    expect([last, ...earlier.slice(0, 3).map((value) => value?.name)].toSorted()).toEqual(names.toSorted())
    expect(earlier[3]).toBeNull()
    await forgetSection(services, 'house', 'system')
  }
})

test('a version that this release cannot read is not put back, and stays', async ({ services }) => {
  await saveSection(services, 'house', { ...house, name: 'Mine' }, 'system')
  await saveSection(services, 'house', { ...house, name: 'Newer' }, 'system')
  const [version] = await listEarlierSections(services, 'house')
  await services.db
    .update(settingVersions)
    .set({ value: { name: 7 } })
    .where(eq(settingVersions.id, version!.id))
  expect(await restoreSection(services, 'house', version!.id, 'system')).toBe(false)
  expect((await listEarlierSections(services, 'house')).map(({ id }) => id)).toContain(version!.id)
  expect((await findSiteSettings(services)).house.name).toBe('Newer')
})

test('a section saved by an older version keeps what it said, and new fields are as shipped', async ({ services }) => {
  const { copyright, ...older } = { ...house, name: 'Stillwater' }
  await services.db.insert(siteSettings).values({ section: 'house', value: older, savedAt: services.clock.now() })
  const settings = await findSiteSettings(services)
  expect([settings.house.name, settings.house.copyright]).toEqual(['Stillwater', copyright.replace('{name}', 'Stillwater')])
})

test('an empty address to book at is saved, and leads back to the calendar of this site', async ({ services }) => {
  const address = async (typed: string) => {
    const fields = { ...linksForm.fill(shippedSettings.links), 'scheduling-label': 'Book a time', 'scheduling-href': typed }
    await saveSection(services, 'links', linksForm.schema.parse(fields), 'system')
    const { scheduling } = (await findSiteSettings(services)).links
    return [scheduling, linksForm.fill((await findSection(services, 'links')).value)['scheduling-href']]
  }
  const outside = 'https://book.example.com/coach'
  expect(await address(outside)).toEqual([{ label: 'Book a time', href: outside }, outside])
  expect(await address('  ')).toEqual([{ label: 'Book a time', href: '/calendar' }, ''])
})

test('the links of the owner are those of the frame, with the name in place; without any saved, those that were shipped', async ({
  services,
}) => {
  expect(siteWordsOf(await findSiteSettings(services)).menu).toEqual(shippedWords.menu)
  const bar = [{ label: 'Why {name}', to: '/method' }]
  await saveSection(services, 'menu', { bar, footer: [] }, 'system')
  expect(siteWordsOf(await findSiteSettings(services)).menu).toEqual({
    bar: [{ label: 'Why Wellward', to: '/method' }],
    footer: [],
  })
  await forgetSection(services, 'menu', 'system')
  expect(siteWordsOf(await findSiteSettings(services)).menu).toEqual(shippedWords.menu)
})

test('a section that lost its shape is left aside, and the others stand', async ({ services }) => {
  await saveSection(services, 'figures', { ...figures, badges: ['Mine'] }, 'system')
  await services.db.insert(siteSettings).values({ section: 'house', value: { name: 7 }, savedAt: services.clock.now() })
  const settings = await findSiteSettings(services)
  expect([settings.house.name, settings.figures.badges]).toEqual(['Wellward', ['Mine']])
})

test('another process hears of a change', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const [here, there] = await Promise.all([
    openBroadcast(pool.options, recordingLog().log),
    openBroadcast(pool.options, recordingLog().log),
  ])
  onTestFinished(async () => void (await Promise.all([here.close(), there.close()])))
  const [ours, theirs] = [
    { ...services, broadcast: here },
    { ...services, broadcast: there },
  ]
  expect((await findSiteSettings(theirs)).house.name).toBe('Wellward')
  await saveSection(ours, 'house', { ...house, name: 'Stillwater' }, 'system')
  await expect.poll(async () => (await findSiteSettings(theirs)).house.name).toBe('Stillwater')
})
