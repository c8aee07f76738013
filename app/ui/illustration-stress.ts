import { between, short, TAU, type IllustrationCanvas } from './illustration-canvas.ts'

/** Stress: one breath. Rings widen as the breath goes out; their centre drifts like water. */
export function drawStress({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const x0 = width * between(random, 0.34, 0.66)
  const y0 = height * between(random, 0.4, 0.62)
  const reach = Math.hypot(width, height) * 0.86
  const rings = isSmall ? 6 : 24
  const drift = random() * TAU
  const beat = between(random, 4.5, 6.5)
  const inner = Math.min(width, height) * 0.075
  const squash = between(random, 0.62, 0.8)
  const ellipse = (x: number, y: number, radius: number, attributes: string) =>
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(radius * squash)}" ${attributes}/>`

  let fills = ''
  let lines = ''
  for (let ring = rings; ring > 0; ring--) {
    const outward = ring / rings
    const radius = inner * 1.6 + (reach - inner) * outward ** 1.25
    const breath = 0.5 + 0.5 * Math.cos((ring / beat) * TAU)
    const x = x0 + Math.cos(drift) * radius * 0.2
    const y = y0 + Math.sin(drift) * radius * 0.16
    const tone = Math.round(ring / beat) % 2 ? colours.mid : colours.ground
    if (breath > 0.8) fills += ellipse(x, y, radius, `fill="${tone}"`)
    lines += ellipse(x, y, radius, `stroke-width="${short(stroke * (0.6 + 2.6 * breath * (1 - outward * 0.6)))}"`)
  }
  return `${fills}<g stroke="${colours.line}">${lines}</g>${ellipse(x0, y0, inner, `fill="${colours.glow}"`)}`
}
