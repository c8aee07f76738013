import { gzipSync } from 'node:zlib'

import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { byDay, dayColours } from './day-colours.ts'
import { canvasFor, drawOn, framed } from './illustration-art.ts'
import { compositionOf, compositions, examplesOf } from './illustration-composition.ts'
import { pillars } from './pillar.ts'

type Size = readonly [width: number, height: number]

const sizes: readonly Size[] = [
  [120, 120],
  [130, 430],
  [300, 410],
  [400, 225],
  [400, 300],
  [400, 400],
  [800, 320],
  [1200, 630],
]
const smallSizes: readonly Size[] = [
  [32, 32],
  [56, 32],
  [64, 64],
  [112, 112],
]
const seeds = ['a', 'protein', 'light-and-when-to-leave-it', 'spine3', '']

const all = pillars.flatMap((pillar) => compositions[pillar].map(({ name, draw }) => ({ pillar, name, draw })))

/** What runs on beyond the edge, as water and rings do. */
const runsOn = new Set(['moon', 'rings', 'gait'])

describe.each(all)('$name of $pillar', ({ pillar, draw }) => {
  const drawn = (seed: string, [width, height]: Size) => drawOn(canvasFor(pillar, seed, width, height), draw)

  test('is the same for the same seed, and another one for another', () => {
    for (const size of [...sizes, [112, 112] as const]) {
      expect(drawn('protein', size)).toBe(drawn('protein', size))
      expect(new Set(seeds.map((seed) => drawn(seed, size))).size).toBeGreaterThan(1)
    }
    expect(new Set(seeds.map((seed) => drawn(seed, [400, 225]))).size).toBe(seeds.length)
  })

  test('weighs 0.4 to 2.3 kB compressed, and as a mark at most 1', () => {
    const weigh = (size: Size) => seeds.map((seed) => gzipSync(framed(drawn(seed, size), ...size)).length)
    const weights = sizes.map((size) => ({ size, bytes: weigh(size) }))
    expect(weights.filter(({ bytes }) => bytes.some((weight) => weight < 400 || weight > 2300))).toEqual([])
    expect(smallSizes.flatMap(weigh).filter((bytes) => bytes > 1000)).toEqual([])
  })

  test('has its colours from the tokens of its subject, and numbers only', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.integer({ min: 16, max: 1600 }),
        fc.integer({ min: 16, max: 1600 }),
        (...of) => {
          const svg = drawn(of[0], [of[1], of[2]])
          expect(svg).not.toMatch(/NaN|Infinity|undefined|url\(|id="/)
          const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]!)
          const ours = new RegExp(`^(?:none|var\\(--art-${pillar}-(?:ground|mid|line|glow)\\))$`)
          expect(colours.filter((colour) => !ours.test(colour))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  test('shows its ground, its light and at least one tone between', async () => {
    for (const size of [[120, 120], [130, 430], [400, 225], ...smallSizes] as const) {
      const { counts, total } = await pixelsOf(pillar, drawn('protein', size), size)
      expect(counts.glow / total).toBeGreaterThan(0.0015)
      expect(counts.glow / total).toBeLessThan(0.4)
      expect((counts.ground + counts.mid) / total).toBeGreaterThan(0.25)
    }
  })

  test('under 120 px is one mark in the middle, and nothing of it is cut', async () => {
    for (const size of smallSizes)
      for (const seed of seeds) {
        const box = await boxOf(pillar, drawn(seed, size), size)
        const side = Math.min(...size)
        expect(Math.abs(box.x + box.wide / 2 - size[0] / 2) / side, `${seed} across ${size.join('x')}`).toBeLessThan(0.06)
        expect(Math.abs(box.y + box.tall / 2 - size[1] / 2) / side, `${seed} down ${size.join('x')}`).toBeLessThan(0.06)
        expect(Math.max(box.wide, box.tall) / side).toBeLessThan(0.94)
        expect(Math.max(box.wide, box.tall) / side).toBeGreaterThan(0.55)
      }
  })
})

test.each(all.filter(({ name }) => !runsOn.has(name)))('$name of $pillar stays within its frame', async ({ pillar, draw }) => {
  for (const size of sizes)
    for (const seed of seeds.slice(0, 3)) {
      const [width, height] = size
      const spill = await spillOf(drawOn(canvasFor(pillar, seed, width, height), draw), size)
      expect(spill, `${seed} ${size.join('x')}`).toBe(0)
    }
})

test('each subject has three pictures, and seeds get all of them about as often', () => {
  for (const pillar of pillars) {
    const names = Array.from({ length: 600 }, (_, i) => compositionOf(pillar, `seed-${i}`).name)
    for (const { name } of compositions[pillar]) {
      expect(names.filter((other) => other === name).length).toBeGreaterThan(150)
    }
  }
  expect(new Set(all.map(({ name }) => name)).size).toBe(15)
})

test('each picture of a subject has an example that gets it', () => {
  for (const pillar of pillars) {
    const examples = examplesOf(pillar)
    expect(examples.map(({ seed }) => compositionOf(pillar, seed).name)).toEqual(examples.map(({ name }) => name))
  }
})

type Pillar = (typeof pillars)[number]

async function rastered(svg: string, size: Size, margin: number): Promise<{ data: Buffer; width: number; height: number }> {
  const [width, height] = [size[0] + margin * 2, size[1] + margin * 2]
  const box = `width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}"`
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  const whole = byDay(`<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen}>${svg}</svg>`)
  const { data } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

/** How many pixels are painted further than three pixels and two strokes outside the frame. */
async function spillOf(svg: string, size: Size): Promise<number> {
  const margin = 40
  const { data, width, height } = await rastered(svg, size, margin)
  const slack = 3 + (2 * Math.sqrt(size[0] * size[1])) / 400
  let spill = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const outside = Math.max(margin - x, margin - y, x - (width - margin - 1), y - (height - margin - 1))
      if (outside > slack && data[(y * width + x) * 4 + 3]! > 0) spill++
    }
  return spill
}

async function pixelsOf(pillar: Pillar, svg: string, size: Size) {
  const { data, width, height } = await rastered(svg, size, 0)
  const tones = (['ground', 'mid', 'line', 'glow'] as const).map((name) => ({
    name,
    rgb: rgbOf(dayColours[`art-${pillar}-${name}`]),
  }))
  const counts = { ground: 0, mid: 0, line: 0, glow: 0 }
  for (let at = 0; at < data.length; at += 4) {
    const near = tones.find(({ rgb }) => rgb.every((value, channel) => Math.abs(value - data[at + channel]!) < 10))
    if (near) counts[near.name]++
  }
  return { counts, total: width * height }
}

/** What is not ground, as a box. */
async function boxOf(pillar: Pillar, svg: string, size: Size) {
  const { data, width, height } = await rastered(svg, size, 0)
  const ground = rgbOf(dayColours[`art-${pillar}-ground`])
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (ground.every((value, channel) => Math.abs(value - data[(y * width + x) * 4 + channel]!) < 14)) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  return { x: box.left, y: box.top, wide: box.right - box.left, tall: box.bottom - box.top }
}

function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
