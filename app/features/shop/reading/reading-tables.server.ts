import { pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'

/** What a host said about itself, and when it may be asked again: shared by all workers. */
export const scrapedHosts = pgTable('scraped_hosts', {
  host: text().primaryKey(),
  /** Its robots.txt; empty when it has none. */
  robots: text().notNull().default(''),
  robotsReadAt: instant(),
  /** The next request may begin then: a second after the last one, or what Retry-After said. */
  nextVisitAt: instant().notNull(),
})

/** What a page said about its edition, so that one that has not changed is not sent again. */
export const scrapedPages = pgTable('scraped_pages', {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text(),
  readAt: instant().notNull(),
})
