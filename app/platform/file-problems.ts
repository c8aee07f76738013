/** Why a file that somebody brought was not kept: the disk is nearly full, or the place of files failed. */
export type NotKept = 'no room' | 'store failed'

export const NO_ROOM =
  'The disk of this site is nearly full, so this is not kept. Please tell whoever runs it, and try again later.'

/** What is said beside the field that took the file, or where it was sent from. */
export const notKeptSentences: Readonly<Record<NotKept, string>> = {
  'no room': NO_ROOM,
  'store failed':
    'The place where this site keeps its files does not answer, so this is not kept. Please try again in a few minutes.',
}
