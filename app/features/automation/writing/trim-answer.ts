import { postLimits } from '#features/blog/core/post.ts'
import { beginningOf } from '#features/writing/text.ts'

const LONGEST_TITLE = 120
/** Search engines show about so much of it. */
const LONGEST_DESCRIPTION = 160
const ENOUGH_OF_IT = 60
/** Room for the marks and addresses that plain text leaves out. What is read takes the square of this at worst. */
const MAX_READ = 2_000
const MAX_TAGS = 8

/** A title in plain text, without marks of Markdown or quotation marks around it, cut between words. */
export function plainTitle(raw: string): string {
  const title = plainText(raw)
    .replace(/^(?:title|headline)\s*:\s*/i, '')
    .replace(/^["“”'‘](.*)["“”'’]$/, '$1')
    .trim()
  return cutBetweenWords(title, LONGEST_TITLE)
}

/** The description for search results, from what was said or else from the article’s first paragraph; after a whole sentence where that leaves enough. */
export function metaDescriptionOf(said: string, body: string): string {
  const text = plainText(said) || plainText(firstParagraph(body))
  if (text.length <= LONGEST_DESCRIPTION) return text
  let whole = ''
  for (const [sentence] of text.slice(0, LONGEST_DESCRIPTION + 1).matchAll(/.+?[.?!](?=\s|$)\s*/g)) {
    if ((whole + sentence).trimEnd().length > LONGEST_DESCRIPTION) break
    whole += sentence
  }
  return whole.length >= ENOUGH_OF_IT ? whole.trimEnd() : cutBetweenWords(text, 150)
}

/** The wanted tags first, then those of the article, each once whatever its capitals; not longer and not more than a post may have. */
export function mergeTags(wanted: readonly string[], own: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const [at, raw] of [...wanted, ...own].entries()) {
    const tag = raw.trim().replace(/^#+/, '').trim()
    const isFull = at < wanted.length ? tags.size >= postLimits.tags : tags.size >= Math.max(MAX_TAGS, wanted.length)
    if (tag !== '' && tag.length <= postLimits.tag && !isFull && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
}

function firstParagraph(body: string): string {
  return body.split(/\n\s*\n/).find((block) => /^[\p{L}\p{N}“"‘*_]/u.test(block.trim())) ?? ''
}

function plainText(markdown: string): string {
  return beginningOf(markdown, MAX_READ)
    .replaceAll(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/(^|\s)[*_](\S(?:[^*_]*\S)?)[*_](?=[\s.,;:?!]|$)/g, '$1$2')
    .replaceAll(/^[\s#>]+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function cutBetweenWords(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = beginningOf(text, longest - 1).replace(/(?<!\s)\s+\S*$/, '')
  return `${cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}
