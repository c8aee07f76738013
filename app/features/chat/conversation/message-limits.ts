/** Characters of a message. */
export const LONGEST_MESSAGE = 4_000

/** What somebody is told whose message is too long, counted as people count: an emoji of one code point is one. Null for any other. */
export function tooLong(message: string): string | null {
  if ([...message.trim()].length <= LONGEST_MESSAGE) return null
  return `Please keep your message under ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`
}
