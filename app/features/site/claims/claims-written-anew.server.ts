import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { sectionOf, shippedSettings, type SectionName } from '#features/site/core/site-settings.ts'
import { siteSettings } from '#features/site/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { textsIn } from './sounds-like-claim.ts'

/** Sections of the settings in whose words the site says nothing but these claims: they stand on no page of their own. */
const SECTIONS = ['house', 'figures'] as const satisfies readonly SectionName[]

/** The ids of claims that stood in settings which their owner has saved in other words: they stand nowhere, and nothing is asked about them. */
export async function claimsWrittenAnew({ db }: Pick<Infrastructure, 'db'>): Promise<string[]> {
  const saved = new Map((await db.select().from(siteSettings)).map(({ section, value }) => [section, value]))
  return SECTIONS.flatMap((name) => {
    const value = sectionOf(name, saved.get(name))
    if (!saved.has(name) || !value) return []
    const [shipped, now] = [new Set(textsIn(shippedSettings[name])), new Set(textsIn(value))]
    return Object.entries<Claim>(claims).flatMap(([id, { text }]) => (shipped.has(text) && !now.has(text) ? [id] : []))
  })
}
