import { between, circle, GOLDEN_ANGLE, path, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** A seed head: golden-angle phyllotaxis within a wreath of petals, one Fibonacci spiral lit and its neighbours half lit. */
export function drawSeedHead({ random, width, height, side, colours, isSmall }: IllustrationCanvas): string {
  const whole = isSmall ? side * 0.42 : Math.min(side * 0.48, Math.sqrt(width * height) * 0.4)
  const x = isSmall ? width / 2 : width / 2 + (width / 2 - whole) * between(random, -0.5, 0.5)
  const y = isSmall ? height / 2 : height / 2 + (height / 2 - whole) * between(random, -0.4, 0.4)
  const family = isSmall ? 8 : random() < 0.5 ? 13 : 21
  const lit = Math.floor(random() * family)
  const spin = random() * TAU
  const reach = whole * 0.69
  const count = isSmall ? 34 : 133
  const petals = isSmall ? 13 : 21
  let wreath = ''
  for (let i = 0; i < petals; i++) wreath += petal(x, y, spin + (i / petals) * TAU, reach * 0.96, whole, Math.PI / petals)

  const rows: Record<string, string> = {}
  for (let i = isSmall ? 1 : 3; i < count; i++) {
    const outward = i / count
    const angle = i * GOLDEN_ANGLE + spin
    const distance = reach * 0.93 * Math.sqrt(outward)
    const size = (reach / Math.sqrt(count)) * (0.62 + 0.2 * outward)
    const spiral = (i - lit + family * 99) % family
    const tone = spiral === 0 ? 'glow' : !isSmall && (spiral === 8 || spiral === 5 || spiral === 13) ? 'line' : 'mid'
    const weight = short((reach / Math.sqrt(count)) * (0.66 + 0.28 * Math.floor(outward * 3)))
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
    const key = `stroke="${colours[tone]}" stroke-width="${weight}"`
    rows[key] =
      `${rows[key] ?? ''}M${short(x + ux * (distance - size / 2))} ${short(y + uy * (distance - size / 2))}l${short(ux * size)} ${short(uy * size)}`
  }
  const seeds = Object.entries(rows).map(([attributes, data]) => path(data, attributes))
  return path(wreath, `fill="${colours.mid}"`) + circle(x, y, reach, `fill="${colours.ground}"`) + seeds.join('')
}

/** A pointed petal from one distance of the middle to another. */
function petal(x: number, y: number, angle: number, from: number, to: number, half: number): string {
  const at = (turn: number, distance: number) =>
    `${short(x + distance * Math.cos(angle + turn))} ${short(y + distance * Math.sin(angle + turn))}`
  const belly = from + (to - from) * 0.5
  return `M${at(-half * 0.8, from)}Q${at(-half * 1.15, belly)} ${at(0, to)}Q${at(half * 1.15, belly)} ${at(half * 0.8, from)}z`
}
