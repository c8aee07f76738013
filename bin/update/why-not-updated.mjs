import { Sentence, sentenceFor } from '../launch/sentence.mjs'
import { reasonOf } from './clone.mjs'

/** What to show of an error that ended an update: one sentence where it says what a person can do, else all of it. */
export function whyNotUpdated(error) {
  if (error instanceof Sentence) return error.message
  const known = sentenceFor(`${error?.code ?? ''} ${error?.stderr ?? ''}`)
  if (known) return known
  return error?.cmd?.startsWith('git ') ? `${error.cmd} failed: ${reasonOf(error)}.` : error
}
