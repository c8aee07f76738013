import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { blogAutomationSettings, generationRuns } from './core/tables.server.ts'

const settings = {
  name: 'daily-article-settings',
  about: 'If you run the site: when you last saved the settings of the daily article.',
  columns: { time_zone: blogAutomationSettings.timezone, saved_at: blogAutomationSettings.savedAt },
}
const runs = {
  name: 'articles-you-had-written',
  about: 'If you run the site: when you had articles written.',
  columns: { id: generationRuns.id, kind: generationRuns.kind, created_at: generationRuns.createdAt },
}

const OF_THE_SITE = 'It belongs to the articles of the site, and says nothing about you.'

/** Rows that hang on a post or a run, and through them on who made it. */
const ofTheSite = (table: string, ...whose: string[]) =>
  ({
    table,
    whose,
    what: 'If you run the site: how articles were written',
    counted: 'owners',
    exported: { not: OF_THE_SITE },
    erased: { how: 'anonymous' },
  }) as const

export const automationData = {
  tables: [
    {
      table: 'blog_automation_settings',
      whose: ['user_id'],
      what: 'If you run the site: that it was you who saved the settings of the daily article',
      exported: { section: settings.name, only: ['timezone', 'saved_at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'generation_runs',
      whose: ['requested_by'],
      what: 'If you run the site: that it was you who had articles written',
      exported: { section: runs.name, only: ['id', 'kind', 'created_at'] },
      erased: { how: 'anonymous' },
    },
    ofTheSite('generation_runs', 'post_id'),
    ofTheSite('generation_items', 'run_id', 'post_id'),
    ofTheSite('model_usage', 'run_id', 'post_id'),
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(
        settings,
        await db.select(settings.columns).from(blogAutomationSettings).where(eq(blogAutomationSettings.userId, userId)),
      ),
      exportSection(
        runs,
        await db
          .select(runs.columns)
          .from(generationRuns)
          .where(eq(generationRuns.requestedBy, userId))
          .orderBy(generationRuns.createdAt),
      ),
    ]
  },
} as const
