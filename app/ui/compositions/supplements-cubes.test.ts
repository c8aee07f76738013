import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canvasFor } from '#ui/illustration-art.ts'

import { drawCubes } from './supplements-cubes.ts'

const facesIn = (svg: string, tone: string) => {
  const data = new RegExp(`d="([^"]+)" fill="var\\(--art-supplements-${tone}\\)"`).exec(svg)?.[1] ?? ''
  return data.split('z').flatMap((face) => (face === '' ? [] : [face.slice(1).split('L')]))
}

test('every cube has its three faces, in one light, and touches another', () => {
  const side = fc.integer({ min: 120, max: 1200 })
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), side, side, (seed, width, height) => {
      const svg = drawCubes(canvasFor('supplements', seed, width, height))
      const [tops, lefts, rights] = [facesIn(svg, 'glow'), facesIn(svg, 'mid'), facesIn(svg, 'line')]
      expect(tops.length).toBeGreaterThanOrEqual(7)
      expect(tops.length).toBeLessThanOrEqual(12)
      expect([lefts.length, rights.length]).toEqual([tops.length, tops.length])
      const centres = tops.map(([centre]) => centre!)
      expect(lefts.map(([centre]) => centre)).toEqual(centres)
      expect(rights.map(([centre]) => centre)).toEqual(centres)
      const places = centres.map((centre) => centre.split(' ').map(Number) as [number, number])
      const [[x, y], [cornerX, cornerY]] = tops[0]!.map((point) => point.split(' ').map(Number)) as [
        [number, number],
        [number, number],
      ]
      const apart = Math.hypot(cornerX - x, cornerY - y) * Math.sqrt(3)
      const isBeside = ([x1, y1]: [number, number], [x2, y2]: [number, number]) =>
        Math.abs(Math.hypot(x2 - x1, y2 - y1) - apart) < 1.5
      expect(places.filter((place) => !places.some((other) => isBeside(place, other)))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
