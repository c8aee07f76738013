import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { serviceSettings } from './core/tables.server.ts'

const changes = {
  name: 'service-settings',
  about: 'If you run the site: which outside services you set up last, and when.',
  columns: { service: serviceSettings.service, changed_at: serviceSettings.changedAt },
}

export const outsideServicesData = {
  tables: [
    {
      table: 'service_settings',
      whose: ['changed_by'],
      what: 'If you run the site: which outside services you set up',
      exported: { section: changes.name, only: ['service', 'changed_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const rows = await db
      .select(changes.columns)
      .from(serviceSettings)
      .where(eq(serviceSettings.changedBy, userId))
      .orderBy(serviceSettings.service)
    return [exportSection(changes, rows)]
  },
  erase: async () => [],
} as const
