import { expect, test } from 'vitest'

import { canvasFor } from '#ui/illustration-art.ts'

import { drawBarbell } from './fitness-barbell.ts'

test.each([
  [400, 225],
  [400, 400],
  [800, 320],
])('seven discs hang on the bar at %i x %i, one of them in the light', (width, height) => {
  for (const seed of ['a', 'protein', 'one-breath']) {
    const svg = drawBarbell(canvasFor('fitness', seed, width, height))
    const faces = [...svg.matchAll(/d="M[^A]+?a[^"]+z" fill="var\(--art-fitness-(mid|glow)\)"/g)].map(([, tone]) => tone)
    expect(faces).toHaveLength(7)
    expect(faces.filter((tone) => tone === 'glow')).toHaveLength(1)
  }
})
