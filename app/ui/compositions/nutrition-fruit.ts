import { between, circle, circleData, path, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** A halved fruit’s section: rind, pith and segments around a core, two of them in the light; behind it the other half. */
export function drawFruit({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const side = Math.min(width, height)
  const radius = isSmall ? side * 0.4 : Math.min(side * 0.41, Math.sqrt(width * height) * 0.3)
  const leans = random() < 0.5 ? 1 : -1
  const isTall = height > width * 1.2
  const apart = isSmall ? 0 : radius * between(random, 0.62, 0.8)
  const x = width / 2 - (isTall ? 0 : leans * apart * 0.5)
  const y = height / 2 + (isTall ? apart * 0.5 : (height - side) / 2 + (isSmall ? 0 : radius * 0.06))
  const behind = isTall ? ([x, y - apart * 1.1] as const) : ([x + leans * apart, y - radius * 0.12] as const)
  const segments = isSmall ? 8 : 9 + Math.floor(random() * 4)
  const spin = random() * TAU
  const lit = Math.round(((between(random, -2.9, -1.4) - spin) / TAU) * segments)
  const tones = { mid: '', line: '', glow: '' }
  for (let i = 0; i < segments; i++) {
    const turned = (((i - lit) % segments) + segments) % segments
    tones[turned === 0 ? 'glow' : turned === 1 ? 'line' : 'mid'] += segment(
      x,
      y,
      spin + (i / segments) * TAU,
      Math.PI / segments,
      radius * 0.84,
    )
  }
  let pips = ''
  for (let i = 0; i < segments; i++) {
    if (random() < 0.55) continue
    const angle = spin + (i / segments) * TAU
    pips += circleData(x + radius * 0.36 * Math.cos(angle), y + radius * 0.36 * Math.sin(angle), radius * 0.022)
  }
  const other = isSmall
    ? ''
    : circle(behind[0], behind[1], radius * 0.94, `fill="${colours.mid}"`) +
      path(
        shine(behind[0], behind[1], radius * 0.78, leans > 0 && !isTall ? -1.15 : -2.2),
        `stroke="${colours.line}" stroke-width="${short(radius * 0.05)}"`,
      ) +
      circle(x, y, radius + stroke * 5, `fill="${colours.ground}"`)
  return (
    other +
    circle(x, y, radius - radius * 0.025, `stroke="${colours.line}" stroke-width="${short(radius * 0.05)}"`) +
    path(tones.mid, `fill="${colours.mid}"`) +
    path(tones.line, `fill="${colours.line}"`) +
    path(tones.glow, `fill="${colours.glow}"`) +
    path(isSmall ? '' : pips, `fill="${colours.glow}"`)
  )
}

/** Where the skin of the other half catches the light. */
function shine(x: number, y: number, r: number, middle: number): string {
  const at = (angle: number) => `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`
  return `M${at(middle - 0.45)}A${short(r)} ${short(r)} 0 0 1 ${at(middle + 0.35)}`
}

/** A wedge with round corners: from near the core to the pith, `half` the angle to either side of its middle. */
function segment(x: number, y: number, middle: number, half: number, reach: number): string {
  const at = (angle: number, distance: number) =>
    `${short(x + distance * reach * Math.cos(middle + angle))} ${short(y + distance * reach * Math.sin(middle + angle))}`
  const edge = half * 0.86
  const near = 0.16
  return (
    `M${at(0, near)}L${at(-edge, 0.86)}Q${at(-edge, 1)} ${at(-edge * 0.66, 1)}` +
    `Q${at(0, 1.045)} ${at(edge * 0.66, 1)}Q${at(edge, 1)} ${at(edge, 0.86)}z`
  )
}
