import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts, postVersions } from './core/tables.server.ts'

const begun = {
  name: 'posts',
  about: 'If you run the site: the posts of the blog that you began.',
  columns: { id: posts.id, title: posts.title, created_at: posts.createdAt },
}
const reviewed = {
  name: 'post-reviews',
  about: 'If you run the site: the posts of the blog that you said you had read.',
  columns: { id: posts.id, reviewed_at: posts.reviewedAt },
}
const versions = {
  name: 'post-versions',
  about: 'If you run the site: when you changed or wrote on which post of the blog.',
  columns: { id: postVersions.id, post_id: postVersions.postId, kind: postVersions.kind, saved_at: postVersions.savedAt },
}

const WORK = 'If you run the site: which posts of the blog you began, read or changed'

/** Rows about a post: they lead to a person only by way of whoever began it. */
const aboutPosts = ['post_slugs', 'post_versions', 'post_uploads', 'post_link_findings', 'publications'].map(
  (table) =>
    ({
      table,
      whose: ['post_id'],
      what: WORK,
      counted: 'owners',
      exported: { not: 'It says which post it belongs to, and nothing of a person.' },
      erased: { how: 'anonymous' },
    }) as const,
)

export const blogData = {
  tables: [
    {
      table: 'posts',
      whose: ['created_by'],
      what: WORK,
      exported: { section: begun.name, only: ['id', 'title', 'created_at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'posts',
      whose: ['reviewed_by'],
      what: WORK,
      exported: { section: reviewed.name, only: ['id', 'reviewed_at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'posts',
      whose: ['author'],
      what: 'The name under a post of the blog',
      counted: 'owners',
      exported: { not: 'It stands on the public page of the post, as the owner typed it.' },
      erased: {
        how: 'kept',
        duty: 'a published text may name who wrote it (GDPR, article 17(3)(a)); the owner changes it when you ask',
        howLong: 'as long as the post stands',
      },
    },
    {
      table: 'post_versions',
      whose: ['saved_by'],
      what: WORK,
      exported: { section: versions.name, only: ['id', 'post_id', 'kind', 'saved_at'] },
      erased: { how: 'anonymous' },
    },
    ...aboutPosts,
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(
        begun,
        await db.select(begun.columns).from(posts).where(eq(posts.createdBy, userId)).orderBy(posts.createdAt),
      ),
      exportSection(
        reviewed,
        await db.select(reviewed.columns).from(posts).where(eq(posts.reviewedBy, userId)).orderBy(posts.reviewedAt),
      ),
      exportSection(
        versions,
        await db
          .select(versions.columns)
          .from(postVersions)
          .where(eq(postVersions.savedBy, userId))
          .orderBy(postVersions.savedAt),
      ),
    ]
  },
  async erase({ broadcast }: Pick<Infrastructure, 'broadcast'>, tx: Transaction, { userId }: { userId: string }) {
    // Their name goes from the pages of what they reviewed, also from those that are kept.
    if ((await tx.$count(posts, eq(posts.reviewedBy, userId))) > 0) await broadcast.publish(tx, 'pages')
    return []
  },
} as const
