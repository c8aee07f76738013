import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { filtersOf, type Place } from '#features/inbox/items/filters.ts'
import { listItems, PAGE, type ItemPage } from '#features/inbox/items/list-items.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

const ME = '00000000-0000-4000-8000-00000000000f'

/** Items of which every third is to be read first, many of one instant, of two kinds, some unread, some done, some with a word, some spam. */
async function haveItems({ db, clock }: Services, count: number) {
  const all = Array.from({ length: count }, (_, made) => ({
    kind: made % 2 === 0 ? ('contact' as const) : ('lead' as const),
    name: 'Ann',
    email: 'ann@example.com',
    body: made % 5 === 0 ? 'About magnesium' : 'Hello there',
    spam: made % 17 === 0,
    status: made % 4 === 0 ? ('done' as const) : ('open' as const),
    receivedAt: new Date(clock.now().getTime() - Math.floor(made / 20) * 1000),
    readAt: made % 7 === 0 ? null : clock.now(),
    readFirst: made % 3 === 0,
    dangerAt: made % 3 === 0 ? clock.now() : null,
  }))
  return db.insert(inboxMessages).values(all).returning()
}

type Row = Awaited<ReturnType<typeof haveItems>>[number]

/** The list as it has to be: on top what is to be read first, each part the newest first. */
function ordered(rows: readonly Row[]): string[] {
  const key = ({ readFirst, receivedAt, id }: Row) => `${readFirst ? 1 : 0} ${receivedAt.toISOString()} ${id}`
  return rows.toSorted((a, b) => (key(a) < key(b) ? 1 : -1)).map(({ id }) => id)
}

const asked: ReadonlyArray<[string, (row: Row) => boolean]> = [
  ['', ({ spam }) => !spam],
  ['box=first', ({ spam, readFirst }) => !spam && readFirst],
  ['box=spam', ({ spam }) => spam],
  ['kind=lead', ({ spam, kind }) => !spam && kind === 'lead'],
  ['status=open', ({ spam, status }) => !spam && status === 'open'],
  ['unread=1', ({ spam, readAt }) => !spam && readAt === null],
  ['q=magnesium', ({ spam, body }) => !spam && body.includes('magnesium')],
  ['q=magnesium&box=first', ({ spam, body, readFirst }) => !spam && readFirst && body.includes('magnesium')],
  ['q=ag', ({ spam, body }) => !spam && body.includes('ag')],
]

test.for(asked)(
  '“%s” is walked to its end and back, with what is to be read first before all else',
  async ([query, holds], { services }) => {
    const rows = await haveItems(services, 8 * PAGE)
    const wanted = ordered(rows.filter(holds))
    const filters = filtersOf(new URLSearchParams(query), ME)
    const page = (place: Place | null) => listItems(services, filters, place)
    const pages: ItemPage[] = [await page(null)]
    while (pages.at(-1)!.older) pages.push(await page(pages.at(-1)!.older))
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(wanted)
    expect(pages).toHaveLength(Math.ceil(wanted.length / PAGE))
    for (let at = pages.length - 1; at > 0; at--) {
      const back = await page(pages[at]!.newer)
      expect(back.items).toEqual(pages[at - 1]!.items)
      expect(back.newer === null).toBe(at === 1)
    }
  },
)

test('a place of the others, asked for among what is to be read first, is its beginning', async ({ services }) => {
  const rows = await haveItems(services, 10)
  const filters = filtersOf(new URLSearchParams('box=first'), ME)
  const place = { direction: 'older', readFirst: false, receivedAt: new Date(0), id: ME } as const
  expect((await listItems(services, filters, place)).items).toHaveLength(rows.filter((row) => row.readFirst && !row.spam).length)
})
