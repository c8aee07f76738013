const MAX_READ = 20_000
const MAX_TEXT = 2_000

/**
 * The text of an SQL statement without a value: what is written in it (texts of every kind, numbers, true and false) is a question mark, comments are
 * gone, and parameters stand as $1. What cannot be read to its end is left out from there on.
 */
export function statementText(sql: string): string {
  const text = sql.slice(0, MAX_READ)
  let said = ''
  for (let at = 0; at < text.length;) {
    const { part, end } = partAt(text, at)
    said += part
    at = end
  }
  const whole = said
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$\d+(?:, \$\d+){3,}/g, '$1, …')
  return whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT)}…` : whole
}

interface Part {
  readonly part: string
  readonly end: number
}

const VALUE = '?'
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_$]*/uy
const NUMBER = /(?:\d|\.\d)[\w.]*(?:(?<=[\d.]e)[+-]\d+)?/iy
const PARAMETER = /\$\d+/y
const DOLLAR_QUOTE = /\$(?:[\p{L}_][\p{L}\p{M}\p{N}_]*)?\$/uy
const PLAIN_NAME = /^[a-z_][a-z0-9_$]{0,62}$/i

function partAt(text: string, at: number): Part {
  const here = text[at]!
  if (here === "'") return { part: VALUE, end: endOfQuoted(text, at, "'", false) }
  if (here === '"') return quotedName(text, at)
  if (text.startsWith('--', at)) return { part: ' ', end: orEnd(text, text.indexOf('\n', at)) }
  if (text.startsWith('/*', at)) return { part: ' ', end: endOfComment(text, at) }
  if (here === '$') return matchAt(PARAMETER, text, at) ?? dollarQuoted(text, at)
  const word = matchAt(WORD, text, at)
  if (word) return prefixed(text, word)
  const number = matchAt(NUMBER, text, at)
  return number ? { part: VALUE, end: number.end } : { part: here, end: at + 1 }
}

/** A word, or what stands before a text: E'…' (in which a backslash escapes), B'…', X'…', N'…', U&'…'. */
function prefixed(text: string, { part, end }: Part): Part {
  if (/^[ebxn]$/i.test(part) && text[end] === "'") return { part: VALUE, end: endOfQuoted(text, end, "'", /e/i.test(part)) }
  if (/^u$/i.test(part) && text[end] === '&' && text[end + 1] === "'")
    return { part: VALUE, end: endOfQuoted(text, end + 1, "'", false) }
  if (/^u$/i.test(part) && text[end] === '&' && text[end + 1] === '"')
    return { part: '"?"', end: endOfQuoted(text, end + 1, '"', false) }
  return { part: /^(?:true|false)$/i.test(part) ? VALUE : part, end }
}

/** A name is kept where it looks like one of ours. */
function quotedName(text: string, at: number): Part {
  const end = endOfQuoted(text, at, '"', false)
  const name = text.slice(at + 1, end - 1)
  return { part: PLAIN_NAME.test(name) && text[end - 1] === '"' ? `"${name}"` : '"?"', end }
}

/** Behind the closing quote; a doubled one goes on, and so does, with escapes, another text in the next line, which belongs to the same literal. */
function endOfQuoted(text: string, open: number, quote: string, hasEscapes: boolean): number {
  for (let at = open + 1; at < text.length; at++) {
    if (hasEscapes && text[at] === '\\') at++
    else if (text[at] === quote) {
      if (text[at + 1] === quote) at++
      else {
        const next = hasEscapes ? nextInLiteral(text, at + 1) : null
        if (next === null) return at + 1
        at = next
      }
    }
  }
  return text.length
}

/** Where, after a line break, the next part of the same literal opens. */
function nextInLiteral(text: string, from: number): number | null {
  let at = from
  while (at < text.length && /\s/.test(text[at]!)) at++
  return text[at] === "'" && text.slice(from, at).includes('\n') ? at : null
}

function dollarQuoted(text: string, at: number): Part {
  const opening = matchAt(DOLLAR_QUOTE, text, at)
  if (!opening) return { part: '$', end: at + 1 }
  const close = text.indexOf(opening.part, opening.end)
  return { part: VALUE, end: close < 0 ? text.length : close + opening.part.length }
}

/** Comments stand in each other. */
function endOfComment(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text.startsWith('/*', at)) {
      depth += 1
      at += 1
    } else if (text.startsWith('*/', at)) {
      depth -= 1
      at += 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function matchAt(pattern: RegExp, text: string, at: number): Part | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found && { part: found[0], end: at + found[0].length }
}

const orEnd = (text: string, at: number) => (at < 0 ? text.length : at)
