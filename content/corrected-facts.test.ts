import { expect, test } from 'vitest'

import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { libraryTopics } from '#content/library/library.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { generalRecommendations } from '#content/recommendations/general.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'

const everything = [...libraryTopics, ...starterLessons, ...starterProducts, ...recommendationRules, ...generalRecommendations]
const named = (id: string) =>
  JSON.stringify(everything.find((text) => ('id' in text && text.id === id) || ('slug' in text && text.slug === id)))

/** What a reader of the sources found wrong or missing once, and the words that mended it. */
test.each([
  ['caffeine', /200 mg at once and 400 mg in a day/],
  ['caffeine-supplements', /200 mg at once and up to 400 mg over a day/],
  ['omega-3', /atrial fibrillation/],
  ['crowded-weeks', /means lay between 106 and 154 days/],
  ['strength-twice-a-week', /about ten sets a week/],
  ['fitness-strength-twice-a-week', /about ten sets a week/],
  ['adding-load', /since replaced/],
  ['sleep-new-parents', /born before 37 weeks/],
  ['resting-hr-above-usual', /fever, a chesty cough/],
  ['resting-hr-low', /show it to a doctor/],
  ['weight-below-usual', /make yourself sick/],
  ['hydration', /heart or kidney condition/],
])('%s says what its source says', (id, words) => {
  expect(named(id)).toMatch(words)
})

test('no dose by body weight stands without the ceiling of the European Food Safety Authority', () => {
  const perKilogram = everything
    .map((text) => JSON.stringify(text))
    .filter((text) => /caffeine/i.test(text) && /mg per kilogram/.test(text))
  expect(perKilogram.length).toBeGreaterThan(1)
  for (const text of perKilogram) expect(text).toMatch(/European Food Safety Authority/)
})
