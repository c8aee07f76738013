import { between, path, round, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Stone = { x: number; y: number; rx: number; ry: number }

/** Raked sand: where it lies, how many furrows it has, and how many parts each is drawn in. */
type Sand = { left: number; right: number; top: number; bottom: number; rows: number; steps: number; stones: readonly Stone[] }

/** How much larger than a stone the raked rings around it are. */
const RAKED = 1.72

/** Raked sand: rings around stones, and lines that part around them and meet again. The light comes from above on the left. */
export function drawSand(canvas: IllustrationCanvas): string {
  const { colours, isSmall, stroke } = canvas
  const sand = settled(isSmall ? smallSand(canvas) : wholeSand(canvas))
  const rings = isSmall ? [] : sand.stones.flatMap((stone) => [1.22, 1.46].map((size) => ellipse(stone, size, 0, '')))
  const shades = isSmall ? [] : sand.stones.map((stone) => ellipse(stone, 1, 0.17, `fill="${colours.mid}"`))
  const stones = sand.stones.map((stone) => ellipse(stone, 1, 0, `fill="${colours.glow}"`))
  return (
    `<g stroke="${colours.line}" stroke-width="${short(stroke * 1.2)}">${path(furrowsOf(sand), '')}${rings.join('')}</g>` +
    shades.join('') +
    stones.join('')
  )
}

/** The whole frame, with a large stone and a small one apart. */
function wholeSand({ random, width, height, side }: IllustrationCanvas): Sand {
  const mean = Math.sqrt(width * height)
  const unit = Math.min(side, mean * 0.7)
  const isTall = height > width
  const turned = random() < 0.5 ? 1 : -1
  const stone = (along: number, aside: number, size: number): Stone => ({
    x: width * (0.5 + turned * (isTall ? aside : along - 0.5)),
    y: height * (isTall ? along : 0.5 + aside),
    rx: unit * size,
    ry: unit * size * between(random, 0.74, 0.86),
  })
  const stones = [
    stone(between(random, 0.28, 0.38), between(random, -0.08, 0.08), between(random, 0.14, 0.18)),
    stone(between(random, 0.68, 0.78), between(random, -0.2, 0.2), between(random, 0.06, 0.08)),
  ]
  const rows = Math.max(10, Math.min(24, Math.round((height / mean) * 22)))
  return { left: 0, right: width, top: 0, bottom: height, rows, steps: Math.round((width / mean) * 18), stones }
}

/** Six furrows around a large stone and a small one, askew. */
function smallSand({ random, width, height, side }: IllustrationCanvas): Sand {
  const [x, y] = [width / 2, height / 2]
  const turned = random() < 0.5 ? 1 : -1
  const stone = (right: number, down: number, size: number): Stone => ({
    x: x + side * right * turned,
    y: y + side * down,
    rx: side * size,
    ry: side * size * 0.82,
  })
  const size = between(random, 0.11, 0.14)
  const stones = [stone(-0.13, 0.07, size), stone(0.2, -0.14, size * 0.5)]
  const box = { left: x - side * 0.4, right: x + side * 0.4, top: y - side * 0.36, bottom: y + side * 0.36 }
  return { ...box, rows: 6, steps: 12, stones }
}

/** Each stone midway between two furrows, or one of them would run into it. */
function settled(sand: Sand): Sand {
  const pitch = (sand.bottom - sand.top) / sand.rows
  const stones = sand.stones.map((stone) => ({ ...stone, y: sand.top + Math.round((stone.y - sand.top) / pitch) * pitch }))
  return { ...sand, stones }
}

/** The lines of the rake; straight where no stone is near, and at the edges. */
function furrowsOf({ left, right, top, bottom, rows, steps, stones }: Sand): string {
  const pitch = (bottom - top) / rows
  const least = pitch / 12
  return Array.from({ length: rows }, (_, row) => {
    const base = top + pitch * (row + 0.5)
    const ease = Math.min(1, Math.min(base - top, bottom - base) / (pitch * 4))
    const heightAt = (x: number) => stones.reduce((y, stone) => y + ease * parting(x, base, stone), base)
    const step = (right - left) / steps
    const isStraight = Array.from({ length: steps }, (_, i) => heightAt(left + i * step)).every((y) => Math.abs(y - base) < least)
    return isStraight ? `M${short(left)} ${short(base)}H${short(right)}` : curve(heightAt, left, step, steps)
  }).join('')
}

/** A curve as quadratics through its midpoints, in relative steps, whose x repeats and compresses. */
function curve(heightAt: (x: number) => number, left: number, step: number, steps: number): string {
  const [half, whole] = [short(step / 2), short(step)]
  let y = round(heightAt(left))
  let data = `M${short(left)} ${y}`
  for (let i = 1; i <= steps; i++) {
    const x = left + i * step
    const next = heightAt(x)
    const bend = 2 * heightAt(x - step / 2) - (heightAt(x - step) + next) / 2
    const dy = round(next - y)
    data += `q${half} ${short(bend - y)} ${whole} ${short(dy)}`
    y = round(y + dy)
  }
  return data
}

/** By how much a line gives way to a stone: the streamline of a flow around a round body, found by halving. */
function parting(x: number, base: number, stone: Stone): number {
  const across = (x - stone.x) / (stone.rx * RAKED)
  const from = (base - stone.y) / (stone.ry * RAKED)
  const flow = Math.abs(from)
  let low = Math.sqrt(Math.max(0, 1 - across ** 2))
  let high = low + flow + 1
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (middle * (1 - 1 / Math.max(1, across ** 2 + middle ** 2)) < flow) low = middle
    else high = middle
  }
  return (low - flow) * stone.ry * RAKED * (from < 0 ? -1 : 1)
}

function ellipse({ x, y, rx, ry }: Stone, size: number, away: number, attributes: string): string {
  const centre = `cx="${short(x + rx * away)}" cy="${short(y + ry * away * 1.2)}"`
  return `<ellipse ${centre} rx="${short(rx * size)}" ry="${short(ry * size)}" ${attributes}/>`
}
