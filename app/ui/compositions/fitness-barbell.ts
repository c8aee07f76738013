import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Disc = { at: number; size: number }

/** Which way along the bar: to the right, to the left, or down. */
type Along = readonly [x: number, y: number]

/** A loaded barbell from the side: seven discs on one bar, each with its edge and its face, one face in the light. */
export function drawBarbell(canvas: IllustrationCanvas): string {
  const { random, width, height, side, colours, isSmall, stroke } = canvas
  const isUpright = height > width * 1.2
  const [long, across] = isUpright ? [height, width] : [width, height]
  const radius = isSmall ? side * 0.29 : Math.min(across * 0.39, long * 0.26)
  const reach = isSmall ? side * 0.41 : Math.min(long * 0.46, radius * 3.4)
  const along: Along = isUpright ? [0, 1] : random() < 0.5 ? [-1, 0] : [1, 0]
  const [x, y] = [width / 2, height / 2]
  const flat = isSmall ? 0.26 : between(random, 0.28, 0.36)
  const thick = radius * 0.17
  const discs = isSmall ? mark : loaded(random)
  const open = discs.flatMap((_, i) => (isOpen(discs, i) ? [i] : []))
  const lit = open[isSmall ? 0 : Math.floor(random() * open.length)]
  const bar = (from: number, to: number) => {
    const [part, weight] = [
      (at: number) => `${short(x + along[0] * at * reach)} ${short(y + along[1] * at * reach)}`,
      radius * 0.12,
    ]
    return path(`M${part(from)}L${part(to)}`, `stroke="${colours.line}" stroke-width="${short(weight)}"`)
  }
  const seam = `stroke="${colours.ground}" stroke-width="${short(stroke * (isSmall ? 0.6 : 1.2))}"`
  let drawing = bar(-1, discs[0]!.at)
  for (const [index, { at, size }] of discs.entries()) {
    const centre = [x + along[0] * at * reach, y + along[1] * at * reach] as const
    drawing += path(rim(centre, along, radius * size, flat, thick), `fill="${colours.line}" ${seam}`)
    const face = oval([centre[0] + along[0] * thick, centre[1] + along[1] * thick], along, radius * size, flat)
    drawing += path(face, `fill="${index === lit ? colours.glow : colours.mid}" ${seam}`)
    const next = discs[index + 1]
    if (!next || next.at - at > 0.3) drawing += bar(at + thick / reach, next?.at ?? 1)
  }
  const ground = y + radius + stroke * 2
  const floor =
    isSmall || isUpright
      ? ''
      : path(`M0 ${short(ground)}H${width}`, `stroke="${colours.glow}" stroke-width="${short(stroke * 1.4)}"`)
  return floor + drawing
}

/** Outer to inner on one side, inner to outer on the other. */
function loaded(random: () => number): Disc[] {
  const [small, middle, large] = [between(random, 0.42, 0.54), between(random, 0.68, 0.8), 1]
  const left = random() < 0.5 ? [small, middle, large] : [middle, large, large]
  const right = random() < 0.5 ? [large, large, middle, small] : [large, middle, middle, small]
  return [...left.map((size, i) => ({ at: -0.8 + i * 0.12, size })), ...right.map((size, i) => ({ at: 0.36 + i * 0.13, size }))]
}

const mark: readonly Disc[] = [
  { at: -0.74, size: 0.66 },
  { at: -0.54, size: 1 },
  { at: 0.36, size: 1 },
  { at: 0.62, size: 0.66 },
]

/** Whether most of a face is seen: no disc as large stands before it. */
function isOpen(discs: readonly Disc[], index: number): boolean {
  const [disc, next] = [discs[index]!, discs[index + 1]]
  return !next || next.at - disc.at > 0.3 || next.size < disc.size * 0.9
}

/** Half axes of a disc that is seen from the side. */
function axes([right]: Along, r: number, flat: number): readonly [number, number] {
  return right === 0 ? [r, r * flat] : [r * flat, r]
}

function oval([x, y]: readonly [number, number], along: Along, r: number, flat: number): string {
  const [rx, ry] = axes(along, r, flat)
  const arc = `a${short(rx)} ${short(ry)} 0 0 1 `
  return `M${short(x - rx)} ${short(y)}${arc}${short(rx * 2)} 0${arc}${short(-rx * 2)} 0z`
}

/** The edge of a disc: half an oval behind, drawn out along the bar to where its face is. */
function rim([x, y]: readonly [number, number], along: Along, r: number, flat: number, thick: number): string {
  const [rx, ry] = axes(along, r, flat)
  const [px, py] = [-along[1] * r, along[0] * r]
  const [dx, dy] = [along[0] * thick, along[1] * thick]
  return `M${short(x + px + dx)} ${short(y + py + dy)}l${short(-dx)} ${short(-dy)}A${short(rx)} ${short(ry)} 0 0 1 ${short(x - px)} ${short(y - py)}l${short(dx)} ${short(dy)}z`
}
