/** A text of a page as its program placed it. */
export interface PlacedText {
  readonly text: string
  /** Where its baseline begins, in points; y grows downwards. */
  readonly x: number
  readonly y: number
  /** How long it is along its own direction, and how high its letters are. */
  readonly width: number
  readonly height: number
  /** Its direction: 0 as one reads, 90 downwards, 180 upside down, 270 upwards. */
  readonly turned: 0 | 90 | 180 | 270
}

/** Parts of the height of letters: a gap below the first is none, below the second one between words, above it one between columns. */
const [NO_GAP, GAP_OF_WORDS] = [0.12, 0.95]
/** Baselines that are nearer than this part of the height of letters are one line. */
const SAME_LINE = 0.45
/** Print that was made bold by printing it twice lies this near, in points. */
const PRINTED_TWICE = 1.5
const MAX_INDENT = 200
/** A figure is raised where it is smaller than this part of the letters of its line and stands at least so much of their height above them. */
const [SMALLER, HIGHER] = [0.85, 0.2]
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'][at]!]),
)

/**
 * The lines of a page from top to bottom, columns kept: each text stands as far to the right as on the page, measured in letters, and at
 * least two blanks after the column before it. What is printed across the way of most of the page comes after it, each text a line.
 */
export function linesOfPage(texts: ReadonlyArray<PlacedText>): string[] {
  const printed = texts.filter(({ text }) => text.trim() !== '')
  const way = usualWay(printed)
  const [along, across] = [printed.filter(({ turned }) => turned === way), printed.filter(({ turned }) => turned !== way)]
  const upright = along.map(turnUpright)
  const left = upright.reduce((least, { x }) => Math.min(least, x), Infinity)
  const letter = widthOfLetter(upright)
  return [...linesOf(upright).map((line) => writeLine(line, { left, letter })), ...across.map(({ text }) => text.trim())]
}

/** The direction that most letters of the page have. */
function usualWay(texts: ReadonlyArray<PlacedText>): PlacedText['turned'] {
  const letters = new Map<PlacedText['turned'], number>()
  for (const { turned, text } of texts) letters.set(turned, (letters.get(turned) ?? 0) + text.length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** Places as one sees them who turns the page so that the text can be read. */
function turnUpright(placed: PlacedText): PlacedText {
  const { x, y, turned } = placed
  if (turned === 90) return { ...placed, x: y, y: -x }
  if (turned === 180) return { ...placed, x: -x, y: -y }
  return turned === 270 ? { ...placed, x: -y, y: x } : placed
}

/** How wide a letter is, in points: that of the middle one. */
function widthOfLetter(texts: ReadonlyArray<PlacedText>): number {
  const widths = texts
    .map(({ text, width }) => width / text.length)
    .filter((width) => width > 0.5)
    .toSorted((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 5
}

/** Texts of one baseline together, from left to right; letters that stand a little higher belong to the line. */
function linesOf(texts: ReadonlyArray<PlacedText>): PlacedText[][] {
  const lines: { y: number; height: number; texts: PlacedText[] }[] = []
  for (const placed of texts.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.at(-1)
    const near = Math.max(last?.height ?? 0, placed.height) * SAME_LINE
    if (!last || placed.y - last.y > near) {
      lines.push({ y: placed.y, height: placed.height, texts: [placed] })
      continue
    }
    last.texts.push(placed)
    // A line is where its largest letters stand.
    if (placed.height > last.height) [last.y, last.height] = [placed.y, placed.height]
  }
  return lines.map((line) => line.texts.toSorted((a, b) => a.x - b.x).map((placed) => raise(placed, line)))
}

/** “10” with a small 9 above it is no 109. */
function raise(placed: PlacedText, line: { readonly y: number; readonly height: number }): PlacedText {
  const isRaised = placed.height < line.height * SMALLER && line.y - placed.y > line.height * HIGHER
  if (!isRaised || !/^[\d+-]+$/.test(placed.text)) return placed
  return { ...placed, text: [...placed.text].map((sign) => RAISED[sign]).join('') }
}

function writeLine(line: ReadonlyArray<PlacedText>, { left, letter }: { left: number; letter: number }): string {
  let written = ''
  let last: PlacedText | null = null
  for (const placed of line) {
    if (last && isAgain(last, placed)) continue
    const gap = last ? (placed.x - last.x - last.width) / Math.max(1, last.height, placed.height) : Infinity
    const column = Math.min(MAX_INDENT, Math.round((placed.x - left) / letter))
    if (gap >= GAP_OF_WORDS) written = written.padEnd(last ? Math.max(column, written.trimEnd().length + 2) : column)
    else if (gap >= NO_GAP && !/\s$/.test(written) && !/^\s/.test(placed.text)) written += ' '
    written += placed.text
    last = placed
  }
  return written.trimEnd()
}

function isAgain(one: PlacedText, other: PlacedText): boolean {
  return one.text === other.text && Math.abs(one.x - other.x) < PRINTED_TWICE && Math.abs(one.y - other.y) < PRINTED_TWICE
}
