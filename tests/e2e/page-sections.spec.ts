import { randomUUID } from 'node:crypto'

import fc from 'fast-check'

import type { Section } from '#features/pages/core/page.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { aSection } from '#features/pages/published/draw.factory.server.ts'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { publishOwnPage } from '#tests/support/own-page.ts'

const LONG = 'Gesundheitsvorsorgegespräch '.repeat(6)

/** A section of a kind: as it is offered, or with long words in every field. */
function offered(name: string, isLong: boolean): Section {
  const { fields } = sectionKinds.get(name)!
  const long = (max: number) => LONG.slice(0, max).trim()
  const texts = Object.entries(fields).flatMap(([field, spec]) =>
    spec.type === 'line' || spec.type === 'text' ? [[field, long(spec.max)]] : [],
  )
  return aSection(name, isLong ? Object.fromEntries(texts) : {})
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
    const sections = [opening, ...rest].map((name) => offered(name, isLong))
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
