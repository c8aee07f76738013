import { vitalNames, vitals } from '#features/health/core/vitals.ts'
import { headOf, type Section } from '#features/pages/core/page.ts'
import { corporateFrame, frameKinds } from '#features/pages/kinds/frames.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { drawFrame } from './draw-frame.server.ts'
import { drawPage } from './draw-page.server.ts'
import { aSection, drawnOf } from './draw.factory.server.ts'

const idsIn = (html: string) => Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id!)
const namesIn = (html: string) => Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name]) => name)

const page = (sections: readonly Section[]) => ({
  sections,
  head: headOf('A page'),
  subject: null,
  changedAt: null,
  reader: null,
})

test('the contact form is plain, posts to the contact page, and has the field that only machines fill', async ({ services }) => {
  const html = await drawnOf(services, [aSection('contact-form', { action: 'Write' }), aSection('contact-form')])
  const forms = html.match(/<form[^>]*>/g)!
  expect(forms).toHaveLength(2)
  for (const form of forms) expect(form).toMatch(/(?=.* method="post")(?=.* action="\/contact")(?=.* data-scripts="none")/)
  expect(namesIn(html)).toEqual(['name', 'email', 'message', 'subject', 'name', 'email', 'message', 'subject'])
  expect(html).toContain('>Write</button>')
  expect(html).not.toContain('<script')
  expect(new Set(idsIn(html)).size).toBe(idsIn(html).length)
  for (const [, of] of html.matchAll(/<label for="([^"]+)"/g)) expect(idsIn(html)).toContain(of)
})

test.for(vitalNames.flatMap((number) => ['metric', 'us'].map((units) => [number, units] as const)))(
  'an example chart of %s in %s units says that its numbers are examples, in its words and in its table',
  async ([number, units], { services }) => {
    const html = await drawnOf(services, [aSection('chart', { number, units, caption: 'Nobody’s.' })])
    const { label } = vitals[number]
    expect(html).toMatch(new RegExp(`<svg[^>]*role="img" aria-label="${label}: Example numbers\\. Mean of seven days`))
    expect(html).toContain(`<caption class="vh">${label}, newest first</caption>`)
    expect(html).toMatch(/<tr><th>Day 30<td>[\d.,:]+</)
    expect(html).not.toMatch(/Day 31|Day 0|NaN|undefined/)
    expect(html).toContain('<figcaption class="cap">Nobody’s.</figcaption>')
  },
)

test('around a frame each id is there once, and none is one that its route may give itself', async ({ services }) => {
  const kinds = ['chart', 'contact-form', 'courses', 'offers', 'questions', 'stories', 'markdown']
  const around = kinds.map((kind) => aSection(kind, kind === 'markdown' ? { text: '## Rest\n\nSee [rest](#section-rest).' } : {}))
  const frame = { id: 'frame', kind: frameKinds[0]!.name, values: frameKinds[0]!.start, isHidden: false }
  const { before, after } = await drawFrame(services, page([...around, ...around, frame, ...around]))
  const html = before!.markup.html + after!.markup.html
  const ids = idsIn(html)
  expect(ids.length).toBeGreaterThan(30)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.filter((id) => !/(?:^|[-_])(?:before|after)-/.test(id))).toEqual([])
  for (const [, to] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to)
  const subject = { colour: 'sleep', picture: null, title: 'Sleep', to: '', topics: '', goal: '' }
  const alone = await drawFrame(services, page([frame, ...around, aSection('curriculum', { items: [subject] })]))
  expect(alone.before).toBeNull()
  expect(idsIn(alone.after!.markup.html)).toEqual(expect.arrayContaining(['after-offers', 'curriculum']))
})

const openings = ['hero', 'opening', 'heading', 'dated-heading']

