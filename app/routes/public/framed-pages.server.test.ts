import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { saveCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { addSection, moveTo, writeSection, type ActOutcome } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { passageKind } from '#features/pages/kinds/passage.tsx'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as openPost } from './blog-post.tsx'
import { loader as openCalendar } from './calendar.tsx'
import { loader as openProduct } from './product.tsx'
import { loader as openShop } from './shop.tsx'

async function anEditor(services: Services): Promise<{ userId: string }> {
  const account = { email: 'editor@example.com', displayName: 'Editor', emailVerified: true }
  return { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
}

type As = 'visitor' | 'trial' | 'member' | null

function argsOf<Params>(services: Services, path: string, as: As, params?: Params) {
  const args = routeArgs(new Request(`https://wellward.test${path}`), { services, ...(params && { params }) })
  args.context.set(previewing, as && { as, version: null })
  return args
}

/** The frames of each page, as it is opened. */
const frames = {
  shop: async (services: Services, as: As = null) => (await openShop(argsOf(services, '/shop', as))).data.frame,
  'every-product': async (services: Services, as: As = null) =>
    (await openProduct(argsOf(services, '/shop/zinc', as, { slug: 'zinc' }))).data.found!.frame,
  'every-post': async (services: Services, as: As = null) =>
    (await openPost(argsOf(services, '/blog/sleep-first', as, { slug: 'sleep-first' }))).data.found!.frame,
  calendar: async (services: Services, as: As = null) => (await openCalendar(argsOf(services, '/calendar', as))).frame,
} as const

const field = {
  shop: 'title',
  'every-product': 'disclosure',
  'every-post': 'relatedTitle',
  calendar: 'sampleLead',
} as const

const both = (first: ActOutcome, then: (page: Extract<ActOutcome, { ok: true }>['page']) => ActOutcome) =>
  first.ok ? then(first.page) : first

test.for(Object.keys(frames) as (keyof typeof frames)[])(
  'what is written of %s, and the sections around it, are a draft for its owner until they are published',
  async (id, { services }) => {
    await aStoredProduct(services, { name: 'Zinc' })
    await aStoredPost(services, { title: 'Sleep first' })
    const editor = await anEditor(services)
    const open = async (as: As = null) => {
      const { texts, before, after } = await frames[id](services, as)
      return { said: (texts as Record<string, string>)[field[id]], before: before?.html, after: after?.html }
    }
    const shipped = await open()
    expect(shipped).toMatchObject({ before: undefined, after: undefined })
    expect(shipped.said).toBeTruthy()
    await changePage(services, editor, id, (page) =>
      both(writeSection(page, 'frame', { [field[id]]: 'In my words at {name}' }), (one) =>
        both(addSection(one, passageKind, 'over', null), (two) =>
          both(moveTo(two, 'over', 0), (three) => addSection(three, passageKind, 'under', null)),
        ),
      ),
    )
    const written = {
      said: 'In my words at Wellward',
      before: expect.stringContaining('What you want to say.'),
      after: expect.stringContaining('What you want to say.'),
    }
    expect(await open()).toEqual(shipped)
    for (const as of ['visitor', 'trial', 'member'] as const) expect(await open(as)).toEqual(written)
    expect(await publishPage(services, editor, id)).toBe(true)
    expect(await open()).toEqual(written)
  },
)

test('a shop that cannot be read still has its frame', async ({ services }) => {
  const editor = await anEditor(services)
  await changePage(services, editor, 'shop', (page) => writeSection(page, 'frame', { title: 'The larder' }))
  await publishPage(services, editor, 'shop')
  await openShop(argsOf(services, '/shop', null))
  const select = () => {
    throw new Error('gone')
  }
  const db = { select } as unknown as Services['db']
  const { data, init } = await openShop(argsOf({ ...services, db }, '/shop', null))
  expect(init?.status).toBe(503)
  expect(data).toMatchObject({ isBroken: true, view: { list: { total: 0 } }, frame: { texts: { title: 'The larder' } } })
})

test('the calendar has the words of its frame whether it is the sample or the coach’s own', async ({ services }) => {
  const open = () => openCalendar(argsOf(services, '/calendar?date=2026-03-02', null))
  expect(await open()).toMatchObject({ schedule: { kind: 'sample' }, frame: { texts: { weekTitle: 'This Week' } } })
  const settings = { isOn: true, timeZone: 'Europe/Berlin', cancelHours: 24, organizer: 'Coach' }
  await saveCalendarSettings(services, await anEditor(services), settings)
  expect(await open()).toMatchObject({ schedule: { kind: 'real' }, frame: { texts: { zoneNote: 'Hours are those of {zone}.' } } })
})
