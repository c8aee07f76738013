import { isNull } from 'drizzle-orm'

import { countBilled } from '#features/membership/core/membership.server.ts'
import { PAGES } from '#features/site/core/pages-word.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import { findSection } from '#features/site/settings/settings.server.ts'
import type { Actor } from '#platform/audit-trail.ts'
import { lockInTransaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { undecidedTerms } from './claims/list-claims.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>
type Changing = Needs & Pick<Infrastructure, 'audit' | 'clock'>

/** What opening waits for. */
export interface OpeningState {
  /** Legal texts and terms that nobody has confirmed or replaced: the ids of their claims. */
  readonly terms: readonly string[]
  /** Who runs the site: name, address and mail address are there. */
  readonly hasImprint: boolean
}

/** @param written ids of claims whose pages the owner has written anew: these count as replaced */
export async function findOpeningState(services: Needs, written: readonly string[]): Promise<OpeningState> {
  const terms = await undecidedTerms(services)
  const { value } = await findSection(services, 'imprint')
  return { terms: terms.filter((id) => !written.includes(id)), hasImprint: isFilledIn(value) }
}

function isFilledIn({ legalName, address, email }: SiteSettings['imprint']): boolean {
  return [legalName, address, email].every((each) => each.trim() !== '')
}

/** Opens the site, unless it waits for something: then that is answered. A site that is open stays so. */
export async function openSite(services: Changing, actor: Actor, written: readonly string[]): Promise<OpeningState | null> {
  return services.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'site opening')
    const state = await findOpeningState({ ...services, db: tx }, written)
    if (state.terms.length > 0 || !state.hasImprint) return state
    const openedBy = typeof actor === 'object' ? actor.userId : null
    const opened = await tx
      .insert(siteOpenings)
      .values({ openedAt: services.clock.now(), openedBy })
      .onConflictDoNothing()
      .returning({ id: siteOpenings.id })
    if (opened.length > 0) await services.audit.record(tx, { actor, action: 'site.opened' })
    await services.broadcast.publish(tx, PAGES)
    return null
  })
}

/** Makes the site a sample again. False once somebody has bought a membership. */
export async function backToSample(services: Changing, actor: Actor): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'site opening')
    if ((await countBilled(tx)) > 0) return false
    const closed = await tx
      .update(siteOpenings)
      .set({ closedAt: services.clock.now() })
      .where(isNull(siteOpenings.closedAt))
      .returning({ id: siteOpenings.id })
    if (closed.length > 0) await services.audit.record(tx, { actor, action: 'site.closed' })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}
