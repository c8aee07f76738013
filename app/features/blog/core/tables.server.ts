import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import type { Heading } from '#features/writing/text.ts'
import { instant } from '#platform/columns.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import type { ChoreKind } from './chore.ts'
import type { PictureCopies } from './picture-copies.ts'
import type { PostContent, PostOrigin } from './post.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** In the order in which PostgreSQL reads `ORDER BY x DESC`; Drizzle’s own puts nulls last, and such an index is of no use to it. */
const newestFirst = (column: ExtraConfigColumn) => column.desc().nullsFirst()
const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Articles. `published`, `status` and `scheduled_for` never contradict each other: the database holds them to it. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    author: text().notNull(),
    /** Markdown, as it was typed. */
    body: text().notNull(),
    metaDescription: text().notNull().default(''),
    /** An address as it was typed; empty for the generated plate. */
    coverImage: text().notNull().default(''),
    /** Our own copy of that picture, or an uploaded one. */
    cover: jsonb().$type<StoredPicture>(),
    /** Our own copies of the pictures from elsewhere that are in it, by their address. */
    pictures: jsonb().$type<PictureCopies>().notNull().default({}),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** A pillar’s slug: its colours and the motif of the plate. */
    pillar: text(),
    published: boolean().notNull().default(false),
    status: text({ enum: ['draft', 'scheduled', 'published'] })
      .notNull()
      .default('draft'),
    scheduledFor: instant(),
    /** When it was first published. */
    date: instant(),
    origin: text().$type<PostOrigin>().notNull().default('hand'),
    /** Which model wrote it, as its provider names it. */
    model: text(),
    /** What its readers in the house should know before they publish it. */
    note: text(),
    reviewedBy: optionalUser(),
    reviewedAt: instant(),
    createdBy: optionalUser(),
    /** Rises with every change: who saves says which one they had before them. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What follows is made from the rest when it is saved (`rendering.server.ts`). */
    html: text().notNull(),
    headings: jsonb().$type<ReadonlyArray<Heading>>().notNull(),
    words: integer().notNull(),
    /** Title, tags and description, for finding by a part of a word. */
    gist: text().notNull(),
    /** What can be read of the body, without marks. */
    plain: text().notNull(),
    search: tsvector().notNull(),
    /** The same without the body: small enough to rank thousands of posts by. */
    searchHead: tsvector().notNull(),
  },
  (post) => [
    check('posts_one_status', sql`${post.published} = (${post.status} = 'published')`),
    check('posts_scheduled_when', sql`(${post.status} = 'scheduled') = (${post.scheduledFor} IS NOT NULL)`),
    check('posts_dated', sql`${post.status} <> 'published' OR ${post.date} IS NOT NULL`),
    index('posts_newest')
      .on(newestFirst(post.date), newestFirst(post.createdAt), newestFirst(post.id))
      .where(sql`published`),
    index('posts_by_making').on(newestFirst(post.createdAt)),
    index('posts_due')
      .on(post.scheduledFor)
      .where(sql`status = 'scheduled'`),
    index('posts_tags').using('gin', post.tags),
    index('posts_search').using('gin', post.search),
    index('posts_search_head').using('gin', post.searchHead),
    index('posts_pillar')
      .on(post.pillar, newestFirst(post.date))
      .where(sql`published`),
    index('posts_gist').using('gin', post.gist.op('gin_trgm_ops')),
    index('posts_author').using('gin', post.author.op('gin_trgm_ops')),
  ],
)

/** Every longer word that ever stood in a post: what somebody who mistyped one may have meant. */
export const postWords = pgTable('post_words', { word: text().primaryKey() }, ({ word }) => [
  index('post_words_like').using('gin', word.op('gin_trgm_ops')),
])

/** Addresses that a post had before; they lead on to the one it has. */
export const postSlugs = pgTable('post_slugs', {
  slug: text().primaryKey(),
  postId: uuid()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

/** What a post said at some time: kept by hand, or by itself while somebody was writing. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['saved', 'autosaved'] }).notNull(),
    content: jsonb().$type<PostContent>().notNull(),
    savedBy: optionalUser(),
    savedAt: instant().notNull(),
  },
  (version) => [index().on(version.postId, newestFirst(version.savedAt))],
)

/** Pictures that were uploaded for a post: in its text, or as its cover. Their files go with it. */
export const postUploads = pgTable(
  'post_uploads',
  {
    /** Of the files, without width and ending. */
    key: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    picture: jsonb().$type<StoredPicture>().notNull(),
    uploadedAt: instant().notNull(),
  },
  (upload) => [index().on(upload.postId)],
)

/**
 * The scheduler’s ledger: what was due, when it was taken up, and how it ended. A publication that fails keeps one open line, which tells of the
 * last try.
 */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
    /** As it was called then. */
    title: text().notNull(),
    dueAt: instant().notNull(),
    claimedAt: instant().notNull(),
    doneAt: instant(),
    error: text(),
  },
  (publication) => [
    index().on(newestFirst(publication.dueAt)),
    index().on(publication.postId),
    uniqueIndex('publications_one_open')
      .on(publication.postId, publication.dueAt)
      .where(sql`done_at IS NULL`),
  ],
)

/** Long work over all posts, the last run of each kind. */
export const postChores = pgTable('post_chores', {
  kind: text().$type<ChoreKind>().primaryKey(),
  /** Changes with every run: whoever works for an earlier one stops. */
  runId: uuid().notNull(),
  status: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** What came of it: a file to fetch. */
  fileKey: text(),
  bytes: integer(),
  startedAt: instant().notNull(),
  endedAt: instant(),
})

/** What the last check of links found wrong. */
export const postLinkFindings = pgTable(
  'post_link_findings',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** As it stands in the text. */
    link: text().notNull(),
    /** A sentence for people. */
    problem: text().notNull(),
    checkedAt: instant().notNull(),
  },
  (finding) => [index().on(finding.postId)],
)
