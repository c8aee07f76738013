import { short } from './plate-canvas.ts'

export type Point = readonly [x: number, y: number]

/** The point at `degrees` clockwise from the top. */
export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

/** Path data of an arc clockwise from one angle to another, both in degrees from the top. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const r = short(radius)
  const isLarge = to - from > 180 ? 1 : 0
  return `M${at(onCircle(centre, radius, from))}A${r} ${r} 0 ${isLarge} 1 ${at(onCircle(centre, radius, to))}`
}

/** Path data of a straight mark across a circle, from one radius to another. */
export function tick(centre: Point, degrees: number, from: number, to: number): string {
  return `M${at(onCircle(centre, from, degrees))}L${at(onCircle(centre, to, degrees))}`
}
