import { short } from './illustration-canvas.ts'

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

/** Marks across a circle, `every` so many degrees from one angle to another, as the dashes of one arc: so many marks are one short path. */
export function ticks(
  centre: Point,
  {
    from,
    to,
    every,
    inside,
    outside,
    width,
  }: { from: number; to: number; every: number; inside: number; outside: number; width: number },
): string {
  const radius = (inside + outside) / 2
  const degrees = (width * 180) / (Math.PI * radius)
  const digits = (number: number) => String(Math.round(number * 1000) / 1000)
  const marks = `pathLength="${digits(to - from + degrees)}" stroke-dasharray="${digits(degrees)} ${digits(every - degrees)}"`
  return `<path d="${arc(centre, radius, from - degrees / 2, to + degrees / 2)}" stroke-width="${short(outside - inside)}" stroke-linecap="butt" ${marks}`
}
