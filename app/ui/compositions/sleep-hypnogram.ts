import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** Part of a night: where it begins and ends, from 0 to 1, how deep it is, and whether one dreams in it. */
type Stage = { from: number; to: number; depth: number; isRem: boolean }

/** Hypnograms as terraces, three nights behind each other: down into deep sleep, up to dreams that grow longer towards the morning. */
export function drawHypnogram(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, colours, stroke } = canvas
  const cycles = width > height * 1.2 ? 4 : width > height * 0.6 ? 3 : 2
  const first = between(random, 0.14, 0.19)
  let drawing = ''
  for (const layer of [0, 1, 2]) {
    const stages = nightOf(random, cycles)
    const top = height * (first + layer * 0.29)
    const fall = Math.min(height, width) * (0.27 - layer * 0.03)
    const round = Math.min(height, width) * 0.025
    const yAt = (depth: number) => top + fall * depth
    const steps = terrace(stages, width, yAt, round)
    drawing += path(`${steps}V${height}H0z`, `fill="${layer === 1 ? colours.ground : colours.mid}"`)
    drawing += path(steps, `stroke="${colours.line}" stroke-width="${short(stroke * (1.2 + 0.5 * layer))}"`)
    if (layer > 0) continue
    const dreams = stages.filter(({ isRem }) => isRem)
    const bars = dreams.map(({ from, to, depth }) => {
      const inset = Math.min(round + stroke * 3, ((to - from) * width) / 3)
      return `M${short(from * width + inset)} ${short(yAt(depth))}H${short(to * width - inset)}`
    })
    drawing += path(bars.join(''), `stroke="${colours.glow}" stroke-width="${short(stroke * 7)}"`)
  }
  return drawing
}

/** The line of a night, its corners a little round. */
function terrace(stages: readonly Stage[], width: number, yAt: (depth: number) => number, round: number): string {
  let data = `M0 ${short(yAt(stages[0]!.depth))}`
  for (const [i, { to, depth }] of stages.entries()) {
    const next = stages[i + 1]
    const [x, y] = [to * width, yAt(depth)]
    if (!next) return `${data}H${short(width)}`
    const far = yAt(next.depth)
    const way = far > y ? 1 : -1
    const r = Math.min(round, Math.abs(far - y) / 2, ((next.to - next.from) * width) / 2)
    data += `H${short(x - r)}q${short(r)} 0 ${short(r)} ${short(way * r)}V${short(far - way * r)}q0 ${short(way * r)} ${short(r)} ${short(way * r)}`
  }
  return data
}

/** One cycle of sleep, its dream lit. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const [left, top] = [width / 2 - side * 0.36, height / 2 - side * 0.26]
  const x = (part: number) => short(left + part * side * 0.72)
  const y = (depth: number) => short(top + depth * side * 0.52)
  const [down, up] = [between(random, 0.14, 0.2), between(random, 0.5, 0.58)]
  const steps = `M${x(0)} ${y(0)}H${x(down)}V${y(0.5)}H${x(0.32)}V${y(0.84)}H${x(up)}V${y(0.5)}H${x(0.66)}V${y(0.16)}H${x(1)}`
  return (
    path(`${steps}V${y(1.1)}H${x(0)}z`, `fill="${colours.mid}"`) +
    path(steps, `stroke="${colours.line}" stroke-width="${short(stroke * 1.2)}"`) +
    path(`M${x(0.73)} ${y(0.16)}H${x(0.98)}`, `stroke="${colours.glow}" stroke-width="${short(stroke * 3)}"`)
  )
}

/** Cycles of falling and rising: the first are the deepest, the last dream longest. */
function nightOf(random: () => number, cycles: number): Stage[] {
  const parts: { long: number; depth: number; isRem?: boolean }[] = [{ long: between(random, 0.3, 0.7), depth: 0 }]
  for (let cycle = 0; cycle < cycles; cycle++) {
    const late = cycles > 1 ? cycle / (cycles - 1) : 0
    parts.push({ long: between(random, 0.5, 0.9), depth: 0.58 })
    if (late < 0.9) {
      parts.push({ long: (1.8 - 1.2 * late) * between(random, 0.75, 1.25), depth: 1 - 0.18 * late })
      parts.push({ long: between(random, 0.3, 0.7), depth: 0.58 })
    }
    parts.push({ long: (0.6 + 1.3 * late) * between(random, 0.8, 1.2), depth: 0.26, isRem: true })
  }
  parts.push({ long: between(random, 0.3, 0.5), depth: 0 })
  const total = parts.reduce((sum, { long }) => sum + long, 0)
  let gone = 0
  return parts.map(({ long, depth, isRem = false }) => {
    const from = gone / total
    gone += long
    return { from, to: gone / total, depth, isRem }
  })
}
