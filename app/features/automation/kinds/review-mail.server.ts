import { z } from 'zod'

import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { findWrittenPost } from '#features/blog/written-post.server.ts'
import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

export const announceDraft = defineJob({ name: 'automation.announce-draft', payload: z.object({ postId: z.uuid() }) })

/** One mail to those who run the site and want it: that the daily article waits for them. Nothing happens when it is gone. */
export async function mailDraft(
  services: Pick<Infrastructure, 'db' | 'mail' | 'site'>,
  { postId }: { postId: string },
): Promise<void> {
  const { db, mail, site } = services
  const title = (await findWrittenPost(services, postId))?.title
  const addresses = await listIncomingAddresses(db)
  if (title === undefined || addresses.length === 0) return
  await mail.send({
    to: addresses.join(', '),
    ...renderMail({
      subject: `To review: ${title}`,
      preview: 'Today’s article waits for you.',
      brandName: await site.name(),
      blocks: [
        { kind: 'paragraph', text: `Today’s article, “${title}”, is written. Nobody sees it before you publish it.` },
        { kind: 'link', label: 'Read and publish it', href: `${site.origin}${editorAddress(postId)}` },
      ],
      footer: 'Daily article, prepared for review.',
    }),
  })
}
