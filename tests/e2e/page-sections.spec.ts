import { randomUUID } from 'node:crypto'

import fc from 'fast-check'

import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import type { Section } from '#features/pages/core/page.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { aSection } from '#features/pages/published/draw.factory.server.ts'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { publishOwnPage } from '#tests/support/own-page.ts'

/** What owners type that is wider than a column: long words, and an address that cannot break at a space. */
const texts = {
  words: 'Gesundheitsvorsorgegespräch '.repeat(6),
  address: `https://www.example.com/reel/${'C9abcDEFghiJKLmnop'.repeat(6)}`,
} as const
type Texture = 'offered' | keyof typeof texts

/** A section of a kind: as it is offered, or with such a text in every field and in each of four items. */
function offered(name: string, texture: Texture): Section {
  const { fields } = sectionKinds.get(name)!
  if (texture === 'offered') return aSection(name)
  const filled = (of: Fields): AnyValues =>
    Object.fromEntries(
      Object.entries(of).flatMap(([field, spec]): Array<[string, unknown]> => {
        if (spec.type === 'line' || spec.type === 'text') return [[field, texts[texture].slice(0, spec.max).trim()]]
        if (spec.type !== 'list') return []
        const blank = (sectionKinds.get(name)!.start[field] as AnyValues[])[0]
        const items = Array.from({ length: Math.min(4, spec.max) }, (_, at) => ({ ...blank, ...numbered(filled(spec.item), at) }))
        return blank === undefined ? [] : [[field, items]]
      }),
    )
  return aSection(name, filled(fields))
}

/** Items are told apart by what they say. */
const numbered = (values: AnyValues, at: number): AnyValues =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, `${at}${String(text).slice(1)}`]))

/** A page has one opening; the rest comes in any order. */
const openings = ['hero', 'opening', 'heading']
const others = drawnKinds.map(({ kind }) => kind.name).filter((name) => !openings.includes(name))

/** All kinds with what is widest, and others as they come. */
const combinations = [
  ...(['words', 'address'] as const).map((texture) => ({ opening: 'hero', rest: [...openings, ...others], texture })),
  ...fc.sample(
    fc.record({
      opening: fc.constantFrom(...openings),
      rest: fc.shuffledSubarray([...others, ...others], { minLength: 4, maxLength: 40 }),
      texture: fc.constantFrom<Texture>('offered', 'words', 'address'),
    }),
    10,
  ),
]

test.for(combinations.map((combination, at) => [at, combination] as const))(
  'combination %i of sections is accessible and fits a phone, in both themes',
  deep('tests/e2e/page-editor.spec.ts'),
  async ([at, { opening, rest, texture }], { visitor, dataDir }) => {
    const slug = `combination-${at}-${randomUUID().slice(0, 8)}`
    const sections = [opening, ...rest].map((name) => offered(name, texture))
    await publishOwnPage(dataDir, slug, sections)
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
