import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    pillar: text({ enum: ['sleep', 'nutrition', 'fitness', 'supplements', 'stress'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt, table.id)],
)
