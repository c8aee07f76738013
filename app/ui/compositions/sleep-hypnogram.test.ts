import { expect, test } from 'vitest'

import { canvasFor } from '#ui/illustration-art.ts'

import { drawHypnogram } from './sleep-hypnogram.ts'

test.each(['a', 'protein', 'light-and-when-to-leave-it'])('dreams of “%s” grow longer towards the morning', (seed) => {
  const svg = drawHypnogram(canvasFor('sleep', seed, 400, 225))
  const bars = /d="([^"]+)" stroke="var\(--art-sleep-glow\)"/.exec(svg)![1]!
  const lengths = [...bars.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].map(([, from, to]) => Number(to) - Number(from))
  expect(lengths).toHaveLength(4)
  expect(lengths[3]).toBeGreaterThan(lengths[0]!)
  expect(lengths[3]).toBeGreaterThan(lengths[1]!)
})
