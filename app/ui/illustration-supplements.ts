import { between, circle, circleData, path, short, TAU, type IllustrationCanvas } from './illustration-canvas.ts'

type Point = readonly [number, number]

/** Supplements: a crystal forming. Hexagons are faceted near the seed, bare bonds further out. */
export function drawSupplements({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const side = Math.min(width, height)
  const size = isSmall ? side / 3.4 : Math.max(side / 6.6, Math.sqrt(width * height) / 9)
  const x0 = width * between(random, 0.3, 0.7)
  const y0 = height * between(random, 0.35, 0.65)
  const far = Math.hypot(width, height) * 0.5
  const dx = size * Math.sqrt(3)
  const dy = size * 1.5
  const facets = { mid: '', glow: '', line: '' }
  let bonds = ''
  let rings = ''
  let nodes = ''
  for (let row = -1; row * dy < height + size * 2; row++) {
    for (let column = -1; column * dx < width + dx; column++) {
      const x = column * dx + (row & 1 ? dx / 2 : 0)
      const y = row * dy
      const centre: Point = [x, y]
      const near = 1 - Math.hypot(x - x0, y - y0) / far + between(random, -0.26, 0.26)
      const turn = random() < 0.22 ? 1 : 0
      const facet = (corner: number) => [0, 1, 2].map((i) => hexagonCorner(centre, size, corner + i + turn))
      bonds += line([5, 0, 1, 2].map((corner) => hexagonCorner(centre, size, corner)))
      if (near > 0.52) {
        facets.glow += `${line([centre, ...facet(5)])}z`
        facets.mid += `${line([centre, ...facet(1)])}z`
        if (near > 0.8) facets.line += `${line([centre, ...facet(3)])}z`
        else bonds += line([hexagonCorner(centre, size, 3 + turn), centre])
      } else if (near < 0.3 && random() < 0.5) {
        const [nodeX, nodeY] = hexagonCorner(centre, size, 0)
        nodes += circle(nodeX, nodeY, size * 0.13, `fill="${random() < 0.4 ? colours.glow : colours.ground}"`)
      } else if (random() < 0.4) rings += circleData(x, y, size * 0.5)
    }
  }
  return (
    path(facets.mid, `fill="${colours.mid}"`) +
    path(facets.glow, `fill="${colours.glow}"`) +
    path(facets.line, `fill="${colours.line}"`) +
    `<g stroke="${colours.line}" stroke-width="${short(stroke * 1.2)}">` +
    path(bonds, '') +
    path(rings, `stroke-width="${short(stroke * 0.8)}"`) +
    `${nodes}</g>`
  )
}

function hexagonCorner([x, y]: Point, size: number, corner: number): Point {
  return [x + size * Math.sin((corner * TAU) / 6), y - size * Math.cos((corner * TAU) / 6)]
}

function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}
