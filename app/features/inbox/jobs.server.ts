import { z } from 'zod'

import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'

import { notifyTeam } from './contact.server.ts'
import { messageMail } from './message-mail.server.ts'
import { findMessage, removeOldMessages } from './messages.server.ts'

/** One mail to the administrators who want it, about one message. Nothing happens when the message is gone, or nobody runs the site yet. */
async function tellTeam(services: Services, { messageId }: { messageId: string }): Promise<void> {
  const message = await findMessage(services, messageId)
  const addresses = await listIncomingAddresses(services.db)
  if (!message || addresses.length === 0) return
  const address = `${services.site.origin}/admin/messages/${messageId}`
  await services.mail.send({
    to: addresses.join(', '),
    replyTo: message.email,
    ...messageMail(message, address, await services.site.name()),
  })
}

/** Every night. */
const removeOld = defineJob({ name: 'inbox.remove-old', payload: z.unknown(), cron: '37 3 * * *' })

export const inboxJobs: ReadonlyArray<JobHandler> = [handleJob(notifyTeam, tellTeam), handleJob(removeOld, removeOldMessages)]
