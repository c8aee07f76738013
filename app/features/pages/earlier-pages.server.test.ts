import { randomUUID } from 'node:crypto'

import { shippedSettings, type SectionName, type SiteSettings } from '#features/site/core/site-settings.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import type { Services } from '#services.server.ts'
import { aDatabaseBefore } from '#tests/support/earlier-database.ts'
import { expect, test } from '#tests/support/test.ts'

import type { PageEdits } from './core/page-edits.ts'
import { writeSection } from './core/section-acts.ts'
import { changePage, listPages, openPage, publishPage } from './editing/edit-page.server.ts'
import { drawPage } from './published/draw-page.server.ts'
import { findPublishedPage } from './published/find-published.server.ts'

type Pool = Awaited<ReturnType<typeof aDatabaseBefore>>

/** Runs with a database of an earlier release once it has been brought to this one. */
async function updated<Result>(services: Services, pool: Pool, run: (services: Services) => Promise<Result>): Promise<Result> {
  await migrate(pool.options)
  const { db, close } = openDatabase(pool.options)
  try {
    return await run({ ...services, db, broadcast: { ...services.broadcast } })
  } finally {
    await close()
  }
}

const htmlOf = async (services: Services, path: string) => {
  const page = (await findPublishedPage(services, path))!
  return (await drawPage(services, { ...page, reader: null })).markup.html
}

test('what an owner had set before pages could be written stands on the pages after the update', async ({ services }) => {
  const saved: { readonly [Name in SectionName]?: SiteSettings[Name] } = {
    house: { ...shippedSettings.house, name: 'Stillwater', founder: 'Noor Reed', bio: ['Noor began with a <lake>.'] },
    marks: { ...shippedSettings.marks, brands: [{ name: 'Aalto', voice: 'serif', sample: false, tip: 'A tip of ours' }] },
    figures: { proof: [{ value: '12', label: 'weeks by the lake' }], results: [], badges: ['Seven days to look'] },
    plans: {
      ...shippedSettings.plans,
      plans: shippedSettings.plans.plans.map((plan) => ({
        ...plan,
        priceCents: plan.slug === 'monthly' ? 3_150 : plan.priceCents,
      })),
    },
    links: { social: [], scheduling: { label: 'A day at the lake', href: 'https://book.example/noor' } },
    menu: { bar: [{ label: 'Our way', to: '/how-we-help' }], footer: [] },
  }
  const pool = await aDatabaseBefore('0023_pages')
  for (const [section, value] of Object.entries(saved))
    await pool.query('INSERT INTO site_settings (section, value, saved_at) VALUES ($1, $2, now())', [
      section,
      JSON.stringify(value),
    ])
  await updated(services, pool, async (now) => {
    const settings = await findSiteSettings(now)
    expect(settings).toMatchObject({ menu: saved.menu, figures: saved.figures, plans: saved.plans })
    const home = await htmlOf(now, '/')
    for (const words of ['weeks by the lake', 'Aalto', 'A tip of ours']) expect(home).toContain(words)
    expect(home).not.toContain(shippedSettings.figures.proof[0]!.label)
    const about = await htmlOf(now, '/about')
    for (const words of ['Noor Reed', 'Noor began with a &lt;lake&gt;.']) expect(about).toContain(words)
    expect(await htmlOf(now, '/coaching')).toContain('href="https://book.example/noor"')
    // They are the page that ships, and nobody has edited it: later changes of the settings stand there as well.
    expect((await listPages(now)).filter(({ isChanged, publishedAt }) => isChanged || publishedAt)).toEqual([])
  })
})

test('pages of one’s own, edits, and what this release cannot read come through an update, and through the editor', async ({
  services,
}) => {
  const [id, editor] = [randomUUID(), { userId: randomUUID() }]
  const own: PageEdits = {
    head: { title: 'Summer reset' },
    added: [
      { id: 'h', kind: 'heading', version: 1, values: { title: 'Four weeks', lead: '' } },
      { id: 'x', kind: 'map-of-another-release', version: 3, values: { at: [60.2, 24.9] } },
    ],
    order: ['x', 'h'],
  }
  const about: PageEdits = {
    changed: {
      heading: { kind: 'heading', version: 99, values: { title: 'From the future' } },
      gone: { kind: 'heading', version: 1, values: { title: 'Of a section that was dropped' } },
    },
    hidden: ['closing'],
  }
  const servicesPage: PageEdits = { changed: { heading: { kind: 'heading', version: 1, values: { title: 'What we do' } } } }
  const pool = await aDatabaseBefore('0025_text_files')
  await pool.query('INSERT INTO users (id, email) VALUES ($1, $2)', [editor.userId, 'noor@example.com'])
  const row =
    'INSERT INTO pages (id, slug, edits, is_public, version, created_at, changed_at) VALUES ($1, $2, $3, true, 7, now(), now())'
  await pool.query(row, [id, 'summer-reset', JSON.stringify(own)])
  await pool.query(row, ['about', null, JSON.stringify(about)])
  await pool.query(row, ['services', null, JSON.stringify(servicesPage)])
  await updated(services, pool, async (now) => {
    expect(await htmlOf(now, '/summer-reset')).toContain('<h1>Four weeks</h1>')
    expect(await htmlOf(now, '/services')).toContain('<h1>What we do</h1>')
    const opened = (await openPage(now, id))!
    expect([opened.isOwn, opened.page.head.title]).toEqual([true, 'Summer reset'])
    expect(opened.unread).toEqual([{ ...own.added![1], of: 'added' }])
    expect((await openPage(now, 'about'))!.unread.map((each) => each.id).toSorted()).toEqual(['gone', 'heading'])
    // Whatever is edited beside it, what could not be read stays as it was written.
    await changePage(now, editor, id, (page) => writeSection(page, 'h', { title: 'Five weeks' }))
    await publishPage(now, editor, id)
    expect(await htmlOf(now, '/summer-reset')).toContain('<h1>Five weeks</h1>')
  })
  const { rows } = await pool.query<{ edits: PageEdits }>('SELECT edits FROM pages WHERE id = $1', [id])
  expect(rows[0]!.edits.unread).toEqual([{ ...own.added![1], of: 'added' }])
})
