import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import { guaranteeKind } from '#features/pages/kinds/guarantee.tsx'
import { AS_SHIPPED, withClaims } from '#features/site/claims/claim-texts.ts'
import { textsIn } from '#features/site/claims/sounds-like-claim.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { starterPages } from './all-starters.ts'

const pagesFor = (guaranteeDays: number, instead: ReadonlyMap<string, string> = new Map()) =>
  starterPages({ ...shippedSettings, plans: { ...shippedSettings.plans, guaranteeDays } }, null, (page) =>
    withClaims(page, { ...AS_SHIPPED, instead }),
  )
const textsOn = (pages: ReturnType<typeof pagesFor>) => textsIn(pages.map(({ sections }) => sections.map(({ values }) => values)))
const drawnIn = (pages: ReturnType<typeof pagesFor>) =>
  pages.flatMap(({ sections }) =>
    sections.filter(({ kind }) => kind === guaranteeKind.name).map(({ values }) => values['figure']),
  )

const PROMISED = /money[ -]back|your money back/i

test('every sentence that ships and promises money back says the days of the settings, and so does the large figure', () => {
  const promising = (days: number) => textsOn(pagesFor(days)).filter((text) => PROMISED.test(text))
  expect(promising(30).length).toBeGreaterThan(4)
  expect(promising(14)).toHaveLength(promising(30).length)
  for (const text of promising(14)) expect(text).not.toMatch(/\b30\b|thirty/i)
  expect(promising(14).filter((text) => /\b14[ -]days?\b/.test(text))).toHaveLength(
    promising(30).filter((text) => /\b30[ -]day/.test(text)).length,
  )
  expect(drawnIn(pagesFor(14))).toEqual(['14'])
  expect(textsOn(pagesFor(1)).join('\n')).toContain('within 1 day of your first payment')
})

test('without a guarantee nothing of it is left: no sentence, no question, no heading and no figure', () => {
  const left = textsOn(pagesFor(0)).filter((text) => PROMISED.test(text) || /guarantee/i.test(text))
  expect(left).toEqual([])
  expect(drawnIn(pagesFor(0))).toEqual([])
})

test.each([
  ['Sixty days to think: 60 days, money back.', '60'],
  ['Ask me, and you get your money back.', ''],
])('the large figure follows a promise in other words: %s', (words, figure) => {
  expect(drawnIn(pagesFor(30, new Map([[claims['guarantee-line'].text, words]])))).toEqual([figure])
})