test('a page has one h1, however many openings it has: the first, or its title where none is there', async ({ services }) => {
  const levels = (html: string) => Array.from(html.matchAll(/<(h1|h2 class="h1")>/g), ([, level]) => level)
  for (const first of openings) {
    const html = await drawnOf(
      services,
      [first, ...openings].map((kind) => aSection(kind)),
    )
    expect(levels(html)).toEqual(['h1', ...openings.map(() => 'h2 class="h1"')])
  }
  expect(await drawnOf(services, [aSection('steps'), aSection('markdown', { text: '# Large' })])).toMatch(
    /^<h1 class="vh">A page<\/h1>(?!.*<h1)/s,
  )
  const frame = { id: 'frame', kind: frameKinds[0]!.name, values: frameKinds[0]!.start, isHidden: false }
  const { before, after } = await drawFrame(services, page([aSection('hero'), frame, aSection('opening'), aSection('steps')]))
  expect(before!.markup.html + after!.markup.html).not.toContain('<h1')
  // A frame without a heading takes it from what stands around it, before or behind.
  const enquiry = { id: 'frame', kind: corporateFrame.name, values: corporateFrame.start, isHidden: false }
  for (const around of [
    [aSection('steps'), aSection('opening'), enquiry, aSection('hero')],
    [aSection('steps'), enquiry, aSection('heading'), aSection('opening')],
  ]) {
    const parts = await drawFrame(services, page(around))
    expect((parts.before!.markup.html + parts.after!.markup.html).match(/<h1/g)).toHaveLength(1)
  }
})

test('in a preview each section bears its own id, and one that shows nothing gives its id to nobody', async ({ services }) => {
  await services.db.delete(products)
  const [empty, steps, heading] = [aSection('products'), aSection('steps'), aSection('heading')] as const
  const { markup } = await drawPage(services, { ...page([heading, empty, steps]), isDraft: true })
  expect(Array.from(markup.html.matchAll(/<(\w+) data-section="([^"]+)"/g), ([, tag, id]) => [tag, id])).toEqual([
    ['header', heading.id],
    ['section', steps.id],
  ])
  expect(markup.html).not.toContain('<template')
})

test('a frame comes without the sections around it where what they show cannot be read, and is read anew at the next look', async ({
  freshDatabase,
  clock,
}) => {
  const { services, pool } = await freshDatabase()
  const frame = { id: 'frame', kind: frameKinds[0]!.name, values: { ...frameKinds[0]!.start, title: 'Plans' }, isHidden: false }
  const shown = page([aSection('heading'), frame, aSection('posts')])
  const whole = await drawFrame(services, shown)
  expect(whole).toMatchObject({ before: { markup: {} }, after: { markup: {} }, holdsUntil: null })
  await pool.query('alter table posts rename to posts_away')
  expect(await drawFrame(services, shown)).toMatchObject({
    texts: { title: 'Plans' },
    before: null,
    after: null,
    holdsUntil: clock.now(),
  })
  await pool.query('alter table posts_away rename to posts')
  expect(await drawFrame(services, shown)).toEqual(whole)
})

test('products of other shops are marked as such, beside the sentence that says so; the page holds as long as their prices', async ({
  services,
  clock,
}) => {
  await services.db.delete(products)
  const section = aSection('products', { which: 'tab-supplements' })
  const empty = await drawPage(services, page([section]))
  expect(empty.markup.html).not.toContain('<section')
  const own = { category: 'recovery', price: '$12' } as const
  await aStoredProduct(services, { ...own, name: 'Tea' })
  const html = await drawnOf(services, [section])
  expect(html).toContain('href="/shop/tea"')
  expect(html).not.toContain('we may earn a commission')
  await aStoredProduct(services, {
    ...own,
    name: 'Zinc',
    affiliateUrl: 'https://example.com/zinc',
    priceSource: 'page',
    checkedAt: clock.now(),
  })
  const drawn = await drawPage(services, page([section]))
  expect(drawn.markup.html).toMatch(/<a href="\/go\/zinc" target="_blank" rel="sponsored nofollow noopener"/)
  expect(drawn.markup.html).toContain('when you buy there we may earn a commission')
  expect(drawn.markup.html).not.toContain('ld+json')
  expect(drawn.holdsUntil).toEqual(new Date(clock.now().getTime() + 7 * 86_400_000))
})
