import { expect, test } from 'vitest'

import { byDay } from './day-colours.ts'
import { medalArt } from './medal-art.ts'
import { pillars } from './pillar.ts'

test.each(pillars)('a medal of %s is drawn in colours that are known by day, and says no word', (pillar) => {
  const drawn = byDay(medalArt({ pillar, seed: 'any', size: 340 }))
  expect(drawn).toMatch(/^<svg width="340".*#[0-9a-f]{6}.*<\/svg>$/s)
  expect(drawn).not.toMatch(/var\(|undefined|NaN|<text/)
})
