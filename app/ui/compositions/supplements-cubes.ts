import { between, line, path, polygon, short, TAU, type IllustrationCanvas, type Point } from '#ui/illustration-canvas.ts'

type Cell = readonly [column: number, row: number]

const BESIDE: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** A crystal forming: a cluster of cubes in one light, and the bare edges of those that come next. */
export function drawCubes({ random, width, height, colours, isSmall, stroke }: IllustrationCanvas): string {
  const count = isSmall ? 3 : 7 + Math.floor(random() * 6)
  const cells = isSmall ? mark(random) : grown(random, count, width / height)
  const next = isSmall ? [] : comingNext(cells, random, width > height * 1.3)
  const { size, place } = fitted([...cells, ...next], width, height, isSmall ? 0.74 : 0.82)
  const faces = { glow: '', mid: '', line: '' }
  for (const cell of cells) {
    const centre = place(cell)
    const face = (first: number) => polygon([centre, ...[0, 1, 2].map((i) => corner(centre, size, first + i))])
    faces.glow += face(5)
    faces.line += face(1)
    faces.mid += face(3)
  }
  let edges = ''
  for (const cell of next) {
    const centre = place(cell)
    edges += polygon([0, 1, 2, 3, 4, 5].map((at) => corner(centre, size, at)))
    for (const at of [1, 3, 5]) edges += line([centre, corner(centre, size, at)])
  }
  const seam = `stroke="${colours.ground}" stroke-width="${short(stroke * (isSmall ? 0.5 : 0.9))}"`
  return (
    path(edges, `stroke="${colours.line}" stroke-width="${short(stroke)}"`) +
    path(faces.glow, `fill="${colours.glow}" ${seam}`) +
    path(faces.mid, `fill="${colours.mid}" ${seam}`) +
    path(faces.line, `fill="${colours.line}" ${seam}`)
  )
}

/** Three cubes that touch, one way up or the other. */
function mark(random: () => number): Cell[] {
  return random() < 0.5
    ? [
        [0, 0],
        [1, 0],
        [0, 1],
      ]
    : [
        [0, 0],
        [1, 0],
        [1, -1],
      ]
}

/** Cells that grow from one, each beside one that is there, wider where the frame is wide. */
function grown(random: () => number, count: number, ratio: number): Cell[] {
  const squeeze = Math.min(2, Math.max(0.5, Math.sqrt(ratio)))
  const cells: Cell[] = [[0, 0]]
  while (cells.length < count) {
    const free = edgeOf(cells)
    const far = ([column, row]: Cell) => {
      const [x, y] = [Math.sqrt(3) * (column + row / 2), 1.5 * row]
      return Math.hypot(x / squeeze, y * squeeze) + between(random, 0, 1.9)
    }
    const ranked = free.map((cell) => ({ cell, far: far(cell) })).toSorted((one, other) => one.far - other.far)
    cells.push(ranked[0]!.cell)
  }
  return cells
}

/** Two that touch several of those there are, on different sides; in a wide frame in the rows there are. */
function comingNext(cells: readonly Cell[], random: () => number, isWide: boolean): Cell[] {
  const rows = new Set(cells.map(([, row]) => row))
  const isBeside = (one: Cell, other: Cell) =>
    BESIDE.some(([right, down]) => one[0] + right === other[0] && one[1] + down === other[1])
  const holding = edgeOf(cells).filter((cell) => cells.filter((other) => isBeside(cell, other)).length > 1)
  const inRows = holding.filter(([, row]) => rows.has(row))
  const free = isWide && inRows.length > 1 ? inRows : holding
  const from = Math.floor(random() * free.length)
  return [free[from]!, free[(from + Math.floor(free.length / 2)) % free.length]!]
}

function edgeOf(cells: readonly Cell[]): Cell[] {
  const name = (cell: Cell) => cell.join()
  const taken = new Set(cells.map(name))
  const free = cells.flatMap(([column, row]) => BESIDE.map(([right, down]): Cell => [column + right, row + down]))
  return [...new Map(free.filter((cell) => !taken.has(name(cell))).map((cell) => [name(cell), cell])).values()]
}

/** The size of a cell, and where each stands, so that all of them fill a share of the frame, in its middle. */
function fitted(cells: readonly Cell[], width: number, height: number, share: number) {
  const raw = cells.map(([column, row]): Point => [Math.sqrt(3) * (column + row / 2), 1.5 * row])
  const [left, right] = [Math.min(...raw.map(([x]) => x)) - 0.87, Math.max(...raw.map(([x]) => x)) + 0.87]
  const [top, bottom] = [Math.min(...raw.map(([, y]) => y)) - 1, Math.max(...raw.map(([, y]) => y)) + 1]
  const size = Math.min((width * share) / (right - left), (height * share) / (bottom - top))
  const place = ([column, row]: Cell): Point => [
    width / 2 + (Math.sqrt(3) * (column + row / 2) - (left + right) / 2) * size,
    height / 2 + (1.5 * row - (top + bottom) / 2) * size,
  ]
  return { size, place }
}

function corner([x, y]: Point, size: number, at: number): Point {
  return [x + size * Math.sin((at * TAU) / 6), y - size * Math.cos((at * TAU) / 6)]
}
