import { countPeople } from '#features/identity/people.server.ts'
import { PAGES } from '#features/site/core/pages-word.ts'
import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'
import { siteSettings } from '#features/site/core/tables.server.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { listEarlier } from '#platform/setting-versions.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { claimsIn } from './claims/claims-in.ts'
import { write } from './claims/decide-claims.server.ts'

/** Sections of the settings that an owner saves who means the site. */
const TELLING = ['house', 'plans', 'figures']

const SOURCE = 'Saved before the site asked for sources'

/**
 * Decides once in the life of a database whether it is a sample: it is one while brand, plans and figures were never saved and nobody but the
 * owner has an account. Else it is open from this start on, what was saved counts as confirmed, and everything else of the starter is left out.
 *
 * @param writtenTexts what owners wrote elsewhere than in the settings, in any shape
 */
export function existingSiteOpens(writtenTexts: (tx: Transaction) => Promise<unknown>): StarterContent {
  return {
    name: 'site-opening',
    load: async (tx, now, services) => {
      const rows = await tx.select().from(siteSettings)
      const isTelling = rows.some(({ section }) => TELLING.includes(section)) || (await wasSavedOnce(tx))
      const { all, admins } = await countPeople(tx)
      if (!isTelling && all <= 1 && all === admins) return
      await tx.insert(siteOpenings).values({ openedAt: now }).onConflictDoNothing()
      const texts = [rows.map(({ value }) => value), await writtenTexts(tx)]
      const plans = rows.find(({ section }) => section === 'plans')?.value as SiteSettings['plans'] | undefined
      const ids = [...claimsIn(texts), ...claimsOfPlans(plans?.plans ?? [])]
      const decision = { state: 'confirmed', source: SOURCE, asOf: now.toISOString().slice(0, 10), reviewOn: null } as const
      for (const id of ids) await write(services, tx, { actor: 'system', id, decision })
      await services.broadcast.publish(tx, PAGES)
    },
  }
}

/** Whether one of the sections was saved and put back since. */
async function wasSavedOnce(tx: Transaction): Promise<boolean> {
  for (const section of TELLING) if ((await listEarlier({ db: tx }, `site ${section}`)).length > 0) return true
  return false
}

/** What plans claim besides their words. */
function claimsOfPlans(plans: SiteSettings['plans']['plans']): string[] {
  const before = shippedSettings.plans.plans.find(({ slug }) => slug === 'annual')?.originalPriceCents
  return [
    ...(plans.some(({ slug, originalPriceCents }) => slug === 'annual' && originalPriceCents === before)
      ? ['annual-before']
      : []),
    ...(plans.some(({ popular }) => popular) ? ['most-popular'] : []),
  ]
}
