import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

type Stone = { x: number; y: number; rx: number; ry: number }

/** How much larger than a stone the raked rings around it are. */
const RAKED = 1.72

/** Raked sand: rings around stones, and lines that part around them and meet again. The light comes from above on the left. */
export function drawSand({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const side = Math.min(width, height)
  const [left, right] = isSmall ? [width / 2 - side * 0.4, width / 2 + side * 0.4] : [0, width]
  const [top, bottom] = isSmall ? [height / 2 - side * 0.36, height / 2 + side * 0.36] : [0, height]
  const rows = isSmall ? 6 : Math.max(10, Math.min(24, Math.round(height / (Math.sqrt(width * height) / 22))))
  const pitch = (bottom - top) / rows
  // Midway between two furrows, or one of them would run into the stone.
  const stones = (isSmall ? mark(random, width, height) : placed(random, width, height)).map((stone) => ({
    ...stone,
    y: top + Math.round((stone.y - top) / pitch) * pitch,
  }))
  let furrows = ''
  for (let row = 0; row < rows; row++) {
    const base = top + pitch * (row + 0.5)
    const ease = Math.min(1, Math.min(base - top, bottom - base) / (pitch * 4))
    furrows += furrow(
      base,
      ease,
      left,
      right,
      stones,
      isSmall ? 12 : Math.round(width / (Math.sqrt(width * height) / 18)),
      side / 150,
    )
  }
  const rings = stones.flatMap((stone) => (isSmall ? [] : [1.22, 1.46].map((share) => ellipse(stone, share, 0, 'fill="none"'))))
  const pen = `stroke="${colours.line}" stroke-width="${short(stroke * (isSmall ? 1 : 1.2))}"`
  const shades = stones.map((stone) => ellipse(stone, isSmall ? 0 : 1, 0.17, `fill="${colours.mid}"`))
  return (
    `<g ${pen}>${path(furrows, '')}${rings.join('')}</g>` +
    (isSmall ? '' : shades.join('')) +
    stones.map((stone) => ellipse(stone, 1, 0, `fill="${colours.glow}"`)).join('')
  )
}

/** A large stone and a small one, askew. */
function mark(random: () => number, width: number, height: number): Stone[] {
  const side = Math.min(width, height)
  const turned = random() < 0.5 ? 1 : -1
  const stone = (right: number, down: number, size: number): Stone => ({
    x: width / 2 + side * right * turned,
    y: height / 2 + side * down,
    rx: side * size,
    ry: side * size * 0.82,
  })
  const size = between(random, 0.11, 0.14)
  return [stone(-0.13, 0.07, size), stone(0.2, -0.14, size * 0.5)]
}

function placed(random: () => number, width: number, height: number): Stone[] {
  const unit = Math.min(Math.min(width, height), Math.sqrt(width * height) * 0.7)
  const isTall = height > width
  const turned = random() < 0.5 ? 1 : -1
  const stone = (along: number, aside: number, size: number): Stone => ({
    x: width * (0.5 + turned * (isTall ? aside : along - 0.5)),
    y: height * (isTall ? along : 0.5 + aside),
    rx: unit * size,
    ry: unit * size * between(random, 0.74, 0.86),
  })
  return [
    stone(between(random, 0.28, 0.38), between(random, -0.08, 0.08), between(random, 0.14, 0.18)),
    stone(between(random, 0.68, 0.78), between(random, -0.2, 0.2), between(random, 0.06, 0.08)),
  ]
}

/** A line of the rake; straight where no stone is near. */
function furrow(
  base: number,
  ease: number,
  left: number,
  right: number,
  stones: readonly Stone[],
  steps: number,
  least: number,
): string {
  const step = (right - left) / steps
  const at = (x: number) => stones.reduce((y, stone) => y + ease * aside(x, base, stone), base)
  const heights = Array.from({ length: steps + 1 }, (_, i) => at(left + i * step))
  if (heights.every((y) => Math.abs(y - base) < least)) return `M${short(left)} ${short(base)}H${short(right)}`
  const half = short(step / 2)
  let data = `M${short(left)} ${short(heights[0]!)}`
  let y = Math.round(heights[0]! * 10) / 10
  for (let i = 1; i <= steps; i++) {
    const bend = 2 * at(left + (i - 0.5) * step) - (heights[i - 1]! + heights[i]!) / 2
    const dy = Math.round((heights[i]! - y) * 10) / 10
    data += `q${half} ${short(bend - y)} ${short(step)} ${short(dy)}`
    y += dy
  }
  return data
}

/** By how much a line leaves its height for a stone: the streamline of a flow around a round body, found by halving. */
function aside(x: number, base: number, { x: stoneX, y: stoneY, rx, ry }: Stone): number {
  const across = (x - stoneX) / (rx * RAKED)
  const from = (base - stoneY) / (ry * RAKED)
  const flow = Math.abs(from)
  let low = Math.sqrt(Math.max(0, 1 - across ** 2))
  let high = low + flow + 1
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (middle * (1 - 1 / Math.max(1, across ** 2 + middle ** 2)) < flow) low = middle
    else high = middle
  }
  return (low - flow) * ry * RAKED * (from < 0 ? -1 : 1)
}

function ellipse({ x, y, rx, ry }: Stone, share: number, away: number, attributes: string): string {
  return `<ellipse cx="${short(x + rx * away)}" cy="${short(y + ry * away * 1.2)}" rx="${short(rx * share)}" ry="${short(ry * share)}" ${attributes}/>`
}
