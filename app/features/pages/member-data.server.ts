import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { pageVersions } from './core/tables.server.ts'

const versions = {
  name: 'page-versions',
  about: 'If you run the site: when you changed or published which page.',
  columns: { id: pageVersions.id, page_id: pageVersions.pageId, kind: pageVersions.kind, saved_at: pageVersions.savedAt },
}

export const pagesData = {
  tables: [
    {
      table: 'page_versions',
      whose: ['saved_by'],
      what: 'If you run the site: which pages you changed or published',
      exported: { section: versions.name, only: ['id', 'page_id', 'kind', 'saved_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const rows = await db
      .select(versions.columns)
      .from(pageVersions)
      .where(eq(pageVersions.savedBy, userId))
      .orderBy(pageVersions.savedAt)
    return [exportSection(versions, rows)]
  },
  erase: async () => [],
} as const
