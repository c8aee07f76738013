import type { RouterContextProvider } from 'react-router'

import { formatDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { guaranteeInstead } from '#content/guarantee.ts'
import { namesOf } from '#features/identity/people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { claimsWrittenAnew } from '#features/pages/published/claims-written-anew.server.ts'
import { kinds, kindWords, writtenAt } from '#features/site/claims/claim-words.ts'
import { listClaims, type ListedClaim, type StoredDecision } from '#features/site/claims/list-claims.server.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findOpeningState } from '#features/site/open-site.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'

/** The claims of a kind, and one of them, as their page shows them. */
export type GroupView = Awaited<ReturnType<typeof viewClaims>>['groups'][number]
export type ClaimView = GroupView['claims'][number]

/** Everything that the page of claims shows, with dates and names written out. */
export async function viewClaims(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const [{ starter: listed, own }, isOpen, { house, plans }, written] = await Promise.all([
    listClaims(services),
    isSiteOpen(services),
    findSiteSettings(services),
    claimsWrittenAnew(services),
  ])
  const instead = guaranteeInstead(plans.guaranteeDays)
  // What promises a guarantee is none of her claims while she gives none.
  const starter = listed.filter(({ text }) => instead.get(text) !== '')
  const all = [...starter, ...own]
  const deciders = all.flatMap(({ decision, earlier }) => [decision, ...earlier].flatMap((each) => each?.decidedBy ?? []))
  const [names, state] = await Promise.all([namesOf(services.db, deciders), findOpeningState(services, written)])
  // What is more than a sentence is told by what it is called.
  const said = (decision: StoredDecision, { text, isNamed, stays }: ListedClaim) => ({
    id: decision.id,
    state: decision.state,
    text: fillIn(isNamed ? text : decision.text, house.name),
    proof:
      decision.asOf === null ? null : `${decision.source} (${stays ? 'read on' : 'as of'} ${formatDay(decision.asOf, null)})`,
    reviewOn: decision.reviewOn === null ? null : formatDay(decision.reviewOn, null),
    decided: [
      instantLabel(decision.decidedAt, timeZone),
      decision.decidedBy === null ? null : (names.get(decision.decidedBy) ?? null),
    ]
      .filter((part) => part !== null)
      .join(', '),
  })
  const view = (claim: ListedClaim) => {
    const { id, text, pages, stays, promise, isNamed, decision, earlier, isAnew } = claim
    return {
      id,
      text: fillIn(instead.get(text) ?? text, house.name),
      pages,
      others: othersOf(starter, { id, promise, instead }),
      stays: stays ?? false,
      isNamed: isNamed ?? false,
      isWritten: written.includes(id),
      isAnew: isAnew && !written.includes(id),
      writtenAt: writtenAt[id] ?? null,
      decision: decision && said(decision, claim),
      earlier: earlier.map((each) => said(each, claim)),
    }
  }
  const isDecided = ({ id, decision, isAnew }: ListedClaim) => written.includes(id) || (decision !== null && !isAnew)
  const groups = kinds.map((kind) => {
    const claims = starter.filter((claim) => claim.kind === kind)
    return { kind, ...kindWords[kind], claims: claims.map(view), left: claims.filter((claim) => !isDecided(claim)).length }
  })
  return {
    isOpen,
    groups,
    own: own.map(view),
    decided: starter.filter(isDecided).length,
    count: starter.length,
    waits: { terms: state.terms.length, hasImprint: state.hasImprint },
    today: localDay(services.clock.now(), timeZone ?? 'UTC'),
  }
}

interface Promising extends Pick<ListedClaim, 'id'> {
  readonly promise: ListedClaim['promise'] | undefined
  /** What is said in the place of sentences that ship. */
  readonly instead: ReadonlyMap<string, string>
}

/** The other sentences that promise the same as one, as they are said now. */
function othersOf(starter: readonly ListedClaim[], { id, promise, instead }: Promising) {
  const others = promise ? starter.filter((claim) => claim.promise === promise && claim.id !== id) : []
  return others.map(({ id: other, text, pages, decision }) => ({
    id: other,
    text: decision?.state === 'replaced' ? decision.text : (instead.get(text) ?? text),
    pages,
  }))
}
