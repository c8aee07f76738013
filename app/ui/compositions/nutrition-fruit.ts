import { between, circle, circleData, path, short, TAU, type IllustrationCanvas, type Point } from '#ui/illustration-canvas.ts'

type Disc = { x: number; y: number; r: number }

/** A halved fruit’s section: rind, pith and segments around a core, two of them in the light; behind it the other half. */
export function drawFruit(canvas: IllustrationCanvas): string {
  const { random, width, height, side, isSmall } = canvas
  if (isSmall) return drawSection(canvas, { x: width / 2, y: height / 2, r: side * 0.4 }, 8)
  const r = Math.min(side * 0.41, Math.sqrt(width * height) * 0.3)
  const apart = r * between(random, 0.62, 0.8)
  const leans = random() < 0.5 ? 1 : -1
  const isTall = height > width * 1.2
  const front: Disc = isTall
    ? { x: width / 2, y: height / 2 + apart * 0.5, r }
    : { x: width / 2 - leans * apart * 0.5, y: height / 2 + r * 0.06, r }
  const behind: Disc = isTall
    ? { x: front.x, y: front.y - apart * 1.1, r: r * 0.94 }
    : { x: front.x + leans * apart, y: front.y - r * 0.12, r: r * 0.94 }
  const lightAt = isTall || leans < 0 ? -2.2 : -1.15
  return drawOther(canvas, behind, lightAt) + drawSection(canvas, front, 9 + Math.floor(random() * 4))
}

/** The other half from outside, and where its skin catches the light. */
function drawOther({ colours }: IllustrationCanvas, { x, y, r }: Disc, lightAt: number): string {
  const at = (angle: number) => `${short(x + r * 0.83 * Math.cos(angle))} ${short(y + r * 0.83 * Math.sin(angle))}`
  const shine = `M${at(lightAt - 0.45)}A${short(r * 0.83)} ${short(r * 0.83)} 0 0 1 ${at(lightAt + 0.35)}`
  return circle(x, y, r, `fill="${colours.mid}"`) + path(shine, `stroke="${colours.line}" stroke-width="${short(r * 0.053)}"`)
}

function drawSection({ random, colours, isSmall, stroke }: IllustrationCanvas, { x, y, r }: Disc, segments: number): string {
  const spin = random() * TAU
  const lit = Math.round(((between(random, -2.9, -1.4) - spin) / TAU) * segments)
  const tones = { mid: '', line: '', glow: '' }
  for (let i = 0; i < segments; i++) {
    const angle = spin + ((lit + i) / segments) * TAU
    const tone = i === 0 ? 'glow' : i === 1 ? 'line' : 'mid'
    tones[tone] += segment([x, y], angle, Math.PI / segments, r * 0.84)
    if (!isSmall && random() < 0.45 && i > 1)
      tones.glow += circleData(x + r * 0.36 * Math.cos(angle), y + r * 0.36 * Math.sin(angle), r * 0.022)
  }
  return (
    circle(x, y, isSmall ? r : r + stroke * 5, `fill="${colours.ground}"`) +
    circle(x, y, r * 0.975, `stroke="${colours.line}" stroke-width="${short(r * 0.05)}"`) +
    path(tones.mid, `fill="${colours.mid}"`) +
    path(tones.line, `fill="${colours.line}"`) +
    path(tones.glow, `fill="${colours.glow}"`)
  )
}

/** A wedge with round corners: from near the core to the pith, `half` the angle to either side of its middle. */
function segment([x, y]: Point, middle: number, half: number, reach: number): string {
  const at = (angle: number, distance: number) =>
    `${short(x + distance * reach * Math.cos(middle + angle))} ${short(y + distance * reach * Math.sin(middle + angle))}`
  const edge = half * 0.86
  return (
    `M${at(0, 0.16)}L${at(-edge, 0.86)}Q${at(-edge, 1)} ${at(-edge * 0.66, 1)}` +
    `Q${at(0, 1.045)} ${at(edge * 0.66, 1)}Q${at(edge, 1)} ${at(edge, 0.86)}z`
  )
}
