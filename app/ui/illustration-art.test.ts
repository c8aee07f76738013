import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { illustrationArt } from './illustration-art.ts'
import { compositionOf } from './illustration-composition.ts'
import { pillars } from './pillar.ts'

const sizes = [
  { width: 64, height: 64 },
  { width: 130, height: 430 },
  { width: 300, height: 410 },
  { width: 400, height: 300 },
  { width: 800, height: 450 },
]
const seeds = ['light-and-when-to-leave-it', 'a', 'protein', 'spine-4', '']
const illustrations = pillars.flatMap((pillar) =>
  sizes.flatMap((size) =>
    seeds.map((seed) => ({
      name: `${pillar} “${seed}” ${size.width}x${size.height}`,
      svg: illustrationArt({ pillar, seed, ...size }),
      pillar,
    })),
  ),
)

test('the same request draws the same plate, another seed another one', () => {
  for (const pillar of pillars) {
    const request = { pillar, seed: 'protein', width: 400, height: 300 }
    expect(illustrationArt(request)).toBe(illustrationArt(request))
    expect(illustrationArt(request)).not.toBe(illustrationArt({ ...request, seed: 'protein-2' }))
  }
})

test('a slug keeps the plate it was published with', () => {
  const marks = pillars.map((pillar) => {
    const svg = illustrationArt({ pillar, seed: 'one-breath', width: 300, height: 410 })
    const { name } = compositionOf(pillar, 'one-breath')
    return `${pillar}, ${name}: ${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`
  })
  expect(marks).toMatchInlineSnapshot(`
    [
      "sleep, hypnogram: 4f0b7f8758dd",
      "nutrition, seed head: b07b67930a4f",
      "fitness, intervals: e43c447967af",
      "supplements, label: 3cfff11f973e",
      "stress, sand: 80299ef9cad5",
    ]
  `)
})

test('every plate weighs at most 2.3 kB compressed', () => {
  const weights = illustrations.map(({ name, svg }) => ({ name, bytes: gzipSync(svg).length }))
  expect(weights.filter(({ bytes }) => bytes < 250 || bytes > 2300)).toEqual([])
})

test('every colour of a plate is a token of its pillar', () => {
  for (const { svg, pillar } of illustrations) {
    const colours = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]))
    expect(colours.size).toBeGreaterThan(2)
    for (const colour of colours) expect(colour).toMatch(new RegExp(`^(none|var\\(--art-${pillar}-(ground|mid|line|glow)\\))$`))
  }
})

test('no plate holds a number that is none', () => {
  expect(illustrations.filter(({ svg }) => /NaN|Infinity|undefined/.test(svg))).toEqual([])
})
