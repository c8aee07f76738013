/**
 * How much of what takes more than linear time a text may hold. Parsers of Markdown take the square of the marks in one paragraph, and
 * lines times the depth of quotes and lists; measured on this product’s parser, a text at these bounds is read within a second.
 */
const MOST_DEPTH = 24
const MOST_LINES = 20_000
const MOST_DEPTH_TIMES_LINES = 40_000
const MOST_SQUARED_MARKS = 10_000_000
const MOST_TAGS = 20_000

const MARKS = /[*_~[\]!<`|&@]/g
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1)*[ \t]*$/
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/
const TAG = /<[a-z/!?]/gi

/** Whether no writer writes like this, and reading it as Markdown would take a machine long or too deep. */
export function isTangled(markdown: string): boolean {
  const lines = markdown.split(/\r\n|\r|\n/)
  let [deepest, squares, marks] = [0, 0, 0]
  for (const line of lines) {
    deepest = Math.max(deepest, depthOf(line))
    if (/^[\s>]*$/.test(line)) {
      squares += marks * marks
      marks = 0
    } else marks += line.match(MARKS)?.length ?? 0
  }
  squares += marks * marks
  return (
    deepest > MOST_DEPTH ||
    lines.length > MOST_LINES ||
    deepest * lines.length > MOST_DEPTH_TIMES_LINES ||
    squares > MOST_SQUARED_MARKS ||
    (markdown.match(TAG)?.length ?? 0) > MOST_TAGS
  )
}

/** In how many quotes and lists a line stands, as far as the line itself tells. */
function depthOf(line: string): number {
  if (RULE.test(line)) return 0
  const opening = CONTAINERS.exec(line)![0]
  if (opening === '') return 0
  const indent = /^[ \t]*/.exec(line)![0].replaceAll('\t', '    ').length
  return Math.floor(indent / 2) + (opening.match(/>|[-+*]|\d+/g)?.length ?? 0)
}
