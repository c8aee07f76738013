export interface Parted {
  /** What was newly written. */
  readonly own: string
  /** What the mail program put under it; empty where it put nothing. */
  readonly quoted: string
}

const SIGNED_OFF =
  /^-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|message d’origine|mensaje original)\s*-{2,}$/i
const INTRODUCES = /(?:wrote|schrieb|a écrit|escribió|scritto|schreef|skrev)\b/i
const OUTLOOK = /^(?:from|von|de|da|van):\s.+/i
const OUTLOOK_NEXT = /^(?:sent|date|gesendet|datum|envoyé|enviado|inviato|verzonden|to|an|à):\s/i
/** Lines of an introduction that a mail program has broken. */
const LONGEST_INTRODUCTION = 3

/** A mail’s own words and what it quotes from before: behind “>” signs to its end, or under the line with which mail programs begin it. */
export function partQuoted(text: string): Parted {
  const lines = text.trimEnd().split('\n')
  const at = quoteBegins(lines)
  if (at === null || lines.slice(0, at).every(isBlank)) return { own: text.trim(), quoted: '' }
  return { own: lines.slice(0, at).join('\n').trim(), quoted: lines.slice(at).join('\n').trim() }
}

function quoteBegins(lines: ReadonlyArray<string>): number | null {
  const rule = lines.findIndex((line, at) => {
    const said = line.trim()
    if (SIGNED_OFF.test(said)) return true
    return OUTLOOK.test(said) && lines.slice(at + 1, at + 4).some((next) => OUTLOOK_NEXT.test(next.trim()))
  })
  const marked = markedFrom(lines)
  const introduced = marked === null ? null : introductionOf(lines, marked)
  const found = [rule === -1 ? null : rule, introduced].filter((at) => at !== null)
  return found.length === 0 ? null : Math.min(...found)
}

/** Where the lines behind “>” begin that reach to the end; answers between them are somebody’s own words. */
function markedFrom(lines: ReadonlyArray<string>): number | null {
  let from: number | null = null
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!
    if (line.startsWith('>')) from = at
    else if (!isBlank(line)) break
  }
  return from
}

/** “On Monday Ann wrote:” belongs to what it introduces, also broken over several lines. */
function introductionOf(lines: ReadonlyArray<string>, marked: number): number {
  let last = marked - 1
  while (last >= 0 && isBlank(lines[last]!)) last--
  for (let taken = 1; taken <= LONGEST_INTRODUCTION && last - taken + 1 >= 0; taken++) {
    const from = last - taken + 1
    if (isBlank(lines[from]!)) break
    const said = lines
      .slice(from, last + 1)
      .join(' ')
      .trim()
    if (said.endsWith(':') && INTRODUCES.test(said) && /\d|@/.test(said)) return from
  }
  return marked
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}
