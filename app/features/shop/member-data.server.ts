import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { refreshes, shopSettings, suppliers } from './core/tables.server.ts'
import { productImports } from './managing/csv/csv-tables.server.ts'

const WORK = 'If you run the site: what you set, allowed, had read or imported in the shop'

const settings = {
  name: 'shop-settings',
  about: 'If you run the site: when you last saved the settings of the shop.',
  columns: { id: shopSettings.id, saved_at: shopSettings.savedAt },
}
const allowed = {
  name: 'shop-suppliers',
  about: 'If you run the site: the shops that you allowed to be read.',
  columns: { id: suppliers.id, key: suppliers.key, created_at: suppliers.createdAt },
}
const readings = {
  name: 'shop-refreshes',
  about: 'If you run the site: when you had a supplier or a page read.',
  columns: { id: refreshes.id, kind: refreshes.kind, created_at: refreshes.createdAt },
}
const imports = {
  name: 'product-imports',
  about: 'If you run the site: the files of products that you imported.',
  columns: { id: productImports.id, file_name: productImports.fileName, created_at: productImports.createdAt },
}

const ofWork = (table: string, column: string, section: { name: string; columns: object }) =>
  ({
    table,
    whose: [column],
    what: WORK,
    exported: { section: section.name, only: Object.keys(section.columns) },
    erased: { how: 'anonymous' },
  }) as const

export const shopData = {
  tables: [
    ofWork('shop_settings', 'saved_by', settings),
    ofWork('suppliers', 'created_by', allowed),
    ofWork('shop_refreshes', 'requested_by', readings),
    ofWork('product_imports', 'created_by', imports),
    {
      table: 'shop_refreshes',
      whose: ['supplier_id'],
      what: WORK,
      counted: 'owners',
      exported: { not: 'It says which supplier was read, and nothing of a person.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'shop_refresh_pages',
      whose: ['refresh_id'],
      what: WORK,
      counted: 'owners',
      exported: { not: 'It says which reading a page belongs to, and nothing of a person.' },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(settings, await db.select(settings.columns).from(shopSettings).where(eq(shopSettings.savedBy, userId))),
      exportSection(
        allowed,
        await db.select(allowed.columns).from(suppliers).where(eq(suppliers.createdBy, userId)).orderBy(suppliers.createdAt),
      ),
      exportSection(
        readings,
        await db.select(readings.columns).from(refreshes).where(eq(refreshes.requestedBy, userId)).orderBy(refreshes.createdAt),
      ),
      exportSection(
        imports,
        await db
          .select(imports.columns)
          .from(productImports)
          .where(eq(productImports.createdBy, userId))
          .orderBy(productImports.createdAt),
      ),
    ]
  },
} as const
