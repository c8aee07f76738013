import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { posts } from '#features/blog/core/tables.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { Article } from './article.ts'
import type { RunInput } from './run.ts'

const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** The daily article: one row for the site, and none before the owner first saves it. */
export const blogAutomationSettings = pgTable('blog_automation_settings', {
  id: uuid().primaryKey().defaultRandom(),
  /** There is one row. */
  isOnly: boolean().notNull().unique().default(true),
  userId: optionalUser(),
  dailyPrompt: text().notNull(),
  enabled: boolean().notNull(),
  /** "06:00:00". */
  publishingTime: text().notNull(),
  timezone: text().notNull(),
  /** What becomes of the daily article: published at once, or a draft and a mail to the owner. */
  mode: text({ enum: ['publish', 'review'] }).notNull(),
  /** The last local date with a daily article. */
  lastGeneratedDate: date({ mode: 'string' }),
  /** What a model may cost in a calendar month (UTC), in cents of US dollars; null without a limit. */
  monthlyBudgetCents: integer(),
  /** Cents of US dollars for a million tokens read and written; null where the owner did not say. */
  inputPriceCents: integer(),
  outputPriceCents: integer(),
  savedAt: instant().notNull(),
  /** From when on daily times count: when they were first saved, turned on or put to another time. Null: from `savedAt` on. */
  startsAt: instant(),
})

/** One run of the generator: an article, or a batch of them. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['article', 'batch', 'daily', 'today', 'test'] }).notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    input: jsonb().$type<RunInput>().notNull(),
    requestedBy: optionalUser(),
    /** What is being done, in words. */
    step: text().notNull().default(''),
    done: integer().notNull().default(0),
    total: integer().notNull().default(1),
    /** Somebody wants it to stop. */
    isCancelAsked: boolean().notNull().default(false),
    /** The last sign of life of the worker that is at it; null while none is. */
    aliveAt: instant(),
    error: text(),
    /** What it was about, as the library names its topics; for not repeating one. */
    topic: text(),
    /** Of a daily run: the date in its zone. */
    localDate: date({ mode: 'string' }),
    postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (run) => [
    index().on(run.kind, run.createdAt.desc()),
    index().on(run.postId),
    uniqueIndex('generation_runs_one_a_day')
      .on(run.localDate)
      .where(sql`kind = 'daily' AND status IN ('queued', 'running', 'done')`),
  ],
)

/** The articles of a batch. What was generated stays when another one fails, so that a retry pays only for what is missing. */
export const generationItems = pgTable(
  'generation_items',
  {
    runId: uuid()
      .notNull()
      .references(() => generationRuns.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the lines. */
    position: integer().notNull(),
    title: text().notNull(),
    prompt: text().notNull(),
    scheduledFor: instant(),
    article: jsonb().$type<Article>(),
    error: text(),
    postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
  },
  (item) => [primaryKey({ columns: [item.runId, item.position] })],
)

/** What each call of a model used. */
export const modelUsage = pgTable(
  'model_usage',
  {
    id: uuid().primaryKey().defaultRandom(),
    runId: uuid().references(() => generationRuns.id, { onDelete: 'set null' }),
    /** Which article of the run it was for. */
    position: integer().notNull().default(0),
    postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
    model: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Millionths of a US dollar, by the prices of that time; null where no price was set. */
    costMicros: bigint({ mode: 'number' }),
    usedAt: instant().notNull(),
  },
  (usage) => [index().on(usage.usedAt), index().on(usage.postId), index().on(usage.runId)],
)
