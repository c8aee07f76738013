const REPLIES = /^(?:\s*(?:re|aw|antw|sv|fw|fwd|wg)\s*:)+\s*/i

/** Whether a subject is that of a mail before it, as mail programs repeat it. */
export function isReplySubject(subject: string): boolean {
  return REPLIES.test(subject)
}

/** The subject of an answer: that of the mail before it, with one “Re:”. */
export function answerSubject(before: string): string {
  const bare = before.replace(REPLIES, '').trim()
  return `Re: ${bare || 'your message'}`
}
