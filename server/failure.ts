import { refusalOf } from './api-refusal.ts'

/** Seconds after which trying again is worth it. */
const RETRY_AFTER = '10'

const words = {
  500: 'Something went wrong. The mistake is ours, and it has been logged.',
  503: 'Part of the site is not answering at the moment. Please try again in a minute.',
} as const

/**
 * What a route threw is always a 500 to React Router. Pages choose their status themselves; here data and machine addresses get
 * 503 where a service was out of reach, and programs read what happened as JSON.
 */
export function explainFailure(answer: Response, path: string, isUnavailable: boolean): Response {
  if (answer.status !== 500) return answer
  const status = isUnavailable ? 503 : 500
  const refusal = refusalOf(path, status, words[status])
  const explained = refusal ? Response.json(refusal, { status }) : new Response(answer.body, { status, headers: answer.headers })
  if (isUnavailable) explained.headers.set('Retry-After', RETRY_AFTER)
  return explained
}
