import { isNull } from 'drizzle-orm'

import { PAGES } from '#features/site/core/pages-word.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { isAsIfOpen } from './as-if-open.server.ts'
import { siteOpenings } from './opening-tables.server.ts'

/** Whether the owner has opened the site; until then it is a sample. Kept in memory; on every replica as soon as it changes. */
export const isSiteOpen = cachedValue(
  PAGES,
  async (services: Pick<Infrastructure, 'db' | 'broadcast'>) =>
    isAsIfOpen(services) || (await services.db.$count(siteOpenings, isNull(siteOpenings.closedAt))) > 0,
)
