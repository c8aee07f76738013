import { eq } from 'drizzle-orm'

import { listAdminAddresses } from '#features/identity/accounts.server.ts'
import { memberStories } from '#features/site/tables.server.ts'
import { handleJob, type JobHandler } from '#platform/jobs.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'
import type { Services } from '#platform/services.server.ts'

import { notifyOfStory } from './stories.server.ts'

/**
 * One mail to all administrators: that a story waits, and where. Not its words: a story may tell of somebody's health. Nothing
 * happens when the story is gone, or nobody runs the site yet.
 */
async function tellOfStory(services: Services, { storyId }: { storyId: string }): Promise<void> {
  const [story] = await services.db.select().from(memberStories).where(eq(memberStories.id, storyId))
  const addresses = await listAdminAddresses(services.db)
  if (!story || addresses.length === 0) return
  await services.mail.send({
    to: addresses.join(', '),
    ...renderMail({
      subject: `A story from ${story.name}`,
      preview: 'A member’s story waits for you.',
      brandName: await services.site.name(),
      blocks: [
        { kind: 'paragraph', text: `${story.name} has sent a story and agrees to its being published.` },
        { kind: 'paragraph', text: 'It appears on the site once you have approved it.' },
        { kind: 'link', label: 'Read it', href: `${services.site.origin}/admin/stories` },
      ],
      footer: 'Member story.',
    }),
  })
}

export const storyJobs: ReadonlyArray<JobHandler> = [handleJob(notifyOfStory, tellOfStory)]
