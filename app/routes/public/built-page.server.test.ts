import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { addSection, writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import { pageSources } from '#platform/page-sources.server.ts'
import { loadPageEditor } from '#routes/admin/pages/page-loader.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './built-page.tsx'
import { loader as contactLoader } from './contact.tsx'
import { loader as legalLoader } from './legal.tsx'
import { loader as nothingLoader } from './not-found.tsx'
import { loader as ownLoader } from './own-page.tsx'

const FILM = ':::film address="https://youtu.be/aB3-_fghijk" title="How we breathe"'
const FRAMES = ['https://www.youtube-nocookie.com']

async function anEditor(services: Services) {
  const account = { email: 'built@example.com', displayName: 'Editor', emailVerified: true }
  return { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
}

const args = (services: Services, path: string, isPreview = false) => {
  const made = routeArgs(new Request(`https://wellward.test${path}`), { services, params: { '*': '', slug: '' } })
  if (isPreview) made.context.set(previewing, { as: 'visitor', version: null })
  return made
}

async function open(services: Services, path: string) {
  const asked = args(services, path)
  const answer = await loader(asked)
  if (!('sections' in answer)) throw new Error('Nothing is there.')
  return { html: answer.sections.html ?? '', blocks: answer.sections.blocks, sources: asked.context.get(pageSources) }
}

test('a film in a text allows its page, and no other, to show it', async ({ services }) => {
  const editor = await anEditor(services)
  const withFilm = (text: string) => changePage(services, editor, 'privacy', (page) => writeSection(page, 'text', { text }))
  await withFilm(`## One\n\n${FILM}`)
  expect((await open(services, '/privacy')).sources.frames).toEqual([])
  await publishPage(services, editor, 'privacy')
  const { html, blocks, sources } = await open(services, '/privacy')
  expect(html).toContain('data-film="https://www.youtube-nocookie.com/')
  expect([blocks, sources]).toEqual(['played', { frames: FRAMES, media: [] }])
  expect(await open(services, '/terms')).toMatchObject({ blocks: undefined, sources: { frames: [], media: [] } })
  // Shown, and asking nobody else.
  await withFilm('## One\n\n:::button label="Go" to="/contact"')
  await publishPage(services, editor, 'privacy')
  expect(await open(services, '/privacy')).toMatchObject({ blocks: 'shown', sources: { frames: [] } })
})

test('so does a film beside the frame of a page that does something', async ({ services }) => {
  const editor = await anEditor(services)
  await changePage(services, editor, 'contact', (page) => addSection(page, markdownKind, 'film', 'frame'))
  await changePage(services, editor, 'contact', (page) => writeSection(page, 'film', { text: FILM }))
  await publishPage(services, editor, 'contact')
  const asked = args(services, '/contact')
  expect(await contactLoader(asked)).toMatchObject({ before: null, after: { blocks: 'played' } })
  expect(asked.context.get(pageSources).frames).toEqual(FRAMES)
})

test('a page is drawn anew when it, or what it shows of the settings, has changed, and not before', async ({ services }) => {
  const editor = await anEditor(services)
  const drawn = async () => (await drawPage(services, { ...(await findPublishedPage(services, '/terms'))!, reader: null })).markup
  const first = await drawn()
  expect(await drawn()).toBe(first)
  await saveSection(services, 'imprint', { legalName: 'Ann Ltd', address: '', email: '', phone: '', more: '' }, editor)
  const withName = await drawn()
  expect(withName.html).toContain('Ann Ltd')
  expect(await drawn()).toBe(withName)
  await changePage(services, editor, 'terms', (page) => writeSection(page, 'text', { text: 'Be kind.' }))
  await publishPage(services, editor, 'terms')
  expect((await drawn()).html).toContain('<p>Be kind.</p>')
})

test('a legal text says when it last changed: as it ships, and then since it was published', async ({ services, clock }) => {
  const editor = await anEditor(services)
  const changed = async () => /<time[^>]*>([^<]+)/.exec((await open(services, '/disclaimer')).html)?.[1]
  expect(await changed()).toBe('20 November 2026')
  clock.set('2027-02-03T10:00:00Z')
  await changePage(services, editor, 'disclaimer', (page) =>
    writeSection(page, 'heading', { title: 'What we are not', lead: 'No doctors.' }),
  )
  expect(await changed()).toBe('20 November 2026')
  await publishPage(services, editor, 'disclaimer')
  expect(await changed()).toBe('3 February 2027')
  const { texts } = await legalLoader(args(services, '/legal'))
  expect(texts.map(({ to, title }) => [to, title])).toEqual([
    ['/privacy', 'Privacy Policy'],
    ['/health-data', 'Health Data Policy'],
    ['/terms', 'Terms of Service'],
    ['/disclaimer', 'What we are not'],
  ])
  expect(texts[3]!.lead).toBe('No doctors.')
})

test('the policy on health data says what the site does, whatever is connected, also in what the owner has written', async ({
  services,
}) => {
  const part = (name: string) => ({ name, inUse: '', embedded: false, howToChange: '' })
  const alone = { ...services, sendsMail: false }
  const connected = {
    ...services,
    ai: { name: 'a model' } as Services['ai'],
    payments: {} as Services['payments'],
    takesPayments: async () => true,
    inbound: { address: 'inbox@coach.example', secret: '' },
    parts: [part('Database')],
    filePlaces: { main: 'outside', areCopied: true },
  } as const
  const points = async (of: Services) =>
    [...(await open(of, '/health-data')).html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text]) =>
      text!.replaceAll(/<[^>]*>/g, '').trim(),
    )
  const said = await points(alone)
  expect(said).toEqual(
    expect.arrayContaining([
      'Nobody else has a page that shows it: not the coach, not the team, not other members.',
      'No language model is connected: what you write to the assistant stays on the server.',
      'No payment service is connected.',
      'The database is on the server on which this site runs.',
      'No mail service is connected: nothing is sent.',
      'Visits are not counted.',
      'The log of who looked at it or changed it: 400 days.',
      'Appointments, and what our coach writes down of clients: until we delete them, or you erase your account.',
      'Messages to us: 2 years after the last one; what looks like spam 30 days.',
      'The copy of everything that you ask for: 24 hours.',
    ]),
  )
  const analytics = { script: 'https://stats.example/s.js', siteId: '' }
  const editor = await anEditor(services)
  await saveSection(services, 'analytics', analytics, editor)
  const changed = (await points(connected)).filter((point) => !said.includes(point)).map((point) => point.split(/[,:;(]/)[0])
  expect(changed).toEqual([
    'A message that you write to us is sent to our team by mail as well',
    'What you answer to our mails is brought here by a mail service',
    'A language model helps the assistant',
    'Payments go through Stripe. It learns who pays for what',
    'The database runs on a server of its own',
    'Files ',
    'Mail goes out through a mail service. It carries none of your entries',
    'Visits of public pages are counted with the help of another company',
  ])

  expect(await points({ ...connected, takesPayments: async () => false })).toContain(
    'Nobody can pay here yet: no payment service learns of you.',
  )
  const filesAt = async (filePlaces: Services['filePlaces']) =>
    (await points({ ...services, filePlaces })).filter((point) => point.startsWith('Files')).map((point) => point.split(') ')[1])
  expect([
    await filesAt({ main: 'outside', areCopied: true }),
    await filesAt({ main: 'outside', areCopied: false }),
    await filesAt({ main: 'server', areCopied: true }),
    await filesAt({ main: 'server', areCopied: false }),
  ]).toEqual([
    [expect.stringMatching(/outside of this server\. Copies .* on this server still/)],
    ['are kept in a file store outside of this server.'],
    [expect.stringMatching(/on the same server\. Copies .* outside of it/)],
    ['are on the same server.'],
  ])

  const text = '## Ours\n\nWe are few.\n\n{who-processes}\n\nThat is all.'
  await changePage(services, editor, 'health-data', (page) => writeSection(page, 'text', { text }))
  await publishPage(services, editor, 'health-data')
  const { html } = await open(connected, '/health-data')
  expect(html).toMatch(/We are few\.[\s\S]*Payments go through Stripe[\s\S]*That is all\./)
  expect(html).not.toMatch(/\{who|\{kept|400 days/)
})

test('where no page is, the answer is 404 with what the owner has put around its words', async ({ services }) => {
  const editor = await anEditor(services)
  expect(await nothingLoader(args(services, '/no/such/page'))).toMatchObject({ data: null, init: { status: 404 } })
  await changePage(services, editor, 'not-found', (page) => addSection(page, headingKind, 'more', 'frame'))
  await publishPage(services, editor, 'not-found')
  const answer = await nothingLoader(args(services, '/no/such/page'))
  expect(answer.init?.status).toBe(404)
  expect(answer.data?.after?.html).toContain('What this page is about')
  const own = await ownLoader(args(services, '/nothing'))
  expect(own).toMatchObject({ data: { nothing: { before: null } }, init: { status: 404 } })
})

test('the pages of failures have no address of their own; their owner looks at their draft there', async ({ services }) => {
  const editor = await anEditor(services)
  await changePage(services, editor, 'error', (page) => writeSection(page, 'frame', { title: 'Oh no' }))
  await changePage(services, editor, 'not-found', (page) => writeSection(page, 'frame', { title: 'Lost' }))
  for (const path of ['/:not-found', '/:error', '/:NOT-FOUND']) {
    expect(await ownLoader(args(services, path))).toMatchObject({ data: { nothing: null }, init: { status: 404 } })
  }
  expect(await ownLoader(args(services, '/:error', true))).toMatchObject({
    preview: { failures: { error: { title: 'Oh no' } }, nothing: null },
  })
  expect(await ownLoader(args(services, '/:not-found', true))).toMatchObject({
    preview: { failures: { notFound: { title: 'Lost' } }, nothing: { before: null, after: null } },
  })
})

test('a page of failures comes even if its words and sections cannot be read', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const gone = Object.assign(Object.create(services.db) as Services['db'], {
    select: () => {
      throw new Error('The database is gone.')
    },
  })
  const answer = await nothingLoader(args({ ...services, db: gone }, '/no/such/page'))
  expect(answer).toMatchObject({ data: null, init: { status: 404 } })
})

test('the preview of an open site leaves out the sections that visitors would not see, and shows what was written into one', async ({
  services,
}) => {
  const editor = await anEditor(services)
  const preview = async () => {
    const answer = await loader(args(services, '/about', true))
    return 'sections' in answer ? (answer.sections.html ?? '') : ''
  }
  expect(await preview()).toContain('The coach')
  await openedSite(services)
  expect(await preview()).not.toContain('The coach')
  const withoutMarks = (await preview()).replaceAll(/ data-section="[^"]*"/g, '')
  expect(withoutMarks).toBe((await open(services, '/about')).html)
  const rowOf = async () => (await loadPageEditor(services, 'about', null)).rows.find(({ id }) => id === 'the-coach')
  expect(await rowOf()).toMatchObject({ isHidden: false, isEmpty: true })
  await changePage(services, editor, 'about', (page) => writeSection(page, 'the-coach', { text: 'I coach on Tuesdays.' }))
  expect(await preview()).toContain('I coach on Tuesdays.')
  expect(await rowOf()).toMatchObject({ isHidden: false, isEmpty: false })
  expect((await open(services, '/about')).html).not.toContain('I coach on Tuesdays.')
})
