import { expect, test } from 'vitest'

import { librarySources, libraryTopics } from '#content/library/library.ts'

import { basisOf } from './sources.ts'

const basis = (evidence: 'guideline' | 'review' | 'mixed' | 'practice', ...sources: string[]) =>
  basisOf({ sources, evidence }, librarySources)

test('the kind of a document is its own, however sure the passage is', () => {
  expect(basis('guideline', 'nih-ods-iron')).toBe('*Basis: fact sheet (NIH Office of Dietary Supplements).*')
  expect(basis('guideline', 'who-salt-substitutes-2025')).toBe('*Basis: guideline (World Health Organization, 2025).*')
  expect(basis('mixed', 'who-healthy-diet')).toBe(
    '*Basis: fact sheet (World Health Organization). The evidence is limited or divided.*',
  )
  expect(basis('review', 'issn-creatine', 'nih-ods-exercise')).toBe(
    '*Basis: fact sheet (NIH Office of Dietary Supplements); position statement (International Society of Sports Nutrition, 2017).*',
  )
  expect(basis('practice', 'nhs-food-labels')).toBe(
    '*Basis: teaching practice; on one point, information page (National Health Service, United Kingdom).*',
  )
  expect(basis('practice')).toBe('*Basis: teaching practice.*')
})

test('no passage of the library calls a fact sheet a guideline', () => {
  const lines = libraryTopics.flatMap(({ passages }) => passages.map((passage) => basisOf(passage, librarySources)))
  expect(
    lines.filter((line) => /(?:guideline|statement)[^;]* \([^)]*(?:Office of Dietary|Integrative Health|Mayo)/.test(line)),
  ).toEqual([])
  expect(lines.filter((line) => !/^\*Basis: .+\.\*$/.test(line))).toEqual([])
})
