/** A command cannot go on for a reason that a person can do something about. Shown without a stack trace. */
export class Sentence extends Error {}

/** What to do about a failure of the machine under a step, from what the step said; null when it says nothing we know. */
export function sentenceFor(output) {
  if (/ENOSPC|EDQUOT|no space left on device/i.test(output))
    return 'The disk is full: free some space (about 1 GB) and start again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return `${process.cwd()} cannot be written by this user: start as its owner, or change its rights.`
  return null
}

/** Why a program ended, by its last words: without the stack of an error, and without what Node says of itself. */
export function lastWordsOf(output) {
  const lines = output.split('\n').filter((line) => /^[^\s}\]]/.test(line) && !/^Node\.js v\d/.test(line))
  return lines.at(-1)?.trim() ?? null
}

/** Why a file that somebody named could not be written. */
export function whyNotWritten(path, error) {
  const why = {
    ENOENT: 'its folder is not there',
    ENOTDIR: 'what should be its folder is a file',
    EISDIR: 'it is a folder: name a file',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'that disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full',
  }[error.code]
  return `${path} could not be written: ${why ?? error.message}.`
}
