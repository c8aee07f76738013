import { readersIn, type ReadingThreads } from '#platform/reading-threads.server.ts'

import { hearDanger } from './danger/hear-danger.ts'
import type * as HearDanger from './danger/hear-danger.ts'
import { prepareToHear } from './danger/prepare-to-hear.server.ts'

const heardApart = readersIn<typeof HearDanger>('#features/chat/intent/danger/hear-danger.ts')('hearDanger')

/** Longer than what any form takes: a mail. Hearing 50,000 characters takes a tenth of a second, in which nobody would be served. */
const LONGEST_AT_ONCE = 10_000

/** Recognises words of somebody in danger. Long ones are heard in a thread; where they could not be heard, somebody may be. */
export function createDangerSense(readers: ReadingThreads): (text: string) => Promise<boolean> {
  return async (text) => {
    if (text.length <= LONGEST_AT_ONCE) {
      await prepareToHear()
      return hearDanger(text).danger.length > 0
    }
    const heard = await readers.read(heardApart, [text], { person: 'danger', inLine: true })
    return !heard.ok || heard.value.danger.length > 0
  }
}
