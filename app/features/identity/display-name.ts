/** No name is this long; what is cut first cannot keep the patterns below busy. */
const LONGEST_INPUT = 1000

/** A display name as it is kept: without script tags and what stands between them, control characters and outer space. */
export function cleanDisplayName(typed: string): string {
  return withoutScripts(typed.slice(0, LONGEST_INPUT))
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

/** Whole elements first, then single tags; again until nothing changes, because a tag may appear where another one was taken out. */
function withoutScripts(text: string): string {
  for (const script of [/<script\b[^>]*>[\s\S]*?<\/script\b[^>]*>/gi, /<\/?script\b[^>]*>?/gi]) {
    const cut = text.replace(script, '')
    if (cut !== text) return withoutScripts(cut)
  }
  return text
}
