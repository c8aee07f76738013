/** What a motif draws with: its own dice, the size it is shown at, four colours, and a stroke unit that suits the size. */
export type IllustrationCanvas = {
  random: () => number
  width: number
  height: number
  /** The shorter of both. */
  side: number
  colours: { ground: string; mid: string; line: string; glow: string }
  /** Under 120 px: fewer and thicker marks. */
  isSmall: boolean
  stroke: number
}

export const TAU = Math.PI * 2

/** Seeds that stand this far apart around their middle never stand in a row. */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Dice that fall the same way for the same text (FNV-1a into mulberry32). */
export function diceFor(text: string): () => number {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low)
}

/** To one decimal: a tenth of a pixel is all that shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A coordinate as short as it can be written: one decimal, no leading zero. */
export function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.')
}

export function path(data: string, attributes: string): string {
  return data && `<path d="${data}" ${attributes}/>`
}

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes}/>`
}

/** A circle as path data, so that many of them make one element. Twice the rounded radius, or the arcs would bulge. */
export function circleData(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0`
}

export type Point = readonly [x: number, y: number]

/** Points joined by straight lines. */
export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

/** Points joined by straight lines and back to the first. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}
