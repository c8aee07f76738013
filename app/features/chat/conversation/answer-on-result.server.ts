import { countryOf } from '#features/chat/intent/country.ts'
import { numbersToCall } from '#features/chat/intent/danger-answer.ts'
import { resultAlarm } from '#features/chat/values/value-answer.server.ts'

import type { Answer } from './found-answer.ts'
import type { Visit } from './visit.server.ts'

/** The answer to results of a laboratory with which somebody should turn to a doctor; null where a message tells of none. One to be phoned about at once is an emergency. */
export async function answerOnResult(text: string, visit: Visit): Promise<Answer | null> {
  const result = await resultAlarm(text, visit)
  if (!result) return null
  const { alarm, message } = result
  if (alarm !== 'now') return { message, intent: 'question' }
  const country = countryOf(visit)
  return { message, intent: 'emergency', help: { country, numbers: numbersToCall([], country) } }
}
