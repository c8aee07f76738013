/** The subject of an answer: that of the mail before it, with one “Re:”. */
export function answerSubject(before: string): string {
  const bare = before.replace(/^(?:\s*(?:re|aw|antw|sv|fw|fwd|wg)\s*:)+\s*/i, '').trim()
  return `Re: ${bare || 'your message'}`
}
