/** A line that begins a block: its name, and its fields as they were typed. */
export interface Directive {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
}

/** The longest line that is read as the beginning of a block, in UTF-16 units. */
const MAX_LINE = 4_000

const NAME = /^:::[ \t]*([a-z]+)(?=[ \t]|$)/i
/** Quotes as they are typed, and as programs for writing make them. */
const FIELD = /[ \t]+([a-z]+)=(?:"([^"]*)"|'([^']*)'|“([^”]*)”)/iy
const EMPTY = /[ \t]*$/y

/** Whether a line stands where a block begins or ends. */
export function isDirectiveLine(line: string): boolean {
  return line.startsWith(':::')
}

/** Whether a line ends a block. */
export function isEndLine(line: string): boolean {
  return /^:::[ \t]*$/.test(line)
}

/** Reads the line that begins a block; a sentence where it cannot be read. */
export function readDirective(line: string): Directive | string {
  if (line.length > MAX_LINE) return `This line is longer than ${MAX_LINE.toLocaleString('en')} characters.`
  const head = NAME.exec(line)
  if (!head) return 'After ::: comes the name of a block, as in :::callout.'
  const fields: Record<string, string> = Object.create(null)
  let at = head[0].length
  for (let field = fieldAt(line, at); field; field = fieldAt(line, at)) {
    const [whole, name, ...values] = field
    const key = name!.toLowerCase()
    if (key in fields) return `“${key}” stands here twice.`
    fields[key] = values.find((value) => value !== undefined)!.trim()
    at += whole.length
  }
  EMPTY.lastIndex = at
  if (!EMPTY.test(line)) return `“${line.slice(at).trim().slice(0, 40)}” is no field: write name="value", with the quotes.`
  return { name: head[1]!.toLowerCase(), fields }
}

function fieldAt(line: string, at: number): RegExpExecArray | null {
  FIELD.lastIndex = at
  return FIELD.exec(line)
}
