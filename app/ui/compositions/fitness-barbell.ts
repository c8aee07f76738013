import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** A disc: where on the bar its back is, from -1 to 1, and how large it is beside the largest. */
type Disc = { at: number; size: number }

/** A bar: its middle, half its length, the radius of its largest disc, how flat discs look, and whether its right end is nearer (1, else -1). */
type Bar = { x: number; y: number; reach: number; radius: number; flat: number; way: number }

/** A loaded barbell from the side: seven discs, each with its edge and its face, one face in the light. A tall frame is a rack of them. */
export function drawBarbell(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, colours, stroke } = canvas
  const rows = Math.max(1, Math.floor(height / (width * 0.62)))
  const pitch = height / rows
  const radius = Math.min(pitch * 0.39, width * 0.25)
  const reach = Math.min(width * 0.46, radius * 3.4)
  const litRow = Math.floor(random() * rows)
  const bars = Array.from({ length: rows }, (_, row) => {
    const bar = {
      x: width / 2,
      y: pitch * (row + 0.5),
      reach,
      radius,
      flat: between(random, 0.28, 0.36),
      way: random() < 0.5 ? -1 : 1,
    }
    const discs = loaded(random)
    const open = discs.flatMap((_, at) => (isOpen(discs, at) ? [at] : []))
    const lit = open[Math.floor(random() * open.length)]
    return drawBar(canvas, bar, discs, row === litRow ? lit : undefined)
  })
  const shelves = Array.from({ length: rows }, (_, row) => `M0 ${short(pitch * (row + 0.5) + radius + stroke * 2)}H${width}`)
  return path(shelves.join(''), `stroke="${colours.glow}" stroke-width="${short(stroke * 1.4)}"`) + bars.join('')
}

/** Four discs, one of the large ones lit. */
function drawMark(canvas: IllustrationCanvas): string {
  const { random, width, height, side } = canvas
  const bar = { x: width / 2, y: height / 2, reach: side * 0.41, radius: side * 0.29, flat: 0.26, way: random() < 0.5 ? -1 : 1 }
  const discs = [
    { at: -0.74, size: 0.66 },
    { at: -0.54, size: 1 },
    { at: 0.36, size: 1 },
    { at: 0.62, size: 0.66 },
  ]
  return drawBar(canvas, bar, discs, 1)
}

/** Outer to inner on the far side, inner to outer on the near one. */
function loaded(random: () => number): Disc[] {
  const [small, middle, large] = [between(random, 0.42, 0.54), between(random, 0.68, 0.8), 1]
  const far = random() < 0.5 ? [small, middle, large] : [middle, large, large]
  const near = random() < 0.5 ? [large, large, middle, small] : [large, middle, middle, small]
  return [...far.map((size, i) => ({ at: -0.8 + i * 0.12, size })), ...near.map((size, i) => ({ at: 0.36 + i * 0.13, size }))]
}

/** Whether most of a face is seen: no disc as large stands right before it. */
function isOpen(discs: readonly Disc[], index: number): boolean {
  const [disc, next] = [discs[index]!, discs[index + 1]]
  return !next || next.at - disc.at > 0.3 || next.size < disc.size * 0.9
}

/** From the far end to the near one, so that what is nearer covers what is behind. */
function drawBar(
  { colours, stroke, isSmall }: IllustrationCanvas,
  bar: Bar,
  discs: readonly Disc[],
  lit: number | undefined,
): string {
  const { x, y, reach, radius, way } = bar
  const seam = `stroke="${colours.ground}" stroke-width="${short(stroke * (isSmall ? 0.6 : 1.2))}"`
  const pen = `stroke="${colours.line}" stroke-width="${short(radius * 0.12)}"`
  const shaft = (from: number, to: number) =>
    path(`M${short(x + way * from * reach)} ${short(y)}H${short(x + way * to * reach)}`, pen)
  const thick = radius * 0.17
  const drawn = discs.map(({ at, size }, index) => {
    const [back, rx, ry] = [x + way * at * reach, radius * size * bar.flat, radius * size]
    const front = back + way * thick
    const next = discs[index + 1]
    return (
      path(rim(back, front, y, rx, ry, way), `fill="${colours.line}" ${seam}`) +
      path(oval(front, y, rx, ry), `fill="${index === lit ? colours.glow : colours.mid}" ${seam}`) +
      (!next || next.at - at > 0.3 ? shaft(at + thick / reach, next?.at ?? 1) : '')
    )
  })
  return shaft(-1, discs[0]!.at) + drawn.join('')
}

function oval(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${short(rx)} ${short(ry)} 0 0 1 `
  return `M${short(x - rx)} ${short(y)}${arc}${short(rx * 2)} 0${arc}${short(-rx * 2)} 0z`
}

/** The edge of a disc: half an oval behind, drawn out along the bar to where its face is. */
function rim(back: number, front: number, y: number, rx: number, ry: number, way: number): string {
  const sweep = way > 0 ? 0 : 1
  return `M${short(front)} ${short(y - ry)}H${short(back)}A${short(rx)} ${short(ry)} 0 0 ${sweep} ${short(back)} ${short(y + ry)}H${short(front)}z`
}
