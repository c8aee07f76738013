import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import { dropItem } from '#features/inbox/keep-item.server.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { fileKeysOf } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { itemOf } from './stories.server.ts'

const stories = {
  name: 'stories',
  about: 'The stories that you sent, what became of them, and the words that are published where they were edited.',
  columns: {
    id: memberStories.id,
    name_to_show: memberStories.name,
    text: memberStories.text,
    edited_text: memberStories.editedText,
    rating: memberStories.rating,
    consented_at: memberStories.consentedAt,
    status: memberStories.status,
    held_as_spam: memberStories.held,
    created_at: memberStories.createdAt,
    decided_at: memberStories.decidedAt,
  },
}
const decisions = {
  name: 'story-decisions',
  about: 'If you run the site: the stories of others that you decided about.',
  columns: { story_id: memberStories.id, status: memberStories.status, decided_at: memberStories.decidedAt },
}

const noted = {
  name: 'noted-testimonials',
  about: 'If you run the site: the testimonials that you typed in for people without an account.',
  columns: { story_id: memberStories.id, consented_at: memberStories.consentedAt, created_at: memberStories.createdAt },
}

export const storyData = {
  tables: [
    {
      table: 'member_stories',
      whose: ['user_id'],
      what: 'Your stories, on every page that shows them',
      rows: ['story', 'stories'],
      exported: {
        section: stories.name,
        without: {
          user_id: ACCOUNT_NUMBER,
          decided_by: 'It is the account of the person who decided.',
          consent_how: 'You gave your consent here; this is noted where somebody without an account gave it elsewhere.',
          noted_by: 'It is the account of the person who typed in a story of somebody without an account.',
          picture: 'The picture itself is in the folder “pictures”.',
        },
      },
      erased: { how: 'step' },
    },
    {
      table: 'member_stories',
      whose: ['decided_by'],
      what: 'If you run the site: that it was you who decided about the stories of others',
      exported: { section: decisions.name, only: ['id', 'status', 'decided_at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'member_stories',
      whose: ['noted_by'],
      what: 'If you run the site: that it was you who typed in testimonials, and noted that their authors agree',
      exported: { section: noted.name, only: ['id', 'consented_at', 'created_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(
        stories,
        await db
          .select(stories.columns)
          .from(memberStories)
          .where(eq(memberStories.userId, userId))
          .orderBy(memberStories.createdAt),
      ),
      exportSection(
        decisions,
        await db
          .select(decisions.columns)
          .from(memberStories)
          .where(eq(memberStories.decidedBy, userId))
          .orderBy(memberStories.decidedAt),
      ),
      exportSection(
        noted,
        await db
          .select(noted.columns)
          .from(memberStories)
          .where(eq(memberStories.notedBy, userId))
          .orderBy(memberStories.createdAt),
      ),
    ]
  },
  async files({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const rows = await db
      .select({ id: memberStories.id, picture: memberStories.picture })
      .from(memberStories)
      .where(eq(memberStories.userId, userId))
      .orderBy(memberStories.createdAt)
    return rows.flatMap(({ id, picture }) => {
      const key = picture && fileKeysOf(picture).at(-1)
      return key ? [{ name: `pictures/story-${id}${key.slice(key.lastIndexOf('.'))}`, key }] : []
    })
  },
  async erase(services: Pick<Infrastructure, 'broadcast'>, tx: Transaction, { userId }: { userId: string }) {
    const gone = await tx
      .delete(memberStories)
      .where(eq(memberStories.userId, userId))
      .returning({ id: memberStories.id, picture: memberStories.picture })
    for (const { id } of gone) await dropItem(services, tx, itemOf(id))
    if (gone.length > 0) await services.broadcast.publish(tx, PAGES)
    return gone.flatMap(({ picture }) => (picture ? fileKeysOf(picture) : []))
  },
} as const
