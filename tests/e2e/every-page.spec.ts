import { DESK, expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'

const people: ReadonlyArray<readonly [who: string, from: string, come: (visitor: Visitor) => Promise<unknown>]> = [
  ['a visitor', '/', async () => {}],
  ['a member', '/dashboard', (visitor) => startTrial(visitor, 'Crawler')],
  ['the owner', '/admin', (visitor) => signIn(visitor)],
]
const widths = [
  ['phone', PHONE],
  ['desk', DESK],
] as const

const cases = people.flatMap(([who, from, come]) => widths.map(([width, viewport]) => ({ who, from, come, width, viewport })))

test.for(cases)(
  'every page that $who can reach is without a fault, in light and dark, on the $width',
  deep('tests/e2e/pages-visitor.spec.ts', 400_000),
  async ({ who, from, come, viewport }, { visitor }) => {
    const somebody = await visitor({ viewport })
    await come(somebody)
    const { pages } = await crawl(somebody, from, who === 'a visitor' ? undefined : isForVisitors)
    expect(await inspectPages(somebody, pages, { inDark: true })).toEqual([])
  },
)
