/**
 * How much of what takes more than linear time a text may hold. Parsers of Markdown take the square of the marks in one paragraph, and
 * lines times the depth of quotes and lists; measured on this product’s parser, a text at these bounds is read within a second.
 */
const MAX_DEPTH = 24
const MAX_LINES = 20_000
const MAX_DEPTH_TIMES_LINES = 40_000
const MAX_SQUARED_MARKS = 10_000_000
const MAX_TAGS = 20_000
/** What is left open is opened anew in each block behind it: open tags times lines and tags. */
const MAX_REOPENED_TAGS = 200_000
/** Behind an opening bracket the parser looks back to it from every word of the paragraph. */
const MAX_SQUARED_WORDS = 25_000_000
/** Behind an address it looks from every sign that may end a sentence to the last of them. */
const MAX_SQUARED_RUNS = 5_000_000

const WORDS = /[^\s\p{P}\p{S}]+/gu
const RUNS = /[!"'),.:;<>?\]_~*&]{20,}/g
const MARKS = /[*_~[\]!<`|&@]/g
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1)*[ \t]*$/
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/
const TAG = /<[a-z/!?]/gi
/** Tags of HTML that reach through the paragraphs behind them until they are closed (HTML Standard, "formatting" elements). */
const OPENING_FORMAT = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?![\w-])/gi
/** One that is closed in its line, with nothing in between that could hide its end from the parser. */
const CLOSED_FORMAT = /<(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?: [^<>\n]*)?>[^<>\n\\`()[\]]*<\/\1>/gi

/** Whether no writer writes like this, and reading it as Markdown would take a machine long or too deep. */
export function isTangled(markdown: string): boolean {
  const lines = markdown.split(/\r\n|\r|\n/)
  const squares = { marks: 0, words: 0, runs: 0 }
  let [deepest, marks, words, isOpen] = [0, 0, 0, false]
  const endParagraph = () => {
    squares.marks += marks * marks
    squares.words += isOpen ? words * words : 0
    ;[marks, words, isOpen] = [0, 0, false]
  }
  for (const line of lines) {
    deepest = Math.max(deepest, depthOf(line))
    for (const [run] of line.matchAll(RUNS)) squares.runs += run.length ** 2
    if (/^[\s>]*$/.test(line)) endParagraph()
    else {
      marks += line.match(MARKS)?.length ?? 0
      words += line.match(WORDS)?.length ?? 0
      isOpen ||= line.includes('[')
    }
  }
  endParagraph()
  const tags = markdown.match(TAG)?.length ?? 0
  return (
    deepest > MAX_DEPTH ||
    lines.length > MAX_LINES ||
    deepest * lines.length > MAX_DEPTH_TIMES_LINES ||
    squares.marks > MAX_SQUARED_MARKS ||
    squares.words > MAX_SQUARED_WORDS ||
    squares.runs > MAX_SQUARED_RUNS ||
    tags > MAX_TAGS ||
    openFormats(markdown) * (lines.length + tags) > MAX_REOPENED_TAGS
  )
}

/** How many formatting tags may be left open. */
function openFormats(markdown: string): number {
  let [rest, before] = [markdown, '']
  for (let level = 0; level < 8 && rest !== before; level++) [rest, before] = [rest.replace(CLOSED_FORMAT, ''), rest]
  return rest.match(OPENING_FORMAT)?.length ?? 0
}

/** In how many quotes and lists a line stands, as far as the line itself tells. */
function depthOf(line: string): number {
  if (RULE.test(line)) return 0
  const opening = CONTAINERS.exec(line)![0]
  if (opening === '') return 0
  const indent = /^[ \t]*/.exec(line)![0].replaceAll('\t', '    ').length
  return Math.floor(indent / 2) + (opening.match(/>|[-+*]|\d+/g)?.length ?? 0)
}
