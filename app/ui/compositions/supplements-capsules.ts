import { between, circleData, path, polygon, short, type IllustrationCanvas, type Point } from '#ui/illustration-canvas.ts'

/** A tray: its wells, how far they are apart, and its outline. */
type Tray = { wells: readonly Point[]; pitch: number; outline: string; half: number; turn: (point: Point) => Point }

/** Capsule halves in a tray of hexagonal order, and one capsule that is whole. */
export function drawCapsules(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, colours, stroke } = canvas
  const { wells, pitch, outline, half, turn } = trayIn(canvas)
  const lit = wells[Math.floor(random() * wells.length)]!
  const near = wells.toSorted((one, other) => distance(one, lit) - distance(other, lit))
  const angle = between(random, -0.75, -0.4) - (random() < 0.5 ? Math.PI / 2 : 0)
  const along: Point = [Math.cos(angle) * pitch * 0.72, Math.sin(angle) * pitch * 0.72]
  const middle = turn([(random() < 0.5 ? 1 : -1) * half * between(random, 0.1, 0.4), pitch * between(random, -0.5, 0.5)])
  const lies = [-1, -0.4, 0.4, 1].map((part): Point => [middle[0] + along[0] * part, middle[1] + along[1] * part])
  const isFree = (well: Point) => lies.every((point) => distance(well, point) > pitch * 0.86)
  const filled = near.slice(0, Math.round(wells.length * between(random, 0.42, 0.58)))
  const empty = wells.filter((well) => !filled.includes(well) && isFree(well))
  const halves = filled.filter(isFree)
  const r = pitch * 0.36
  const discs = (points: readonly Point[], dx: number, dy: number, size: number) =>
    points.map(([x, y]) => circleData(x + dx * r, y + dy * r, r * size)).join('')
  return (
    path(outline, `fill="${colours.mid}" stroke="${colours.mid}" stroke-width="${short(pitch * 0.62)}"`) +
    path(discs(empty, 0, 0, 1), `fill="${colours.ground}" stroke="${colours.line}" stroke-width="${short(stroke * 1.2)}"`) +
    path(discs(halves, 0, 0, 1.04), `fill="${colours.line}"`) +
    path(discs(halves, -0.1, -0.12, 0.84), `fill="${colours.glow}"`) +
    drawCapsule(canvas, middle, along, pitch * 0.42)
  )
}

/** Five rows, the middle one longest; upright in a tall frame. */
function trayIn({ width, height }: IllustrationCanvas): Tray {
  const isTall = height > width * 1.2
  const [long, across] = isTall ? [height, width] : [width, height]
  const pitch = Math.min(across * 0.86, long * 0.9) / 5.1
  const most = Math.max(5, Math.min(9, Math.floor((long * 0.9) / pitch - 0.4)))
  const turn = ([x, y]: Point): Point => (isTall ? [width / 2 + y, height / 2 + x] : [width / 2 + x, height / 2 + y])
  const wells = [-2, -1, 0, 1, 2].flatMap((row) => {
    const count = most - Math.abs(row)
    return Array.from({ length: count }, (_, i) => turn([(i - (count - 1) / 2) * pitch, row * pitch * 0.866]))
  })
  const half = ((most - 1) / 2) * pitch
  const [wide, high] = [half + pitch * 0.31, pitch * 1.86]
  const corners: readonly Point[] = [
    [-wide + pitch, -high],
    [wide - pitch, -high],
    [wide, 0],
    [wide - pitch, high],
    [-wide + pitch, high],
    [-wide, 0],
  ]
  return { wells, pitch, outline: polygon(corners.map(turn)), half, turn }
}

/** A whole capsule with its shadow, one half darker. */
function drawCapsule({ colours }: IllustrationCanvas, middle: Point, along: Point, r: number): string {
  const lies = body(middle, along)
  const shadow = body([middle[0] + r * 0.22, middle[1] + r * 0.3], along)
  const pen = `stroke-width="${short(r * 2)}"`
  return (
    path(shadow, `stroke="${colours.line}" ${pen}`) +
    path(lies, `stroke="${colours.glow}" ${pen}`) +
    path(halfOf(middle, along, r * 1.02), `fill="${colours.ground}"`)
  )
}

/** From one round end to the other: its breadth is that of the stroke. */
function body([x, y]: Point, [ux, uy]: Point): string {
  return `M${short(x - ux)} ${short(y - uy)}l${short(ux * 2)} ${short(uy * 2)}`
}

/** Half a capsule, round at its end and straight at the seam. */
function halfOf([x, y]: Point, [ux, uy]: Point, r: number): string {
  const [px, py] = [(-uy / Math.hypot(ux, uy)) * r, (ux / Math.hypot(ux, uy)) * r]
  const at = (aside: number, back: number) => `${short(x + px * aside - ux * back)} ${short(y + py * aside - uy * back)}`
  return `M${at(1, 0)}L${at(1, 1)}A${short(r)} ${short(r)} 0 0 1 ${at(-1, 1)}L${at(-1, 0)}z`
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** One capsule, half in the light, with a seam that is seen by night too. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const angle = between(random, -0.9, -0.6) + (random() < 0.5 ? Math.PI / 2 : 0)
  const middle: Point = [width / 2, height / 2]
  const along: Point = [Math.cos(angle) * side * 0.2, Math.sin(angle) * side * 0.2]
  return (
    path(body(middle, along), `stroke="${colours.glow}" stroke-width="${short(side * 0.32)}"`) +
    path(
      halfOf(middle, along, side * 0.166),
      `fill="${colours.line}" stroke="${colours.ground}" stroke-width="${short(stroke * 0.9)}"`,
    )
  )
}
