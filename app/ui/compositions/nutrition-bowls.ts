import { between, circle, circleData, path, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Bowl = { x: number; y: number; r: number }

const GOLDEN_ANGLE = 2.39996323

/** Three bowls in plan, of three sizes: broth, grain and leaves. The light comes from above on the left. */
export function drawBowls(canvas: IllustrationCanvas): string {
  const { random, width, height, isSmall } = canvas
  const fillings = [broth, grain, leaves]
  if (isSmall) {
    const side = Math.min(width, height)
    const bowl = { x: width / 2, y: height / 2, r: side * 0.4 }
    return dish(canvas, bowl) + fillings[Math.floor(random() * 3)]!(canvas, bowl)
  }
  const bowls = laidOut(canvas)
  const first = Math.floor(random() * 3)
  return bowls.map((bowl, at) => dish(canvas, bowl) + fillings[(first + at) % 3]!(canvas, bowl)).join('')
}

/** A row where there is width, a column where there is height, a triangle between. */
function laidOut({ random, width, height }: IllustrationCanvas): Bowl[] {
  const sizes = [1, between(random, 0.72, 0.82), between(random, 0.5, 0.6)]
  const order = random() < 0.5 ? [0, 1, 2] : [1, 0, 2]
  const gap = 0.14
  const ratio = width / height
  const turned = random() < 0.5
  const isRow = ratio > 2.1 || ratio < 0.6
  const raw: Bowl[] = []
  if (isRow) {
    let at = 0
    for (const i of order) {
      const r = sizes[i]!
      raw.push({ x: at + r, y: (i === 0 ? -0.08 : i === 1 ? 0.16 : -0.2) * between(random, 0.6, 1.2), r })
      at += r * 2 + gap
    }
  } else {
    const [a, b, c] = sizes as [number, number, number]
    raw.push({ x: 0, y: 0, r: a })
    const angle = between(random, 0.2, 0.34) + (ratio < 1.5 ? 0.5 : 0)
    raw.push({ x: (a + b + gap) * Math.cos(angle), y: (a + b + gap) * Math.sin(angle), r: b })
    raw.push(touching(raw[0]!, raw[1]!, c, gap))
  }
  const placed = isRow && ratio < 1 ? raw.map(({ x, y, r }) => ({ x: y, y: x, r })) : raw
  const flipped = turned ? placed.map(({ x, y, r }) => ({ x: -x, y, r })) : placed
  return fitted(flipped, width, height)
}

/** A third bowl beside two, above them. */
function touching(one: Bowl, other: Bowl, r: number, gap: number): Bowl {
  const [toOne, toOther] = [one.r + r + gap, other.r + r + gap]
  const between = Math.hypot(other.x - one.x, other.y - one.y)
  const along = (toOne ** 2 - toOther ** 2 + between ** 2) / (2 * between)
  const aside = Math.sqrt(Math.max(0, toOne ** 2 - along ** 2))
  const [ux, uy] = [(other.x - one.x) / between, (other.y - one.y) / between]
  return { x: one.x + ux * along + uy * aside, y: one.y + uy * along - ux * aside, r }
}

/** As large as the frame lets them be, in its middle. */
function fitted(bowls: readonly Bowl[], width: number, height: number): Bowl[] {
  const [left, right] = [Math.min(...bowls.map(({ x, r }) => x - r)), Math.max(...bowls.map(({ x, r }) => x + r))]
  const [top, bottom] = [Math.min(...bowls.map(({ y, r }) => y - r)), Math.max(...bowls.map(({ y, r }) => y + r))]
  const scale = Math.min((width * 0.86) / (right - left), (height * 0.86) / (bottom - top))
  return bowls.map(({ x, y, r }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
    r: r * scale,
  }))
}

/** The rim, the wall in the shade and the floor in the light. */
function dish({ colours }: IllustrationCanvas, { x, y, r }: Bowl): string {
  return (
    circle(x, y, r * 0.965, `fill="${colours.ground}" stroke="${colours.line}" stroke-width="${short(r * 0.07)}"`) +
    circle(x + r * 0.07, y + r * 0.07, r * 0.81, `fill="${colours.mid}"`)
  )
}

function broth({ colours }: IllustrationCanvas, { x, y, r }: Bowl): string {
  return circle(x + r * 0.08, y + r * 0.08, r * 0.64, `fill="${colours.glow}"`)
}

function grain({ random, colours, isSmall }: IllustrationCanvas, { x, y, r }: Bowl): string {
  const count = isSmall ? 19 : 42
  const spin = random() * TAU
  let grains = ''
  for (let i = 0; i < count; i++) {
    const [angle, distance] = [i * GOLDEN_ANGLE + spin, r * 0.62 * Math.sqrt((i + 0.5) / count)]
    grains += circleData(
      x + r * 0.08 + distance * Math.cos(angle),
      y + r * 0.08 + distance * Math.sin(angle),
      r * (isSmall ? 0.08 : 0.052),
    )
  }
  return path(grains, `fill="${isSmall ? colours.glow : colours.line}"`)
}

function leaves({ random, colours, isSmall }: IllustrationCanvas, { x, y, r }: Bowl): string {
  const spin = random() * TAU
  let data = ''
  for (let i = 0; i < 5; i++) {
    const angle = spin + (i / 5) * TAU
    const at = (turn: number, distance: number) =>
      `${short(x + r * 0.08 + distance * r * Math.cos(angle + turn))} ${short(y + r * 0.08 + distance * r * Math.sin(angle + turn))}`
    data += `M${at(0, 0.1)}Q${at(-0.62, 0.46)} ${at(0, 0.68)}Q${at(0.62, 0.46)} ${at(0, 0.1)}z`
  }
  return path(data, `fill="${isSmall ? colours.glow : colours.line}"`)
}
