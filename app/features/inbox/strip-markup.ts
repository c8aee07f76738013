const CONTROL = /[^\P{Cc}\n\t]/gu
const TAG_OPENS = /^[a-z/!?]$/i
const SCRIPT_ADDRESS = /(?:java|vb)script$/i
const HANDLER = /^on[a-z]{3,}$/i
const LETTER = /^[a-z]$/i
const WORD = /^\w$/

/**
 * Plain words out of whatever was typed: tags, `javascript:` and inline handlers (`onclick=`) are taken out, control
 * characters too, line ends become `\n`. Signs that people write stay ("sleep < 6 hours", "once = too often").
 * One pass, in time linear in the length; what a removal would join together ("java<b>script:") is removed as well.
 */
export function stripMarkup(typed: string): string {
  const kept: string[] = []
  const openTags: number[] = []
  for (const sign of typed.replace(/\r\n?/g, '\n').replace(CONTROL, '')) {
    const cut = sign === '>' && openTags.length > 0 ? openTags.at(-1)! : cutBefore(sign, kept)
    if (cut !== null) {
      kept.length = cut
      while (openTags.length > 0 && openTags.at(-1)! >= cut - 1) openTags.pop()
      continue
    }
    if (kept.at(-1) === '<' && TAG_OPENS.test(sign)) openTags.push(kept.length - 1)
    kept.push(sign)
  }
  // A tag that never ends is no tag, but nothing downstream should have to know that.
  for (const at of openTags) kept[at] = ' '
  return kept.join('').trim()
}

/** Where the kept text must end because this sign would complete a script address or a handler; null when it completes none. */
function cutBefore(sign: string, kept: ReadonlyArray<string>): number | null {
  if (sign !== ':' && sign !== '=') return null
  let end = kept.length
  while (end > 0 && kept[end - 1]!.trim() === '') end--
  let start = end
  while (start > 0 && LETTER.test(kept[start - 1]!)) start--
  const word = kept.slice(start, end).join('')
  if (sign === '=') return HANDLER.test(word) && !WORD.test(kept[start - 1] ?? ' ') ? start : null
  const scheme = SCRIPT_ADDRESS.exec(word)
  return scheme ? start + scheme.index : null
}
