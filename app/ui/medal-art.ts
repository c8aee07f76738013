import { tick, type Point } from './dial-geometry.ts'
import { illustrationBody } from './illustration-art.ts'
import type { Pillar } from './pillar.ts'

/** An earned medal of any size, as an SVG element: its plate is drawn at the size shown, so a large one has its whole motif. */
export function medalArt({ pillar, seed, size }: { pillar: Pillar; seed: string; size: number }): string {
  const centre: Point = [size / 2, size / 2]
  const ring = Array.from({ length: 40 }, (_, at) => tick(centre, at * 9, size * 0.458, size * 0.49)).join('')
  const side = Math.round(size * 0.8)
  const edge = (size - side) / 2
  return [
    `<svg width="${size}" height="${size}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<clipPath id="medal"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></clipPath>`,
    `<path d="${ring}" stroke="var(--pillar-${pillar})" stroke-width="${size / 130}"/>`,
    `<g transform="translate(${edge} ${edge})" clip-path="url(#medal)">`,
    `${illustrationBody({ pillar, seed, width: side, height: side })}</g></svg>`,
  ].join('')
}
