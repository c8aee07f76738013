import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import fc from 'fast-check'

import { editsOf } from '#features/pages/core/page-edits.ts'
import type { Section } from '#features/pages/core/page.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { ownStarter } from '#features/pages/published/find-published.server.ts'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

const LONG = 'Gesundheitsvorsorgegespräch '.repeat(6)

/** A section of a kind: as it is offered, or with long words in every field. */
function aSection(name: string, isLong: boolean): Section {
  const { fields, start } = sectionKinds.get(name)!
  const long = (max: number) => LONG.slice(0, max).trim()
  const texts = Object.entries(fields).flatMap(([field, spec]) =>
    spec.type === 'line' || spec.type === 'text' ? [[field, long(spec.max)]] : [],
  )
  return { id: randomUUID(), kind: name, values: { ...start, ...(isLong && Object.fromEntries(texts)) }, isHidden: false }
}

/** A page has one opening; the rest comes in any order. */
const openings = ['hero', 'opening', 'heading']
const others = drawnKinds.map(({ kind }) => kind.name).filter((name) => !openings.includes(name))

const combinations = fc.sample(
  fc.record({
    opening: fc.constantFrom(...openings),
    rest: fc.shuffledSubarray([...others, ...others], { minLength: 4, maxLength: 40 }),
    isLong: fc.boolean(),
  }),
  12,
)

test.for(combinations.map((combination, at) => [at, combination] as const))(
  'combination %i of sections is accessible and fits a phone, in both themes',
  deep('tests/e2e/page-editor.spec.ts'),
  async ([at, { opening, rest, isLong }], { visitor, dataDir }) => {
    const slug = `combination-${at}-${randomUUID().slice(0, 8)}`
    const sections = [opening, ...rest].map((name) => aSection(name, isLong))
    await inDatabaseOf(dataDir, async ({ db }) => {
      const id = randomUUID()
      const page = { head: { title: `Combination ${at}`, description: '', picture: null }, sections }
      const edits = editsOf(ownStarter(id, slug), page, sectionKinds)
      const now = new Date()
      await db.insert(pages).values({ id, slug, edits, isPublic: true, createdAt: now, changedAt: now, publishedAt: now })
      await db.execute(sql`select pg_notify('pages', '')`)
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      const phone = await visitor({ viewport: PHONE, colorScheme })
      await phone.goTo(`/${slug}`)
      expect(await phone.page.locator('h1').count()).toBe(1)
      expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
      expect(await phone.axe()).toEqual([])
    }
    const desk = await visitor({ viewport: { width: 1280, height: 900 } })
    await desk.goTo(`/${slug}`)
    expect(await desk.page.evaluate('document.documentElement.scrollWidth')).toBe(1280)
    expect(await desk.axe()).toEqual([])
  },
)
