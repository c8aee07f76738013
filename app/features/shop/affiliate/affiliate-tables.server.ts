import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { products } from '#features/shop/core/tables.server.ts'

/** How often a link led out of the shop, by day (UTC), target and the page it stood on. Nothing about who followed it. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    day: date({ mode: 'string' }).notNull(),
    /** What stands behind /go/: a product’s slug at that time, a category, or the retailer’s home. */
    target: text().notNull(),
    /** The path of the page on our site; empty when the browser did not say. */
    page: text().notNull().default(''),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    /** The name it had then. */
    label: text().notNull(),
    count: integer().notNull().default(0),
  },
  (click) => [primaryKey({ columns: [click.day, click.target, click.page] }), index().on(click.productId)],
)
