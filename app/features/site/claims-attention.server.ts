import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { listClaims } from './claims/list-claims.server.ts'

const TO = '/admin/opening'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'clock'>
/** The ids of claims that the owner has written over: nothing is asked about these. */
type WrittenClaims = (services: Needs) => Promise<readonly string[]>

/** What waits for the owner of an open site: claims that were taken off, terms that nobody has read as they are now, and claims to look at again. */
export async function claimsAttention(services: Needs, writtenClaims: WrittenClaims): Promise<readonly AttentionItem[]> {
  if (!(await isSiteOpen(services))) return []
  const [{ starter, own }, ids] = await Promise.all([listClaims(services), writtenClaims(services)])
  const written = new Set(ids)
  const today = services.clock.now().toISOString().slice(0, 10)
  const asked = starter.filter(({ id }) => !written.has(id))
  const undecided = asked.filter(({ decision }) => decision === null)
  const terms = undecided.filter(({ stays }) => stays)
  const anew = asked.filter(({ isAnew }) => isAnew)
  const takenOff = undecided.filter(({ stays }) => !stays)
  const due = [...starter, ...own].flatMap(({ decision }) =>
    decision && decision.reviewOn !== null && decision.reviewOn <= today ? [decision.reviewOn] : [],
  )
  const items: readonly AttentionItem[] = [
    {
      kind: 'site.terms-unread',
      severity: 'due',
      since: null,
      count: terms.length,
      title: terms.length === 1 ? 'Legal text to confirm' : 'Legal texts and terms to confirm',
      text: 'Your site shows them as they came with it. Confirm each, or write your own.',
      to: TO,
    },
    {
      kind: 'site.terms-changed',
      severity: 'due',
      since: null,
      count: anew.length,
      title: anew.length === 1 ? 'Legal text or term that has changed' : 'Legal texts and terms that have changed',
      text: 'An update brought other words since you confirmed them. Read them, and confirm them or write your own.',
      to: TO,
    },
    {
      kind: 'site.claims-due',
      severity: 'due',
      since: due.length > 0 ? new Date(`${due.toSorted()[0]!}T00:00:00Z`) : null,
      count: due.length,
      title: due.length === 1 ? 'Claim to look at again' : 'Claims to look at again',
      text: 'You asked to be reminded. Is it still true?',
      to: TO,
    },
    {
      kind: 'site.claims-taken-off',
      severity: 'later',
      since: null,
      count: takenOff.length,
      title: takenOff.length === 1 ? 'Claim of the sample is not shown' : 'Claims of the sample are not shown',
      text: 'Nobody has confirmed them. Confirm what is true of you, replace it, or drop it.',
      to: TO,
    },
  ]
  return items.filter(({ count }) => count > 0)
}

/** The same, as the overview asks for it. */
export const claimAttention = (writtenClaims: WrittenClaims) => ({
  name: 'Claims of the site',
  find: (services: Needs) => claimsAttention(services, writtenClaims),
})
