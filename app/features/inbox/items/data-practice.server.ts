import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { RETENTION_DAYS } from './retention.server.ts'

/** What people write to the team of themselves. */
export const messagePractice = {
  find: async ({ sendsMail, inbound }: Pick<Infrastructure, 'sendsMail'> & Pick<InboxPorts, 'inbound'>) => ({
    readers: [
      'What you write to us yourself, in a message, a story or about an appointment, is read by our team.',
      ...(sendsMail ? ['A message that you write to us is sent to our team by mail as well, word for word.'] : []),
    ],
    processors: inbound ? ['What you answer to our mails is brought here by a mail service, which handles its words.'] : [],
    retention: [
      `Messages to us: ${RETENTION_DAYS.messages / 365} years after the last one; what looks like spam ${RETENTION_DAYS.spam} days.`,
    ],
  }),
}
