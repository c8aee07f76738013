import { between, circleData, path, polygon, short, type IllustrationCanvas, type Point } from '#ui/illustration-canvas.ts'

/** Capsule halves in a tray of hexagonal order, and one capsule that is whole. */
export function drawCapsules(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, colours, stroke } = canvas
  const isTall = height > width * 1.2
  const [long, across] = isTall ? [height, width] : [width, height]
  const pitch = Math.min(across * 0.86, long * 0.9) / 5.1
  const most = Math.max(5, Math.min(9, Math.floor((long * 0.9) / pitch - 0.4)))
  const turn = ([x, y]: Point): Point => (isTall ? [width / 2 + y, height / 2 + x] : [width / 2 + x, height / 2 + y])
  const wells: Point[] = []
  for (const row of [-2, -1, 0, 1, 2]) {
    const count = most - Math.abs(row)
    for (let i = 0; i < count; i++) wells.push(turn([(i - (count - 1) / 2) * pitch, row * pitch * 0.866]))
  }
  const r = pitch * 0.36
  const edge = pitch * 0.62
  const half = ((most - 1) / 2) * pitch
  const [wide, high] = [half + edge * 0.5, 2 * pitch * 0.866 + edge * 0.2]
  const tray = polygon(
    [
      [-wide + pitch, -high],
      [wide - pitch, -high],
      [wide, 0],
      [wide - pitch, high],
      [-wide + pitch, high],
      [-wide, 0],
    ].map(([x, y]) => turn([x!, y!])),
  )
  const lit = wells[Math.floor(random() * wells.length)]!
  const near = wells.toSorted((one, other) => distance(one, lit) - distance(other, lit))
  const turned = between(random, -0.75, -0.4) - (random() < 0.5 ? Math.PI / 2 : 0)
  const [ux, uy] = [Math.cos(turned) * pitch * 0.72, Math.sin(turned) * pitch * 0.72]
  const [x, y] = turn([(random() < 0.5 ? 1 : -1) * half * between(random, 0.1, 0.4), pitch * between(random, -0.5, 0.5)])
  const isFree = (well: Point) => [-1, -0.4, 0.4, 1].every((at) => distance(well, [x + ux * at, y + uy * at]) > pitch * 0.86)
  const filled = near.slice(0, Math.round(wells.length * between(random, 0.42, 0.58))).filter(isFree)
  const shade = wells.filter((well) => !filled.includes(well) && isFree(well))
  const body = `stroke-width="${short(pitch * 0.84)}"`
  const capsule =
    path(
      `M${short(x - ux + r * 0.26)} ${short(y - uy + r * 0.34)}l${short(ux * 2)} ${short(uy * 2)}`,
      `stroke="${colours.line}" ${body}`,
    ) +
    path(`M${short(x - ux)} ${short(y - uy)}l${short(ux * 2)} ${short(uy * 2)}`, `stroke="${colours.glow}" ${body}`) +
    path(halfOf(x, y, ux, uy, pitch * 0.43), `fill="${colours.ground}"`)
  return (
    path(tray, `fill="${colours.mid}" stroke="${colours.mid}" stroke-width="${short(edge)}"`) +
    path(
      shade.map(([x, y]) => circleData(x, y, r)).join(''),
      `fill="${colours.ground}" stroke="${colours.line}" stroke-width="${short(stroke * 1.2)}"`,
    ) +
    path(filled.map(([x, y]) => circleData(x, y, r * 1.04)).join(''), `fill="${colours.line}"`) +
    path(filled.map(([x, y]) => circleData(x - r * 0.1, y - r * 0.12, r * 0.84)).join(''), `fill="${colours.glow}"`) +
    capsule
  )
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** The darker half of a capsule: round at its end, straight at the seam. */
function halfOf(x: number, y: number, ux: number, uy: number, r: number): string {
  const [px, py] = [(-uy / Math.hypot(ux, uy)) * r, (ux / Math.hypot(ux, uy)) * r]
  const to = (signX: number, far: number) => `${short(x + px * signX - ux * far)} ${short(y + py * signX - uy * far)}`
  return `M${to(1, 0)}L${to(1, 1)}A${short(r)} ${short(r)} 0 0 1 ${to(-1, 1)}L${to(-1, 0)}z`
}

/** One capsule, half in the light. */
function drawMark({ random, width, height, colours }: IllustrationCanvas): string {
  const side = Math.min(width, height)
  const turn = between(random, -0.9, -0.6) + (random() < 0.5 ? Math.PI / 2 : 0)
  const [ux, uy] = [Math.cos(turn) * side * 0.2, Math.sin(turn) * side * 0.2]
  const [x, y] = [width / 2, height / 2]
  const pen = `stroke-width="${short(side * 0.32)}"`
  return (
    path(`M${short(x - ux)} ${short(y - uy)}l${short(ux)} ${short(uy)}`, `stroke="${colours.line}" ${pen}`) +
    path(`M${short(x + ux)} ${short(y + uy)}l${short(-ux)} ${short(-uy)}`, `stroke="${colours.glow}" ${pen} `)
  )
}
