import { between, circle, circleData, GOLDEN_ANGLE, path, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Bowl = { x: number; y: number; r: number }

const fillings = [drawBroth, drawGrain, drawLeaves] as const

/** How far bowls stand apart, as a share of the largest. */
const GAP = 0.14

/** Three bowls in plan, of three sizes: broth, grain and leaves. The light comes from above on the left. */
export function drawBowls(canvas: IllustrationCanvas): string {
  const { random, width, height, side, isSmall } = canvas
  const first = Math.floor(random() * 3)
  const bowls = isSmall ? [{ x: width / 2, y: height / 2, r: side * 0.4 }] : fitted(laidOut(random, width / height), canvas)
  return bowls.map((bowl, at) => drawDish(canvas, bowl) + fillings[(first + at) % 3]!(canvas, bowl)).join('')
}

/** A row where there is width, a column where there is height, a triangle between; to the left or to the right. */
function laidOut(random: () => number, ratio: number): Bowl[] {
  const sizes = [1, between(random, 0.72, 0.82), between(random, 0.5, 0.6)] as const
  const way = random() < 0.5 ? 1 : -1
  if (ratio > 2.1) return row(random, sizes).map(({ x, y, r }) => ({ x: x * way, y, r }))
  if (ratio < 0.7) return row(random, sizes).map(({ x, y, r }) => ({ x: y * way, y: x, r }))
  return triangle(random, sizes, ratio < 1.5).map(({ x, y, r }) => ({ x: x * way, y, r }))
}

type Sizes = readonly [large: number, middle: number, small: number]

function row(random: () => number, [large, middle, small]: Sizes): Bowl[] {
  const bowls = [
    { r: large, y: -0.08 * between(random, 0.6, 1.2) },
    { r: middle, y: 0.16 * between(random, 0.6, 1.2) },
    { r: small, y: -0.2 * between(random, 0.6, 1.2) },
  ]
  if (random() < 0.5) bowls.splice(0, 2, bowls[1]!, bowls[0]!)
  let end = 0
  return bowls.map(({ r, y }) => {
    const x = end + r
    end = x + r + GAP
    return { x, y, r }
  })
}

/** The second bowl beside the first, further below where there is height, and the third above both. */
function triangle(random: () => number, [large, middle, small]: Sizes, isSteep: boolean): Bowl[] {
  const angle = between(random, 0.2, 0.34) + (isSteep ? 0.5 : 0)
  const far = large + middle + GAP
  const first = { x: 0, y: 0, r: large }
  const second = { x: far * Math.cos(angle), y: far * Math.sin(angle), r: middle }
  const [toFirst, toSecond] = [large + small + GAP, middle + small + GAP]
  const turn = Math.acos((toFirst ** 2 + far ** 2 - toSecond ** 2) / (2 * toFirst * far))
  return [first, second, { x: toFirst * Math.cos(angle - turn), y: toFirst * Math.sin(angle - turn), r: small }]
}

/** As large as the frame lets them be, in its middle. */
function fitted(bowls: readonly Bowl[], { width, height }: IllustrationCanvas): Bowl[] {
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
function drawDish({ colours }: IllustrationCanvas, { x, y, r }: Bowl): string {
  return (
    circle(x, y, r * 0.965, `fill="${colours.ground}" stroke="${colours.line}" stroke-width="${short(r * 0.07)}"`) +
    circle(x + r * 0.07, y + r * 0.07, r * 0.81, `fill="${colours.mid}"`)
  )
}

function drawBroth({ colours }: IllustrationCanvas, { x, y, r }: Bowl): string {
  return circle(x + r * 0.08, y + r * 0.08, r * 0.64, `fill="${colours.glow}"`)
}

function drawGrain({ random, colours, isSmall }: IllustrationCanvas, { x, y, r }: Bowl): string {
  const [count, size] = isSmall ? [19, 0.08] : [42, 0.052]
  const spin = random() * TAU
  let data = ''
  for (let i = 0; i < count; i++) {
    const [angle, distance] = [i * GOLDEN_ANGLE + spin, r * 0.62 * Math.sqrt((i + 0.5) / count)]
    data += circleData(x + r * 0.08 + distance * Math.cos(angle), y + r * 0.08 + distance * Math.sin(angle), r * size)
  }
  return path(data, `fill="${isSmall ? colours.glow : colours.line}"`)
}

function drawLeaves({ random, colours, isSmall }: IllustrationCanvas, { x, y, r }: Bowl): string {
  const spin = random() * TAU
  let data = ''
  for (let i = 0; i < 5; i++) {
    const at = (turn: number, distance: number) => {
      const angle = spin + (i / 5) * TAU + turn
      return `${short(x + r * 0.08 + distance * r * Math.cos(angle))} ${short(y + r * 0.08 + distance * r * Math.sin(angle))}`
    }
    data += `M${at(0, 0.1)}Q${at(-0.62, 0.46)} ${at(0, 0.68)}Q${at(0.62, 0.46)} ${at(0, 0.1)}z`
  }
  return path(data, `fill="${isSmall ? colours.glow : colours.line}"`)
}
