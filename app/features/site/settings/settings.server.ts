import { eq } from 'drizzle-orm'

import { areTyped, AS_SHIPPED, type ClaimTexts } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { houseWithOwnSlogan, plansWithMark, sectionWithClaims } from '#features/site/claims/settings-with-claims.ts'
import { PAGES } from '#features/site/core/pages-word.ts'
import {
  sectionNames,
  sectionOf,
  shippedSettings,
  withSiteName,
  type SectionName,
  type SiteSettings,
} from '#features/site/core/site-settings.ts'
import { siteSettings } from '#features/site/core/tables.server.ts'
import type { Actor } from '#platform/audit-trail.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import {
  holdSetting,
  isChangedSince,
  keepVersion,
  listEarlier,
  markOfSetting,
  readVersion,
  takeVersion,
  type EarlierVersion,
} from '#platform/setting-versions.server.ts'

export { PAGES }

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** The settings as pages show them. Kept in memory; a change is there on every replica as soon as it has committed. */
export const findSiteSettings: (services: Needs) => Promise<SiteSettings> = cachedValue(PAGES, async (services: Needs) =>
  withSiteName(await loadSettings(services, await findClaimTexts(services))),
)

/** The settings as they were saved, with every claim that stands in them. */
export function findSettingsAsSaved(services: Pick<Needs, 'db' | 'log'>): Promise<SiteSettings> {
  return loadSettings(services, AS_SHIPPED)
}

/**
 * One section as the owner typed it, `{name}` included, and whether it is saved. Of an open site it says what pages say. `mark` is another one once
 * something else is saved.
 */
export async function findSection<Name extends SectionName>(services: Needs, name: Name) {
  const rows = await services.db.select().from(siteSettings).where(eq(siteSettings.section, name))
  // One after the other: whoever opens the site reads them in a transaction.
  const settings = await loadSettings(services, await findClaimTexts(services))
  return { value: settings[name], isSaved: rows.length > 0, mark: markOfSetting(rows[0]?.value) }
}

/**
 * Saves a section for good: it wins over what the product ships, now and after upgrades. What stood there before is kept.
 *
 * @param over the mark of what the form showed: false, and nothing saved, where somebody has saved something else since
 */
export async function saveSection<Name extends SectionName>(
  { db, clock, broadcast, audit }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  name: Name,
  value: SiteSettings[Name],
  actor: Actor,
  over?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = { section: name, value, savedAt: clock.now() }
    if (!(await keepCurrent(tx, { clock, actor }, name, value, over))) return false
    await tx.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.section, set: row })
    await audit.record(tx, { actor, action: 'settings.saved', details: { section: name } })
    await broadcast.publish(tx, PAGES)
    return true
  })
}

/** Goes back to what the product ships. What stood there is kept, to be put back. */
export async function forgetSection(
  { db, clock, broadcast, audit }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  name: SectionName,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepCurrent(tx, { clock, actor }, name, null)
    const forgotten = await tx
      .delete(siteSettings)
      .where(eq(siteSettings.section, name))
      .returning({ section: siteSettings.section })
    if (forgotten.length > 0) await audit.record(tx, { actor, action: 'settings.forgotten', details: { section: name } })
    await broadcast.publish(tx, PAGES)
  })
}

/** Puts back what a section said before a change; what it says now is kept in its turn. False when that version is gone. */
export async function restoreSection(
  { db, clock, broadcast, audit }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  name: SectionName,
  versionId: string,
  actor: Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const earlier = await readVersion(tx, versionsOf(name), versionId)
    if (!earlier || (earlier.value !== null && !sectionOf(name, earlier.value))) return false
    await takeVersion(tx, versionsOf(name), versionId)
    await keepCurrent(tx, { clock, actor }, name, earlier.value)
    const row = { section: name, value: earlier.value, savedAt: clock.now() }
    await (earlier.value === null
      ? tx.delete(siteSettings).where(eq(siteSettings.section, name))
      : tx.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.section, set: row }))
    await audit.record(tx, { actor, action: 'settings.restored', details: { section: name } })
    await broadcast.publish(tx, PAGES)
    return true
  })
}

/** What a section said before a change. `shown` is how a page would show it; null when this release cannot read it. */
export interface EarlierSection extends EarlierVersion {
  readonly shown: SiteSettings[SectionName] | null
}

/** What a section said before its last changes, the newest first. */
export async function listEarlierSections(services: Pick<Infrastructure, 'db'>, name: SectionName): Promise<EarlierSection[]> {
  const versions = await listEarlier(services, versionsOf(name))
  return versions.map((version) => ({
    ...version,
    shown: version.value === null ? shippedSettings[name] : (sectionOf(name, version.value) ?? null),
  }))
}

/** False, and nothing kept, where `over` is the mark of something else than what stands there; what stands there already may be saved again. */
async function keepCurrent(
  tx: Transaction,
  { clock, actor }: Pick<Infrastructure, 'clock'> & { readonly actor: Actor },
  name: SectionName,
  next: unknown,
  over?: string,
): Promise<boolean> {
  await holdSetting(tx, versionsOf(name))
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.section, name))
  if (isChangedSince(over, row?.value, next)) return false
  await keepVersion(tx, { clock }, versionsOf(name), { read: async () => row?.value ?? null, next, by: actor })
  return true
}

function versionsOf(name: SectionName): string {
  return `site ${name}`
}

async function loadSettings({ db, log }: Pick<Needs, 'db' | 'log'>, claims: ClaimTexts): Promise<SiteSettings> {
  const rows = await db.select().from(siteSettings)
  const saved = new Map(rows.map((row) => [row.section, row]))
  const sections = sectionNames.map((name) => {
    const row = saved.get(name)
    const section = sectionOf(name, row?.value)
    if (!section)
      log.error({ section: name }, 'A section of the site’s settings cannot be read; the words that were shipped stand in.')
    const words = section ?? shippedSettings[name]
    return [name, areTyped(claims, row?.savedAt ?? null) ? words : sectionWithClaims(name, words, claims)]
  })
  const settings = Object.fromEntries(sections) as SiteSettings
  const { house, plans } = settings
  return { ...settings, house: houseWithOwnSlogan(house, claims), plans: plansWithMark(plans, claims) }
}
