import { readersIn, type ReadingThreads } from '#platform/reading-threads.server.ts'

import type { Whereabouts } from './country.ts'
import { detectDanger } from './danger/detect-danger.ts'
import type * as HearDanger from './danger/detect-danger.ts'
import { prepareDetection } from './danger/prepare-detection.server.ts'
import { helpInDanger, type Help } from './help-in-danger.ts'
import type * as HelpInDanger from './help-in-danger.ts'

const helpOnThread = readersIn<typeof HelpInDanger>('#features/chat/intent/help-in-danger.ts')('helpInDanger')
const detectOnThread = readersIn<typeof HearDanger>('#features/chat/intent/danger/detect-danger.ts')('detectDanger')

/** In characters. Of Chinese, which takes longest, 20,000 are heard in a sixth of a second, in which nobody else would be served. */
const LONGEST_AT_ONCE = 4_000

/** Recognises words of somebody in danger. Long ones are heard in a thread; where they could not be heard, somebody may be. */
export function createDangerSense(readers: ReadingThreads): (text: string) => Promise<boolean> {
  return async (text) => {
    if (text.length <= LONGEST_AT_ONCE) {
      await prepareDetection()
      return detectDanger(text).danger.length > 0
    }
    const detected = await readers.read(detectOnThread, [text], { person: 'danger', inLine: true })
    return !detected.ok || detected.value.danger.length > 0
  }
}

/** What the writer of a text is told where danger is recognised in it, else null. Of a long one that no thread could hear, the beginning and the end count. */
export async function findHelp(readers: ReadingThreads, written: string, whereabouts: Whereabouts): Promise<Help | null> {
  if (written.length > LONGEST_AT_ONCE) {
    const detected = await readers.read(helpOnThread, [written, whereabouts], { person: 'danger', inLine: true })
    if (detected.ok) return detected.value
  }
  await prepareDetection()
  const pieces =
    written.length > LONGEST_AT_ONCE ? [written.slice(0, LONGEST_AT_ONCE), written.slice(-LONGEST_AT_ONCE)] : [written]
  for (const piece of pieces) {
    const help = helpInDanger(piece, whereabouts)
    if (help) return help
  }
  return null
}
