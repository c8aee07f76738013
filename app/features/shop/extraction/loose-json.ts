import JSON5 from 'json5'

/** What is larger is only read as strict JSON: the lenient reader takes its time. */
const LONGEST_LENIENT = 200_000

/**
 * A value from JSON as pages really write it: in comments or CDATA, with trailing commas, comments, single quotes, bare keys or line
 * ends within texts. Undefined when nothing can be made of it.
 */
export function readLooseJson(text: string): unknown {
  const bare = unwrapped(text)
  if (bare === '') return undefined
  // Line ends and tabs within texts are the commonest fault; outside of texts they count for nothing.
  const onOneLine = () => bare.replaceAll(/\p{Cc}/gu, ' ')
  const strict = firstOf([() => JSON.parse(bare), () => JSON.parse(onOneLine())])
  if (strict !== undefined || bare.length > LONGEST_LENIENT) return strict
  return firstOf([() => JSON5.parse(bare), () => JSON5.parse(onOneLine())])
}

function firstOf(readers: ReadonlyArray<() => unknown>): unknown {
  for (const read of readers) {
    try {
      return read()
    } catch {
      // The next one may have more luck.
    }
  }
  return undefined
}

/** Without the comment or CDATA section around it, and without what follows a statement. */
function unwrapped(text: string): string {
  let bare = text.trim()
  for (let layers = 0; layers < 3; layers++) {
    bare = withoutEnd(bare.replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, ''), /\]\]>\s*(?:\*\/)?$/)
    bare = withoutEnd(bare.replace(/^<!--/, ''), /-->$/).trim()
  }
  return bare.replace(/(?<!;);+$/, '').trimEnd()
}

/** Without the end of a section, and the sign of a comment before it. */
function withoutEnd(text: string, end: RegExp): string {
  const before = text.replace(end, '')
  return before === text ? text : before.trimEnd().replace(/\/[/*]$/, '')
}
