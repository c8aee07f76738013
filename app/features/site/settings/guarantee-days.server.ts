import { eq } from 'drizzle-orm'

import { sectionOf, shippedSettings } from '#features/site/core/site-settings.ts'
import { siteSettings } from '#features/site/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** For how many days after the first payment the money goes back, as the settings have it now. */
export async function guaranteeDays({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, 'plans'))
  return (sectionOf('plans', row?.value) ?? shippedSettings.plans).guaranteeDays
}
