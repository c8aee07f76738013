import { eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { siteSettings } from '#features/site/core/tables.server.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The owner’s brand, and the opening of the site. */
export const siteSteps = {
  name: 'Brand and opening',
  async find({ db }: Pick<Infrastructure, 'db'>) {
    const brand = db
      .select({ step: sql<'brand' | 'opening'>`'brand'`, at: siteSettings.savedAt })
      .from(siteSettings)
      .where(eq(siteSettings.section, 'house'))
    const opening = db
      .select({ step: sql<'brand' | 'opening'>`'opening'`, at: siteOpenings.openedAt })
      .from(siteOpenings)
      .where(isNull(siteOpenings.closedAt))
    const done = new Map((await unionAll(brand, opening)).map(({ step, at }) => [step, at]))
    const standing = (step: 'brand' | 'opening') => ({ name: step, isDone: done.has(step), doneAt: done.get(step) ?? null })
    return [
      {
        ...standing('brand'),
        title: 'Make it your brand',
        text: 'Name, slogan, colour and portrait. Until you save yours, pages and mails speak in the name of the sample.',
        to: '/admin/settings/site',
      },
      {
        ...standing('opening'),
        title: 'Open your site',
        text: 'Until then it is a sample, and says so. Go through what it claims, and open it.',
        to: '/admin/opening',
      },
    ]
  },
}
