import { instantLabel } from '#routes/admin/instant-label.ts'

/** Where the services stand; each below it. */
export const SERVICES = '/admin/settings/services'
/** Where the site is moved to another address. */
export const ADDRESS = `${SERVICES}/address`

interface Use {
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  readonly failingSince: Date | null
  readonly sentence: string | null
  readonly successes: number
  readonly failures: number
}

/** How the use of a service went, in words, by the clock of whoever reads it. */
export function useView(use: Use | undefined, timeZone: string | null) {
  if (!use) return { summary: 'Not used yet.', failing: null }
  const { succeededAt, failedAt, failingSince, sentence, successes, failures } = use
  const at = (instant: Date) => instantLabel(instant, timeZone)
  const worked = succeededAt ? `Last worked ${at(succeededAt)}.` : 'It has not worked yet.'
  const failed = failedAt ? ` Last failed ${at(failedAt)}: ${sentence ?? 'nobody knows why.'}` : ''
  const all = successes + failures
  const counted = ` Used ${all} ${all === 1 ? 'time' : 'times'}${failures === 0 ? '' : `, ${failures} of them in vain`}.`
  return {
    summary: `${worked}${failed}${counted}`,
    failing: failingSince && { since: at(failingSince), sentence: sentence ?? 'The last use failed.' },
  }
}
