import { between, circle, path, polygon, rectangle, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** A window at night: the moon behind a blind, and its slats of light on the floor. */
export function drawWindow(canvas: IllustrationCanvas): string {
  if (canvas.isSmall) return drawMark(canvas)
  const { random, width, height, colours, stroke } = canvas
  const tall = Math.min(height * 0.56, width * 0.92)
  const wide = Math.min(width * 0.62, tall * between(random, 0.74, 1.2))
  const top = (height - tall) * between(random, 0.16, 0.22)
  const leans = random() < 0.5 ? 1 : -1
  const spare = width - wide
  const left = spare * (0.5 - leans * between(random, 0.06, 0.24))
  const floor = top + tall + (height - top - tall) * 0.2
  const slats = 9
  const pitch = tall / slats
  const moonR = wide * between(random, 0.2, 0.25)
  const moonX = left + wide * between(random, 0.36, 0.64)
  const moonRow = 1.6 + random() * 3
  const moonY = top + pitch * moonRow + moonR * 0.6

  let blind = ''
  for (let i = 0; i < slats; i++) blind += rectangle(left, top + pitch * i, wide, pitch * (0.62 - 0.035 * i))

  const onFloor = { mid: '', line: '', glow: '' }
  const strips = 6
  const reach = height - floor
  const lean = leans * Math.min(reach * between(random, 1.2, 1.7), spare * 0.36)
  const at = (depth: number): [number, number, number] => {
    const spread = Math.min(wide * 0.16, spare * 0.2) * depth
    return [left + lean * depth - spread * (leans > 0 ? 0.4 : 0.6), wide + spread, floor + reach * depth]
  }
  const lit = 1 + Math.floor(random() * 3)
  for (let i = 0; i < strips; i++) {
    const [near, far] = [0.06 + 0.9 * (i / strips) ** 1.25, 0.06 + 0.9 * ((i + 0.56) / strips) ** 1.25]
    const [x1, w1, y1] = at(near)
    const [x2, w2, y2] = at(far)
    onFloor[i === lit ? 'glow' : i < lit ? 'line' : 'mid'] += polygon([
      [x1, y1],
      [x1 + w1, y1],
      [x2 + w2, y2],
      [x2, y2],
    ])
  }
  const frame = rectangle(left, top, wide, tall)
  return (
    path(frame, `fill="${colours.mid}"`) +
    circle(moonX, moonY, moonR, `fill="${colours.glow}"`) +
    path(blind, `fill="${colours.ground}"`) +
    path(frame, `stroke="${colours.line}" stroke-width="${short(stroke * 2.2)}"`) +
    path(`M0 ${short(floor)}H${short(width)}`, `stroke="${colours.mid}" stroke-width="${short(stroke * 1.2)}"`) +
    path(onFloor.mid, `fill="${colours.mid}"`) +
    path(onFloor.line, `fill="${colours.line}"`) +
    path(onFloor.glow, `fill="${colours.glow}"`)
  )
}

/** The window alone; the seed says where in it the moon stands. */
function drawMark({ random, width, height, side, colours, stroke }: IllustrationCanvas): string {
  const [wide, tall] = [side * 0.52, side * 0.64]
  const [left, top] = [(width - wide) / 2, (height - tall) / 2]
  const frame = rectangle(left, top, wide, tall)
  let blind = ''
  for (let i = 0; i < 4; i++) blind += rectangle(left, top + (tall / 4) * i, wide, (tall / 4) * (0.55 - 0.07 * i))
  return (
    path(frame, `fill="${colours.mid}"`) +
    circle(
      left + wide * between(random, 0.38, 0.62),
      top + tall * between(random, 0.4, 0.62),
      wide * 0.29,
      `fill="${colours.glow}"`,
    ) +
    path(blind, `fill="${colours.ground}"`) +
    path(frame, `stroke="${colours.line}" stroke-width="${short(stroke * 1.1)}"`)
  )
}
