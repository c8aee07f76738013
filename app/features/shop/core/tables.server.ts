import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import type { PageOutcome, RefreshPageKind } from './page-outcome.ts'
import type { Category, Evidence, Proposed, ProductField, Provenance, ScrapeData } from './product.ts'
import type { RefreshResult } from './refresh.ts'

const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Everything on the shelves: curated (no `source_site`), or scraped from a supplier’s page. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Text, never HTML. */
    description: text().notNull().default(''),
    /** As the page or the owner wrote it; empty when there is none. */
    price: text().notNull().default(''),
    /** What `price` says in the smallest unit of its currency; null where no number can be read. Sorting goes by it. */
    priceCents: integer(),
    /** ISO 4217; null where nobody said. */
    currency: text(),
    /** The regular price beside a lower one, as written; empty when there is none. */
    compareAt: text().notNull().default(''),
    priceSource: text({ enum: ['hand', 'page', 'test'] })
      .notNull()
      .default('hand'),
    /** When the price was last seen where it comes from. */
    checkedAt: instant(),
    /** As given; pages show our copy. */
    imageUrl: text().notNull().default(''),
    image: jsonb().$type<StoredPicture>(),
    /** The page it was read from, without what follows visitors; one product each. */
    sourceUrl: text().unique(),
    /** Where its link leads in the end; null when it is not for sale anywhere. */
    affiliateUrl: text(),
    /** `rogue`, `momentous`, the key of another supplier, or the domain of a single page; null for curated ones. */
    sourceSite: text(),
    category: text().$type<Category>().notNull().default('equipment'),
    inStock: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    /** A pillar’s slug. */
    pillar: text(),
    evidence: jsonb().$type<Evidence>(),
    scrapeData: jsonb().$type<ScrapeData>(),
    provenance: jsonb().$type<Provenance>().notNull().default({}),
    /** Written by a person: no refresh changes them. */
    handEdited: text()
      .array()
      .$type<ProductField[]>()
      .notNull()
      .default(sql`'{}'`),
    proposed: jsonb().$type<Proposed>().notNull().default({}),
    /** Differences that the owner decided against; found again, they are not proposed again. */
    declined: jsonb().$type<Proposed>().notNull().default({}),
    /** Since when its page is no longer there. */
    goneAt: instant(),
    /** Rises with every change by a person: who saves says which one they had before them. */
    version: integer().notNull().default(1),
    /** What follows is made from the rest when it is saved (`products.server.ts`). Name and description, for finding by a part of a word. */
    gist: text().notNull(),
    /** Its place in the list of what is asked for most (`ordering/popularity.ts`); the first is 0. */
    popularity: integer().notNull(),
    /** The name as it is sorted. */
    sortName: text().notNull(),
    /** The tab on which it stands, by its category. */
    shelf: text({ enum: ['supplements', 'equipment'] })
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN category = 'equipment' THEN 'equipment' ELSE 'supplements' END`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (product) => [
    check('products_price_has_currency', sql`${product.priceCents} IS NULL OR ${product.currency} IS NOT NULL`),
    check('products_scraped_from', sql`(${product.scrapeData} IS NULL) OR (${product.sourceSite} IS NOT NULL)`),
    index('products_newest').on(product.createdAt.desc()),
    index('products_by_site').on(product.sourceSite, product.createdAt.desc()),
    // Each order of a tab (`ordering/order.server.ts`), whole, so that pages far back are found without reading the products before them.
    ...Object.entries({
      popular: [product.popularity],
      name_up: [sql`${product.sortName} COLLATE "C"`, sql`${product.name} COLLATE "C"`],
      name_down: [sql`${product.sortName} COLLATE "C" DESC`, sql`${product.name} COLLATE "C" DESC`],
      price_up: [product.priceCents, sql`${product.sortName} COLLATE "C"`, sql`${product.name} COLLATE "C"`],
      price_down: [
        sql`${product.priceCents} DESC NULLS LAST`,
        sql`${product.sortName} COLLATE "C"`,
        sql`${product.name} COLLATE "C"`,
      ],
    }).map(([name, order]) =>
      index(`products_shelf_${name}`)
        .on(product.shelf, sql`${product.featured} DESC`, ...order, sql`${product.createdAt} DESC`, product.id)
        .where(sql`${product.inStock}`),
    ),
    index('products_gist').using('gin', product.gist.op('gin_trgm_ops')),
    index('products_names').using('gin', product.sortName.op('gin_trgm_ops')),
  ],
)

/** What a product cost, and whether it was there: a line for every change, with the first time it was seen so. */
export const productHistory = pgTable(
  'product_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: text().notNull(),
    priceCents: integer(),
    currency: text(),
    inStock: boolean().notNull(),
    source: text({ enum: ['page', 'hand', 'csv', 'test'] }).notNull(),
    seenAt: instant().notNull(),
  },
  (line) => [index().on(line.productId, line.seenAt.desc())],
)

/** Addresses that a product had before. */
export const productSlugs = pgTable('product_slugs', {
  slug: text().primaryKey(),
  productId: uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
})

/** What the owner sets for the whole shop: one row, and none before they first save it. */
export const shopSettings = pgTable('shop_settings', {
  id: uuid().primaryKey().defaultRandom(),
  /** There is one row. */
  isOnly: boolean().notNull().unique().default(true),
  /** The retailer whose pages the adder reads: its domain and those below it; empty where there is none. */
  retailerDomain: text().notNull(),
  /** How it is called; empty for the one that came with the shop, or for its domain. */
  retailerName: text().notNull().default(''),
  /** The parameter that carries the partner’s id, and the id; without an id nothing is added. */
  partnerParameter: text().notNull(),
  partnerId: text().notNull().default(''),
  /** Where the cards of equipment lead, by what stands behind /go/; what is not named leads where the product ships it. */
  departments: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** Whether suppliers are read every night. */
  isNightlyOn: boolean().notNull().default(true),
  savedBy: optionalUser(),
  savedAt: instant().notNull(),
})

/** Shops whose products the owner takes over; only their hosts may be scraped. */
export const suppliers = pgTable('suppliers', {
  id: uuid().primaryKey().defaultRandom(),
  /** What its products carry as `source_site`. */
  key: text().notNull().unique(),
  name: text().notNull(),
  /** Where to begin: a home, listing, `products.json` or sitemap address. Its host is allowed, and those below it. */
  url: text().notNull().unique(),
  /** Put before the path of a product’s address; empty for the address itself. */
  affiliateBaseUrl: text().notNull().default(''),
  category: text().$type<Category>().notNull(),
  isNightlyOn: boolean().notNull().default(true),
  createdBy: optionalUser(),
  createdAt: instant().notNull(),
})

/** One reading of a supplier, or of one page. */
export const refreshes = pgTable(
  'shop_refreshes',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['supplier', 'nightly', 'page'] }).notNull(),
    supplierId: uuid().references(() => suppliers.id, { onDelete: 'cascade' }),
    /** Of a single page: its address. Of a supplier: where to begin instead of the supplier’s own address. */
    url: text(),
    /** Put before the paths of new products instead of the supplier’s own. */
    affiliateBaseUrl: text(),
    status: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** What is being done, in words. */
    step: text().notNull().default(''),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    isCancelAsked: boolean().notNull().default(false),
    result: jsonb().$type<RefreshResult>(),
    error: text(),
    requestedBy: optionalUser(),
    /** The last sign of life of the worker that is at it; null while none is. */
    aliveAt: instant(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (refresh) => [
    index().on(refresh.createdAt.desc()),
    uniqueIndex('shop_refreshes_one_at_a_time')
      .on(refresh.supplierId)
      .where(sql`status IN ('queued', 'running')`),
  ],
)

/**
 * What a reading that goes on still has to look at, and what became of the rest: whoever takes it up after a restart goes on here. When it
 * is over, its result says it all and these rows go.
 */
export const refreshPages = pgTable(
  'shop_refresh_pages',
  {
    refreshId: uuid()
      .notNull()
      .references(() => refreshes.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    position: integer().generatedAlwaysAsIdentity(),
    kind: text().$type<RefreshPageKind>().notNull(),
    /** How often its host asked to come back later. */
    tries: integer().notNull().default(0),
    /** Null while it is to be done. */
    outcome: jsonb().$type<PageOutcome>(),
  },
  (page) => [
    primaryKey({ columns: [page.refreshId, page.url] }),
    index('shop_refresh_pages_to_do')
      .on(page.refreshId, page.position)
      .where(sql`outcome IS NULL`),
  ],
)
