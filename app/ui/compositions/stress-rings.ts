import { between, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** One breath as rings: they widen as the breath goes out; their centre drifts like water. */
export function drawRings(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, side, colours, stroke } = canvas
  const x0 = width * between(random, 0.34, 0.66)
  const y0 = height * between(random, 0.4, 0.62)
  const reach = Math.hypot(width, height) * 0.86
  const rings = 24
  const drift = random() * TAU
  const beat = between(random, 4.5, 6.5)
  const inner = side * 0.075
  const squash = between(random, 0.62, 0.8)

  let fills = ''
  let lines = ''
  for (let ring = rings; ring > 0; ring--) {
    const outward = ring / rings
    const radius = inner * 1.6 + (reach - inner) * outward ** 1.25
    const breath = 0.5 + 0.5 * Math.cos((ring / beat) * TAU)
    const x = x0 + Math.cos(drift) * radius * 0.2
    const y = y0 + Math.sin(drift) * radius * 0.16
    const tone = Math.round(ring / beat) % 2 ? colours.mid : colours.ground
    if (breath > 0.8) fills += ellipse(x, y, radius, squash, `fill="${tone}"`)
    lines += ellipse(x, y, radius, squash, `stroke-width="${short(stroke * (0.6 + 2.6 * breath * (1 - outward * 0.6)))}"`)
  }
  return `${fills}<g stroke="${colours.line}">${lines}</g>${ellipse(x0, y0, inner, squash, `fill="${colours.glow}"`)}`
}

/** Three rings, the seed says where they drift to. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const drift = random() * TAU
  const squash = between(random, 0.78, 0.86)
  const rings = [0.4, 0.285, 0.185].map((share, at) => {
    const away = (0.4 - share) * side
    const x = width / 2 + Math.cos(drift) * away * 0.22
    const y = height / 2 + Math.sin(drift) * away * 0.2
    const fill = at === 1 ? colours.mid : colours.ground
    return ellipse(
      x,
      y,
      share * side,
      squash,
      `fill="${fill}" stroke="${colours.line}" stroke-width="${short(stroke * (0.8 + 0.3 * at))}"`,
    )
  })
  const [x, y] = [width / 2 + Math.cos(drift) * side * 0.065, height / 2 + Math.sin(drift) * side * 0.06]
  return rings.join('') + ellipse(x, y, side * 0.09, squash, `fill="${colours.glow}"`)
}

function ellipse(x: number, y: number, radius: number, squash: number, attributes: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius)}" ry="${short(radius * squash)}" ${attributes}/>`
}
