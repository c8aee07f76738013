import { between, circle, path, short, TAU, type IllustrationCanvas } from './illustration-canvas.ts'

const GOLDEN_ANGLE = 2.39996323

/** Nutrition: a seed head. Golden-angle phyllotaxis, one Fibonacci spiral family lit and its neighbours half lit. */
export function drawNutrition({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const x0 = width * between(random, 0.3, 0.7)
  const y0 = height * between(random, 0.36, 0.64)
  const family = random() < 0.5 ? 13 : 21
  const offset = Math.floor(random() * family)
  const spin = random() * TAU
  const count = isSmall ? 46 : 210
  const reach = Math.hypot(width, height) * (isSmall ? 0.66 : 0.72)
  const seeds = { mid: '', line: '', glow: '' }
  for (let i = isSmall ? 3 : 6; i < count; i++) {
    const outward = i / count
    const angle = i * GOLDEN_ANGLE + spin
    const distance = reach * Math.sqrt(outward)
    const size = (reach / Math.sqrt(count)) * (0.52 + 0.5 * outward)
    const x = x0 + distance * Math.cos(angle)
    const y = y0 + distance * Math.sin(angle)
    if (x < -size * 2 || y < -size * 2 || x > width + size * 2 || y > height + size * 2) continue
    const spiral = (i - offset + family * 99) % family
    const tone = spiral === 0 ? 'glow' : spiral === 8 || spiral === 5 || spiral === 13 ? 'line' : 'mid'
    seeds[tone] += seed(x, y, angle, size)
  }
  return (
    path(seeds.mid, `fill="${colours.mid}"`) +
    path(seeds.line, `fill="${colours.line}"`) +
    path(seeds.glow, `fill="${colours.glow}"`) +
    circle(x0, y0, reach * (isSmall ? 0.1 : 0.05), `stroke="${colours.glow}" stroke-width="${short(stroke * 1.2)}"`)
  )
}

/** A leaf shape that points away from the centre. Where it stands needs no decimals; its shape does. */
function seed(x: number, y: number, angle: number, size: number): string {
  const along = { x: Math.cos(angle) * size * 1.2, y: Math.sin(angle) * size * 1.2 }
  const aside = { x: -Math.sin(angle) * size * 1.05, y: Math.cos(angle) * size * 1.05 }
  const there = `q${short(along.x + aside.x)} ${short(along.y + aside.y)} ${short(along.x * 2)} ${short(along.y * 2)}`
  const back = `q${short(-along.x - aside.x)} ${short(-along.y - aside.y)} ${short(-along.x * 2)} ${short(-along.y * 2)}`
  return `M${Math.round(x - along.x)} ${Math.round(y - along.y)}${there}${back}z`
}
