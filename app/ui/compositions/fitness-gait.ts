import { between, circleData, line, path, short, type IllustrationCanvas, type Point } from '#ui/illustration-canvas.ts'

/** A step: where the foot leaves the ground, how far it goes, how long the leg is, and how high it is lifted. */
type Step = { from: number; stride: number; leg: number; ground: number; lift: number }

/** How much of its cycle a foot is in the air. */
const SWING = 0.46
const MOMENTS = 13

/** Gait as a chronophotograph: legs in equal steps of time, their feet on one line over the ground, from a walk to a run; one stride is lit. */
export function drawGait(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height } = canvas
  const leg = Math.min(height * 0.68, width * 0.6)
  const rows = Math.max(1, Math.floor(height / (leg * 1.4)))
  const lit = Math.floor(random() * rows)
  return Array.from({ length: rows }, (_, row) =>
    drawRow(canvas, leg, ((row + 0.5) * height) / rows + leg * 0.5, row === lit),
  ).join('')
}

function drawRow({ random, width, colours, stroke }: IllustrationCanvas, leg: number, ground: number, isLit: boolean): string {
  const stride = leg * between(random, 1.2, 1.44)
  const litFrom = (width - stride) * between(random, 0.2, 0.8)
  const before = Math.ceil(litFrom / (stride / 2)) + 1
  const first = litFrom - (before * stride) / 2
  const steps = Math.ceil((width - first) / (stride / 2))
  const litStep = isLit ? before : -1
  const drawn = { ghosts: '', legs: '', feet: '', lit: '', joints: '' }
  const isInside = (points: readonly Point[]) => points.every(([x]) => x > stroke * 4 && x < width - stroke * 4)
  for (let at = 0; at < steps; at++) {
    const from = first + (at * stride) / 2
    const lift = 0.14 + 0.16 * Math.min(1, Math.max(0, (from + stride / 2) / width))
    const moments = Array.from({ length: MOMENTS }, (_, i) => legAt({ from, stride, leg, ground, lift }, i / (MOMENTS - 1)))
    const landing = moments.at(-1)![2]
    if (isInside([landing])) drawn.joints += circleData(...landing, stroke * 2.6)
    const isThis = at === litStep
    const seen = moments.filter((points, i) => isInside(points) && (isThis || i % (isLit ? 2 : 6) === 0))
    drawn[isThis ? 'legs' : 'ghosts'] += seen.map(line).join('')
    drawn[isThis ? 'lit' : 'feet'] += curve(moments.filter((_, i) => isLit || i % 2 === 0).map(([, , ankle]) => ankle))
    if (!isThis) continue
    const body = moments[8]!
    drawn.lit += line(body)
    for (const joint of body) drawn.joints += circleData(...joint, stroke * 4.6)
  }
  const hips = ground - leg * 0.97
  return (
    path(drawn.ghosts, `stroke="${colours.mid}" stroke-width="${short(stroke * 1.8)}"`) +
    path(drawn.legs, `stroke="${colours.line}" stroke-width="${short(stroke * 0.8)}"`) +
    path(`${drawn.feet}M0 ${short(hips)}H${width}`, `stroke="${colours.line}" stroke-width="${short(stroke * 1.6)}"`) +
    path(`M0 ${short(ground)}H${width}`, `stroke="${colours.glow}" stroke-width="${short(stroke * 1.6)}"`) +
    path(drawn.lit, `stroke="${colours.glow}" stroke-width="${short(stroke * 4)}"`) +
    path(drawn.joints, `fill="${colours.glow}"`)
  )
}

/** Hip, knee and ankle of the leg in the air: `part` of the way from the toe that leaves to the heel that lands. */
function legAt({ from, stride, leg, ground, lift }: Step, part: number): readonly [Point, Point, Point] {
  const eased = part * part * (3 - 2 * part)
  const ankle: Point = [from + stride * eased, ground - leg * lift * Math.sin(Math.PI * part ** 0.74) ** 1.2]
  const hip: Point = [from + stride * (0.5 + SWING * (part - 0.5)), ground - leg * 0.97]
  return [hip, kneeOf(hip, ankle, leg * 0.5), ankle]
}

/** Two bones of one length bend forward between hip and ankle. */
function kneeOf([x1, y1]: Point, [x2, y2]: Point, bone: number): Point {
  const half = Math.min(bone, Math.hypot(x2 - x1, y2 - y1) / 2)
  const aside = Math.sqrt(bone ** 2 - half ** 2)
  const [ux, uy] = [(x2 - x1) / (half * 2), (y2 - y1) / (half * 2)]
  return [(x1 + x2) / 2 + uy * aside, (y1 + y2) / 2 - ux * aside]
}

/** Through points in order, round at each. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  let data = `M${short(first![0])} ${short(first![1])}`
  for (let i = 0; i < rest.length - 1; i++) {
    const [[x, y], [nextX, nextY]] = [rest[i]!, rest[i + 1]!]
    const isLast = i === rest.length - 2
    data += `Q${short(x)} ${short(y)} ${short(isLast ? nextX : (x + nextX) / 2)} ${short(isLast ? nextY : (y + nextY) / 2)}`
  }
  return data
}

/** Two legs in one stride: the foot in front lands, the one behind leaves. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const at = (right: number, down: number): Point => [width / 2 + side * right, height / 2 + side * down]
  const reach = between(random, 0.2, 0.25)
  const hip = at(0, -0.34)
  const ahead = [hip, at(reach * 0.86, -0.04), at(reach + 0.02, 0.27), at(reach + 0.12, 0.25)]
  const behind = [hip, at(-0.03, 0), at(-reach - 0.03, 0.2), at(-reach + 0.03, 0.31)]
  const ground = line([at(-0.32, 0.36), at(0.32, 0.36)])
  return (
    path(ground, `stroke="${colours.mid}" stroke-width="${short(stroke * 1.4)}"`) +
    path(line(behind), `stroke="${colours.line}" stroke-width="${short(stroke * 2.4)}"`) +
    path(line(ahead), `stroke="${colours.glow}" stroke-width="${short(stroke * 3)}"`) +
    path(circleData(...hip, side * 0.055), `fill="${colours.glow}"`)
  )
}
