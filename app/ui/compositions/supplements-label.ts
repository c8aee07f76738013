import { between, circleData, path, rectangle, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Box = { x: number; y: number; wide: number; tall: number }
type Tones = { mid: string; line: string; glow: string; thin: string; thick: string }

/** The panel of a label, without its words: boxes, rules of three weights, names on the left and amounts on the right; one row is lit. */
export function drawLabel(canvas: IllustrationCanvas): string {
  const { random, width, height, side, colours, isSmall, stroke } = canvas
  const tall = isSmall ? side * 0.7 : Math.min(height * 0.84, width * 1.5)
  const wide = isSmall ? side * 0.54 : Math.min(width * 0.84, Math.max(tall * 0.74, width * between(random, 0.66, 0.8)))
  const panel = { x: (width - wide) / 2, y: (height - tall) / 2, wide, tall }
  const tones: Tones = { mid: '', line: '', glow: '', thin: '', thick: '' }
  let boxes = outline(panel)
  if (isSmall) facts(tones, inset(panel, wide * 0.13), 3, random)
  else if (wide < tall * 1.1) facts(tones, inset(panel, tall * 0.05), 7 + Math.floor(random() * 3), random)
  else {
    const share = between(random, 0.54, 0.62)
    const isFirst = random() < 0.5
    const [main, rest] = [wide * share, wide * (1 - share)]
    const list = { x: isFirst ? panel.x : panel.x + rest, y: panel.y, wide: main, tall }
    const cut = tall * between(random, 0.5, 0.64)
    const beside = { x: isFirst ? panel.x + main : panel.x, y: panel.y, wide: rest, tall: cut }
    const below = { ...beside, y: panel.y + cut, tall: tall - cut }
    boxes += outline(beside) + outline(below)
    facts(tones, inset(list, tall * 0.07), 5 + Math.floor(random() * 3), random)
    serving(tones, inset(beside, tall * 0.07))
    barcode(tones, inset(below, tall * 0.07), random)
  }
  return (
    path(outline(panel), `fill="${colours.mid}"`) +
    path(boxes, `stroke="${colours.line}" stroke-width="${short(stroke * (isSmall ? 1.1 : 2.4))}"`) +
    path(tones.thin, `stroke="${colours.line}" stroke-width="${short(stroke * 0.8)}"`) +
    path(tones.line, `fill="${colours.line}"`) +
    path(tones.glow, `fill="${colours.glow}"`) +
    path(tones.thick, `stroke="${colours.line}" stroke-width="${short(stroke * (isSmall ? 2 : 5))}" stroke-linecap="butt"`) +
    path(tones.mid, `fill="${colours.mid}"`)
  )
}

function outline({ x, y, wide, tall }: Box): string {
  return rectangle(x, y, wide, tall)
}

function inset({ x, y, wide, tall }: Box, by: number): Box {
  return { x: x + by, y: y + by, wide: wide - by * 2, tall: tall - by * 2 }
}

/** A title, a thick rule, and rows of a name and an amount. */
function facts(tones: Tones, { x, y, wide, tall }: Box, rows: number, random: () => number): void {
  const head = tall * 0.24
  const pitch = (tall - head) / rows
  const lit = Math.floor(random() * rows)
  tones.line += rectangle(x, y, wide * between(random, 0.5, 0.76), head * 0.46)
  tones.thick += `M${short(x)} ${short(y + head * 0.82)}h${short(wide)}`
  for (let row = 0; row < rows; row++) {
    const top = y + head + pitch * row
    const isLit = row === lit
    if (row > 0) tones.thin += `M${short(x)} ${short(top)}h${short(wide)}`
    if (isLit) tones.glow += rectangle(x, top, wide, pitch)
    const edge = isLit ? pitch * 0.3 : 0
    const [name, amount] = [wide * between(random, 0.22, 0.5), wide * between(random, 0.1, 0.2)]
    const [bar, down] = [pitch * 0.32, pitch * 0.34]
    tones[isLit ? 'mid' : 'line'] +=
      rectangle(x + edge, top + down, name, bar) + rectangle(x + wide - amount - edge, top + down, amount, bar)
  }
}

/** One disc, whole: what is taken at a time. */
function serving(tones: Tones, { x, y, wide, tall }: Box): void {
  const r = Math.min(wide, tall) * 0.42
  tones.glow += circleData(x + wide / 2, y + tall / 2, r)
  tones.thick += `M${short(x + wide / 2 - r)} ${short(y + tall / 2)}h${short(r * 2)}`
}

function barcode(tones: Tones, { x, y, wide, tall }: Box, random: () => number): void {
  const unit = wide / 39
  for (let at = 0; at < 37;) {
    const bar = 1 + Math.floor(random() * 3)
    tones.line += rectangle(x + at * unit, y, Math.min(bar, 39 - at) * unit, tall)
    at += bar + 1 + Math.floor(random() * 2)
  }
}
