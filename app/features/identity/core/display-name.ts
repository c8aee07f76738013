/** No name is this long; what is cut first cannot keep the patterns below busy. */
const LONGEST_INPUT = 1000

/**
 * A display name as it is kept: without script tags and what stands between them, control characters, signs that cannot be seen or that
 * turn the direction of what follows, and outer space. Joiners stay, which some scripts and emoji need; marks stack three high at most.
 * Nothing is left of a name that has no sign to be seen.
 */
export function cleanDisplayName(typed: string): string {
  const name = withoutScripts(typed.slice(0, LONGEST_INPUT))
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\P{Cf}\u200C\u200D]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : ''
}

/** Whole elements first, then single tags; again until nothing changes, because a tag may appear where another one was taken out. */
function withoutScripts(text: string): string {
  for (const script of [/<script\b[^>]*>[\s\S]*?<\/script\b[^>]*>/gi, /<\/?script\b[^>]*>?/gi]) {
    const cut = text.replace(script, '')
    if (cut !== text) return withoutScripts(cut)
  }
  return text
}
