import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Interval = { middle: number; reach: number; high: number }

/** A session of intervals as a profile of hills: each bar a moment, as high as its effort; one interval is lit. */
export function drawIntervals({ random, width, height, side, colours, isSmall, stroke }: IllustrationCanvas): string {
  const [left, right] = isSmall ? [width / 2 - side * 0.38, width / 2 + side * 0.38] : [0, width]
  const tall = isSmall ? side * 0.54 : Math.min(height * 0.68, width * 1.3)
  const base = height / 2 + tall * 0.5
  const bars = isSmall ? 9 : Math.round(width / (Math.sqrt(width * height) / 52))
  const hills = isSmall ? mark(random) : session(random, width / height)
  const lit = hills[isSmall ? 1 : Math.floor(hills.length * between(random, 0.35, 0.95))]!
  const pitch = (right - left) / bars
  const tones = { line: '', glow: '' }
  for (let i = 0; i < bars; i++) {
    const at = (i + 0.5) / bars
    const efforts = hills.map((hill) => effortOf(hill, at))
    const effort = Math.max(...efforts)
    const top = hills[efforts.indexOf(Math.max(...efforts))]
    if (effort < 0.1) continue
    tones[top === lit ? 'glow' : 'line'] += `M${short(left + pitch * (i + 0.5))} ${short(base)}v${short(-tall * effort)}`
  }
  const pen = `stroke-width="${short(pitch * (isSmall ? 0.5 : 0.42))}"`
  const ground = base + (isSmall ? stroke * 2 : stroke * 6)
  const slopes = isSmall ? '' : hills.map((hill) => slope(hill, width, ground, tall)).join('')
  return (
    path(slopes, `fill="${colours.mid}"`) +
    path(tones.line, `stroke="${colours.line}" ${pen}`) +
    path(tones.glow, `stroke="${colours.glow}" ${pen}`) +
    (isSmall ? '' : path(`M0 ${short(ground)}H${short(width)}`, `stroke="${colours.line}" stroke-width="${short(stroke * 1.4)}"`))
  )
}

/** Two efforts, the second the harder. */
function mark(random: () => number): Interval[] {
  const meet = between(random, 0.38, 0.5)
  return [
    { middle: meet / 2, reach: meet * 0.56, high: between(random, 0.5, 0.75) },
    { middle: (1 + meet) / 2, reach: (1 - meet) * 0.56, high: 1 },
  ]
}

/** Quickly up, more slowly down. */
function effortOf({ middle, reach, high }: Interval, at: number): number {
  const from = (at - middle) / reach
  return Math.abs(from) > 1 ? 0 : high * (0.5 + 0.5 * Math.cos(from * Math.PI)) ** (from < 0 ? 0.72 : 0.9)
}

/** The hill behind an interval, a little broader than its bars. */
function slope({ middle, reach, high }: Interval, width: number, base: number, tall: number): string {
  const [x, half, top] = [middle * width, reach * width * 1.3, base - tall * high * 1.08]
  const ends = [Math.max(0, x - half), Math.min(width, x + half)] as const
  return (
    `M${short(ends[0])} ${short(base)}C${short(x - half * 0.42)} ${short(base)} ${short(x - half * 0.5)} ${short(top)} ${short(x)} ${short(top)}` +
    `C${short(x + half * 0.5)} ${short(top)} ${short(x + half * 0.46)} ${short(base)} ${short(ends[1])} ${short(base)}z`
  )
}

/** Efforts that grow, that grow and ease off, or that stand as a ladder. */
function session(random: () => number, ratio: number): Interval[] {
  const count = Math.max(2, Math.min(7, Math.round(ratio * between(random, 1.5, 2.8))))
  const shape = Math.floor(random() * 3)
  const growth = (part: number) => (shape === 0 ? part : shape === 1 ? 1 - Math.abs(part - 0.6) * 1.5 : 1 - 0.75 * part)
  const broad = Array.from({ length: count }, () => between(random, 0.8, 1.25))
  const total = broad.reduce((sum, one) => sum + one, 0)
  let gone = 0
  return broad.map((one, i) => {
    const middle = (gone + one / 2) / total
    gone += one
    return {
      middle,
      reach: (one / total) * 0.62,
      high: 0.4 + 0.56 * Math.max(0, growth(i / Math.max(1, count - 1))) * between(random, 0.92, 1),
    }
  })
}
