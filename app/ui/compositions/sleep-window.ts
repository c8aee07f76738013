import { between, circle, path, polygon, rectangle, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Box = { left: number; top: number; wide: number; tall: number }

const SLATS = 9
const STRIPS = 6

/** A window at night: the moon behind a blind, and its slats of light on the floor. */
export function drawWindow(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, colours, stroke } = canvas
  const tall = Math.min(height * 0.56, width * 0.92)
  const wide = Math.min(width * 0.62, tall * between(random, 0.74, 1.2))
  const top = (height - tall) * between(random, 0.16, 0.22)
  const way = random() < 0.5 ? 1 : -1
  const box: Box = { left: (width - wide) * (0.5 - way * between(random, 0.06, 0.24)), top, wide, tall }
  const floor = top + tall + (height - top - tall) * 0.2
  const r = wide * between(random, 0.2, 0.25)
  const moon = { x: box.left + wide * between(random, 0.36, 0.64), y: top + (tall / SLATS) * between(random, 1.6, 4.6) + r * 0.6 }
  let blind = ''
  for (let i = 0; i < SLATS; i++)
    blind += rectangle(box.left, top + (tall / SLATS) * i, wide, (tall / SLATS) * (0.62 - 0.035 * i))
  const frame = rectangle(box.left, top, wide, tall)
  return (
    path(frame, `fill="${colours.mid}"`) +
    circle(moon.x, moon.y, r, `fill="${colours.glow}"`) +
    path(blind, `fill="${colours.ground}"`) +
    path(frame, `stroke="${colours.line}" stroke-width="${short(stroke * 2.2)}"`) +
    path(`M0 ${short(floor)}H${width}`, `stroke="${colours.mid}" stroke-width="${short(stroke * 1.2)}"`) +
    drawLight(canvas, box, floor, way)
  )
}

/** Strips of light on the floor, broader and further aside the nearer they are; one is the moon’s, and the ones behind it are bright. */
function drawLight(
  { random, width, height, colours }: IllustrationCanvas,
  { left, wide }: Box,
  floor: number,
  way: number,
): string {
  const [spare, reach] = [width - wide, height - floor]
  const aside = way * Math.min(reach * between(random, 1.2, 1.7), spare * 0.36)
  const edge = (depth: number) => {
    const spread = Math.min(wide * 0.16, spare * 0.2) * depth
    const x = left + aside * depth - spread * (way > 0 ? 0.4 : 0.6)
    return { x, end: x + wide + spread, y: floor + reach * depth }
  }
  const lit = 1 + Math.floor(random() * 3)
  const tones = { mid: '', line: '', glow: '' }
  for (let i = 0; i < STRIPS; i++) {
    const [far, near] = [i, i + 0.56].map((at) => edge(0.06 + 0.9 * (at / STRIPS) ** 1.25)) as [Edge, Edge]
    tones[i === lit ? 'glow' : i < lit ? 'line' : 'mid'] += polygon([
      [far.x, far.y],
      [far.end, far.y],
      [near.end, near.y],
      [near.x, near.y],
    ])
  }
  return (
    path(tones.mid, `fill="${colours.mid}"`) +
    path(tones.line, `fill="${colours.line}"`) +
    path(tones.glow, `fill="${colours.glow}"`)
  )
}

/** One edge of a strip of light, across the floor. */
type Edge = { x: number; end: number; y: number }

/** The window alone; the seed says where in it the moon stands. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const [wide, tall] = [side * 0.52, side * 0.64]
  const [left, top] = [(width - wide) / 2, (height - tall) / 2]
  const frame = rectangle(left, top, wide, tall)
  let blind = ''
  for (let i = 0; i < 4; i++) blind += rectangle(left, top + (tall / 4) * i, wide, (tall / 4) * (0.55 - 0.07 * i))
  return (
    path(frame, `fill="${colours.mid}"`) +
    circle(
      left + wide * between(random, 0.38, 0.62),
      top + tall * between(random, 0.4, 0.62),
      wide * 0.29,
      `fill="${colours.glow}"`,
    ) +
    path(blind, `fill="${colours.ground}"`) +
    path(frame, `stroke="${colours.line}" stroke-width="${short(stroke * 1.1)}"`)
  )
}
