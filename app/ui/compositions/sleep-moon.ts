import { between, circle, circleData, path, round, short, TAU, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** A moon and its water. Contour lines calm down as they near the horizon. */
export function drawMoon(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, side, colours, stroke } = canvas
  const moonX = width * between(random, 0.3, 0.7)
  const moonY = height * between(random, 0.27, 0.35)
  const moonR = side * between(random, 0.12, 0.16)
  const horizon = height * between(random, 0.5, 0.56)
  const phase = random() * TAU
  const swell = between(random, 1.1, 1.7)
  const ripple = between(random, 2.3, 3.4)
  const rows = 15

  let halo = ''
  for (let i = 5; i > 0; i--) halo += circleData(moonX, moonY, moonR * (1 + i * 0.52))
  let drawing = path(halo, `stroke="${colours.mid}" stroke-width="${short(stroke * 0.9)}"`)
  drawing += circle(moonX, moonY, moonR, `fill="${colours.glow}"`)

  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const base = horizon + (height * 1.02 - horizon) * depth ** 1.45
    const amplitude = side * (0.006 + 0.05 * depth)
    const water = (x: number) =>
      base +
      amplitude *
        (Math.sin((x / width) * swell * TAU + phase + row * 0.5) +
          0.5 * Math.sin((x / width) * ripple * TAU - phase + row * 0.83))
    const fill = row % 4 === 1 ? colours.mid : colours.ground
    drawing += path(
      `${wave(water, width)}V${short(height + 9)}H${short(-width / 10)}Z`,
      `fill="${fill}" stroke="${colours.line}" stroke-width="${short(stroke * (0.7 + depth * 0.9))}"`,
    )
    const half = moonR * (0.25 + 1.1 * Math.sin(Math.min(1, depth * 1.15) * Math.PI)) * (0.7 + 0.5 * random())
    if (depth < 0.86 && half > stroke) {
      drawing += path(
        `M${short(moonX - half)} ${short(water(moonX) + 2.6 * stroke)}h${short(half * 2)}`,
        `stroke="${colours.glow}" stroke-width="${short(stroke * (1 + 1.3 * depth))}"`,
      )
    }
  }
  return drawing
}

/** The moon over four lines of water; the seed says how the light breaks on them. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const [x, y] = [width / 2, height / 2]
  const widths = [0.36, between(random, 0.14, 0.26), between(random, 0.2, 0.28), between(random, 0.06, 0.14)]
  const lines = widths.map(
    (half, row) => `M${short(x - half * side)} ${short(y + side * (0.09 + 0.085 * row))}h${short(half * side * 2)}`,
  )
  return (
    circle(x, y - side * 0.17, side * 0.17, `fill="${colours.glow}"`) +
    path(lines.join(''), `stroke="${colours.line}" stroke-width="${short(stroke * 1.3)}"`)
  )
}

/**
 * A curve over more than the whole width, so that the edge of what is filled below it is never seen: twelve quadratics through its
 * midpoints. Steps are relative, so their x repeats and compresses; each starts from the rounded end of the last, so that rounding
 * never adds up.
 */
function wave(heightAt: (x: number) => number, width: number): string {
  const step = width / 10
  const [half, whole] = [short(step / 2), short(step)]
  let y = round(heightAt(-step))
  let data = `M${short(-step)} ${y}`
  for (let i = 0; i <= 11; i++) {
    const x = i * step
    const next = heightAt(x)
    const bend = 2 * heightAt(x - step / 2) - (heightAt(x - step) + next) / 2
    const dy = round(next - y)
    data += `q${half} ${short(bend - y)} ${whole} ${dy}`
    y = round(y + dy)
  }
  return data
}
