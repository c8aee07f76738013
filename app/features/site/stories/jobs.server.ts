import { eq } from 'drizzle-orm'

import { findReader, listIncomingAddresses, stopAddress } from '#features/identity/mail-topics/preferences.server.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { handleJob } from '#platform/jobs.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import { notifyOfStory, tellOfDecision } from './stories.server.ts'

/**
 * One mail to the administrators who want it: that a story waits, and where. Not its words: a story may tell of somebody's health. Nothing
 * happens when the story is gone, or nobody runs the site yet.
 */
async function tellOfStory(
  services: Pick<Infrastructure, 'db' | 'mail' | 'site'>,
  { storyId }: { storyId: string },
): Promise<void> {
  const [story] = await services.db.select().from(memberStories).where(eq(memberStories.id, storyId))
  const addresses = await listIncomingAddresses(services.db)
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

/** Tells a story’s author what became of it, unless they do not want to know or another decision has been made since. */
async function tellAuthor(
  services: Pick<Infrastructure, 'db' | 'mail' | 'site' | 'secret'>,
  { storyId, status }: { storyId: string; status: string },
): Promise<void> {
  const [story] = await services.db.select().from(memberStories).where(eq(memberStories.id, storyId))
  if (story?.status !== status || story.userId === null) return
  const author = await findReader(services, story.userId, 'story')
  if (!author) return
  const { site, mail } = services
  const isOut = status === 'approved'
  await mail.send({
    to: author.email,
    ...renderMail({
      subject: isOut ? 'Your story is published' : 'Your story was read',
      preview: isOut ? 'It is on the site now.' : 'It stays between us.',
      brandName: await site.name(),
      blocks: [
        {
          kind: 'paragraph',
          text: isOut
            ? 'Thank you for telling it. Your story is on the site now; you can withdraw it at any time.'
            : 'Thank you for telling it. We do not publish this one; it stays between us, and you may write another.',
        },
        isOut
          ? { kind: 'link', label: 'See it', href: `${site.origin}/testimonials` }
          : { kind: 'link', label: 'Your stories', href: `${site.origin}/stories/new` },
      ],
      footer: 'You get this because you sent a story.',
      stopAddress: stopAddress(services, author.userId, 'story'),
    }),
  })
}

export const storyJobs = [handleJob(notifyOfStory, tellOfStory), handleJob(tellOfDecision, tellAuthor)]
