import { pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'

/** What is wrong, from when a process first sees it until none does any more and the owners know. */
export const systemTroubles = pgTable('system_troubles', {
  /** What it is, and of what only one machine sees, on which: `queues`, `jobs.blog.publish-due`, `disk@web-1`. */
  kind: text().primaryKey(),
  title: text().notNull(),
  sentence: text().notNull(),
  /** Where it is seen to: a path of this site. */
  path: text().notNull(),
  since: instant().notNull(),
  seenAt: instant().notNull(),
  /** A process is writing the mail about it; long ago: it was killed, or the mail could not be sent. */
  claimedAt: instant(),
  /** When the mail went out. */
  toldAt: instant(),
  /** When the mail could not be sent for the last time. */
  mailFailedAt: instant(),
})
