import { between, circleData, path, short, type IllustrationCanvas } from './illustration-canvas.ts'

/** Fitness: strides. Nested arcs land on a shared line, each step with its own length; one of them is lit. */
export function drawFitness({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const rows = isSmall ? 1 : Math.max(1, Math.round((height / width) * 2.1))
  const rowHeight = height / rows
  const arcs = isSmall ? 4 : rowHeight < 80 ? 6 : 8
  const leadRow = Math.floor(random() * rows)
  const thin = Array.from({ length: arcs }, () => '')
  let bodies = ''
  let lit = ''
  let ground = ''
  let feet = ''
  for (let row = 0; row < rows; row++) {
    const base = rowHeight * (row + (rows > 1 ? 0.62 : between(random, 0.58, 0.66)))
    const steps = isSmall ? 2 : Math.max(3, Math.round((width / rowHeight) * 1.9))
    const lengths = Array.from({ length: steps }, () => between(random, 0.6, 1.5))
    const total = lengths.reduce((sum, length) => sum + length, 0)
    const leadStep = Math.floor(random() * steps)
    let x = -width * between(random, 0.02, 0.12)
    for (const [step, length] of lengths.entries()) {
      const radius = ((length / total) * width * 1.16) / 2
      const isUp = (step + (row % 2)) % 2 === 0
      const flat = Math.min(1.25, ((isUp ? 0.56 : 0.32) * rowHeight) / radius)
      for (let arc = 0; arc < arcs; arc++) {
        const r = radius * (1 - (arc / arcs) * 0.92)
        const data = `M${short(x + radius - r)} ${short(base)}a${short(r)} ${short(r * flat)} 0 0 ${isUp ? 1 : 0} ${short(r * 2)} 0`
        if (arc === 0) bodies += `${data}z`
        if (arc === 2 && step === leadStep && row === leadRow) lit += data
        else thin[arc] += data
      }
      feet += circleData(x, base, stroke * 3)
      x += radius * 2
    }
    ground += `M0 ${short(base)}H${short(width)}`
  }
  const lines = thin.map((data, arc) => path(data, `stroke-width="${short(stroke * (1.9 - (arc / arcs) * 1.3))}"`)).join('')
  return (
    path(bodies, `fill="${colours.mid}"`) +
    `<g stroke="${colours.line}">${lines}</g>` +
    path(ground, `stroke="${colours.glow}" stroke-width="${short(stroke * 1.1)}"`) +
    path(lit, `stroke="${colours.glow}" stroke-width="${short(stroke * 4)}"`) +
    path(feet, `fill="${colours.glow}"`)
  )
}
