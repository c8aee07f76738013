import { eq } from 'drizzle-orm'

import { siteSettings } from '#features/site/tables.server.ts'
import type { Actor } from '#platform/audit-trail.ts'
import { keptValue } from '#platform/kept.server.ts'
import type { Services } from '#platform/services.server.ts'

import { sectionNames, sectionOf, shippedSettings, shownSettings, type SectionName, type SiteSettings } from './site-settings.ts'

/** What everybody is told when words that stand on public pages have changed. */
export const PAGES = 'pages'

/** The settings as pages show them. Kept in memory; a change is there on every replica as soon as it has committed. */
export const findSiteSettings = keptValue(PAGES, async (services: Services) => shownSettings(await loadSettings(services)))

/** One section as the owner typed it, `{name}` included, and whether it was ever saved. */
export async function findSection<Name extends SectionName>(services: Services, name: Name) {
  const rows = await services.db.select().from(siteSettings).where(eq(siteSettings.section, name))
  const settings = await loadSettings(services)
  return { value: settings[name], isSaved: rows.length > 0 }
}

/** Saves a section for good: it wins over what the product ships, now and after upgrades. */
export async function saveSection<Name extends SectionName>(
  { db, clock, broadcast, audit }: Services,
  name: Name,
  value: SiteSettings[Name],
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { section: name, value, savedAt: clock.now() }
    await tx.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.section, set: row })
    await audit.record(tx, { actor, action: 'settings.saved', details: { section: name } })
    await broadcast.publish(tx, PAGES)
  })
}

/** Goes back to what the product ships. */
export async function forgetSection({ db, broadcast, audit }: Services, name: SectionName, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .delete(siteSettings)
      .where(eq(siteSettings.section, name))
      .returning({ section: siteSettings.section })
    if (forgotten.length > 0) await audit.record(tx, { actor, action: 'settings.forgotten', details: { section: name } })
    await broadcast.publish(tx, PAGES)
  })
}

async function loadSettings({ db, log }: Services): Promise<SiteSettings> {
  const rows = await db.select().from(siteSettings)
  const saved = new Map(rows.map(({ section, value }) => [section, value]))
  const sections = sectionNames.map((name) => {
    const section = sectionOf(name, saved.get(name))
    if (!section)
      log.error({ section: name }, 'A section of the site’s settings cannot be read; the words that were shipped stand in.')
    return [name, section ?? shippedSettings[name]]
  })
  return Object.fromEntries(sections) as SiteSettings
}
