/** The name of a mail of ours (Message-ID, RFC 5322), without its angle brackets: the same for the same thing, so that a mail that had to go twice is seen to be one. */
export function mailName(id: string, origin: string): string {
  return `${id}@${new URL(origin).hostname}`
}
